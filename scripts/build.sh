# shellcheck shell=bash
# Sourced by ./run and ./test. Configures (once) and builds a preset of CMakePresets.json without noise.

# What was compiled in one clone serves the next: ccache looks at paths below the clone, not at where it lies.
export CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1

# build_preset PRESET LOG [TARGET...]: everything the build says goes to LOG; a terminal on
# descriptor 3 sees a counter.
build_preset() {
  local preset=$1 log=$2
  shift 2
  : > "$log"
  if [[ ! -f build/$preset/build.ninja ]]; then
    cmake --preset "$preset" >> "$log" 2>&1 || return 1
  fi
  local targets=()
  (($# > 0)) && targets=(--target "$@")
  cmake --build --preset "$preset" --parallel "$(nproc)" "${targets[@]}" 2>&1 | tee -a "$log" | show_counter
  return "${PIPESTATUS[0]}"
}

# Turns ninja's "[12/240] Building ..." lines into one counter that is wiped at the end; silent without a terminal.
show_counter() {
  if [[ ! -t 3 ]]; then
    cat > /dev/null
    return
  fi
  local line shown=''
  while IFS= read -r line; do
    [[ $line =~ ^\[([0-9]+/[0-9]+)\] ]] || continue
    printf '%s%s' "${shown//?/$'\b'}" "${BASH_REMATCH[1]} " >&3
    shown="${BASH_REMATCH[1]} "
  done
  printf '%s' "${shown//?/$'\b \b'}" >&3
}
