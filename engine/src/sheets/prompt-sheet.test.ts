import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOfScheme } from '../color/is-of-scheme.ts';
import { requestOf } from '../direction/design-request.fixture.ts';
import { toPalette } from '../direction/palettes.ts';
import { toTint } from '../direction/tint.ts';
import { createRandom } from '../random.ts';
import { grotesk } from './faces/grotesk.ts';
import { lively } from './faces/lively.ts';
import { toPromptSheet } from './prompt-sheet.ts';

test('all grounds of a card keep the scheme that is asked for', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('light' as const, 'dark' as const),
      fc.boolean(),
      fc.nat(),
      (scheme, bare, seed) => {
        const random = createRandom(seed);
        const palette = toPalette(scheme, toTint(requestOf({ scheme }), random), { bare, random });
        const { grounds } = toPromptSheet(grotesk, palette, { pattern: 'rings', hues: undefined, scheme });
        for (const { ground } of Object.values(grounds)) expect(isOfScheme(ground, scheme)).toBe(true);
      },
    ),
  );
});

test('an asked color turns into another only where a gradient is asked for', () => {
  const random = createRandom(1);
  const palette = toPalette('dark', toTint(requestOf({}), random), { bare: false, random });
  const drawn = (turns: boolean) =>
    toPromptSheet(lively, palette, {
      pattern: 'blend',
      hues: undefined,
      asked: ['#2563eb'],
      turns,
    }).behind?.map(({ draw }) => draw);
  expect([drawn(false), drawn(true)]).toEqual([[], ['sheen']]);
});
