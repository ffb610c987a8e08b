import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { hmacHex, hmacHexAsync } from './hmac.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

// Keys below, at and above the length from which HMAC hashes them first.
const anyKey = fc.string({ unit: 'binary', minLength: 1, maxLength: 90 });

test('any key and text give what the platform gives, at once and by WebCrypto', async () => {
  await fc.assert(
    fc.asyncProperty(anyKey, fc.string({ unit: 'binary', maxLength: 300 }), async (key, text) => {
      const expected = createHmac('sha256', key).update(text).digest('hex');
      expect(hmacHex(key, text)).toBe(expected);
      expect(await hmacHexAsync(key, text)).toBe(expected);
    }),
    { numRuns: 100 },
  );
});

test('without WebCrypto, as on a page that came over plain http, signing goes on', async () => {
  vi.stubGlobal('crypto', {});
  expect(await hmacHexAsync('key', 'text')).toBe(hmacHex('key', 'text'));
});
