import { expect, test } from 'vitest';
import { drawSign } from './draw-sign.ts';
import { pictograms } from './pictograms.ts';
import type { SignMeaning } from './sign.ts';
import { SIGN_BLACK, SIGN_COLORS, SIGN_WHITE } from './sign-colors.ts';

const names = pictograms.map(({ name }) => name);

test.each(Object.keys(SIGN_COLORS) as SignMeaning[])(
  'a sign of %s is in its safety color and in no other',
  (meaning) => {
    const { color } = SIGN_COLORS[meaning];
    for (const pictogram of names) {
      const used = new Set(drawSign({ meaning, pictogram }, 0, 0, 200).match(/#[0-9a-f]{6}/gu));
      expect(used).toContain(color);
      for (const other of used) expect([color, SIGN_BLACK, SIGN_WHITE]).toContain(other);
    }
  },
);

test.each(names)('a prohibition has its stroke over what is forbidden: %s', (pictogram) => {
  const drawn = drawSign({ meaning: 'prohibition', pictogram }, 0, 0, 100);
  expect(drawn.lastIndexOf(SIGN_BLACK)).toBeLessThan(
    drawn.indexOf(`stroke="${SIGN_COLORS.prohibition.color}"`),
  );
});
