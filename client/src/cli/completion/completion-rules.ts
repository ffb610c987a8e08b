import type { Command, OptionSpec } from '../command.ts';

/** A first word, and the second ones where it has any. */
export type FirstWord = { word: string; description: string; seconds: readonly Command[] };

/** The words that a command line begins with: `keys` once, with `list`, `create` and `revoke` below it. */
export function toFirstWords(commands: readonly Command[]): FirstWord[] {
  const words = [...new Set(commands.map(({ name }) => name.split(' ')[0] ?? ''))];
  return words.map((word) => {
    const own = commands.filter(({ name }) => name.split(' ')[0] === word);
    const [first] = own;
    const isGroup = first !== undefined && first.name !== word;
    return {
      word,
      description: isGroup ? own.map(({ name }) => name.split(' ')[1]).join(', ') : (first?.summary ?? ''),
      seconds: isGroup ? own : [],
    };
  });
}

/** Whether the value of an option is a file. */
export const isFile = ({ value }: OptionSpec): boolean => value === 'FILE';

/** Whether a word of the command is a file. */
export const takesFile = ({ args }: Command): boolean => args.some(({ name }) => name === 'FILE');

/** What may stand as a word of the command. */
export const argumentWords = ({ args }: Command): string[] => args.flatMap(({ choices = [] }) => choices);

/** `-o` and `--output`. */
export const toFlags = (name: string, { short }: OptionSpec): string[] =>
  short === undefined ? [`--${name}`] : [`-${short}`, `--${name}`];

/** As one word of a POSIX shell. */
export const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
