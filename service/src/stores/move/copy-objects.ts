import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '../connection.ts';
import { IS_KEPT } from '../is-kept.ts';
import type { ObjectFolder } from '../object-folder.ts';
import { readPages } from '../read-pages.ts';
import type { StoreName } from '../schema.ts';

export type ObjectReport = {
  /** In the target, with the bytes of the source. */
  objects: number;
  /** That rows name and the source does not have. */
  missing: string[];
  /** Whose bytes are not those that they were stored with; copied as they are. */
  damaged: string[];
};

type ObjectName = { object: string };

const AT_ONCE = 16;
const ATTEMPTS = 4;
const PAUSE_MS = 500;

/** The names of objects that rows refer to, each once. */
export function readObjectNames(connection: Connection, store: StoreName): AsyncGenerator<ObjectName> {
  return readPages<ObjectName>((after, limit) =>
    (store === 'images' ? selectImages(connection) : selectCards(connection))
      .where('object', '>', after?.object ?? '')
      .orderBy('object')
      .limit(limit)
      .execute(),
  );
}

const selectImages = (connection: Connection) =>
  connection
    .selectFrom((from) =>
      from
        .selectFrom('generations')
        .select((eb) => eb.ref('image_object').$notNull().as('object'))
        .where('image_object', 'is not', null)
        .where(IS_KEPT)
        .union(
          from
            .selectFrom('generations')
            .select((eb) => eb.ref('painting_object').$notNull().as('object'))
            .where('painting_object', 'is not', null)
            .where(IS_KEPT),
        )
        .union(from.selectFrom('uploads').select('object'))
        .as('named'),
    )
    .select('object');

// A card whose bytes are not kept has no name.
const selectCards = (connection: Connection) =>
  connection
    .selectFrom((from) => from.selectFrom('cards').select('object').distinct().as('named'))
    .select('object');

/** Copies what rows refer to and the target does not have with the right bytes, and reads back what it wrote. */
export async function copyObjects(
  names: AsyncIterable<ObjectName>,
  source: Pick<ObjectFolder, 'get'>,
  target: Pick<ObjectFolder, 'get' | 'put'>,
  onCopied: (objects: number) => void,
): Promise<ObjectReport> {
  const report: ObjectReport = { objects: 0, missing: [], damaged: [] };
  const iterator = names[Symbol.asyncIterator]();
  // A generator answers one question after the other, so those who ask share it.
  const work = async (): Promise<void> => {
    for (;;) {
      const { done, value } = await iterator.next();
      if (done) return;
      await again(() => copyObject(value.object, source, target, report));
      onCopied(report.objects);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  report.missing.sort();
  report.damaged.sort();
  return report;
}

async function copyObject(
  name: string,
  source: Pick<ObjectFolder, 'get'>,
  target: Pick<ObjectFolder, 'get' | 'put'>,
  report: ObjectReport,
): Promise<void> {
  const found = await target.get(name);
  if (found === undefined || !isIntact(name, found)) {
    const bytes = await source.get(name);
    if (bytes === undefined) return void report.missing.push(name);
    await target.put(name, bytes);
    const written = await target.get(name);
    if (written === undefined || Buffer.compare(written, bytes) !== 0)
      throw new Error(`the target gave other bytes back for ${name}`);
    if (!isIntact(name, bytes)) report.damaged.push(name);
  }
  report.objects += 1;
}

/** The name of an object begins with the hash of its bytes. */
const isIntact = (name: string, bytes: Uint8Array): boolean =>
  name.includes(createHash('sha256').update(bytes).digest('hex'));

async function again(task: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await task();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await sleep(PAUSE_MS * attempt);
    }
  }
}
