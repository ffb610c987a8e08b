import type { Command } from '../command.ts';
import { argumentWords, isFile, quote, takesFile, toFirstWords, toFlags } from './completion-rules.ts';

/** A script for bash 4 and later, to be evaluated at its start. */
export function toBashCompletion(commands: readonly Command[]): string {
  const firstWords = toFirstWords(commands);
  const groups = firstWords.filter(({ seconds }) => seconds.length > 0);
  return [
    '_cardwright() {',
    `  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}" words=""`,
    '  COMPREPLY=()',
    '  if (( COMP_CWORD == 1 )); then',
    `    COMPREPLY=($(compgen -W ${quote(firstWords.map(({ word }) => word).join(' '))} -- "$cur"))`,
    '    return',
    '  fi',
    '  case "$command" in',
    ...groups.flatMap(({ word, seconds }) => [
      `    ${word})`,
      '      if (( COMP_CWORD == 2 )); then',
      `        COMPREPLY=($(compgen -W ${quote(seconds.map(({ name }) => name.split(' ')[1]).join(' '))} -- "$cur"))`,
      '        return',
      '      fi',
      `      command="$command \${COMP_WORDS[2]}" ;;`,
    ]),
    '  esac',
    '  case "$command $prev" in',
    ...commands.flatMap(toValueCases),
    '  esac',
    '  case "$command" in',
    ...commands.map(toWordCase),
    '  esac',
    '  COMPREPLY+=($(compgen -W "$words" -- "$cur"))',
    // What ends with = goes on with a value.
    `  [[ \${#COMPREPLY[@]} -eq 1 && \${COMPREPLY[0]} == *= ]] && compopt -o nospace`,
    '  return 0',
    '}',
    'complete -F _cardwright cardwright',
  ].join('\n');
}

// Only there may the shell put what it finds into quotes, and a slash behind a folder.
const FILES = 'compopt -o filenames; COMPREPLY=($(compgen -f -- "$cur"))';

function toValueCases(command: Command): string[] {
  return Object.entries(command.options)
    .filter(([, { type }]) => type === 'string')
    .map(([name, option]) => {
      const pattern = toFlags(name, option)
        .map((flag) => quote(`${command.name} ${flag}`))
        .join('|');
      const words = `COMPREPLY=($(compgen -W ${quote((option.choices ?? []).join(' '))} -- "$cur"))`;
      return `    ${pattern}) ${isFile(option) ? FILES : words}; return ;;`;
    });
}

function toWordCase(command: Command): string {
  const flags = Object.keys(command.options).map((name) => `--${name}`);
  const words = `words=${quote([...argumentWords(command), ...flags, '--help'].join(' '))}`;
  return `    ${quote(command.name)}) ${takesFile(command) ? `${FILES}; ` : ''}${words} ;;`;
}
