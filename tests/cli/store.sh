# shellcheck shell=bash
# What is old: ages that cannot be, and kostka store prune on a store that a server has made.

check "an age without a unit" 2 '--keep-finished cannot be "365"; it is a number of days, weeks or years, like 90d, 12w or 1y' \
  "$kostka" serve --keep-finished 365
for age in 0d -1d d 1h 1.5d 40000d 99999999999999999999d '1d '; do
  check "an age that is none: $age" 2 'it is a number of days, weeks or years' "$kostka" serve --keep-waiting "$age"
done
check "in Polish" 2 'to liczba dni, tygodni lub lat, na przykład 90d' "$kostka" --lang pl serve --keep-guests wiek
check "serve tells of it" 0 '--keep-finished AGE' "$kostka" serve --help
check "store alone" 2 'Name a command; `kostka store --help` lists them' "$kostka" store
check "a command that store does not have" 2 'There is no command "prone".*prune' "$kostka" store prone
check "help for store" 0 'Remove what is old from a store' "$kostka" store --help
check "help for prune" 0 'Remove nothing; say what would go' "$kostka" store prune --help
check "nothing is old" 2 'Say what is old: --finished, --waiting or --guests' "$kostka" store prune "$work/serve.sqlite"
check "a store that is not there" 2 'There is no store at' "$kostka" store prune "$work/none.sqlite" --finished 1d
holds "and none was made" test ! -e "$work/none.sqlite"
printf 'no store' > "$work/other.sqlite"
check "a file that is no store" 3 'The store cannot be opened' "$kostka" store prune "$work/other.sqlite" --finished 1d

# Somebody's account, of today.
exec 7> /dev/null
start_server
exec 8<> "/dev/tcp/127.0.0.1/$port"
printf 'POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 14\r\nConnection: close\r\n\r\n{"name":"Ala"}' >&8
check "a guest" 0 '"name":"Ala"' cat <&8
exec 8>&-
check "a store that a server holds" 3 'The store cannot be opened' "$kostka" store prune "$work/serve.sqlite" --guests 1d
kill -TERM "$server"
wait "$server"
exec 7>&-
check "what is young stays" 0 'guests +0$' "$kostka" store prune "$work/serve.sqlite" --guests 1d --finished 1y --waiting 2w
check "a dry run removes nothing" 0 'This would go; nothing was removed.' \
  "$kostka" store prune "$work/serve.sqlite" --guests 1d --dry-run
check "as JSON" 0 '"dry_run": true' "$kostka" store prune "$work/serve.sqlite" --guests 1d --dry-run --json
if command -v sqlite3 > /dev/null; then
  sqlite3 "$work/serve.sqlite" 'UPDATE accounts SET seen = seen - 2 * 24 * 3600 * 1000'
  check "what is old would go" 0 'guests +1$' "$kostka" store prune "$work/serve.sqlite" --guests 1d --dry-run
  check "not yet" 0 'guests +0$' "$kostka" store prune "$work/serve.sqlite" --guests 3d
  check "and goes" 0 'goście +1$' "$kostka" --lang pl store prune "$work/serve.sqlite" --guests 1d
  check "once" 0 'guests +0$' "$kostka" store prune "$work/serve.sqlite" --guests 1d
fi
