import { createTemplate } from '../../../src/stores/create-test-database.ts';
import { findPostgres, startTestServer } from './test-server.ts';

/** Starts the PostgreSQL server for all test files of this run. Vitest calls it by this name. */
export async function setup(): Promise<() => void> {
  const binaries = findPostgres();
  if (binaries === undefined)
    throw new Error('There is no PostgreSQL for these tests. Install one: apt-get install postgresql');
  // It would look after every database of a test once a minute, in a process of its own.
  const server = await startTestServer(binaries, '-c autovacuum=off');
  process.env.TEST_POSTGRES = server.url;
  await createTemplate();
  return server.remove;
}
