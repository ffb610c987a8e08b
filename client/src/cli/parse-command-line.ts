import { parseArgs } from 'node:util';
import { findNearest } from '@cardwright/contract/find-nearest';
import type { Command, OptionSpec, Values } from './command.ts';
import { usageError } from './command-error.ts';
import { COMMANDS } from './command-table.ts';

/** What a command line asks for. */
export type Parsed =
  | { kind: 'run'; command: Command; values: Values<Command['options']>; args: readonly string[] }
  /** Of all commands, of those that begin with a word, or of one. */
  | { kind: 'help'; commands: readonly Command[] }
  | { kind: 'version' };

/** Throws a usage error that names the nearest right thing. */
export function parseCommandLine(argv: readonly string[]): Parsed {
  const [first = '--help', ...rest] = argv;
  if (first === '--version' || first === '-V' || first === 'version') return { kind: 'version' };
  if (first === '--help' || first === '-h') return { kind: 'help', commands: COMMANDS };
  if (first === 'help') return { kind: 'help', commands: findCommands(rest) };
  if (first.startsWith('-'))
    throw usageError(`The command must come first: cardwright COMMAND ${first} ...`, SEE_HELP);
  const command = findCommand(argv);
  if (command === undefined) return parseGroup(argv);
  return parseRest(command, argv.slice(command.name.split(' ').length));
}

const SEE_HELP = 'cardwright help lists the commands.';

const startsWith = (command: Command, words: readonly string[]): boolean =>
  words.every((word, place) => command.name.split(' ')[place] === word);

const findCommand = (argv: readonly string[]): Command | undefined =>
  COMMANDS.find(({ name }) => name.split(' ').every((word, place) => argv[place] === word));

function findCommands(words: readonly string[]): readonly Command[] {
  const found = COMMANDS.filter((command) => startsWith(command, words));
  if (found.length === 0) throw unknownCommand(words);
  return found;
}

/** `keys` alone shows what follows it; `keys lst` does not exist. */
function parseGroup(argv: readonly string[]): Parsed {
  const [group = '', next] = argv;
  const inGroup = COMMANDS.filter((command) => startsWith(command, [group]));
  if (inGroup.length > 0 && (next === '--help' || next === '-h')) return { kind: 'help', commands: inGroup };
  if (inGroup.length > 0 && (next === undefined || next.startsWith('-')))
    throw usageError(
      `${group} requires a subcommand: ${inGroup.map(({ name }) => `cardwright ${name}`).join(', ')}.`,
      `cardwright help ${group} explains them.`,
    );
  throw unknownCommand(inGroup.length > 0 ? [group, next ?? ''] : [group]);
}

function unknownCommand(words: readonly string[]): Error {
  const typed = words.join(' ');
  // A group before what is in it: `key` is `keys`.
  const groups = words.length === 1 ? COMMANDS.flatMap(({ name }) => name.split(' ').slice(0, 1)) : [];
  const nearest = findNearest(typed, [...groups, ...COMMANDS.map(({ name }) => name)]);
  return usageError(
    `Unknown command "${typed}".${nearest === undefined ? '' : ` Did you mean "cardwright ${nearest}"?`}`,
    SEE_HELP,
  );
}

function parseRest(command: Command, rest: readonly string[]): Parsed {
  const options = { ...command.options, help: { type: 'boolean', short: 'h' } } as const;
  // Not strict: its messages speak of programs, ours of what the user typed.
  const { tokens } = parseArgs({ args: [...rest], options, strict: false, tokens: true });
  const values: Record<string, string | boolean | readonly string[]> = {};
  const args: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') args.push(token.value);
    if (token.kind !== 'option') continue;
    if (token.name === 'help') return { kind: 'help', commands: [command] };
    const option = Object.hasOwn(command.options, token.name) ? command.options[token.name] : undefined;
    if (option === undefined) throw unknownOption(command, token.rawName);
    const value = checkValue(option, token);
    values[token.name] = option.isRepeated ? [...toList(values[token.name]), String(value)] : value;
  }
  checkArguments(command, args);
  return { kind: 'run', command, values: values as Values<Command['options']>, args };
}

const toList = (values: unknown): readonly string[] => (Array.isArray(values) ? values : []);

type OptionToken = {
  name: string;
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
};

function checkValue(
  option: OptionSpec,
  { rawName, name, value, inlineValue }: OptionToken,
): string | boolean {
  if (option.type === 'boolean') {
    if (value !== undefined) throw usageError(`${rawName} takes no value.`);
    return true;
  }
  // "-" alone is the standard input or output; another option is a value that was forgotten.
  const isForgotten = value === undefined || value === '' || (!inlineValue && /^-./.test(value));
  if (isForgotten) throw usageError(`${rawName} requires a value: --${name} ${option.value ?? 'VALUE'}`);
  if (option.choices !== undefined && !option.choices.includes(value))
    throw usageError(`${rawName} must be one of ${option.choices.join(', ')}.`);
  return value;
}

function unknownOption(command: Command, typed: string): Error {
  const names = ['help', ...Object.keys(command.options)].map((name) => `--${name}`);
  const nearest = findNearest(typed, names);
  return usageError(
    `cardwright ${command.name} has no option ${typed}.${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`,
    `cardwright help ${command.name} lists its options.`,
  );
}

function checkArguments({ name, args: specs, examples }: Command, given: readonly string[]): void {
  const missing = specs.slice(given.length).find(({ isOptional }) => !isOptional);
  const next = examples[0] === undefined ? undefined : `For example: ${examples[0][0]}`;
  if (missing !== undefined) throw usageError(`cardwright ${name} requires ${missing.name}.`, next);
  for (const [place, { name: argument, choices, isRepeated, isOpen }] of specs.entries()) {
    const value = given[place];
    if (value !== undefined && choices !== undefined && !isRepeated && !isOpen && !choices.includes(value))
      throw usageError(`${argument} must be one of ${choices.join(', ')}.`, next);
  }
  const extra = given[specs.length];
  if (extra === undefined || specs.at(-1)?.isRepeated) return;
  const wanted = specs.map((spec) => spec.name).join(' ') || 'no arguments';
  throw usageError(
    `Unexpected argument "${extra}"; cardwright ${name} takes ${wanted}.`,
    specs.length > 0 ? 'Quote arguments that contain spaces.' : undefined,
  );
}
