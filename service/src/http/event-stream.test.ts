import { expect, test } from 'vitest';
import { eventStream } from './event-stream.ts';

test('a stream whose events take their time says that it lives', async () => {
  const { promise: heard, resolve } = Promise.withResolvers<void>();
  async function* events() {
    yield { type: 'first' };
    await heard;
    yield { type: 'second' };
  }
  const { body } = eventStream(events(), () => ({}), 1);
  const decoder = new TextDecoder();
  const said: string[] = [];
  for await (const bytes of body as unknown as AsyncIterable<Uint8Array>) {
    said.push(decoder.decode(bytes));
    if (said.at(-1) === ': still drawing\n\n') resolve();
  }
  const drawn = said.filter((one) => !one.startsWith(':'));
  expect(drawn).toEqual([
    'event: first\ndata: {"type":"first"}\n\n',
    'event: second\ndata: {"type":"second"}\n\n',
  ]);
  expect(said.length).toBeGreaterThan(drawn.length);
});

test('a client that goes away is told nothing more, and ends the events', async () => {
  const { promise: gone, resolve: leave } = Promise.withResolvers<void>();
  let ended = false;
  async function* events() {
    try {
      yield { type: 'first' };
      await gone;
      yield { type: 'second' };
    } finally {
      ended = true;
    }
  }
  const reader = eventStream(events(), () => ({}), 1).body?.getReader();
  const decoder = new TextDecoder();
  while (!decoder.decode((await reader?.read())?.value).startsWith(':'));
  const cancelled = reader?.cancel();
  // Longer than a heartbeat, which would now be an uncaught error.
  await new Promise((resolve) => setTimeout(resolve, 5));
  leave();
  await cancelled;
  expect(ended).toBe(true);
});
