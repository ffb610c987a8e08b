import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawSign } from './draw-sign.ts';
import { pictograms } from './pictograms.ts';
import type { Sign, SignMeaning } from './sign.ts';
import { SIGN_BLACK, SIGN_COLORS, SIGN_WHITE } from './sign-colors.ts';

const signs: fc.Arbitrary<Sign> = fc.record(
  {
    meaning: fc.constantFrom(...(Object.keys(SIGN_COLORS) as SignMeaning[])),
    pictogram: fc.constantFrom(...pictograms.map(({ name }) => name)),
  },
  { requiredKeys: ['meaning'] },
);

test('a sign is in the safety color of its meaning and in no other', () => {
  fc.assert(
    fc.property(signs, fc.integer({ min: 60, max: 900 }), (sign, side) => {
      const used = new Set(drawSign(sign, 0, 0, side).match(/#[0-9a-f]{6}/gu));
      const { color } = SIGN_COLORS[sign.meaning];
      expect(used).toContain(color);
      for (const other of used) expect([color, SIGN_BLACK, SIGN_WHITE]).toContain(other);
    }),
  );
});

test('a prohibition has its stroke over what is forbidden', () => {
  fc.assert(
    fc.property(fc.constantFrom(...pictograms), ({ name }) => {
      const drawn = drawSign({ meaning: 'prohibition', pictogram: name }, 0, 0, 100);
      const { color } = SIGN_COLORS.prohibition;
      expect(drawn.lastIndexOf(SIGN_BLACK)).toBeLessThan(drawn.indexOf(`stroke="${color}"`));
    }),
  );
});
