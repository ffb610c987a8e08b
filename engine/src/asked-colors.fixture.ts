import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { Brief, BriefColor } from './brief/brief.ts';
import { STYLES } from './brief/design-request.ts';
import { contrast } from './color/contrast.ts';
import { hueDistance, toOklch } from './color/oklch.ts';
import { compose } from './compose.ts';
import { createTagReader } from './reader/tagger/create-tag-reader.ts';
import { createRenderKit, type RenderKit } from './render/render-kit.ts';
import { ordinaryBrief } from './understand/ordinary-brief.fixture.ts';

const COLORS =
  '#d92d2a #f2762e #f5c518 #2f9e5b #2563eb #7c3aed #ec5f9b #8a5a34 #d9b044 #14171c #ffffff #1b2f5e #0f8f8c #a3dec5 #f8cad8 #e6d8bd #14502f #7b1e3a';
const SIZES = [
  [1200, 630],
  [1080, 1080],
  [1080, 1350],
] as const;
const USES: readonly (readonly BriefColor['use'][])[] = [
  ['ground'],
  ['any'],
  ['any', 'any'],
  ['ground', 'any'],
  ['ground', 'ink'],
];
// Letters cannot be read on every ground; these can once the two are parted in lightness.
const PARTED = 3;
const GREY = 0.035;
// Least shares of a card, in percent, and the most that is of other hues.
const LEAST = { ground: 25, ink: 0.3, any: 0.4, accent: 0.4 } as const;
const LEAST_GROUND_OF_STYLE = 12;
const MOST_FOREIGN = 1;

const wishes: fc.Arbitrary<BriefColor[]> = fc
  .constantFrom(...USES)
  .chain((uses) =>
    fc
      .uniqueArray(fc.constantFrom(...COLORS.split(' ')), { minLength: uses.length, maxLength: uses.length })
      .map((values) => uses.map((use, at) => ({ use, value: values[at] ?? '#000000' }))),
  )
  .filter(([one, other]) => other?.use !== 'ink' || contrast(one?.value ?? '', other.value) >= PARTED);

type Shares = { asked: number[]; foreign: number };

/** How much of an image is of each color, in percent: the color as it is, or its hue a step lighter or darker. */
async function measure(bytes: Uint8Array, colors: readonly BriefColor[]): Promise<Shares> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const tones = colors.map(({ value }) => toOklch(value));
  const hues = tones.filter(({ c }) => c > GREY);
  const shares = { asked: tones.map(() => 0), foreign: 0 };
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 9) {
    const key = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const percent = 100 / ((info.width * info.height) / 3);
  for (const [key, count] of counts) {
    const { l, c, h } = toOklch(`#${key.toString(16).padStart(6, '0')}`);
    tones.forEach((tone, at) => {
      const hued = tone.c > GREY && c > GREY;
      const near = hued
        ? Math.abs(tone.l - l) < 0.135 && Math.abs(tone.c - c) < 0.08 && hueDistance(tone.h, h) < 18
        : Math.abs(tone.l - l) < 0.06 && Math.abs(tone.c - c) < 0.04;
      if (near) shares.asked[at] = (shares.asked[at] ?? 0) + count * percent;
    });
    // Between two that were asked for are their mixtures.
    const [one, other] = hues;
    const mixed =
      one && other && hueDistance(one.h, h) + hueDistance(h, other.h) - hueDistance(one.h, other.h) < 1;
    if (one && c > 0.06 && !mixed && hues.every((tone) => hueDistance(tone.h, h) > 32))
      shares.foreign += count * percent;
  }
  return shares;
}

/** Whether random cards show the colors that their briefs ask for, by their pixels. */
export function describeAskedColors(runs: { seed?: number; numRuns: number }): void {
  let kit: RenderKit & { reader: ReturnType<typeof createTagReader> };
  beforeAll(async () => {
    kit = { ...(await createRenderKit()), reader: createTagReader() };
  });

  const draw = async (brief: Brief, [width, height]: readonly [number, number], seed: number) =>
    (await compose({ brief, width, height, seed, format: 'png' }, kit)).bytes;

  test('cover what they are asked for, and nothing has another hue', async () => {
    await fc.assert(
      fc.asyncProperty(
        ordinaryBrief(),
        wishes,
        fc.constantFrom(...SIZES),
        fc.nat(20),
        async (brief, colors, size, seed) => {
          const bytes = await draw({ ...brief, colors, illustration: 'none' }, size, seed);
          const { asked, foreign } = await measure(bytes, colors);
          const found = `${JSON.stringify(colors)}: ${asked.map((share) => share.toFixed(1)).join(', ')}`;
          colors.forEach(({ use }, at) => {
            expect(asked[at], found).toBeGreaterThan(LEAST[use]);
          });
          expect(foreign, found).toBeLessThan(MOST_FOREIGN);
        },
      ),
      runs,
    );
  });

  test('are on the wall behind what stands on a table', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...COLORS.split(' ')),
        fc.constantFrom(
          'a cake and a teapot on a table',
          'a still life with lemons',
          'an apple and a pear on a table',
        ),
        fc.constantFrom(...SIZES),
        fc.nat(20),
        async (value, prompt, size, seed) => {
          const { brief } = await kit.reader.read(prompt);
          const colors: BriefColor[] = [{ use: 'ground', value }];
          const { asked } = await measure(await draw({ ...brief, colors }, size, seed), colors);
          expect(asked[0], `${value}: ${prompt}`).toBeGreaterThan(LEAST.ground);
        },
      ),
      runs,
    );
  });

  test('are seen in every style', async () => {
    await fc.assert(
      fc.asyncProperty(
        ordinaryBrief(),
        wishes,
        fc.constantFrom(...STYLES),
        fc.constantFrom(...SIZES),
        async (brief, colors, style, size) => {
          const bytes = await draw({ ...brief, colors, style: [style], illustration: 'none' }, size, 1);
          const { asked } = await measure(bytes, colors);
          const found = `${style} ${JSON.stringify(colors)}: ${asked.map((share) => share.toFixed(1)).join(', ')}`;
          colors.forEach(({ use }, at) => {
            expect(asked[at], found).toBeGreaterThan(use === 'ground' ? LEAST_GROUND_OF_STYLE : LEAST[use]);
          });
        },
      ),
      runs,
    );
  });
}
