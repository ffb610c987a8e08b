import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawings } from '../drawings/drawings.ts';
import { OBJECTS_FOLDER, readObjectTable } from './object-table.ts';
import { objects, readPicture } from './objects.ts';

const MOST_BYTES = 8_000_000;

test('every row of the table has its picture, and a noun by which it is found', async () => {
  expect(objects.map(({ name }) => name)).toEqual(readObjectTable().map(({ name }) => name));
  expect(new Set(objects.map(({ name }) => name)).size).toBe(objects.length);
  const drawn = new Set(drawings.map(({ name }) => name));
  expect(
    objects.filter(({ name, nouns }) => drawn.has(name) === nouns.length > 0).map(({ name }) => name),
  ).toEqual([]);
  expect(statSync(join(OBJECTS_FOLDER, 'pictures.pack')).size).toBeLessThan(MOST_BYTES);
});

test('a picture has the size that the index tells, and its corners are clear', async () => {
  for (const object of [objects[0], objects.at(-1)]) {
    if (!object) throw new Error('there are no objects');
    const { width, height, hasAlpha } = await sharp(await readPicture(object)).metadata();
    expect({ width, height, hasAlpha }).toEqual({
      width: object.width,
      height: object.height,
      hasAlpha: true,
    });
  }
});
