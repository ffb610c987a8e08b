import { createAccounts } from '../accounts/accounts.ts';
import { systemClock } from '../base/clock.ts';
import { OperatorError } from '../base/operator-error.ts';
import { ServiceError } from '../base/service-error.ts';
import { type Environment, readConfig } from '../settings/config.ts';
import { findDataDirectory, openDataDirectory } from '../stores/data-directory.ts';
import { openStores } from '../wiring/open-stores.ts';
import type { Command, Output, Values } from './command.ts';
import { HELP, parseCommand, UsageError } from './parse-command.ts';

/** Where a command writes lines. */
type Streams = { out(line: string): void; err(line: string): void };

/** Runs what the operator typed, with the settings that are read. Gives the exit code: 0 success, 1 failure, 2 usage error. */
export async function runAdmin(
  args: readonly string[],
  readEnvironment: () => Environment,
  streams: Streams,
): Promise<0 | 1 | 2> {
  const asJson = args.includes('--json');
  const tell = (line: string): void => {
    if (!asJson) streams.err(line);
  };
  try {
    const parsed = parseCommand([...args]);
    if (parsed === undefined) {
      streams.out(HELP);
      return 0;
    }
    const output = await run(parsed.command, parsed.values, readEnvironment(), tell);
    print(output, asJson, streams);
    return output.failed === true ? 1 : 0;
  } catch (error) {
    // These messages are written for the operator; any other error is a bug, reported without its stack.
    const expected = [UsageError, OperatorError, ServiceError].some((kind) => error instanceof kind);
    const text = error instanceof Error ? error.message : String(error);
    const message = expected ? text : `Unexpected error: ${text}`;
    streams.err(asJson ? JSON.stringify({ error: message }) : message);
    return error instanceof UsageError ? 2 : 1;
  }
}

async function run(
  command: Command,
  values: Values,
  environment: Environment,
  tell: (line: string) => void,
): Promise<Output> {
  if ('runWithEnvironment' in command) return await command.runWithEnvironment(environment, values, tell);
  const config = readConfig(environment);
  if ('runWithoutInstallation' in command) return await command.runWithoutInstallation(config, values);
  // With PostgreSQL, the command may run on a machine without a data directory.
  const directory =
    config.databaseUrl === undefined
      ? findDataDirectory(config.dataDirectory)
      : openDataDirectory(config.dataDirectory);
  const { database, sealer } = await openStores(directory, config);
  const accounts = createAccounts({ database, sealer, clock: systemClock });
  try {
    return await command.run({ config, directory, database, sealer, accounts }, values);
  } finally {
    await accounts.close();
    await database.destroy();
  }
}

function print({ note, result, data }: Output, asJson: boolean, { out, err }: Streams): void {
  if (note !== undefined) err(note);
  if (asJson) out(JSON.stringify(data));
  else if (result !== undefined) out(result);
}
