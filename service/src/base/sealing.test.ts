import { createHmac, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createApiKey } from './api-key.ts';
import { createSealer, hashApiKey } from './sealing.ts';

const sealer = createSealer(randomBytes(32));
const { id, apiKey } = createApiKey();
const secret = hashApiKey(apiKey);

test('an opened seal signs any message as the whole key does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (message) => {
      const opened = sealer.open(id, sealer.seal(id, secret));
      const signed = createHmac('sha256', opened).update(message).digest('hex');
      expect(signed).toBe(createHmac('sha256', apiKey).update(message).digest('hex'));
    }),
  );
});

describe('a seal', () => {
  test('opens for its own id alone', () => {
    expect(() => sealer.open(createApiKey().id, sealer.seal(id, secret))).toThrow();
  });

  test('opens with its own master key alone', () => {
    expect(() => createSealer(randomBytes(32)).open(id, sealer.seal(id, secret))).toThrow();
  });

  test('is refused after any bit is flipped, and when it is cut', () => {
    const sealed = Buffer.from(sealer.seal(id, secret), 'base64');
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
    const [one, two] = [sealer.seal(id, secret), sealer.seal(id, secret)];
    expect(one).not.toBe(two);
    expect(Buffer.from(one, 'base64').includes(secret)).toBe(false);
  });
});

describe('a lookup', () => {
  test('is the same each time, and another for another key or master key', () => {
    expect(sealer.lookup(secret)).toBe(sealer.lookup(secret));
    expect(sealer.lookup(hashApiKey(createApiKey().apiKey))).not.toBe(sealer.lookup(secret));
    expect(createSealer(randomBytes(32)).lookup(secret)).not.toBe(sealer.lookup(secret));
  });

  test('is not the plain hash of the key', () => {
    expect(sealer.lookup(secret)).not.toContain(secret.toString('hex'));
  });
});

test('what stands for an account is the same each time, and another for another account or master key', () => {
  expect(sealer.pseudonym('usr_1')).toMatch(/^[0-9a-f]{64}$/);
  expect(sealer.pseudonym('usr_1')).toBe(sealer.pseudonym('usr_1'));
  expect(sealer.pseudonym('usr_2')).not.toBe(sealer.pseudonym('usr_1'));
  expect(createSealer(randomBytes(32)).pseudonym('usr_1')).not.toBe(sealer.pseudonym('usr_1'));
});

test('a master key of another length than 32 bytes is refused', () => {
  for (const length of [0, 16, 31, 33]) expect(() => createSealer(randomBytes(length))).toThrow('32 bytes');
});
