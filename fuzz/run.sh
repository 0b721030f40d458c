# Shared by run_short and run_long. fuzz_all RUNS_FACTOR runs every target on a copy of its seed corpus for a fixed number
# of inputs, as many targets at a time as there are processors, so that the same build always does the same, and ends with
# "N passed, N failed".
fuzz_all() {
  local factor=$1 work=build/fuzz target passed=0 failed=0
  # Inputs per target, chosen so that each takes about as long.
  local targets=(content:3000 journal:20000 packed:200000 patched_position:800 position:12000 scenario:6000 session:400 wire:4000)
  mkdir -p "$work/crashes"
  for target in "${targets[@]}"; do
    fuzz_one "$work" "${target%:*}" "$((${target#*:} * factor))" &
    while (($(jobs -rp | wc -l) >= $(nproc))); do wait -n; done
  done
  wait
  for target in "${targets[@]}"; do
    target=${target%:*}
    if [[ $(< "$work/$target.code") == 0 ]]; then
      echo "$target: $(sed -n 's/^stat::number_of_executed_units: *//p' "$work/$target.log") inputs, no crash"
      passed=$((passed + 1))
    else
      echo "$target: FAILED; the input is in $work/crashes, the report in $work/$target.log, which ends:"
      tail -n 30 "$work/$target.log" | sed 's/^/  | /'
      failed=$((failed + 1))
    fi
  done
  echo "$passed passed, $failed failed"
  ((failed == 0))
}

fuzz_one() {
  local work=$1 target=$2 runs=$3
  rm -rf "${work:?}/$target"
  mkdir -p "$work/$target"
  echo 1 > "$work/$target.code"  # until it is known better
  "build/debug/fuzz/fuzz_$target" -runs="$runs" -seed=1 -max_len=4096 -timeout=30 -rss_limit_mb=4096 -print_final_stats=1 \
    -artifact_prefix="$work/crashes/$target-" "$work/$target" "fuzz/corpus/$target" > "$work/$target.log" 2>&1
  echo $? > "$work/$target.code"
}
