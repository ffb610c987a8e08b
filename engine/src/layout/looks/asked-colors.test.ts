import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DesignRequest } from '../../brief/design-request.ts';
import { toOklch } from '../../color/oklch.ts';
import { direct } from '../../direction/direct.ts';
import { createRandom } from '../../random.ts';
import { createRenderKit, type RenderKit } from '../../render/render-kit.ts';
import { looks } from '../looks.ts';

let kit: RenderKit;
beforeAll(async () => {
  kit = await createRenderKit();
});

const grounds = fc.constantFrom(
  '#14171c',
  '#ffffff',
  '#1b2f5e',
  '#d92d2a',
  '#f5c518',
  '#2f9e5b',
  '#f7d5e3',
  '#e6d8bd',
);
const accents = fc.constantFrom([], ['#f5c518'], ['#1fc2b7'], ['#d4a52a', '#7c3aed']);

/** Oklab distance; 0.02 is hardly seen side by side. */
function distance(a: string, b: string): number {
  const [one, two] = [toOklch(a), toOklch(b)].map(({ l, c, h }) => ({
    l,
    a: c * Math.cos((h * Math.PI) / 180),
    b: c * Math.sin((h * Math.PI) / 180),
  }));
  return one && two ? Math.hypot(one.l - two.l, one.a - two.a, one.b - two.b) : 1;
}

// These are their own ground; whoever asks for another is given another look.
const FREE = looks.filter(({ name }) => !['gradient', 'neon', 'newspaper'].includes(name));

describe.each(FREE.map((look) => [look.name, look] as const))('the %s look', (name, look) => {
  test('stands on the background that was asked for', async () => {
    await fc.assert(
      fc.asyncProperty(grounds, accents, fc.nat(50), async (ground, others, seed) => {
        const request: DesignRequest = {
          words: 'a card',
          language: 'en',
          kind: 'plain',
          copy: { title: 'Your weekly digest' },
          moods: [],
          colors: [ground, ...others],
          ground,
          topics: [],
          subjects: [],
          warnings: [],
        };
        const direction = direct(request, { width: 1200, height: 630, seed, looks: [name] });
        const random = createRandom(seed);
        const size = { width: 1200, height: 630 };
        const { background } = await look.layout({
          request,
          direction,
          ...size,
          typesetter: kit.typesetter,
          random,
          attempt: 0,
        });
        expect(distance(background, ground)).toBeLessThan(0.02);
      }),
      { seed: 1, numRuns: 4 },
    );
  });
});
