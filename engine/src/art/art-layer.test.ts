import { expect, test } from 'vitest';
import { artLayer } from './art-layer.ts';

test('layers are named after their content, of letters or of bytes', () => {
  const nameOf = (picture: string | Uint8Array): string =>
    artLayer('photo', picture, { width: 10, height: 10 }).image.src;
  expect(nameOf(Uint8Array.of(1, 2, 3))).toBe(nameOf(Uint8Array.of(1, 2, 3)));
  expect(nameOf('<svg/>')).toBe(nameOf('<svg/>'));
  expect(
    new Set([nameOf(Uint8Array.of(1, 2, 3)), nameOf(Uint8Array.of(1, 2, 4)), nameOf('<svg/>')]).size,
  ).toBe(3);
});
