import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DesignRequest } from '../brief/design-request.ts';
import type { Composition } from '../composition.ts';
import type { Direction } from '../direction/direction.ts';
import type { Look } from '../direction/look.ts';
import { decodePhoto } from '../photo/decode-photo.ts';
import { drawPixels, toPng } from '../photo/testing/synthetic-picture.ts';
import { toCardLook } from '../prompt-cards/card-look.ts';
import { directCard } from '../prompt-cards/direct-card.ts';
import { listCards, listPhotoCards, toPage } from '../prompt-cards/list-cards.ts';
import { createRandom } from '../random.ts';
import type { Canvas } from '../render/canvas.ts';
import type { Pixels } from '../render/pixels.ts';
import { createRenderKit, type RenderKit } from '../render/render-kit.ts';
import { createStopwatch } from '../stopwatch.ts';
import { requestCard } from '../understand/design-request.fixture.ts';
import { type CandidateSearch, findCandidate } from './find-candidate.ts';

let kit: RenderKit;
beforeAll(async () => {
  kit = await createRenderKit();
});

const SIZE = { width: 600, height: 315 };

type Changes = { variation?: number; seed?: number };

/** A search on the real parts that tells which compositions were drawn. */
function toSearch(request: DesignRequest, changes: Changes = {}): CandidateSearch & { drawn: Composition[] } {
  const { variation = 0, seed = 1 } = changes;
  const [cards, page] = [listCards(request), [toPage(request)]];
  const last = directCard(request, page, { ...SIZE, seed });
  const drawn: Composition[] = [];
  return {
    ...SIZE,
    request,
    variation,
    watch: createStopwatch(),
    undrawable: [],
    signal: undefined,
    arrangements: cards.length,
    directions: (proposal, sibling, arrangement) =>
      directCard(request, cards, { ...SIZE, seed, proposal, sibling, arrangement }),
    lookOf: (direction) => toCardLook(direction, cards, kit),
    otherwise: { direction: last, look: toCardLook(last, page, kit) },
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
    const request = requestCard('Why small teams ship faster');
    const found = await Promise.all(
      [0, 1, 2].map((variation) => findCandidate(toSearch(request, { variation, seed: 9 }))),
    );
    expect(new Set(found.map(({ look }) => look)).size).toBe(1);
    expect(new Set(found.map(({ composition }) => composition.family)).size).toBe(3);
  });

  test('makes a design only when it is its turn', async () => {
    const request = requestCard('10 tips to sleep better');
    const { directions, ...search } = toSearch(request);
    const made: number[] = [];
    const counted: typeof directions = (proposal, ...which) => {
      made.push(proposal);
      return directions(proposal, ...which);
    };
    const { quality } = await findCandidate({ ...search, directions: counted });
    expect(quality.passed).toBe(true);
    // Laid out, to be compared.
    expect(made).toEqual([0, 0, 0]);
    const unreadable = async ({ width, height }: Composition): Promise<Pixels> => ({
      width,
      height,
      data: randomBytes(width * height * 4),
    });
    const failing = { ...search, canvas: { ...search.canvas, drawArt: unreadable } };
    await findCandidate({ ...failing, directions: counted });
    // Once each, in their order.
    expect(made.slice(3)).toEqual([0, 0, 0, 1, 2]);
  });

  test('takes the best of three compositions, and for each variation the best of those that are left and one more', async () => {
    const request = requestCard('Our Series B of $25M');
    const take = async (variation: number, emptiness: readonly number[]) => {
      const search = toSearch(request, { variation });
      const laidOut = new Set<number>();
      const lookOf = (direction: Direction, arrangement: number): Look => {
        const look = search.lookOf(direction);
        return {
          ...look,
          layout: async (context) => {
            laidOut.add(arrangement);
            const laid = await search.lookOf(search.directions(0, 0, 0)).layout(context);
            return { ...laid, emptiness: emptiness[arrangement] ?? 9, family: `${arrangement}` };
          },
        };
      };
      const arranged = new Map<Direction, number>();
      const { composition } = await findCandidate({
        ...search,
        arrangements: emptiness.length,
        directions: (proposal, sibling, arrangement) => {
          const direction = { ...search.directions(proposal, sibling, 0) };
          arranged.set(direction, arrangement);
          return direction;
        },
        lookOf: (direction) => lookOf(direction, arranged.get(direction) ?? 0),
      });
      return { taken: composition.family, laidOut: laidOut.size };
    };
    const empty = [3, 1, 2, 0.5, 0.1];
    expect(await take(0, empty)).toEqual({ taken: '1', laidOut: 3 });
    expect(await take(1, empty)).toEqual({ taken: '3', laidOut: 4 });
    expect(await take(2, empty)).toEqual({ taken: '4', laidOut: 5 });
    expect(await take(4, empty)).toEqual({ taken: '0', laidOut: 5 });
  });

  test('counts no pixels of a picture as vector data, which takes long to draw', async () => {
    const request = requestCard('Five quiet lakes');
    const size = { width: 2048, height: 2048 };
    const dials = { width: 600, height: 400, ground: 215, thing: 40, grey: false } as const;
    const photo = await decodePhoto(
      await toPng(drawPixels({ ...dials, subject: undefined, noisy: 'right', noise: 0 })),
    );
    const { context, ...search } = toSearch(request);
    const around = listPhotoCards(request, photo, size);
    const { composition } = await findCandidate({
      ...search,
      ...size,
      arrangements: 1,
      directions: (proposal, sibling) =>
        directCard(request, around, { ...size, seed: 1, proposal, sibling, photo }),
      lookOf: (direction) => toCardLook(direction, around, kit),
      context: (placing) => ({ ...context(placing), photo }),
    });
    expect(composition.photographed).toBe(true);
    expect(composition.images[0]?.data.byteLength).toBeGreaterThan(8_000_000);
  });

  test('delivers the last card once so many pixels are drawn that failed', async () => {
    const search = toSearch(requestCard('10 tips to sleep better'));
    const sizes: number[] = [];
    const unreadable: Canvas = {
      ...search.canvas,
      drawArt: async ({ width, height }) => {
        sizes.push(width);
        return { width, height, data: randomBytes(width * height * 4) };
      },
    };
    const { composition } = await findCandidate({ ...search, width: 2400, height: 2400, canvas: unreadable });
    expect(composition.family).toBe('dense');
    const atSize = sizes.filter((width) => width === 2400);
    expect(atSize.length).toBeLessThanOrEqual(4);
  });

  test('delivers the last card, and says why, when no arrangement of any design has room', async () => {
    const title =
      'Everything that everybody always wanted to know about index bloat and never dared to ask, again';
    const request = requestCard(title, {
      blocks: Array.from({ length: 11 }, (_, i) => ({ role: 'body', text: `${title} ${i}` })),
    });
    const { composition, quality } = await findCandidate({ ...toSearch(request), width: 256, height: 256 });
    expect(composition.family).toBe('dense');
    expect(quality.repairs.length).toBeGreaterThan(2);
  });

  test('stops at once when nobody waits for the card any more', async () => {
    const search = { ...toSearch(requestCard('Thank you')), signal: AbortSignal.abort(new Error('gone')) };
    await expect(findCandidate(search)).rejects.toThrow('gone');
    expect(search.drawn).toEqual([]);
  });
});
