"""Is what docs/self-host.md says, and what lies in deploy/, true on an empty machine?

    python -m tests.trial.service FOLDER    as root: an empty Debian in FOLDER, with its systemd
    python -m tests.trial.container         with podman: the image, games, and what is kept

By hand: they need root, a network, free ports 80, 443 and 8642, and ten minutes, which no test may ask for.
"""
