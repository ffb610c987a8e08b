import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { startS3Server } from '../../src/stores/s3/s3-server.fixture.ts';
import { findPostgres, startTestServer } from '../postgres/support/test-server.ts';

// A database and a bucket to try several nodes with, of which nothing is left afterwards: `npm run stores -- FILE` writes their settings
// to the file and goes on until Ctrl-C.

const [path] = process.argv.slice(2);
const binaries = findPostgres();
if (path === undefined || binaries === undefined) {
  process.stderr.write(
    path === undefined
      ? 'Say where their settings go: npm run stores -- trial/stores.env\n'
      : 'There is no PostgreSQL on this machine: apt-get install postgresql\n',
  );
  process.exit(1);
}

const server = await startTestServer(binaries);
const bucket = await startS3Server();
const settings = { CARDWRIGHT_DATABASE_URL: server.url, ...bucket.settings() };
mkdirSync(dirname(path), { recursive: true });
writeFileSync(
  path,
  Object.entries(settings)
    .map(([name, value]) => `export ${name}=${value}\n`)
    .join(''),
);
process.stderr.write(`PostgreSQL and S3 are running until Ctrl-C; their settings are in ${path}.\n`);

const end = async (): Promise<never> => {
  await bucket.remove();
  server.remove();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
