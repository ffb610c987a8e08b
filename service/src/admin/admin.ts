import { readEnvironment } from '../settings/config.ts';
import { runAdmin } from './run-admin.ts';

// The operator's command line. It does not lock the data directory: SQLite lets it run alongside the service.

process.exitCode = await runAdmin(process.argv.slice(2), readEnvironment, {
  out: (line) => console.log(line),
  err: (line) => console.error(line),
});
