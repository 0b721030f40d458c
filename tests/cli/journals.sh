# shellcheck shell=bash
# Playing, leaving, being killed, going on, looking back and checking: the life of a journal.

j=$work/journals
mkdir -p "$j"

# ---- whole matches ----
for game in pig knockdown; do
  "$kostka" games 2> /dev/null | grep -q "^$game:" || continue
  check "$game: two bots play to the end" 0 'wins' "$kostka" play "$game" --seats bot,bot --seed 7 --journal "$j/$game.jsonl" < /dev/null
  holds "$game: the secret is told at the end and no longer kept" test ! -e "$j/$game.jsonl.secret"
  check "$game: the journal is in order" 0 'Nothing is wrong' "$kostka" verify "$j/$game.jsonl"
  check "$game: verify gives JSON" 0 '"ok": true' "$kostka" verify "$j/$game.jsonl" --json
  check "$game: replay prints the log" 0 'Player [12]' "$kostka" replay "$j/$game.jsonl"
  check "$game: replay gives JSON" 0 '"difference": null' "$kostka" replay "$j/$game.jsonl" --json
  check "$game: replay in Polish" 0 'wygrywa' "$kostka" replay "$j/$game.jsonl" --lang pl --view all
  check "$game: replay of the start" 0 '' "$kostka" replay "$j/$game.jsonl" --to 0 --view 1
  check "$game: the position" 0 '"kostka_position": 1' "$kostka" position "$j/$game.jsonl"
  check "$game: the position of row 3" 0 '"row": 3' "$kostka" position "$j/$game.jsonl" --to 3
  check "$game: the moment after row 3" 0 '"chain": "play( > [a-z_]+)*: [a-z_]+"' "$kostka" position "$j/$game.jsonl" --at 3
  check "$game: the last moment, when nothing waits any more" 0 '"rules": \[\]' "$kostka" position "$j/$game.jsonl" --now
  check "$game: the shape of moments" 0 'questions\.#\.prompt\.kind' "$kostka" position --schema "$game" --now
  check "$game: the shape of moments as JSON Schema" 0 'kostka_moment' "$kostka" position --schema "$game" --now --json
  check "$game: the shape of positions" 0 'active +seat: integer' "$kostka" position --schema "$game"
  check "$game: the shape as JSON Schema" 0 'json-schema.org' "$kostka" position --schema "$game" --json
  "$kostka" play "$game" --seats bot,bot --seed 7 --journal "$j/$game-again.jsonl" < /dev/null > /dev/null 2>&1
  same "$game: a seed gives the same match again" "$(cat "$j/$game.jsonl")" "$(cat "$j/$game-again.jsonl")"
done

# ---- a person at a pipe ----
check "play ends with the input and says how to go on" 0 'kostka play --resume' \
  "$kostka" play pig --seats human,bot --seed 1 --journal "$j/eof.jsonl" <<< $'1\nhold'
check "the secret waits beside an unfinished journal" 0 '^600$' stat -c %a "$j/eof.jsonl.secret"
check "commands are answered" 0 'this help' "$kostka" play --resume "$j/eof.jsonl" <<< $'h\n?\n? 1\nw\nl\nb\nc X\nu\nq'
check "a question without a clause says so" 0 'No clause' "$kostka" play --resume "$j/eof.jsonl" <<< '?'
check "wrong input gets one sentence" 0 '"9" is not among the options' "$kostka" play --resume "$j/eof.jsonl" <<< '9'
check "an unknown line of the log" 0 'The log has no line "99"' "$kostka" play --resume "$j/eof.jsonl" <<< '? 99'
check "in Polish" 0 'Rozgrywka jest zapisana' "$kostka" play --resume "$j/eof.jsonl" --lang pl <<< 'q'
check "taking back against a bot" 0 'saved' "$kostka" play --resume "$j/eof.jsonl" <<< $'1\nt\n1\nq'
check "what was taken back is in order" 0 'Nothing is wrong' "$kostka" verify "$j/eof.jsonl"
holds "and is a row of its own" grep -q takeback "$j/eof.jsonl"
check "people who share a keyboard" 0 '^--- Player 2 ---' \
  "$kostka" play pig --seats human,human --seed 1 --journal "$j/two.jsonl" <<< $'hold\nhold\nq'
check "there are no colours in a pipe" 1 '^0$' grep -c $'\x1b' <("$kostka" play pig --seats bot,bot --seed 3 --journal "$j/plain.jsonl" < /dev/null)
check "own dice are asked for" 0 'What did your dice show' \
  "$kostka" play pig --seats human,bot --dice real --journal "$j/real.jsonl" <<< $'1\n5\n1\n7\nq'
holds "and recorded" grep -q '"chance":4' "$j/real.jsonl"
check "and nothing is promised about them" 0 'their own dice' "$kostka" verify "$j/real.jsonl"
check "a journal in the data folder" 0 "$XDG_DATA_HOME/kostka/journals/pig-.*-1.jsonl" "$kostka" play pig <<< q
check "the next one has the next number" 0 "pig-.*-2.jsonl" "$kostka" play pig <<< q

check "what may be taken back is taken back" 0 'KNO-SETUP-13' \
  "$kostka" play knockdown --seats human,random --seed 5 --journal "$j/undo.jsonl" <<< $'1\n1\n1\n1\n1\n?\nu\nc A01\nq'
holds "as a row of its own" grep -q '"undo":0' "$j/undo.jsonl"
check "with a journal that is in order" 0 'Nothing is wrong' "$kostka" verify "$j/undo.jsonl"
check "what has only one answer is not asked against a bot" 0 '\(the only answer\)' \
  "$kostka" play relic --seats human,random --seed 5 --journal "$j/alone.jsonl" <<< $'1\n1\n1\n1\nt\nq'
check "and not asked again when something is taken back" 0 'saved' "$kostka" play --resume "$j/alone.jsonl" <<< $'t\nt\nt\n1\nq'
check "people at one keyboard are asked everything" 1 '^0$' grep -c 'the only answer' \
  <("$kostka" play relic --seats human,human --seed 5 --journal "$j/both.jsonl" <<< $'1\n1\n1\n1\n1\n1\n1\nq')

# ---- killed ----
mkfifo "$j/pipe"
"$kostka" play pig --seats human,human --seed 7 --journal "$j/killed.jsonl" < "$j/pipe" > /dev/null 2>&1 &
killed=$!
exec 4> "$j/pipe"
printf 'roll\nroll\nhold\nroll\n' >&4
for _ in $(seq 100); do
  [[ $(grep -c '"answer"' "$j/killed.jsonl" 2> /dev/null) == 4 ]] && break
  sleep 0.1
done
check "nobody else can write to a match that is being played" 3 'another program is playing' "$kostka" play --resume "$j/killed.jsonl" <<< q
kill -9 "$killed"
wait "$killed" 2> /dev/null
exec 4>&-
printf '{"n":99,"sea' >> "$j/killed.jsonl"
check "a killed match is in order but for its torn row" 0 'does not count' "$kostka" verify "$j/killed.jsonl"
check "a killed match goes on" 0 'saved' "$kostka" play --resume "$j/killed.jsonl" <<< $'hold\nroll\nq'
"$kostka" play pig --seats human,human --seed 7 --journal "$j/calm.jsonl" <<< $'roll\nroll\nhold\nroll\nhold\nroll\nq' > /dev/null 2>&1
same "as if nothing had happened" "$(cat "$j/calm.jsonl")" "$(cat "$j/killed.jsonl")"

# ---- tampered ----
# The first die shows another face.
awk '!done && /"chance":[0-5]/ { done = sub(/"chance":[1-5]/, "\"chance\":0"); if (!done) done = sub(/"chance":0/, "\"chance\":5") } 1' \
  "$j/pig.jsonl" > "$j/dice.jsonl"
check "other dice are found" 1 'the dice of this match gave' "$kostka" verify "$j/dice.jsonl"
sed '2s/"position":"[0-9a-f]*"/"position":"0000000000000000"/' "$j/pig.jsonl" > "$j/position.jsonl"
check "another position is found" 1 'Row 1 \(line 2\)' "$kostka" verify "$j/position.jsonl"
check "replay stops there" 1 'Row 1 \(line 2\)' "$kostka" replay "$j/position.jsonl"
check "so does position" 1 'Row 1 \(line 2\)' "$kostka" position "$j/position.jsonl"
check "and play" 2 'finished' "$kostka" play --resume "$j/position.jsonl"
sed 's/"secret":"../"secret":"00/' "$j/pig.jsonl" > "$j/secret.jsonl"
check "another secret is found" 1 'not the one that was fixed' "$kostka" verify "$j/secret.jsonl"
sed '3s/.*/nonsense/' "$j/pig.jsonl" > "$j/row.jsonl"
check "a broken row is named with its line" 2 'row.jsonl:3:' "$kostka" verify "$j/row.jsonl"

# ---- wrong commands ----
check "no game" 2 'Name a game' "$kostka" play
check "unknown game" 2 'There is no game "pigg".*"pig"' "$kostka" play pigg
check "unknown seat" 2 '"humn" cannot take a seat.*"human"' "$kostka" play pig --seats humn,bot
check "too many seats" 2 'not for 3' "$kostka" play pig --seats bot,bot,bot
check "wrong option" 2 'has no option "speed"' "$kostka" play pig --option speed=fast
check "a first player who is not there" 2 'First player: there is no seat 4, only 2 play.' \
  "$kostka" play relic --option first_player=seat-3
check "wrong seed" 2 'seed' "$kostka" play pig --seed many
check "wrong dice" 2 'dice' "$kostka" play pig --dice loaded
check "journal that exists" 3 'exists already' "$kostka" play pig --seats bot,bot --journal "$j/pig.jsonl"
check "journal in no folder" 3 'no such file or folder' "$kostka" play pig --seats bot,bot --journal "$j/none/x.jsonl"
check "no such journal" 2 'no such file' "$kostka" verify "$j/none.jsonl"
check "no such row" 2 'there is no row 9999999' "$kostka" replay "$j/pig.jsonl" --to 9999999
check "no moment after that row" 2 'there is no row 9999999' "$kostka" position "$j/pig.jsonl" --at 9999999
check "nor in Polish" 2 'nie ma wiersza 9999999' "$kostka" position "$j/pig.jsonl" --at 9999999 --lang pl
check "a row is a number" 2 '' "$kostka" position "$j/pig.jsonl" --at -1
check "either a moment or a checkpoint" 2 '' "$kostka" position "$j/pig.jsonl" --now --to 1
check "no such observer" 2 'Nobody can look as "7"' "$kostka" replay "$j/pig.jsonl" --view 7
check "neither journal nor schema" 2 'Name a journal' "$kostka" position
rm -f "$j/eof.jsonl.secret"
check "without the secret a match cannot go on" 2 'without the secret' "$kostka" play --resume "$j/eof.jsonl" <<< q
check "but with its seed it can" 0 'saved' "$kostka" play --resume "$j/eof.jsonl" --seed 1 <<< q
check "and not with another" 2 'not the secret of its dice' "$kostka" play --resume "$j/eof.jsonl" --seed 2 <<< q
for command in play replay verify position; do
  check "$command --help" 0 "$command" "$kostka" "$command" --help
  check "$command --help in Polish" 0 'Użycie' "$kostka" "$command" --help --lang pl
done

# ---- the dice, by somebody else ----
sed -n '/^```python$/,/^```$/{/^```/d;p}' docs/chance.md > "$work/dice.py"
holds "docs/chance.md recomputes the dice of a match" python3 "$work/dice.py" "$j/pig.jsonl"
check "docs/chance.md finds other dice" 1 'AssertionError' python3 "$work/dice.py" "$j/dice.jsonl"
