# shellcheck shell=bash
# Sourced by tests that can be run many times: does what holds once hold always, also on a machine that is busy?

repeats=1 busy=0 rest=() busy_loops=()

# Takes `--repeat N` and `--busy K` out of the arguments; what is left is in `rest`.
repeat_options() {
  while (($# > 0)); do
    case $1 in
      --repeat) repeats=${2-} && shift ;;
      --busy) busy=${2-} && shift ;;
      *) rest+=("$1") ;;
    esac
    shift
  done
  if [[ ! $repeats =~ ^[1-9][0-9]*$ || ! $busy =~ ^[0-9]+$ ]]; then
    echo 'usage: --repeat N (at least 1) --busy K (0 or more)' >&2
    exit 2
  fi
}

end_busy_loops() {
  ((${#busy_loops[@]} == 0)) || kill "${busy_loops[@]}" 2> /dev/null
}

# repeat NAME COMMAND...: as often as repeat_options() was told. Once: its output. Many times: a line for each run, then
# "N passed, N failed" of all runs; the output of a run that fails stays in build/repeat/NAME-<run>.txt.
repeat() {
  local name=$1
  shift
  local n
  trap end_busy_loops EXIT
  for ((n = 0; n < busy; ++n)); do
    while :; do :; done &
    busy_loops+=($!)
  done
  if ((repeats == 1)); then
    "$@"
    return
  fi

  local folder=build/repeat log run begin code passed failed all_passed=0 all_failed=0 bad_runs=0
  mkdir -p "$folder"
  rm -f "$folder/$name"-*.txt
  for ((run = 1; run <= repeats; ++run)); do
    log=$folder/$name-$run.txt begin=$SECONDS
    "$@" > "$log" 2>&1
    code=$?
    read -r passed failed < <(awk '/^[0-9]+ passed, [0-9]+ failed$/ { p += $1; f += $3 } END { print p + 0, f + 0 }' "$log")
    ((code != 0 && failed == 0)) && failed=1
    ((all_passed += passed, all_failed += failed))
    if ((failed == 0)); then
      rm "$log"
      log=''
    else
      ((++bad_runs))
    fi
    echo "run $run of $repeats: $passed passed, $failed failed ($((SECONDS - begin)) s) $log"
  done
  echo "$bad_runs of $repeats runs with failures"
  echo "$all_passed passed, $all_failed failed"
  ((all_failed == 0))
}
