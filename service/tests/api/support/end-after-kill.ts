import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GenerationBody } from '@cardwright/contract';
import { expect, vi } from 'vitest';
import {
  dropTestDatabase,
  openTestDatabase,
  toTestSettings,
} from '../../../src/stores/create-test-database.ts';
import { runMain } from '../../socket/run-main.ts';

/** What the next process makes of a generation whose process was killed as soon as its row had `column`. */
export async function endAfterKill(
  settings: Record<string, string>,
  body: object,
  column: 'painting_object' | 'reading_key',
): Promise<GenerationBody> {
  const directory = mkdtempSync(join(tmpdir(), 'cardwright-killed-'));
  const environment = {
    ...settings,
    CARDWRIGHT_DATA_DIR: directory,
    ...(await toTestSettings(directory)),
    // On PostgreSQL, the job of a killed process is claimed once its lease has run out.
    CARDWRIGHT_JOB_LEASE_MS: '2000',
  };
  const call = async (path: string, key: string, body?: object) => {
    const response = await fetch(`${main.baseUrl}/api/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        prefer: 'respond-async',
        ...(key && { 'x-api-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as GenerationBody & { api_key: string };
  };
  let main = await runMain(environment);
  try {
    const { api_key: key } = await call('/users', '', { email: 'ada@example.com' });
    const { id } = await call('/generate', key, body);
    const database = await openTestDatabase(directory);
    await vi.waitFor(
      async () => {
        const row = await database.selectFrom('generations').select(column).executeTakeFirstOrThrow();
        expect(row[column]).toBeTypeOf('string');
      },
      { timeout: 30_000, interval: 5 },
    );
    main.child.kill('SIGKILL');
    await main.exited;
    const { status } = await database.selectFrom('generations').select('status').executeTakeFirstOrThrow();
    await database.destroy();
    expect(status).toBe('processing');
    main = await runMain(environment);
    return await vi.waitFor(
      async () => {
        const generation = await call(`/generate/${id}`, key);
        expect(generation.completed_at).not.toBeNull();
        return generation;
      },
      { timeout: 30_000 },
    );
  } finally {
    main.child.kill('SIGKILL');
    await main.exited;
    await dropTestDatabase(directory);
    rmSync(directory, { recursive: true, force: true });
  }
}
