import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OperatorError } from '../base/operator-error.ts';
import { createTestDatabase } from './create-test-database.ts';
import type { Database } from './database.ts';
import { openDiskFolder } from './disk-folder.ts';
import { readFact, writeFact } from './facts.ts';
import type { ObjectFolder } from './object-folder.ts';
import { adoptImages, checkPaired, pairStores } from './pair-stores.ts';

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
const HERE = { id: 'server 1', place: 'the database "here"' };
const THERE = { id: 'server 2', place: 'the database "there"' };
const stores = (change: Partial<Parameters<typeof pairStores>[0]> = {}) => ({
  database,
  incarnation: HERE,
  images,
  place: PLACE,
  ...change,
});

test('what was paired once is paired for ever, also by several nodes at once', async () => {
  await Promise.all(Array.from({ length: 8 }, () => pairStores(stores())));
  await pairStores(stores());
});

test('a database whose images are elsewhere is refused, and nothing is written there', async () => {
  await pairStores(stores());
  const elsewhere = await openDiskFolder(join(root, 'elsewhere'), { exclusive: true });
  const attempt = pairStores(stores({ images: elsewhere }));
  await expect(attempt).rejects.toThrow(OperatorError);
  await expect(attempt).rejects.toThrow(/are kept elsewhere, not in the bucket "b".*CARDWRIGHT_S3_BUCKET/);
  for await (const { key } of elsewhere.list()) expect.unreachable(key);
});

test('the images of another database are refused: they would be swept', async () => {
  await pairStores(stores());
  const other = await createTestDatabase();
  try {
    const attempt = pairStores(stores({ database: other, incarnation: THERE }));
    await expect(attempt).rejects.toThrow(OperatorError);
    await expect(attempt).rejects.toThrow(
      'The bucket "b" holds the images of another database (the database "here"), not of this one (the database "there").',
    );
  } finally {
    await other.destroy();
  }
});

test('a node that ended between the two notes is no obstacle to the next', async () => {
  const failing = { ...images, put: () => Promise.reject(new Error('killed')) };
  await expect(pairStores(stores({ images: failing }))).rejects.toThrow('killed');
  await pairStores(stores());
  // After the other note, before the commit.
  const value = await readFact(database, 'images');
  await writeFact(database, 'images', `new:${value}`);
  await pairStores(stores());
});

test('a copy of a database is refused the images of its original, until it adopts them', async () => {
  await pairStores(stores());
  // As a dump that was restored elsewhere: the same rows, another place.
  const copy = stores({ incarnation: THERE });
  await expect(pairStores(copy)).rejects.toThrow(
    'This database (the database "there") is a copy of another one (the database "here"), and is set up with the images in the bucket "b".',
  );
  await expect(checkPaired(copy)).rejects.toThrow('npm run admin -- adopt');
  await adoptImages(copy, new Date());
  await pairStores(copy);
  await checkPaired(copy);
});

test('whose images were adopted is refused from then on, also while it runs', async () => {
  await pairStores(stores());
  await checkPaired(stores());
  const other = await createTestDatabase();
  try {
    await adoptImages(stores({ database: other, incarnation: THERE }), new Date());
    for (const attempt of [checkPaired, pairStores])
      await expect(attempt(stores())).rejects.toThrow(
        'holds the images of another database (the database "there"), not of this one (the database "here")',
      );
  } finally {
    await other.destroy();
  }
});

test('a database that knows nothing does not take images for its own that were there before it', async () => {
  await images.put('ab/old.png', Uint8Array.of(1));
  const old = new Date(Date.now() - 120_000);
  utimesSync(join(root, 'images/ab/old.png'), old, old);
  await expect(pairStores(stores())).rejects.toThrow('is new and knows none of them');
  await adoptImages(stores(), new Date());
  await pairStores(stores());
});
