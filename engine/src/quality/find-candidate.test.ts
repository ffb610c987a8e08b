import { beforeAll, describe, expect, test } from 'vitest';
import type { Brief } from '../brief/brief.ts';
import { parseBrief } from '../brief/parse-brief.ts';
import { direct } from '../direction/direct.ts';
import type { Composition } from '../layout/composition.ts';
import { createRandom } from '../random.ts';
import type { Pixels } from '../render/canvas.ts';
import { createRenderKit, type RenderKit } from '../render/render-kit.ts';
import { createStopwatch, type Stopwatch } from '../stopwatch.ts';
import { type CandidateSearch, findCandidate, SEARCH_MS } from './find-candidate.ts';

let kit: RenderKit;
beforeAll(async () => {
  kit = await createRenderKit();
});

const SIZE = { width: 600, height: 315 };

type Changes = { variation?: number; seed?: number; watch?: Stopwatch; looks?: string[] };

/** A search on the real parts that tells which compositions were drawn. */
function toSearch(brief: Brief, changes: Changes = {}): CandidateSearch & { drawn: Composition[] } {
  const { variation = 0, seed = 1, watch = createStopwatch(), looks } = changes;
  const drawn: Composition[] = [];
  return {
    ...SIZE,
    brief,
    variation,
    watch,
    undrawable: [],
    signal: undefined,
    directions: (proposal, sibling) =>
      direct(brief, { ...SIZE, seed, proposal, sibling, ...(looks ? { looks } : {}) }),
    context: ({ look, ...placing }) => {
      const random = createRandom(placing.direction.seed).fork(look);
      return { ...placing, brief, typesetter: kit.typesetter, random };
    },
    canvas: {
      ...kit.canvas,
      drawArt: (composition): Promise<Pixels> => {
        drawn.push(composition);
        return kit.canvas.drawArt(composition);
      },
    },
    drawn,
  };
}

describe('the search for a card', () => {
  test('draws three designs small, and of them the best at the size that was asked for', async () => {
    const search = toSearch(parseBrief('10 tips to sleep better'));
    const { composition, quality } = await findCandidate(search);
    expect(search.drawn.map(({ width }) => width)).toEqual([800, 800, 800, SIZE.width]);
    expect(composition.width).toBe(SIZE.width);
    expect(quality.passed).toBe(true);
    expect(Object.keys(quality.measures ?? {})).toContain('balance');
  });

  test('gives a prompt one design at every size', async () => {
    const brief = parseBrief('The best ramen in Osaka, ranked');
    const looks = await Promise.all(
      [
        [1200, 630],
        [1080, 1080],
        [1500, 500],
      ].map(
        async ([width = 0, height = 0]) => (await findCandidate({ ...toSearch(brief), width, height })).look,
      ),
    );
    expect(new Set(looks).size).toBe(1);
  });

  test('keeps the look of the design for its variations', async () => {
    const brief = parseBrief('Announce our Series B of $25M');
    const found = await Promise.all(
      [0, 1, 2].map((variation) => findCandidate(toSearch(brief, { variation, seed: 9 }))),
    );
    expect(new Set(found.map(({ look }) => look)).size).toBe(1);
    expect(new Set(found.map(({ composition }) => JSON.stringify(composition.art))).size).toBe(3);
  });

  test('delivers the plain card when the time is up, after a single drawing more', async () => {
    const watch = { ...createStopwatch(), spentMs: () => SEARCH_MS + 1 };
    const search = toSearch(parseBrief('10 tips to sleep better'), { watch });
    const { look, quality } = await findCandidate(search);
    expect(look).toBe('plain');
    expect(quality.passed).toBe(true);
    expect(search.drawn.length).toBe(1);
  });

  test('delivers the plain card, and says why, when no arrangement of any design has room', async () => {
    const title =
      'Everything that everybody always wanted to know about index bloat and never dared to ask, again';
    const brief = parseBrief(Array.from({ length: 12 }, (_, i) => `"${title} ${i}"`).join(' '));
    const { look, quality } = await findCandidate({ ...toSearch(brief), width: 256, height: 256 });
    expect(look).toBe('plain');
    expect(quality.repairs.length).toBeGreaterThan(2);
  });

  test('stops at once when nobody waits for the card any more', async () => {
    const search = { ...toSearch(parseBrief('Thank you')), signal: AbortSignal.abort(new Error('gone')) };
    await expect(findCandidate(search)).rejects.toThrow('gone');
    expect(search.drawn).toEqual([]);
  });
});
