import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestOf } from '../direction/design-request.fixture.ts';
import { direct } from '../direction/direct.ts';
import type { Composition } from '../layout/composition.ts';
import { getLook } from '../layout/looks.ts';
import { meetsWish } from '../layout/meets-wish.ts';
import type { Pixels } from '../render/pixels.ts';
import { createStopwatch } from '../stopwatch.ts';
import { checkContrast } from './check-contrast.ts';
import { checkLayout } from './check-layout.ts';
import { measure, toScore } from './measures.ts';
import { paint, placeText } from './placed-text.fixture.ts';
import { type Design, rankDesigns, type Trial } from './rank-designs.ts';

const SIZE = { width: 240, height: 126 };
const RUNS = { seed: 3, numRuns: 12 };
const TITLE = 'Hello there';

/** A made-up design: how good it is follows from its numbers. */
type Plan = { baseline: number; x: number; wide: number; lightness: number; unrest: number };

const anyPlan = fc.record<Plan>({
  baseline: fc.double({ min: 0.7, max: 0.95, noNaN: true }),
  x: fc.integer({ min: -20, max: 60 }),
  wide: fc.integer({ min: 40, max: 160 }),
  lightness: fc.integer({ min: 60, max: 255 }),
  unrest: fc.integer({ min: 0, max: 60 }),
});

const anyRequest = fc
  .record({
    colors: fc.subarray(['#ff0000']),
    layout: fc.subarray([{ wish: 'left' as const, words: 'on the left' }]),
  })
  .map(({ colors, layout }) => requestOf({ colors, layout, copy: { title: TITLE } }));

const look = getLook('swiss');
const direction = direct(requestOf({ copy: { title: TITLE } }), { ...SIZE, seed: 1 });

const toDesign = ({ baseline }: Plan, proposal: number): Design => ({
  proposal,
  direction,
  look: { ...look, suits: { ...look.suits, baseline } },
});

function layOut({ x, wide }: Plan): Composition {
  const text = placeText(TITLE, { x, y: 20 });
  const fitted = { ...text.fitted, width: wide, lines: [{ text: TITLE, width: wide }] };
  const texts = [{ ...text, fitted, box: { ...text.box, width: wide } }];
  return { ...SIZE, background: '#ffffff', art: [], images: [], texts };
}

const drawArt = ({ lightness, unrest }: Plan): Pixels =>
  paint(SIZE.width, SIZE.height, (x, y) => {
    const value = Math.max(0, lightness - (((x >> 2) + (y >> 2)) % 2) * unrest);
    return [value, value, value];
  });

function toTrial(plans: readonly Plan[], request: Trial['request']) {
  const drawn: number[] = [];
  const compositions = new Map<Composition, number>();
  const trial: Trial = {
    request,
    undrawable: [],
    watch: createStopwatch(),
    layOut: async ({ proposal }) => {
      const composition = layOut(plans[proposal] as Plan);
      compositions.set(composition, proposal);
      return composition;
    },
    canvas: {
      drawArt: async (composition) => {
        const proposal = compositions.get(composition) as number;
        drawn.push(proposal);
        return drawArt(plans[proposal] as Plan);
      },
    },
  };
  return { trial, drawn };
}

/** The score of a design of which everything is known. */
function scoreOf(plan: Plan, index: number, request: Trial['request']): number {
  const [composition, art] = [layOut(plan), drawArt(plan)];
  const { findings, reserve } = checkContrast(composition, art);
  const faulty = checkLayout(composition, request).length + findings.length > 0;
  const lost = (request.layout ?? []).filter(({ wish }) => !meetsWish(composition, wish)).length;
  const measures = measure({ composition, art, request, motif: direction.motif, reserve });
  return toScore(measures) - plan.baseline - (index * 0.12 + (faulty ? 0.3 : 0) + lost);
}

test('the ranks are those of designs that were all drawn, and no design is drawn twice', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(anyPlan, { minLength: 1, maxLength: 5 }),
      anyRequest,
      async (plans, request) => {
        const { trial, drawn } = toTrial(plans, request);
        const ranked: number[] = [];
        for (const rank of rankDesigns(plans.map(toDesign), trial)) ranked.push((await rank()).proposal);
        const scores = plans.map((plan, index) => scoreOf(plan, index, request));
        const expected = [...plans.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
        expect(ranked).toEqual(expected);
        expect(new Set(drawn).size).toBe(drawn.length);
      },
    ),
    RUNS,
  ));

test('a later rank may be asked for first', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(anyPlan, { minLength: 3, maxLength: 3 }),
      anyRequest,
      async (plans, request) => {
        const inOrder = rankDesigns(plans.map(toDesign), toTrial(plans, request).trial);
        const ranked = [await inOrder[0]?.(), await inOrder[1]?.(), await inOrder[2]?.()];
        const reversed = rankDesigns(plans.map(toDesign), toTrial(plans, request).trial);
        const last = await reversed[2]?.();
        expect(
          [await reversed[0]?.(), await reversed[1]?.(), last].map((design) => design?.proposal),
        ).toEqual(ranked.map((design) => design?.proposal));
      },
    ),
    RUNS,
  ));

test('a design that cannot win is not drawn', async () => {
  const good: Plan = { baseline: 0.9, x: 20, wide: 160, lightness: 255, unrest: 0 };
  const plans = [{ ...good, baseline: 0.8 }, good, good];
  const { trial, drawn } = toTrial(plans, requestOf({ copy: { title: TITLE } }));
  const [first, second] = rankDesigns(plans.map(toDesign), trial);
  expect((await first?.())?.proposal).toBe(0);
  expect(drawn).toEqual([0]);
  expect((await second?.())?.proposal).toBe(1);
});
