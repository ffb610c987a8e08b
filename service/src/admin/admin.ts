import { createAccounts } from '../accounts/accounts.ts';
import { systemClock } from '../base/clock.ts';
import { OperatorError } from '../base/operator-error.ts';
import { ServiceError } from '../base/service-error.ts';
import { loadConfig, readEnvironment } from '../config.ts';
import { openStores } from '../open-stores.ts';
import { findDataDirectory, openDataDirectory } from '../stores/data-directory.ts';
import type { Command, Output, Values } from './command.ts';
import { HELP, parseCommand, UsageError } from './parse-command.ts';

// The operator's command line. It does not lock the data directory: SQLite lets it run alongside the service.
// Exit codes: 0 success, 1 failure, 2 usage error.

async function run(command: Command, values: Values): Promise<Output> {
  if ('runWithEnvironment' in command)
    return await command.runWithEnvironment(readEnvironment(), values, (line) => {
      if (!asJson) console.error(line);
    });
  const config = loadConfig();
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

function print({ note, result, data, failed = false }: Output, asJson: boolean): void {
  if (note !== undefined) console.error(note);
  if (asJson) console.log(JSON.stringify(data));
  else if (result !== undefined) console.log(result);
  if (failed) process.exitCode = 1;
}

const asJson = process.argv.includes('--json');
try {
  const parsed = parseCommand(process.argv.slice(2));
  if (parsed === undefined) console.log(HELP);
  else print(await run(parsed.command, parsed.values), asJson);
} catch (error) {
  // These messages are written for the operator; any other error is a bug, reported without its stack.
  const expected = [UsageError, OperatorError, ServiceError].some((kind) => error instanceof kind);
  const text = error instanceof Error ? error.message : String(error);
  const message = expected ? text : `Unexpected error: ${text}`;
  console.error(asJson ? JSON.stringify({ error: message }) : message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
