import type { Command, OptionSpec } from '../command.ts';
import { argumentWords, isFile, takesFile, toFirstWords } from './completion-rules.ts';

/** A script for fish, to be kept among its completions. */
export function toFishCompletion(commands: readonly Command[]): string {
  const firstWords = toFirstWords(commands);
  return [
    'complete -c cardwright -f',
    ...firstWords.map(
      ({ word, description }) =>
        `complete -c cardwright -n __fish_use_subcommand -a ${word} -d ${quote(description)}`,
    ),
    ...firstWords.flatMap(({ word, seconds }) => {
      const names = seconds.map(({ name }) => name.split(' ')[1] ?? '');
      return seconds.map(({ summary }, place) => {
        const isOpen = `__fish_seen_subcommand_from ${word}; and not __fish_seen_subcommand_from ${names.join(' ')}`;
        return `complete -c cardwright -n ${quote(isOpen)} -a ${names[place]} -d ${quote(summary)}`;
      });
    }),
    ...commands.flatMap(toCommandLines),
  ].join('\n');
}

function toCommandLines(command: Command): string[] {
  const isOf = command.name
    .split(' ')
    .map((word) => `__fish_seen_subcommand_from ${word}`)
    .join('; and ');
  const start = `complete -c cardwright -n ${quote(isOf)}`;
  const words = argumentWords(command);
  return [
    ...(takesFile(command) ? [`${start} -F`] : []),
    ...(words.length > 0 ? [`${start} -a ${quote(words.join(' '))}`] : []),
    ...Object.entries(command.options).map(([name, option]) => `${start} ${toOption(name, option)}`),
  ];
}

function toOption(name: string, option: OptionSpec): string {
  const { short, type, choices, description } = option;
  const flags = short === undefined ? `-l ${name}` : `-s ${short} -l ${name}`;
  const value = choices === undefined ? '-x' : `-x -a ${quote(choices.join(' '))}`;
  const kind = type === 'boolean' ? '' : isFile(option) ? ' -r -F' : ` ${value}`;
  return `${flags}${kind} -d ${quote(description)}`;
}

// Within single quotes, fish reads two escapes.
const quote = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
