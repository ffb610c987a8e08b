import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { artLayer } from '../art/art-layer.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import { requestCard } from '../design-request/design-request.fixture.ts';
import { direct } from '../direction/direct.ts';
import type { Composition } from '../layout/composition.ts';
import type { Look } from '../layout/look.ts';
import { getLook } from '../layout/looks.ts';
import { createRandom } from '../random.ts';
import type { Canvas } from '../render/canvas.ts';
import type { Pixels } from '../render/pixels.ts';
import { createRenderKit, type RenderKit } from '../render/render-kit.ts';
import { createStopwatch } from '../stopwatch.ts';
import { type CandidateSearch, findCandidate } from './find-candidate.ts';

let kit: RenderKit;
beforeAll(async () => {
  kit = await createRenderKit();
});

const SIZE = { width: 600, height: 315 };

type Changes = { variation?: number; seed?: number; looks?: string[] };

/** A search on the real parts that tells which compositions were drawn. */
function toSearch(request: DesignRequest, changes: Changes = {}): CandidateSearch & { drawn: Composition[] } {
  const { variation = 0, seed = 1, looks } = changes;
  const drawn: Composition[] = [];
  return {
    ...SIZE,
    request,
    variation,
    watch: createStopwatch(),
    undrawable: [],
    signal: undefined,
    directions: (proposal, sibling) =>
      direct(request, { ...SIZE, seed, proposal, sibling, ...(looks ? { looks } : {}) }),
    context: ({ look, ...placing }) => {
      const random = createRandom(placing.direction.seed).fork(look);
      return { ...placing, request, typesetter: kit.typesetter, random };
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
  test('draws designs small, and the best of them at the size that was asked for', async () => {
    const search = toSearch(requestCard('10 tips to sleep better'));
    const { composition, quality } = await findCandidate(search);
    const [first, ...others] = search.drawn.map(({ width }) => width);
    expect(first).toBe(800);
    expect(others.at(-1)).toBe(SIZE.width);
    expect(others.slice(0, -1).every((width) => width === 800)).toBe(true);
    expect(others.length).toBeLessThanOrEqual(3);
    expect(composition.width).toBe(SIZE.width);
    expect(quality.passed).toBe(true);
    expect(Object.keys(quality.measures ?? {})).toContain('balance');
  });

  test('gives a prompt one design at every size', async () => {
    const request = requestCard('The best ramen in Osaka, ranked');
    const looks = await Promise.all(
      [
        [1200, 630],
        [1080, 1080],
        [1500, 500],
      ].map(
        async ([width = 0, height = 0]) =>
          (await findCandidate({ ...toSearch(request), width, height })).look,
      ),
    );
    expect(new Set(looks).size).toBe(1);
  });

  test('keeps the look of the design for its variations', async () => {
    const request = requestCard('Our Series B of $25M');
    const found = await Promise.all(
      [0, 1, 2].map((variation) => findCandidate(toSearch(request, { variation, seed: 9 }))),
    );
    expect(new Set(found.map(({ look }) => look)).size).toBe(1);
    expect(new Set(found.map(({ composition }) => JSON.stringify(composition.art))).size).toBe(3);
  });

  test('makes the designs that are not compared only when it is their turn', async () => {
    const request = requestCard('10 tips to sleep better');
    const { directions, ...search } = toSearch(request);
    const made: number[] = [];
    const counted = (proposal: number, sibling: number) => {
      made.push(proposal);
      return directions(proposal, sibling);
    };
    const { quality } = await findCandidate({ ...search, directions: counted, ordered: true });
    expect(quality.passed).toBe(true);
    expect(made).toEqual([0]);
    const unreadable = async ({ width, height }: Composition): Promise<Pixels> => ({
      width,
      height,
      data: randomBytes(width * height * 4),
    });
    const failing = { ...search, canvas: { ...search.canvas, drawArt: unreadable } };
    await findCandidate({ ...failing, directions: counted, ordered: true });
    // Once each, in their order, and the plain card's.
    expect(made.slice(1)).toEqual([0, 1, 2, 0]);
  });

  test('counts no pixels of a picture as vector data, which takes long to draw', async () => {
    const side = 1700;
    const raw = { width: side, height: side, channels: 3 } as const;
    const noise = await sharp(randomBytes(side * side * 3), { raw })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const { node, image } = artLayer('noise', noise, { width: 1, height: 1 });
    const own = getLook('swiss');
    const look: Look = {
      ...own,
      layout: async (context) => {
        const { art, images, ...composition } = await own.layout(context);
        return { ...composition, art: [...art, node], images: [...images, image] };
      },
    };
    const { composition } = await findCandidate({
      ...toSearch(requestCard('Five quiet lakes'), { looks: ['swiss'] }),
      ordered: true,
      lookOf: () => look,
    });
    expect(composition.images.at(-1)?.data.byteLength).toBeGreaterThan(8_000_000);
  });

  test('delivers the plain card once so many pixels are drawn that failed', async () => {
    const search = toSearch(requestCard('10 tips to sleep better'));
    const sizes: number[] = [];
    const unreadable: Canvas = {
      ...search.canvas,
      drawArt: async ({ width, height }) => {
        sizes.push(width);
        return { width, height, data: randomBytes(width * height * 4) };
      },
    };
    const { look } = await findCandidate({ ...search, width: 2400, height: 2400, canvas: unreadable });
    expect(look).toBe('plain');
    const atSize = sizes.filter((width) => width === 2400);
    expect(atSize.length).toBeLessThanOrEqual(4);
  });

  test('delivers the plain card, and says why, when no arrangement of any design has room', async () => {
    const title =
      'Everything that everybody always wanted to know about index bloat and never dared to ask, again';
    const request = requestCard(title, {
      blocks: Array.from({ length: 11 }, (_, i) => ({ role: 'body', text: `${title} ${i}` })),
    });
    const { look, quality } = await findCandidate({ ...toSearch(request), width: 256, height: 256 });
    expect(look).toBe('plain');
    expect(quality.repairs.length).toBeGreaterThan(2);
  });

  test('stops at once when nobody waits for the card any more', async () => {
    const search = { ...toSearch(requestCard('Thank you')), signal: AbortSignal.abort(new Error('gone')) };
    await expect(findCandidate(search)).rejects.toThrow('gone');
    expect(search.drawn).toEqual([]);
  });
});
