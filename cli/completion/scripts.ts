export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

/**
 * What a shell reads once at its start. It asks the program itself at each tab, so it stays right when commands are
 * added. Where the program knows nothing, the shell completes files.
 */
export const scripts: Readonly<Record<Shell, string>> = {
  bash: `_app_cli_complete() {
  local IFS=$'\\n' line
  COMPREPLY=()
  while IFS= read -r line; do
    [ -n "$line" ] && COMPREPLY+=("\${line%%$'\\t'*}")
  done < <("\${COMP_WORDS[0]}" completion words -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o default -F _app_cli_complete app-cli
`,
  zsh: `#compdef app-cli
_app_cli() {
  local -a found
  local line word about
  while IFS= read -r line; do
    word=\${line%%$'\\t'*}
    about=\${line#*$'\\t'}
    found+=("\${word//:/\\\\:}:\${about}")
  done < <("\${words[1]}" completion words -- "\${(@)words[2,CURRENT]}" 2>/dev/null)
  if (( \${#found} )); then
    _describe 'app-cli' found
  else
    _files
  fi
}
compdef _app_cli app-cli
`,
  fish: `function __app_cli_complete
  set -l words (commandline -opc) (commandline -ct)
  $words[1] completion words -- $words[2..-1] 2>/dev/null
end
function __app_cli_knows
  test (count (__app_cli_complete)) -gt 0
end
complete -c app-cli -n __app_cli_knows -f -a '(__app_cli_complete)'
`,
};
