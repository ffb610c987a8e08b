import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { FittedText } from '../assets/fitted-text.ts';
import type { Composition } from '../layout/composition.ts';
import { looks } from '../layout/looks.ts';
import { createRenderKit, type RenderKit } from './render-kit.ts';

const WORDS =
  'Çiçek Şaşırtıcı Ağaç İyiğ Århus Ångström Ế Ấm ếch Việt ợ ngậy Příliš žluťoučký Žądło gęś Ôgênero ÉTÉ tropeço façade Șțăpân Öğün ย์ น้ำ'.split(
    ' ',
  );
const SIZE = 80;
const CANVAS = { width: 1000, height: 420 };
const [LEFT, TOP] = [20, 120];

const styles = [
  ...new Map(
    looks
      .flatMap(({ pairings }) => pairings.map(({ display }) => display))
      .map((style) => [`${style.family} ${style.weight} ${style.lineHeight}`, style] as const),
  ).values(),
];

let kit: RenderKit;
beforeAll(async () => {
  kit = await createRenderKit();
});

/** The rows of the canvas that one line of a text has ink in. */
async function rowsOf(fitted: FittedText, line: number): Promise<{ first: number; last: number }> {
  const lines = fitted.lines.map((own, at) => (at === line ? own : { ...own, text: ' ' }));
  const composition: Composition = {
    ...CANVAS,
    background: '#ffffff',
    art: [],
    images: [],
    texts: [
      {
        role: 'title',
        fitted: { ...fitted, lines },
        box: { x: LEFT, y: TOP, width: CANVAS.width - 2 * LEFT, height: fitted.height },
        align: 'left',
        color: '#000000',
      },
    ],
  };
  const { data } = await kit.canvas.drawType(composition, await kit.canvas.drawArt(composition));
  const inked = Array.from({ length: CANVAS.height }, (_, y) => y).filter((y) =>
    data.subarray(y * CANVAS.width * 4, (y + 1) * CANVAS.width * 4).some((value) => value < 128),
  );
  return { first: inked.at(0) ?? 0, last: inked.at(-1) ?? 0 };
}

test('accents, cedillas and stacked marks of one line stay off the next, in every display face', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...styles),
      fc.constantFrom(...WORDS),
      fc.constantFrom(...WORDS),
      async (style, above, below) => {
        const fitted = await kit.typesetter.fit({
          text: `${above}\n${below}`,
          style,
          maxWidth: 4000,
          maxHeight: 1000,
          maxSize: SIZE,
          minSize: SIZE,
          maxLines: 2,
        });
        expect(fitted.lines).toHaveLength(2);
        const [upper, lower] = [await rowsOf(fitted, 0), await rowsOf(fitted, 1)];
        expect(
          upper.last,
          `${above} over ${below} in ${style.family} ${style.weight}, ${fitted.lineHeightPx / SIZE} em`,
        ).toBeLessThan(lower.first);
      },
    ),
    { seed: 1, numRuns: 250 },
  );
}, 120_000);
