# shellcheck shell=bash
# Keeping matches: kostka backup while a server runs, restore, store archive and back; and serve --config.

# A finished match of the collection as a table of the store, changed on 3 March 2026.
match=tests/journals/karak-two.jsonl
mkdir -p "$work/shelf/2026-03"
gzip -nc "$match" > "$work/shelf/2026-03/old1.jsonl.gz"
rows=$(($(wc -l < "$match") - 1))
seat='{"kind":"person","account":"%s","name":"%s","here":false,"level":null,"stand_in":null,"left":false,"nonce":"","away_since":null,"sitting":""}'
# shellcheck disable=SC2059
lobby=$(printf '{"name":"","owner":"a","begin":"full","clock":null,"options":{},"seats":['"$seat,$seat"'],"invite":"i","secret":"0000000000000000000000000000000000000000000000000000000000000000","waiting_for":[],"winners":[0],"turn":9,"timed_out":[],"takeback":null,"rematch":null,"fault":null,"muted":[],"banned":[],"given_rows":0}' a Ala b Ola)
printf '{"kostka_archive":1,"id":"old1","game":"karak","status":"finished","is_public":true,"has_open_seat":false,"created":1,"changed":1772500000000,"rows":%d,"accounts":["a","b"],"lobby":"%s","chat":[]}' \
  "$rows" "${lobby//\"/\\\"}" > "$work/shelf/2026-03/old1.table.json"

check "a compressed journal is verified like any other" 0 'Nothing is wrong with this journal' \
  "$kostka" verify "$work/shelf/2026-03/old1.jsonl.gz"
check "put back from the archive" 0 '1 put back, 0 there already' "$kostka" store unarchive "$work/serve.sqlite" --from "$work/shelf"
check "it is there" 0 'Przywrócono: 0, były już: 1' "$kostka" --lang pl store unarchive "$work/serve.sqlite" --from "$work/shelf"
check "unarchive without files" 2 '--from is missing' "$kostka" store unarchive "$work/serve.sqlite"
check "unarchive what is not there" 2 'There is no file or folder' "$kostka" store unarchive "$work/serve.sqlite" --from "$work/nowhere"

# A backup while a server runs.
exec 7> /dev/null
start_server
check "backup beside a running server" 0 'Every journal verifies' "$kostka" backup "$work/copy.sqlite" --store "$work/serve.sqlite"
same "the server noticed nothing" 200 "$(status_of /healthz)"
check "not over another file" 2 '--replace puts the new backup' "$kostka" backup "$work/copy.sqlite" --store "$work/serve.sqlite"
check "unless told so" 0 '"journals": 1' "$kostka" backup "$work/copy.sqlite" --store "$work/serve.sqlite" --replace --json
check "not over itself" 2 'cannot be its own backup' "$kostka" backup "$work/serve.sqlite" --store "$work/serve.sqlite" --replace
check "a running server is not taken its store" 3 'Stop the server first' "$kostka" restore "$work/copy.sqlite" --store "$work/serve.sqlite" --replace
check "restore elsewhere meanwhile" 0 'journals +1$' "$kostka" restore "$work/copy.sqlite" --store "$work/again/serve.sqlite"
kill -TERM "$server"
wait "$server"
exec 7>&-
holds "nothing unfinished is left" test ! -e "$work/copy.sqlite.part" -a ! -e "$work/serve.sqlite.part"
check "a store is not replaced by accident" 2 'There is a store at' "$kostka" restore "$work/copy.sqlite" --store "$work/serve.sqlite"
check "restored" 0 'before-restore-1' "$kostka" restore "$work/copy.sqlite" --store "$work/serve.sqlite" --replace
holds "the old one is kept" test -s "$work/serve.sqlite.before-restore-1"
check "no store to back up" 2 'There is no store at' "$kostka" backup "$work/c2.sqlite" --store "$work/none.sqlite"
check "no backup to restore" 2 'Nie ma kopii zapasowej' "$kostka" --lang pl restore "$work/none.sqlite" --store "$work/serve.sqlite"
check "a file that is no store" 3 'The copy was not made' "$kostka" restore "$work/other.sqlite" --store "$work/new.sqlite"
holds "and none was made of it" test ! -e "$work/new.sqlite"

# Into the archive and back.
rm -r "$work/shelf"
check "results once more, from the journal" 0 '1 match played again, 2 results of seats' "$kostka" store rebuild "$work/serve.sqlite"
check "the same in Polish, as JSON" 0 '"results": 2' "$kostka" --lang pl store rebuild "$work/serve.sqlite" --json
check "archive, dry run" 0 'nothing was changed' "$kostka" store archive "$work/serve.sqlite" --to "$work/shelf" --finished 1d --dry-run
holds "nothing was" test ! -e "$work/shelf"
check "too young" 0 'finished matches +0$' "$kostka" store archive "$work/serve.sqlite" --to "$work/shelf" --finished 90y
check "archived" 0 'finished matches +1$' "$kostka" store archive "$work/serve.sqlite" --to "$work/shelf" --finished 1d
same "the same journal" "$(cat "$match")" "$(gzip -dc "$work/shelf/2026-03/old1.jsonl.gz")"
check "it has left the store" 0 'journals +0$' "$kostka" backup "$work/empty.sqlite" --store "$work/serve.sqlite"
check "and comes back" 0 '"put": 1' "$kostka" store unarchive "$work/serve.sqlite" --from "$work/shelf/2026-03/old1.jsonl.gz" --json
check "archive without an age" 2 '--finished is missing' "$kostka" store archive "$work/serve.sqlite" --to "$work/shelf"

# Options from a file.
config=$work/kostka.conf
printf '# for friends\n\nport = 0\n store=%s \nbehind-proxy = on\nfixtures = off\nhost = a.example\nhost = localhost\n' \
  "$work/configured.sqlite" > "$config"
exec 7> /dev/null
mkfifo "$work/said"
"$kostka" serve --config "$config" > "$work/said" 2>&7 &
server=$!
IFS= read -r line < "$work/said"
rm "$work/said"
port=${line##*:}
port=${port%%/*}
same "it serves as the file says" 200 "$(status_of /healthz)"
kill -TERM "$server"
wait "$server"
exec 7>&-
holds "with the store of the file" test -s "$work/configured.sqlite"
refused() { # WHAT PATTERN LINES
  printf '%b' "$3" > "$config"
  check "$1" 2 "kostka.conf:$2" "$kostka" serve --config "$config"
}
refused "a setting that is none" '2: There is no setting "prot".*port' 'port = 0\nprot = 1\n'
refused "no setting at all" '1: expected name = value, found "port"' 'port\n'
refused "a value that cannot be" '1: --port cannot be "99999"' 'port = 99999\n'
refused "a word that is not known" '3: ' '\n\nlog-level = loud\n'
refused "a switch" '1: behind-proxy is on or off' 'behind-proxy = yes\n'
refused "twice" '2: port stands here for the second time' 'port = 1\nport = 2\n'
refused "a file that names another" '1: There is no setting "config"' 'config = x\n'
check "in Polish" 2 'kostka.conf:1: Nie ma ustawienia „config”' "$kostka" --lang pl serve --config "$config"
printf 'port = 99999\ntls-key = key.pem\n' > "$config"
check "the command line goes before the file" 2 '--tls-cert and --tls-key belong together' "$kostka" serve --config "$config" --port 0
check "no such file" 2 'The settings cannot be read' "$kostka" serve --config "$work/none.conf"
