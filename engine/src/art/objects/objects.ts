import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { ObjectTones } from './measure-object.ts';
import { OBJECTS_FOLDER, readObjectTable } from './object-table.ts';

/** A thing with soft light and shade, in colors that are its own; `width` and `height` are those of its picture, px, which it fills. */
export type ShadedObject = ObjectTones & {
  name: string;
  /** English; none where a drawing of the same name has them. */
  nouns: readonly string[];
  stands: boolean;
  width: number;
  height: number;
};

type Measured = ObjectTones & {
  name: string;
  width: number;
  height: number;
  file: { at: number; bytes: number };
};

const PACK = join(OBJECTS_FOLDER, 'pictures.pack');

const index: readonly Measured[] = JSON.parse(readFileSync(join(OBJECTS_FOLDER, 'index.json'), 'utf8'));
const measured = new Map(index.map((one) => [one.name, one]));

/** Every object, in the order of `data/objects/objects.tsv`. */
export const objects: readonly ShadedObject[] = readObjectTable().map(({ icon: _, ...row }) => {
  const one = measured.get(row.name);
  if (!one) throw new Error(`the object ${row.name} has no picture: run npm run objects`);
  const { width, height, colors, lightness } = one;
  return { ...row, width, height, colors, lightness };
});

const byName = new Map(objects.map((object) => [object.name, object]));

export const findObject = (name: string): ShadedObject | undefined => byName.get(name);

// Of some 15 kB each.
const pictures = new LRUCache<string, Uint8Array>({ max: 64, fetchMethod: readPart });

/** The picture of an object as WebP. */
export const readPicture = ({ name }: Pick<ShadedObject, 'name'>): Promise<Uint8Array> =>
  pictures.forceFetch(name);

async function readPart(name: string): Promise<Uint8Array> {
  const file = measured.get(name)?.file;
  if (!file) throw new Error(`no object is named ${name}`);
  const pack = await open(PACK);
  try {
    const { buffer } = await pack.read(new Uint8Array(file.bytes), 0, file.bytes, file.at);
    return buffer;
  } finally {
    await pack.close();
  }
}
