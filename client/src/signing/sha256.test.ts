import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

const reference = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

test('the digest of "abc" is the one that FIPS 180-4 prints', () => {
  expect(hex(sha256(Buffer.from('abc')))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

test('every length around the ends of blocks is padded as the platform does it', () => {
  for (let length = 0; length <= 200; length++) {
    const bytes = new Uint8Array(length).fill(length);
    expect(hex(sha256(bytes))).toBe(reference(bytes));
  }
});
