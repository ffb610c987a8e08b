import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDiskFolder } from './disk-folder.ts';
import { createImageStore, type ImageStore, openDiskImageStore } from './image-store.ts';
import { ImagesUnavailableError } from './images-unavailable-error.ts';
import type { ObjectFolder } from './object-folder.ts';
import { openS3 } from './s3/open-s3.ts';
import { type S3Server, startS3Server } from './s3/s3-server.fixture.ts';
import { startSwift } from './s3/swift-server.fixture.ts';

let server: Pick<S3Server, 'options' | 'stop' | 'start' | 'remove'>;
let closeS3: (() => void) | undefined;
beforeAll(async () => {
  server = await (process.env.CARDWRIGHT_TEST_S3 === 'swift' ? startSwift() : startS3Server());
});
afterAll(() => server.remove());

let root: string;
let folder: ObjectFolder;
let images: ImageStore;
let prefixes = 0;

// A fresh one each.
const KINDS: Record<string, () => Promise<ObjectFolder>> = {
  disk: () => openDiskFolder(root, { exclusive: true }),
  S3: async () => {
    prefixes += 1;
    const stores = await openS3({ ...server.options(), prefix: `test-${prefixes}/` });
    closeS3 = stores.close;
    return stores.images;
  },
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'image-store-'));
});
afterEach(() => {
  closeS3?.();
  closeS3 = undefined;
  rmSync(root, { recursive: true, force: true });
});

const objects = async (): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of folder.list()) keys.push(key);
  return keys;
};
const toList = async (names: AsyncIterable<string>): Promise<string[]> => {
  const found: string[] = [];
  for await (const name of names) found.push(name);
  return found.sort();
};

describe.each(Object.entries(KINDS))('on %s', (_, open) => {
  beforeEach(async () => {
    folder = await open();
    images = createImageStore(folder);
  });

  test('any bytes come back as they went in, under a name with their hash', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 9000 }), async (bytes) => {
        const name = await images.put(bytes, 'png');
        const hash = createHash('sha256').update(bytes).digest('hex');
        expect(name).toMatch(new RegExp(`^20\\d{8}/${hash}-\\w{10}\\.png$`));
        expect(Buffer.compare((await images.get(name)) ?? new Uint8Array(1), bytes)).toBe(0);
      }),
      { numRuns: 30 },
    );
  });

  test('the same bytes put twenty times at once are twenty whole objects: deleting one leaves the others', async () => {
    const bytes = new Uint8Array(200_000).fill(7);
    const names = await Promise.all(Array.from({ length: 20 }, () => images.put(bytes, 'jpeg')));
    expect(new Set(names).size).toBe(20);
    expect((await objects()).sort()).toEqual([...names].sort());
    await images.delete(names[0] ?? '');
    expect(await images.get(names[0] ?? '')).toBeUndefined();
    expect((await images.get(names[1] ?? ''))?.length).toBe(200_000);
  });

  test('names of earlier versions, without a random part, stay valid', async () => {
    const name = `ab/${'ab'.repeat(32)}.png`;
    await folder.put(name, Uint8Array.of(1));
    expect(await images.get(name)).toEqual(Uint8Array.of(1));
    await images.delete(name);
    expect(await objects()).toEqual([]);
  });

  test('what was put in some hours is listed, and nothing that is no image', async () => {
    let now = new Date();
    images = createImageStore(folder, { now: () => now });
    const names: string[] = [];
    for (const hour of ['08', '09', '10', '11']) {
      now = new Date(`2026-05-12T${hour}:59:59.999Z`);
      names.push(await images.put(Uint8Array.of(1), 'png'));
    }
    await folder.put('README', new TextEncoder().encode('an operator was here'));
    await folder.put('2026051210/README', new TextEncoder().encode('and here'));
    await folder.put(`20/${'20'.repeat(32)}.png`, Uint8Array.of(1));
    const list = (from: string, until: string) =>
      toList(images.listPut(new Date(`2026-05-12T${from}Z`), new Date(`2026-05-12T${until}Z`)));
    expect(await list('09:30:00', '11:10:00')).toEqual(names.slice(1, 3));
    expect(await list('00:00:00', '23:00:00')).toEqual(names);
    expect(await list('12:00:00', '23:00:00')).toEqual([]);
  });

  test('no bytes are no image', async () => {
    await expect(images.put(new Uint8Array(), 'png')).rejects.toThrow('without bytes');
    expect(await objects()).toEqual([]);
  });

  test('an unknown name is undefined, and deleting it is harmless', async () => {
    expect(await images.get('ab/abcd.png')).toBeUndefined();
    await images.delete('ab/abcd.png');
  });

  test.each([
    '../secret.png',
    'ab/../../secret.png',
    '..\\secret.png',
    'ab/.../../secret.png',
    '/etc/passwd',
  ])('a name that leaves the store is refused: %s', async (name) => {
    await expect(images.get(name)).rejects.toThrow('no name of an image');
    await expect(images.delete(name)).rejects.toThrow('no name of an image');
  });

  test('the probe passes and leaves nothing', async () => {
    await images.check();
    expect(await objects()).toEqual([]);
  });
});

test('a bucket is listed whole, also where the server gives it in pages', async () => {
  folder = (await KINDS.S3?.()) as ObjectFolder;
  const keys = Array.from({ length: 1050 }, (_, at) => `ab/${String(at).padStart(4, '0')}.png`);
  for (let at = 0; at < keys.length; at += 50)
    await Promise.all(keys.slice(at, at + 50).map((key) => folder.put(key, Uint8Array.of(1))));
  expect((await objects()).sort()).toEqual(keys);
});

test('two prefixes of one bucket are two stores', async () => {
  const [one, other] = await Promise.all([KINDS.S3?.(), KINDS.S3?.()]);
  const name = await createImageStore(one as ObjectFolder).put(Uint8Array.of(1), 'png');
  expect(await createImageStore(other as ObjectFolder).get(name)).toBeUndefined();
});

test('an S3 server that is away is a store that is unavailable, and well again when it is back', async () => {
  images = createImageStore((await KINDS.S3?.()) as ObjectFolder);
  const name = await images.put(Uint8Array.of(1), 'png');
  await server.stop();
  try {
    await expect(images.get(name)).rejects.toThrow(ImagesUnavailableError);
    await expect(images.put(Uint8Array.of(1), 'png')).rejects.toThrow(ImagesUnavailableError);
    await expect(images.delete(name)).rejects.toThrow(ImagesUnavailableError);
    await expect(images.check()).rejects.toThrow();
  } finally {
    await server.start();
  }
  expect(await images.get(name)).toEqual(Uint8Array.of(1));
});

describe('a disk', () => {
  const files = (): string[] =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);
  beforeEach(async () => {
    images = await openDiskImageStore(root);
  });

  test('what a crash left half written is gone after the next open, whole images stay', async () => {
    const name = await images.put(new Uint8Array([1, 2, 3]), 'png');
    writeFileSync(join(root, '.incoming', 'half'), 'half');
    const reopened = await openDiskImageStore(root);
    expect(files()).toHaveLength(1);
    expect(await reopened.get(name)).toEqual(new Uint8Array([1, 2, 3]));
  });

  test('a put that fails leaves nothing behind', async () => {
    images = createImageStore(await openDiskFolder(root, { exclusive: true }), {
      now: () => new Date('2026-05-12T12:00:00.000Z'),
    });
    // A file stands where the folder should be, so the bytes were written and cannot be moved.
    writeFileSync(join(root, '2026051212'), '');
    await expect(images.put(new Uint8Array([9]), 'png')).rejects.toThrow(ImagesUnavailableError);
    expect(files()).toEqual(['2026051212']);
  });

  test('the probe fails when it cannot be written', async () => {
    rmSync(join(root, '.incoming'), { recursive: true });
    writeFileSync(join(root, '.incoming'), 'no folder any more');
    await expect(images.check()).rejects.toThrow();
  });
});
