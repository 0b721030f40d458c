# shellcheck shell=bash
# kostka serve as a service is treated: options that cannot be, a log that nobody reads any more, a second SIGTERM.

check "a port that no machine has" 2 '--port cannot be "99999"; it is a whole number from 0 to 65535' \
  "$kostka" serve --port 99999
check "more threads than help" 2 '--threads cannot be "100000"; it is a whole number from 1 to 256' \
  "$kostka" serve --threads 100000
check "no thread at all" 2 'from 1 to 256' "$kostka" serve --threads 0
check "in Polish" 2 'to liczba całkowita od 0 do 65535' "$kostka" --lang pl serve --port 99999

# start_server [OPTION...]: in the background; its address is in $port, its process in $server. Its log goes to fd 7.
start_server() {
  mkfifo "$work/said"
  "$kostka" serve --port 0 --store "$work/serve.sqlite" "$@" > "$work/said" 2>&7 &
  server=$!
  local line
  IFS= read -r line < "$work/said"
  rm "$work/said"
  port=${line##*:}
  port=${port%%/*}
}
# The status of the answer to GET PATH.
status_of() {
  local line=''
  exec 8<> "/dev/tcp/127.0.0.1/$port" || return 1
  printf 'GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' "$1" >&8
  IFS= read -r line <&8
  exec 8>&-
  line=${line#* }
  echo "${line%% *}"
}

# The one who reads the log goes away after its first line.
mkfifo "$work/log"
head -n 1 < "$work/log" > /dev/null &
reader=$!
exec 7> "$work/log"
start_server --log-level debug
same "it answers" 200 "$(status_of /healthz)"
wait "$reader"
for _ in 1 2 3; do status_of /api/nothing > /dev/null; done
same "it plays on when nobody reads its log any more" 200 "$(status_of /healthz)"
kill -TERM "$server"
kill -TERM "$server" 2> /dev/null
wait "$server"
same "asked twice to end, it ends in good order" 0 $?
exec 7>&-
holds "and its store is whole" test -s "$work/serve.sqlite"
