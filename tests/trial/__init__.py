"""Is what docs/self-host.md says, and what lies in deploy/, true on an empty machine?

    python -m tests.trial.service FOLDER    as root: an empty Debian in FOLDER, step by step, under its systemd
    python -m tests.trial.container         with podman: the image, games, and what is kept

By hand, because they need what no test may ask for: root, a network, free ports 80, 443 and 8642, ten minutes.
"""
