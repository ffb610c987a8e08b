import { parseArgs } from 'node:util';
import { type Command, OPTIONS, type OptionName, type Values } from './command.ts';
import { COMMANDS } from './commands.ts';

/** An invalid command line; `message` says what is wrong and shows the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command and its option values, or undefined when help was requested. `--json` is accepted by all. */
export function parseCommand(
  commandLine: readonly string[],
): { command: Command; values: Values } | undefined {
  const { words, values: named, help } = split(commandLine);
  if (help || words.length === 0) return undefined;
  const text = words.join(' ');
  const command = COMMANDS.find(({ words: name }) => text === name || text.startsWith(`${name} `));
  if (command === undefined) throw new UsageError(`Unknown command "${text}".\n\n${HELP}`);
  const values = nameAll(command, named, words.slice(command.words.split(' ').length));
  for (const { name, required } of command.options) {
    if (required && !values[name]?.trim()) {
      throw new UsageError(`${command.words} requires --${name}.\nUsage: ${toUsage(command)}`);
    }
  }
  const unset = Object.fromEntries(Object.keys(OPTIONS).map((name) => [name, '']));
  return { command, values: { ...unset, ...values } as Values };
}

/** Words after the command are the required options that have no value yet, in their order, or the only option. */
function nameAll(command: Command, named: Partial<Values>, words: readonly string[]): Partial<Values> {
  const stray = Object.keys(named).find((name) => !command.options.some((option) => option.name === name));
  if (stray !== undefined)
    throw new UsageError(`${command.words} has no option --${stray}.\nUsage: ${toUsage(command)}`);
  const isOnly = command.options.length === 1;
  const open = command.options.filter(
    ({ name, required, placeholder }) =>
      (required || (isOnly && placeholder !== undefined)) && named[name] === undefined,
  );
  if (words.length > open.length)
    throw new UsageError(`Unexpected argument "${words[open.length]}".\nUsage: ${toUsage(command)}`);
  return { ...named, ...Object.fromEntries(words.map((word, index) => [open[index]?.name, word])) };
}

function split(commandLine: readonly string[]): {
  words: string[];
  values: Partial<Values>;
  help: boolean;
} {
  const types = Object.entries(OPTIONS) as [OptionName, 'string' | 'boolean'][];
  try {
    const { positionals, values } = parseArgs({
      args: [...commandLine],
      allowPositionals: true,
      options: {
        ...Object.fromEntries(types.map(([name, type]) => [name, { type }])),
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const { help = false, json: _, ...rest } = values;
    const texts = Object.entries(rest).map(([name, value]) => [name, String(value)]);
    return { words: positionals, values: Object.fromEntries(texts), help: help === true };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
  }
}

function toUsage(command: Command): string {
  const options = command.options.map(({ name, placeholder, required }) => {
    const text = placeholder === undefined ? `--${name}` : `--${name} ${placeholder}`;
    return required ? text : `[${text}]`;
  });
  return [command.words, ...options].join(' ');
}

const WIDTH = Math.max(...COMMANDS.map((command) => toUsage(command).length));

export const HELP = `Usage: npm run admin -- <command> [--json]

${COMMANDS.map((command) => `  ${toUsage(command).padEnd(WIDTH)}  ${command.summary}`).join('\n')}

Required options may be given by their order alone: users allowance ada@example.com unlimited
Uses the configured data directory (CARDWRIGHT_DATA_DIR) and can run alongside the service.
API keys are printed to standard output, everything else to standard error: npm run -s admin -- keys create …
With --json, standard output is one line of JSON, and errors are {"error": "..."} on standard error.`;
