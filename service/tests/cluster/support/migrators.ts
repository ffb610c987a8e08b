import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { CHILD_ENVIRONMENT } from '../../../../tests/support/child-environment.ts';
import type { Chance } from './chance.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';

const ADMIN = fileURLToPath(new URL('../../../src/admin/admin.ts', import.meta.url));
const ROUNDS = 2;

/** `npm run admin -- migrate` on an empty database, killed on the way, twice with another beside it; what is broken afterwards. */
export async function killMigrators(parts: {
  chance: Chance;
  folder: string;
  databaseUrl: string;
  settings: Record<string, string>;
}): Promise<string[]> {
  const { chance, folder, databaseUrl, settings } = parts;
  const url = new URL(databaseUrl);
  let left = Number.POSITIVE_INFINITY;
  let doomed: ChildProcess | undefined;
  const proxy: FaultProxy = await startFaultProxy(
    { host: url.hostname, port: Number(url.port) },
    (_, data, from) => {
      if (
        from === 'server' ||
        !/(?:create|alter) (?:unlogged )?table|create (?:unique )?index/i.test(data.toString('latin1'))
      )
        return true;
      left -= 1;
      if (left > 0) return true;
      doomed?.kill('SIGKILL');
      return false;
    },
  );
  const migrate = (address: string): { child: ChildProcess; ended: Promise<string> } => {
    const child = spawn(process.execPath, [ADMIN, 'migrate'], {
      env: {
        ...CHILD_ENVIRONMENT,
        CARDWRIGHT_DATA_DIR: join(folder, 'admin'),
        CARDWRIGHT_DATABASE_URL: address,
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr?.on('data', (text) => {
      errors += text;
    });
    return {
      child,
      ended: new Promise((resolve) =>
        child.once('close', (code) => resolve(code === 0 ? '' : `code ${code}: ${errors}`)),
      ),
    };
  };
  const through = new URL(databaseUrl);
  through.port = String(proxy.port);
  const broken: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    left = chance.whole(2, 20);
    const first = migrate(through.href);
    doomed = first.child;
    await first.ended;
    const tables = await countTables(databaseUrl);
    // kysely's own two are made outside the transaction.
    if (tables > 2) broken.push(`a migrator that was killed left ${tables} tables`);
  }
  left = chance.whole(2, 20);
  const both = [migrate(through.href), migrate(databaseUrl)] as const;
  doomed = both[0].child;
  await both[0].ended;
  const problem = await both[1].ended;
  if (problem !== '') broken.push(`a migrator beside one that was killed failed: ${problem}`);
  await proxy.close();
  return broken;
}

async function countTables(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query("select 1 from pg_tables where schemaname = 'public'");
  await client.end();
  return rows.length;
}
