# shellcheck shell=bash
# A store in PostgreSQL: kostka store copy there and back, and what else looks after a store.

# shellcheck source=scripts/postgres.sh
. scripts/postgres.sh
# Its socket's name must be short.
database=$(mktemp -d /tmp/kostka-cli-XXXXXX)
if ! start_postgres "$database" fsync=off; then
  holds "PostgreSQL starts (scripts/setup installs it)" false
else
  url=$postgres_url
  check "copied into a database" 0 'Both hold the same, and every journal verifies: postgresql' \
    "$kostka" store copy "$work/serve.sqlite" "$url"
  check "copied once" 0 'there already +[1-9]' "$kostka" store copy "$work/serve.sqlite" "$url"
  check "and back, in Polish" 0 'W obu jest to samo i każdy dziennik jest w porządku' \
    "$kostka" --lang pl store copy "$url" "$work/back.sqlite"
  check "as JSON" 0 '"were_there": [1-9]' "$kostka" store copy "$work/serve.sqlite" "$work/back.sqlite" --json
  check "pruning a database" 0 'finished matches +[1-9]' "$kostka" store prune "$url" --finished 1d --dry-run
  check "archiving from a database" 0 'finished matches +1$' "$kostka" store archive "$url" --to "$work/shelf-pg" --finished 1d
  check "it comes back" 0 '1 put back' "$kostka" store unarchive "$url" --from "$work/shelf-pg"
  check "no backup of a database" 2 'pg_dump' "$kostka" backup "$work/pg.sqlite" --store "$url"
  check "not into itself" 2 'cannot be copied into itself' "$kostka" store copy "$url" "$url"
  check "a file that is not there" 2 'There is no store at' "$kostka" store copy "$work/none.sqlite" "$url"
  check "no database there" 3 'cannot use postgresql:///x\?host=/nowhere' \
    "$kostka" store copy "$work/serve.sqlite" 'postgresql:///x?host=/nowhere'
  check "a server with --check" 2 'pg_amcheck' "$kostka" serve --store "$url" --check

  exec 7> /dev/null
  mkfifo "$work/said"
  "$kostka" serve --port 0 --store "$url" > "$work/said" 2>&7 &
  server=$!
  IFS= read -r line < "$work/said"
  rm "$work/said"
  port=${line##*:}
  port=${port%%/*}
  same "a server on a database" 200 "$(status_of /healthz)"
  check "which has it for itself" 3 'another server is running with it' "$kostka" store prune "$url" --finished 1d
  check "but is read while it runs" 0 'Both hold the same' "$kostka" store copy "$url" "$work/running.sqlite"
  kill -TERM "$server"
  wait "$server"
  same "it ends in good order" 0 $?
  exec 7>&-
  stop_postgres "$database"
fi
rm -rf "$database" "$database.log"
