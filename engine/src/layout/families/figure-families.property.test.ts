import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawings } from '../../art/drawings/drawings.ts';
import { EMPTY_BRIEF } from '../../design-request/empty-brief.fixture.ts';
import { toDesignRequest } from '../../design-request/to-design-request.ts';
import { checkCovered, measureCovered } from '../../quality/check-covered.ts';
import { createRandom } from '../../random.ts';
import { createRenderKit, type RenderKit } from '../../render/render-kit.ts';
import type { Composition } from '../composition.ts';
import { SIZES } from '../sizes.fixture.ts';
import { styles } from '../styles/styles.ts';
import { composeInFamily } from './compose-in-family.fixture.ts';

const STYLES = styles.map(({ name }) => name);
const NAMES = drawings.map(({ name }) => name);
const SHORT = ['Night trains', 'Hello', 'Ñandú', 'Blast off', 'Gypsy jig', '図書館まつり'];
const LONG = ['How lighthouses shaped the modern coast', 'Deep blue', 'Why cats always land on their feet'];

type Card = { title: string; drawing: string; style: string; size: (typeof SIZES)[number]; seed: number };

const cardOf = (titles: readonly string[]): fc.Arbitrary<Card> =>
  fc.record({
    title: fc.constantFrom(...titles),
    drawing: fc.constantFrom(...NAMES),
    style: fc.constantFrom(...STYLES),
    size: fc.constantFrom(...SIZES),
    seed: fc.nat(1000),
  });

describe('families around a figure', () => {
  let kit: RenderKit;
  beforeAll(async () => {
    kit = await createRenderKit();
  });

  const compose = (family: string, { title, drawing, style, size, seed }: Card): Promise<Composition> => {
    const blocks = [
      { role: 'title' as const, text: title },
      { role: 'date' as const, text: 'Saturday 20 June' },
      { role: 'place' as const, text: 'Alder Close' },
    ];
    const request = toDesignRequest({ ...EMPTY_BRIEF, kind: 'announcement', blocks });
    const directed = { seed, motif: `subject:${drawing}`, field: createRandom(seed).next() };
    return composeInFamily(kit, request, { name: family }, style, size, 0, directed);
  };

  it('figure-bleed fills a third of the card and more, and two edges cut it', async () => {
    await fc.assert(
      fc.asyncProperty(cardOf(LONG), async (card) => {
        const { width, height, subject } = await compose('figure-bleed', card);
        if (!subject) throw new Error('a figure was not shown');
        const drawing = drawings.find(({ name }) => name === card.drawing);
        const shape = drawing ? drawing.width / drawing.height : 1;
        // What is very slim or very long is known only if more of it is seen.
        const least = shape > 0.5 && shape < 2.1 ? 0.33 : 0.2;
        expect((subject.width * subject.height) / (width * height)).toBeGreaterThan(least);
        const touched = [
          subject.x <= 0,
          subject.y <= 0,
          subject.x + subject.width >= width,
          subject.y + subject.height >= height,
        ];
        expect(touched.filter(Boolean).length).toBeGreaterThanOrEqual(2);
      }),
      { seed: 5, numRuns: 8 },
    );
  });

  it('words-behind leaves every letter readable, and mostly has something before one', async () => {
    let overlapped = 0;
    let passed = 0;
    const runs = 10;
    await fc.assert(
      fc.asyncProperty(cardOf(SHORT), async (card) => {
        const composition = await compose('words-behind', card);
        const lines = await measureCovered(composition, kit.canvas);
        const facts = lines.filter(({ role }) => role !== 'title');
        expect(Math.max(0, ...facts.map(({ line }) => line))).toBe(0);
        if (lines.some(({ letter }) => letter > 0)) overlapped++;
        if ((await checkCovered(composition, kit.canvas)).length === 0) passed++;
      }),
      { seed: 5, numRuns: runs },
    );
    // What covers more is found by the gate, which then takes another design.
    expect(passed / runs).toBeGreaterThanOrEqual(0.6);
    expect(overlapped / runs).toBeGreaterThanOrEqual(0.5);
  });

  it('world-window opens onto a fifth of the card and more', async () => {
    await fc.assert(
      fc.asyncProperty(cardOf(LONG), async (card) => {
        const { width, height, subject } = await compose('world-window', card);
        if (!subject) throw new Error('a window was not shown');
        expect((subject.width * subject.height) / (width * height)).toBeGreaterThan(0.2);
      }),
      { seed: 5, numRuns: 8 },
    );
  });
});
