import { createTemplate } from '../../../src/stores/create-test-database.ts';
import { findPostgres, startTestServer } from './test-server.ts';

/** Starts the PostgreSQL server for all test files of this run. Vitest calls it by this name. */
export async function setup(): Promise<() => void> {
  const binaries = findPostgres();
  if (binaries === undefined)
    throw new Error('There is no PostgreSQL for these tests. Install one: apt-get install postgresql');
  const server = await startTestServer(binaries);
  process.env.TEST_POSTGRES = server.url;
  await createTemplate();
  return server.remove;
}
