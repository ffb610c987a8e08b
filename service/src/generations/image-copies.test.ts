import { expect, test } from 'vitest';
import { createImageCopies } from './image-copies.ts';
import type { StoredImage } from './types.ts';

const SMALL = { format: 'webp', quality: 80, maxWidth: 320 } as const;

const imageOf = (name: string, painter: string | null = null): StoredImage => ({
  token: name,
  accountId: 'usr_1',
  bytes: new Uint8Array(8),
  format: 'png',
  etag: `"${name}"`,
  lastModified: new Date(0),
  painter,
});

test('each is made once, also when several ask at the same time, and none before an image that was paid', async () => {
  const made: unknown[] = [];
  const thumbnail = createImageCopies(async (_, { maxWidth }, priority) => {
    made.push([maxWidth, priority]);
    return new Uint8Array(4);
  });
  const ask = (width: number) => thumbnail(imageOf('a'), { ...SMALL, maxWidth: width });
  await Promise.all([ask(320), ask(320), ask(640)]);
  expect((await ask(320)).etag).toBe('"a-320-webp"');
  await thumbnail(imageOf('a'), { format: 'webp', quality: 80 });
  expect(made).toEqual([
    [320, 'example'],
    [640, 'example'],
    [undefined, 'preview'],
  ]);
});

test('one of a painted image has a tag of its own bytes, which a signature makes different each time', async () => {
  const tagOf = async (bytes: string, painter: string | null) => {
    const thumbnail = createImageCopies(async () => Buffer.from(bytes));
    return (await thumbnail(imageOf('a', painter), SMALL)).etag;
  };
  expect(await tagOf('one', null)).toBe(await tagOf('other', null));
  const tag = await tagOf('one', 'openai/flux');
  expect(tag).toMatch(/^"a-320-webp-[\w-]{16}"$/);
  expect(await tagOf('one', 'openai/flux')).toBe(tag);
  expect(await tagOf('other', 'openai/flux')).not.toBe(tag);
});

test('one that could not be made is tried again', async () => {
  let tries = 0;
  const thumbnail = createImageCopies(async () => {
    tries += 1;
    if (tries === 1) throw new Error('out of memory');
    return new Uint8Array(4);
  });
  await expect(thumbnail(imageOf('a'), SMALL)).rejects.toThrow('out of memory');
  expect((await thumbnail(imageOf('a'), SMALL)).bytes).toHaveLength(4);
});

test('a crowd is sent away, those of another account are made beside it, and what was begun is finished', async () => {
  const gate = Promise.withResolvers<Uint8Array>();
  const thumbnail = createImageCopies(async ({ accountId }) =>
    accountId === 'usr_1' ? await gate.promise : new Uint8Array(4),
  );
  const begun = Array.from({ length: 64 }, (_, i) => thumbnail(imageOf(`${i}`), SMALL));
  await expect(thumbnail(imageOf('late'), SMALL)).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'thumbnails_busy',
  });
  const other = { ...imageOf('other'), accountId: 'usr_2' };
  expect((await thumbnail(other, SMALL)).bytes).toHaveLength(4);
  gate.resolve(new Uint8Array(4));
  expect(await Promise.all(begun)).toHaveLength(64);
  expect((await thumbnail(imageOf('late'), SMALL)).bytes).toHaveLength(4);
});
