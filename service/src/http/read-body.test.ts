import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

const read = (body: string | ReadableStream): Promise<unknown> =>
  readBody(
    new Request('http://localhost/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    }),
  );

test('a body without a length is read to the limit and no further', async () => {
  let chunks = 0;
  const endless = new ReadableStream({
    pull: (controller) => (chunks++ < 64 ? controller.enqueue(new Uint8Array(65_536)) : controller.close()),
  });
  await expect(read(endless)).rejects.toThrow(expect.objectContaining({ kind: 'too-large' }));
  expect(chunks).toBeLessThan(20);
});

test.each([
  ['The request body is not valid JSON: see line 3, column 1.', '{\n  "prompt": "a",\n}'],
  ['The request body is not valid JSON: it ends too early.', '{"prompt":'],
  ['The request body is not valid JSON.', '{"prompt": secret}'],
  ['The request body must not be nested more than 64 levels deep.', '['.repeat(65)],
  ['The request body must not have more than 50,000 values.', `[${'[],'.repeat(50_000)}[]]`],
  ['The request body must not have more than 12,000 objects.', `[${'{},'.repeat(12_000)}{}]`],
  [
    'The request body must not have an object with more than 1,000 fields.',
    `{"params":{${Array.from({ length: 1001 }, (_, at) => `"k${at}":[1,2]`).join()}}}`,
  ],
])('%s Nothing of it is repeated', async (message, body) => {
  await expect(read(body)).rejects.toThrow(expect.objectContaining({ message }));
});

test('of bodies that are on their way, a sender has a share, which is free again when they are read', async () => {
  const end = Promise.withResolvers<void>();
  const send = (sender: string) => {
    let isSent = false;
    const body = new ReadableStream({
      pull: async (controller) => {
        if (isSent) await end.promise.then(() => controller.close());
        else controller.enqueue(new Uint8Array(1_000_000).fill(0x20));
        isSent = true;
      },
    });
    const headers = { 'content-type': 'application/json' };
    const request = new Request('http://localhost/', { method: 'POST', headers, body, duplex: 'half' });
    return readBody(request, { none: true }, { sender }).catch((error) => error);
  };
  const waiting = Array.from({ length: 26 }, () => send('ada'));
  expect(await Promise.race(waiting)).toMatchObject({ kind: 'rate-limited' });
  const other = send('eve');
  end.resolve();
  await Promise.all(waiting);
  expect(await other).toMatchObject({ code: 'invalid_json' });
  expect(await send('ada')).toMatchObject({ code: 'invalid_json' });
});

test('brackets and commas in texts are text', async () => {
  const text = `${'['.repeat(100)}\\"${','.repeat(60_000)}`;
  expect(await read(JSON.stringify({ text }))).toEqual({ text });
  const list = Array.from({ length: 2000 }, () => ({ a: 1, b: 2 }));
  expect(await read(JSON.stringify({ list }))).toEqual({ list });
});
