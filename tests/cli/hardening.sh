# A fault of memory must end the program, not be used by somebody: what the build promises is looked for in the program
# itself (docs/security.md). Sourced by tests/cli/run.

# has WHAT PATTERN TEXT
has() {
  if grep -qE -- "$2" <<< "$3"; then pass; else fail "$1: nothing matches $2 in the program"; fi
}

headers=$(readelf --wide --file-header --program-headers --dynamic "$kostka")
has 'loaded at an address that nobody knows before' 'Type: +DYN' "$headers"
has 'addresses of functions cannot be written' 'GNU_RELRO' "$headers"
has 'and all of them are filled in before it begins' 'FLAGS_1.*NOW' "$headers"
has 'what is on the stack is not run' 'GNU_STACK.* RW ' "$headers"

symbols=$(readelf --wide --dyn-syms "$kostka")
has 'frames are checked when they are left' '__stack_chk_fail' "$symbols"
has 'calls of the C library know the room they have' '__mem(cpy|move)_chk' "$symbols"

# In the machine code: functions begin with the mark that an indirect jump must find, everywhere and not only in main.
count_of() { objdump --disassemble --no-show-raw-insn "$kostka" | grep -cE "$1"; }
case $(uname -m) in
  x86_64) marks=$(count_of '\<endbr64') ;;
  aarch64) marks=$(count_of '\<(bti|paciasp)\>') ;;
  *) marks=any ;;
esac
if [[ $marks == any ]] || ((marks > 5000)); then
  pass
else
  fail "control flow is protected: $marks functions are marked"
fi
