import { expect, test } from 'vitest';
import { objects } from '../art/objects/objects.ts';
import { contrast } from '../color/contrast.ts';
import { toOklch } from '../color/oklch.ts';
import { schemeForObject, toObjectPalette } from './object-palette.ts';

const SCHEMES = ['light', 'dark'] as const;

test('words are read on the colors of any object, and it is seen on the ground and on the field', () => {
  for (const object of objects) {
    for (const scheme of SCHEMES) {
      const { background, foreground, muted, accent } = toObjectPalette(object, scheme, 40);
      expect(contrast(foreground, background)).toBeGreaterThan(7);
      expect(contrast(muted, background)).toBeGreaterThan(4.5);
      expect(Math.abs(toOklch(accent).l - object.lightness), `${object.name} on its field`).toBeGreaterThan(
        0.07,
      );
      if ((schemeForObject(object) ?? scheme) === scheme)
        expect(Math.abs(toOklch(background).l - object.lightness), object.name).toBeGreaterThan(0.07);
    }
  }
});
