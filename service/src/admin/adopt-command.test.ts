import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Config, readConfig } from '../settings/config.ts';
import { openDataDirectory } from '../stores/data-directory.ts';
import { openImageStores } from '../wiring/open-image-stores.ts';
import { openStores } from '../wiring/open-stores.ts';
import { ADOPT_COMMAND } from './adopt-command.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'adopt-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** As a service does at its start. */
async function pair(config: Config): Promise<void> {
  const directory = openDataDirectory(config.dataDirectory);
  const { database } = await openStores(directory, config);
  try {
    (await openImageStores(directory, config, database)).close();
  } finally {
    await database.destroy();
  }
}

test('one command makes images those of the database that stands beside them now', async () => {
  const configs = ['a', 'b'].map((name) => readConfig({ CARDWRIGHT_DATA_DIR: join(root, name) }));
  for (const config of configs) await pair(config);
  const [config] = configs as [Config];
  renameSync(join(root, 'b/images'), join(root, 'a/other'));
  rmSync(join(root, 'a/images'), { recursive: true });
  renameSync(join(root, 'a/other'), join(root, 'a/images'));
  await expect(pair(config)).rejects.toThrow('holds the images of another database (the file ');
  if (!('runWithoutInstallation' in ADOPT_COMMAND)) throw new Error('it needs no installation that fits');
  const { note, failed } = await ADOPT_COMMAND.runWithoutInstallation(config, {} as never);
  expect([note, failed]).toEqual([expect.stringContaining('The database knows no image yet.'), false]);
  await pair(config);
});
