# shellcheck shell=bash
# Sourced by tests and by scripts/cluster: a PostgreSQL of their own from Debian's package, in a folder, on a socket there.

# PostgreSQL refuses to run as root.
postgres_user() {
  if [[ $(id -u) != 0 ]]; then
    return
  elif id postgres > /dev/null 2>&1; then
    echo postgres
  else
    echo nobody
  fi
}

# as_postgres FOLDER PROGRAM [ARGUMENT...]
as_postgres() {
  local folder=$1 program=$2 user
  shift 2
  user=$(postgres_user)
  local -a as=()
  [[ -n $user ]] && as=(setpriv --reuid="$user" --regid="$(id -g "$user")" --clear-groups)
  (cd "$folder" && LC_ALL=C "${as[@]}" "$(find /usr/lib/postgresql/*/bin/"$program" 2> /dev/null | sort -V | tail -n 1)" "$@")
}

# start_postgres FOLDER [SETTING=VALUE...]: sets postgres_url.
start_postgres() {
  local folder=$1 user
  shift
  mkdir -p "$folder"
  user=$(postgres_user)
  [[ -n $user ]] && chown "$user" "$folder"
  if [[ ! -e $folder/data ]]; then
    as_postgres "$folder" initdb -D "$folder/data" -U kostka -A trust -E UTF8 --locale=C --no-sync > "$folder.log" 2>&1 || return 1
  fi
  local options="-k $folder -c listen_addresses= -c shared_buffers=32MB" setting
  for setting in "$@"; do options+=" -c $setting"; done
  as_postgres "$folder" pg_ctl -D "$folder/data" -w -t 120 -l "$folder/log" -o "$options" start >> "$folder.log" 2>&1 || return 1
  # shellcheck disable=SC2034  # for those who source this
  postgres_url="postgresql:///postgres?user=kostka&host=$folder"
}

stop_postgres() { as_postgres "$1" pg_ctl -D "$1/data" -m immediate stop > /dev/null 2>&1; }
