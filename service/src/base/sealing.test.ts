import { createHash, createHmac, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createApiKey } from './api-key.ts';
import { createSealer } from './sealing.ts';

const sealer = createSealer(randomBytes(32));
const { id, apiKey } = createApiKey();

test('an opened seal signs any message as the whole key does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (message) => {
      const secret = sealer.open(id, sealer.seal(id, apiKey));
      const signed = createHmac('sha256', secret).update(message).digest('hex');
      expect(signed).toBe(createHmac('sha256', apiKey).update(message).digest('hex'));
    }),
  );
});

describe('a seal', () => {
  test('opens for its own id alone', () => {
    expect(() => sealer.open(createApiKey().id, sealer.seal(id, apiKey))).toThrow();
  });

  test('opens with its own master key alone', () => {
    expect(() => createSealer(randomBytes(32)).open(id, sealer.seal(id, apiKey))).toThrow();
  });

  test('is refused after any bit is flipped, and when it is cut', () => {
    const sealed = Buffer.from(sealer.seal(id, apiKey), 'base64');
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(() => sealer.open(id, changed.toString('base64'))).toThrow();
    }
    for (const length of [0, 11, 12, 28, sealed.length - 1]) {
      expect(() => sealer.open(id, sealed.subarray(0, length).toString('base64'))).toThrow();
    }
  });

  test('differs each time and holds neither the key nor its hash', () => {
    const [one, two] = [sealer.seal(id, apiKey), sealer.seal(id, apiKey)];
    expect(one).not.toBe(two);
    const hash = createHash('sha256').update(apiKey).digest();
    expect(Buffer.from(one, 'base64').includes(hash)).toBe(false);
  });
});

describe('a lookup', () => {
  test('is the same each time, and another for another key or master key', () => {
    expect(sealer.lookup(apiKey)).toBe(sealer.lookup(apiKey));
    expect(sealer.lookup(createApiKey().apiKey)).not.toBe(sealer.lookup(apiKey));
    expect(createSealer(randomBytes(32)).lookup(apiKey)).not.toBe(sealer.lookup(apiKey));
  });

  test('is not the plain hash of the key', () => {
    expect(sealer.lookup(apiKey)).not.toBe(createHash('sha256').update(apiKey).digest('hex'));
  });
});

test('a master key of another length than 32 bytes is refused', () => {
  for (const length of [0, 16, 31, 33]) expect(() => createSealer(randomBytes(length))).toThrow('32 bytes');
});
