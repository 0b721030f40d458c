# Completion of kostka in bash. Commands and options are asked of the program itself, so they are those of its version.
_kostka() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} word i help
  local path=() skip=0
  for ((i = 1; i < COMP_CWORD; ++i)); do
    word=${COMP_WORDS[i]}
    case $word in
      --lang | --pack) skip=1 ;;
      -*) ;;
      *)
        if ((skip)); then
          skip=0
        elif _kostka_commands "${path[@]}" | grep -qxF -- "$word"; then
          path+=("$word")
        fi
        ;;
    esac
  done
  COMPREPLY=()
  case $previous in
    --lang) mapfile -t COMPREPLY < <(compgen -W 'en pl' -- "$current"); return ;;
    --rate-limit) mapfile -t COMPREPLY < <(compgen -W 'on off' -- "$current"); return ;;
    --log-level) mapfile -t COMPREPLY < <(compgen -W 'debug info warn err' -- "$current"); return ;;
    --log-format) mapfile -t COMPREPLY < <(compgen -W 'text json' -- "$current"); return ;;
  esac
  if [[ $current == -* ]]; then
    help=$(LC_ALL=C.UTF-8 "${COMP_WORDS[0]}" "${path[@]}" --help 2> /dev/null; echo '  --lang  --pack')
    mapfile -t COMPREPLY < <(compgen -W "$(grep -oE '(^|[ ,])--[a-z][a-z-]*' <<< "$help" | tr -d ' ,' | sort -u)" -- "$current")
    return
  fi
  help=$(_kostka_commands "${path[@]}")
  if [[ -n $help ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$help" -- "$current")
  elif [[ ${path[0]-} =~ ^(simulate|play|bench|rules|card|games)$ ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$(LC_ALL=C.UTF-8 "${COMP_WORDS[0]}" games 2> /dev/null |
      sed -n 's/^\([a-z][a-z-]*\): .*/\1/p')" -- "$current")
  fi
}

# The commands below this one, a line each.
_kostka_commands() {
  LC_ALL=C.UTF-8 "${COMP_WORDS[0]}" "$@" --help 2> /dev/null | sed -n '/^Commands:/,$s/^  \([a-z]\+\) .*/\1/p'
}

complete -o bashdefault -o default -F _kostka kostka
