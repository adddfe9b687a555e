"""What make does, one file per step, with nothing but the standard library.

`steps` says and runs, `system` knows Debian's packages, `environment` fills .venv, `client` builds the
browser client, `engine` compiles. `play`, `develop` (make setup) and `tools` (make test) put them together.
"""
