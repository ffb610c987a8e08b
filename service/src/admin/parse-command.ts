import { parseArgs } from 'node:util';
import { COMMANDS, type Command, type Values } from './commands.ts';

/** A command line that cannot be understood; `message` says what and shows how it would be right. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command and its option values ('' when left out), or undefined when only help was asked for. */
export function parseCommand(
  commandLine: readonly string[],
): { command: Command; values: Values } | undefined {
  const { words, values, help } = split(commandLine);
  if (help || words.length === 0) return undefined;
  const command = COMMANDS.find((candidate) => candidate.words === words.join(' '));
  if (command === undefined) throw new UsageError(`There is no command "${words.join(' ')}".\n\n${HELP}`);
  for (const name of Object.keys(values)) {
    if (!command.options.some((option) => option.name === name)) {
      throw new UsageError(`${command.words} takes no --${name}.\nUsage: ${toUsage(command)}`);
    }
  }
  for (const { name, required } of command.options) {
    if (required && !values[name]?.trim()) {
      throw new UsageError(`${command.words} needs --${name}.\nUsage: ${toUsage(command)}`);
    }
  }
  return { command, values: { email: '', plan: '', name: '', id: '', ...values } };
}

function split(commandLine: readonly string[]): {
  words: string[];
  values: Partial<Values>;
  help: boolean;
} {
  try {
    const { positionals, values } = parseArgs({
      args: [...commandLine],
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        plan: { type: 'string' },
        name: { type: 'string' },
        id: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const { help = false, ...rest } = values;
    return { words: positionals, values: rest, help };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
  }
}

function toUsage(command: Command): string {
  const options = command.options.map(({ name, placeholder, required }) =>
    required ? `--${name} ${placeholder}` : `[--${name} ${placeholder}]`,
  );
  return [command.words, ...options].join(' ');
}

const WIDTH = Math.max(...COMMANDS.map((command) => toUsage(command).length));

export const HELP = `Usage: npm run admin -- <command>

${COMMANDS.map((command) => `  ${toUsage(command).padEnd(WIDTH)}  ${command.summary}`).join('\n')}

Works on the data directory of the settings (CARDWRIGHT_DATA_DIR), also while the service runs.
An API key is printed alone on standard output, so that it can be piped: npm run -s admin -- keys create …`;
