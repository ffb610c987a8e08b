import type { ArgumentSpec, Command, OptionSpec } from '../command.ts';
import { isFile, quote, toFirstWords, toFlags } from './completion-rules.ts';

/** A script for zsh, to be evaluated after `compinit`, or to be kept as `_cardwright` on the `fpath`. */
export function toZshCompletion(commands: readonly Command[]): string {
  const firstWords = toFirstWords(commands);
  return [
    '#compdef cardwright',
    '_cardwright() {',
    '  local -a known',
    '  if (( CURRENT == 2 )); then',
    `    known=(${firstWords.map(({ word, description }) => toKnown(word, description)).join(' ')})`,
    "    _describe 'command' known",
    '    return',
    '  fi',
    '  shift words',
    '  (( CURRENT-- ))',
    '  case "$words[1]" in',
    ...firstWords.flatMap(({ word, seconds }) =>
      seconds.length === 0
        ? commands
            .filter(({ name }) => name === word)
            .map((command) => `    ${word}) ${toArguments(command)} ;;`)
        : [
            `    ${word})`,
            '      if (( CURRENT == 2 )); then',
            `        known=(${seconds.map(({ name, summary }) => toKnown(name.split(' ')[1] ?? '', summary)).join(' ')})`,
            "        _describe 'command' known",
            '        return',
            '      fi',
            '      shift words',
            '      (( CURRENT-- ))',
            '      case "$words[1]" in',
            ...seconds.map((command) => `        ${command.name.split(' ')[1]}) ${toArguments(command)} ;;`),
            '      esac ;;',
          ],
    ),
    '  esac',
    '}',
    'compdef _cardwright cardwright',
  ].join('\n');
}

const toKnown = (word: string, description: string): string =>
  quote(`${word}:${description.replaceAll(':', '\\:')}`);

const toArguments = (command: Command): string =>
  [
    '_arguments',
    ...Object.entries(command.options).flatMap(([name, option]) => toOption(name, option)),
    quote('--help[Show help.]'),
    ...command.args.map(toArgument),
  ].join(' ');

function toOption(name: string, option: OptionSpec): string[] {
  const flags = toFlags(name, option);
  const exclusive = flags.length > 1 ? `(${flags.join(' ')})` : '';
  const value =
    option.type === 'boolean' ? '' : `:${option.value ?? name}:${toAction(option.choices, isFile(option))}`;
  return flags.map((flag) => quote(`${exclusive}${flag}[${escapeText(option.description)}]${value}`));
}

function toArgument({ name, choices, isRepeated }: ArgumentSpec, place: number): string {
  const action =
    isRepeated && choices !== undefined
      ? `{compadd -S "" -- ${choices.join(' ')}}`
      : toAction(choices, name === 'FILE');
  return quote(`${isRepeated ? '*' : place + 1}:${escapeText(name)}:${action}`);
}

const toAction = (choices: readonly string[] | undefined, file: boolean): string =>
  file ? '_files' : choices === undefined ? ' ' : `(${choices.join(' ')})`;

const escapeText = (text: string): string => text.replace(/[\\:[\]]/g, '\\$&');
