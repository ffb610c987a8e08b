import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_BRIEF } from '../../design-request/empty-brief.fixture.ts';
import { toDesignRequest } from '../../design-request/to-design-request.ts';
import { createRenderKit } from '../../render/render-kit.ts';
import { inkOf } from '../composition.ts';
import { SIZES } from '../sizes.fixture.ts';
import { styles } from '../styles/styles.ts';
import { composeInFamily, toFamilyQuery } from './compose-in-family.fixture.ts';
import { route } from './route.ts';

const kit = await createRenderKit();
const STEPS = ['Alfama at dawn', 'Tram 28 to Estrela', 'LX Factory', 'Sunset at Cacilhas', 'Fado', 'Home'];
const steps = fc.shuffledSubarray(STEPS, { minLength: 2 });

const requestOf = (items: readonly string[]) =>
  toDesignRequest({
    ...EMPTY_BRIEF,
    kind: 'travel',
    blocks: [
      { role: 'title', text: '48 hours in Lisbon' },
      ...items.map((text) => ({ role: 'item' as const, text })),
    ],
  });

test('every step has a label of its own on the map, in order from the top', async () => {
  await fc.assert(
    fc.asyncProperty(
      steps,
      fc.constantFrom(...SIZES),
      fc.constantFrom(...styles.map(({ name }) => name)),
      async (items, size, style) => {
        const request = requestOf(items);
        const query = toFamilyQuery(request, size, false);
        fc.pre(query !== undefined && route.suits(query) > 0);
        const { texts, art } = await composeInFamily(kit, request, route, style, size);
        const set = texts.filter(({ fitted }) => items.includes(fitted.text));
        expect(set.map(({ fitted }) => fitted.text)).toEqual(items);
        const plates = art
          .map(({ style: css }) => css as Record<string, unknown>)
          .filter((css) => css.backgroundColor);
        expect(plates).toHaveLength(items.length);
        for (const [index, placed] of set.entries()) {
          const ink = inkOf(placed);
          const { left, top, width, height } = plates[index] as Record<string, number>;
          expect(ink.x).toBeGreaterThan(left ?? 0);
          expect(ink.x + ink.width).toBeLessThan((left ?? 0) + (width ?? 0));
          expect(ink.y).toBeGreaterThan(top ?? 0);
          const next = plates[index + 1]?.top as number | undefined;
          if (next !== undefined) expect((top ?? 0) + (height ?? 0)).toBeLessThan(next);
        }
      },
    ),
    { seed: 5, numRuns: 5 },
  );
});

test.each([
  ['one step', ['Alfama']],
  ['seven steps', [...STEPS, 'Sleep']],
  ['a step that is a sentence', ['Fado', 'Take the tram up the hill and walk down by the river again']],
])('%s is no way through a town', (_, items) => {
  const query = toFamilyQuery(requestOf(items), [1200, 630], false);
  expect(query && route.suits(query)).toBe(0);
});
