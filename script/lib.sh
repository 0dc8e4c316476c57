# Shared by the scripts: where the project is, and installing what is missing. Sourced by bash.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"

say() { printf '\n== %s\n' "$*"; }
die() {
  printf '%s\n' "$*" >&2
  exit 1
}

# node_is_new NODE: Vite needs 20.19 or newer; 21 and the first of 22 never had what it needs.
node_is_new() {
  "$1" -e 'const [a, b] = process.versions.node.split(".").map(Number);
    process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)' 2>/dev/null
}

# has THING: is it here? Asked by what it does, not by package, so that other sources of it count
# too.
has() {
  case $1 in
    catch2) [ -e /usr/include/catch2/catch.hpp ] || [ -e /usr/local/include/catch2/catch.hpp ] ||
      [ -e /usr/include/catch2/catch_all.hpp ] || [ -e /usr/local/include/catch2/catch_all.hpp ] ;;
    libfuzzer)
      local lib
      lib=$(clang++ -print-resource-dir 2>/dev/null)/lib
      [ -n "$(find "$lib" -name 'libclang_rt.fuzzer*.a' 2>/dev/null)" ]
      ;;
    chinese-font) fc-list :lang=zh-cn 2>/dev/null | grep -q . ;;
    benchmark)
      [ -e /usr/include/benchmark/benchmark.h ] || [ -e /usr/local/include/benchmark/benchmark.h ]
      ;;
    chromium) [ -x "${CHROMIUM:-/usr/bin/chromium}" ] ;;
    chromium-shell) [ -x "${CHROMIUM:-/usr/bin/chromium-headless-shell}" ] ;;
    firefox) [ -x "${FIREFOX:-/usr/bin/firefox-esr}" ] ;;
    *) command -v "$1" >/dev/null 2>&1 ;;
  esac
}

# alone COMMAND…: while nobody else of this project installs anything: steps may run side by side.
alone() {
  mkdir -p "$root/.cache"
  (
    flock 8
    "$@" 8>&-
  ) 8>"$root/.cache/lock"
}

# need THING=PACKAGE…: install the Debian packages of those things that are not here.
need() {
  local pair
  for pair in "$@"; do
    has "${pair%%=*}" || { alone install "$@"; return; }
  done
}

install() {
  local pair missing=() packages=()
  for pair in "$@"; do
    has "${pair%%=*}" && continue
    missing+=("${pair%%=*}")
    packages+=("${pair#*=}")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  if ! [ -e /etc/debian_version ] || ! command -v apt-get >/dev/null; then
    die "Missing here: ${missing[*]}. This script installs packages on Debian 12 only;" \
      "please install these yourself."
  fi
  local as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null ||
      die "Missing here: ${missing[*]}. Run as root, or install sudo, or: apt-get install ${packages[*]}"
    as_root=(sudo)
  fi
  say "Installing Debian packages: ${packages[*]}"
  "${as_root[@]}" apt-get update -q
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends "${packages[@]}"
  for pair in "$@"; do
    has "${pair%%=*}" || die "${pair%%=*} is still missing after installing ${pair#*=}."
  done
}

# Debian 12's node is too old for the page's tools: a newer one, with its own npm, goes into the
# project.
need_node() {
  local own="$root/.cache/node/node_modules/.bin"
  if ! own_node_is_new &&
    ! { command -v node && command -v npm && node_is_new node; } >/dev/null; then
    need node=nodejs npm=npm
    node_is_new node || alone install_node
  fi
  ! own_node_is_new || PATH="$own:$PATH"
  node_is_new node || die "The newer node does not run here: install node 20.19 or newer yourself."
  export PATH
}

own_node_is_new() {
  [ -x "$root/.cache/node/node_modules/.bin/node" ] && node_is_new "$root/.cache/node/node_modules/.bin/node"
}

install_node() {
  local own="$root/.cache/node"
  ! own_node_is_new || return 0
  say "Installing a newer node into .cache/ ($(node --version) is too old)"
  mkdir -p "$own"
  printf '{"private":true}\n' >"$own/package.json"
  npm install --prefix "$own" --no-audit --no-fund node@22 npm@10 ||
    die "node 20.19 or newer could not be installed. Install it yourself and run this again."
}

need_npm_packages() {
  cmake "-DWEB=$root/web" "-DNPM=$(command -v npm)" -P cmake/npm-ci.cmake
}

need_for_site() {
  need cmake=cmake ninja=ninja-build em++=emscripten ccache=ccache
  need_node
}

need_for_native() {
  need cmake=cmake ninja=ninja-build g++=g++ catch2=catch2 ccache=ccache
}

need_for_static() {
  need_for_native && need_for_site &&
    need clang-format-14=clang-format-14 clang-tidy-14=clang-tidy-14 clang++-14=clang-14
}

need_for_clang() {
  need_for_native
  need clang++=clang libfuzzer=libclang-rt-14-dev
}

need_for_bench() {
  need_for_site
  need g++=g++ benchmark=libbenchmark-dev
}

# Called by script/prove alone.
need_for_proofs() {
  need coqc=coq ninja=ninja-build
}

need_for_browser() {
  need chromium=chromium chromium-shell=chromium-headless-shell firefox=firefox-esr \
    chinese-font=fonts-noto-cjk
}
