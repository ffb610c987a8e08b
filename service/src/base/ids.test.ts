import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createId, ID_ALPHABET, randomText } from './ids.ts';

test('the alphabet has 32 letters and digits, none twice and no look-alikes', () => {
  expect(new Set(ID_ALPHABET).size).toBe(32);
  expect(ID_ALPHABET).toMatch(/^[a-z0-9]+$/);
  expect(ID_ALPHABET).not.toMatch(/[01lo]/);
});

test('random text has the length asked for and uses every letter of the alphabet', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 200 }), (length) => randomText(length).length === length));
  expect(new Set(randomText(10_000))).toEqual(new Set(ID_ALPHABET));
});

test('ids carry their kind and never repeat', () => {
  const ids = Array.from({ length: 10_000 }, () => createId('gen'));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids.slice(0, 100)) expect(id).toMatch(/^gen_[a-z0-9]{20}$/);
});
