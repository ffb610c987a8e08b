import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OperatorError } from '../base/operator-error.ts';
import { createTestDatabase } from './create-test-database.ts';
import type { Database } from './database.ts';
import { openDiskFolder } from './disk-folder.ts';
import type { ObjectFolder } from './object-folder.ts';
import { pairStores } from './pair-stores.ts';

let root: string;
let database: Database;
let images: ObjectFolder;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'pair-stores-'));
  database = await createTestDatabase();
  images = await openDiskFolder(join(root, 'images'), { exclusive: true });
});
afterEach(async () => {
  await database.destroy();
  rmSync(root, { recursive: true, force: true });
});

const PLACE = 'the bucket "b"';

test('what was paired once is paired for ever, also by several nodes at once', async () => {
  await Promise.all(Array.from({ length: 8 }, () => pairStores(database, images, PLACE)));
  await pairStores(database, images, PLACE);
});

test('a database whose images are elsewhere is refused, and nothing is written there', async () => {
  await pairStores(database, images, PLACE);
  const elsewhere = await openDiskFolder(join(root, 'elsewhere'), { exclusive: true });
  const attempt = pairStores(database, elsewhere, PLACE);
  await expect(attempt).rejects.toThrow(OperatorError);
  await expect(attempt).rejects.toThrow(/are kept elsewhere, not in the bucket "b".*CARDWRIGHT_S3_BUCKET/);
  for await (const { key } of elsewhere.list()) expect.unreachable(key);
});

test('the images of another database are refused: they would be swept', async () => {
  await pairStores(database, images, PLACE);
  const other = await createTestDatabase();
  try {
    const attempt = pairStores(other, images, PLACE);
    await expect(attempt).rejects.toThrow(OperatorError);
    await expect(attempt).rejects.toThrow('The bucket "b" holds the images of another database.');
  } finally {
    await other.destroy();
  }
});

test('a node that ended between the two notes is no obstacle to the next', async () => {
  const failing = { ...images, put: () => Promise.reject(new Error('killed')) };
  await expect(pairStores(database, failing, PLACE)).rejects.toThrow('killed');
  await pairStores(database, images, PLACE);
  // After the other note, before the commit.
  const { value } = await database.selectFrom('facts').select('value').executeTakeFirstOrThrow();
  await database
    .updateTable('facts')
    .set({ value: `new:${value}` })
    .execute();
  await pairStores(database, images, PLACE);
});
