import { existsSync } from 'node:fs';
import { createAccounts } from '../accounts/accounts.ts';
import { systemClock } from '../base/clock.ts';
import { OperatorError } from '../base/operator-error.ts';
import { ServiceError } from '../base/service-error.ts';
import { loadConfig } from '../config.ts';
import { openStores } from '../open-stores.ts';
import { openDataDirectory } from '../stores/data-directory.ts';
import type { Command, Output, Values } from './commands.ts';
import { HELP, parseCommand, UsageError } from './parse-command.ts';

// The operator's command line. It takes no lock of the data directory: SQLite lets it work beside the service.
// Exit codes: 0 done, 1 not done, 2 not understood.

async function run(command: Command, values: Values): Promise<Output> {
  const config = loadConfig();
  const directory = openDataDirectory(config.dataDirectory);
  // Else a command in the wrong working directory would look as if the installation had lost its accounts.
  if (!existsSync(directory.databasePath)) console.error(`Starting a new installation in ${directory.path}.`);
  const { database, sealer } = await openStores(directory, config.masterKey);
  const accounts = createAccounts({ database, sealer, clock: systemClock });
  try {
    return await command.run(accounts, values, database);
  } finally {
    await accounts.close();
    await database.destroy();
  }
}

try {
  const parsed = parseCommand(process.argv.slice(2));
  const { note, result }: Output = parsed ? await run(parsed.command, parsed.values) : { result: HELP };
  if (note !== undefined) console.error(note);
  if (result !== undefined) console.log(result);
} catch (error) {
  // Such a message is written for the operator; any other error is a fault of ours, named without its stack.
  const expected = [UsageError, OperatorError, ServiceError].some((kind) => error instanceof kind);
  const message = error instanceof Error ? error.message : String(error);
  console.error(expected ? message : `It did not work: ${message}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
