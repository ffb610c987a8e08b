import { expect, test } from 'vitest';
import { objects } from '../art/objects/objects.ts';
import { contrast } from '../color/contrast.ts';
import { toOklch } from '../color/oklch.ts';
import { toObjectGround, toObjectPalette } from './object-palette.ts';

const TURNS = [0, 1, 2, 3, 4];

test('words are read on the colors of any object, and it is seen on the ground and on the field', () => {
  for (const object of objects) {
    for (const at of TURNS) {
      const own = toObjectGround(object, undefined, at);
      const { background, foreground, muted, accent } = toObjectPalette(object, own, 40);
      const named = `${object.name} ${at}`;
      expect(contrast(foreground, background), named).toBeGreaterThan(7);
      expect(contrast(muted, background), named).toBeGreaterThan(4.5);
      expect(Math.abs(toOklch(accent).l - object.lightness), `${named} on its field`).toBeGreaterThan(0.07);
      expect(Math.abs(toOklch(background).l - object.lightness), named).toBeGreaterThan(0.07);
    }
  }
});

test('seeds in a row stand on different grounds', () => {
  for (const object of objects) {
    const [one, other] = [0, 1].map((at) =>
      toObjectPalette(object, toObjectGround(object, undefined, at), 40),
    );
    expect(one?.background).not.toBe(other?.background);
  }
});
