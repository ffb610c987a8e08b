import { expect, test } from 'vitest';
import { createBytesInFlight } from './bytes-in-flight.ts';

test('a sender has a share, which is free again once the bodies are read', () => {
  const bytes = createBytesInFlight({ each: 10, all: 25 });
  bytes.take('a', 10);
  expect(() => bytes.take('a', 1)).toThrow(
    expect.objectContaining({ kind: 'rate-limited', retryAfterSeconds: 5 }),
  );
  bytes.take('b', 10);
  expect(() => bytes.take('c', 6)).toThrow(expect.objectContaining({ kind: 'unavailable' }));
  bytes.take('c', 5);
  bytes.give('a', 10);
  bytes.take('c', 5);
});
