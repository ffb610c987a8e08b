import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { getPlace } from '../../art/scenes/places.ts';
import type { BriefBlock } from '../../brief/brief.ts';
import type { DesignRequest } from '../../brief/design-request.ts';
import type { Composition } from '../../composition.ts';
import { direct } from '../../direction/direct.ts';
import { checkContrast } from '../../quality/check-contrast.ts';
import { checkLayout } from '../../quality/check-layout.ts';
import { toLineBoxes } from '../../quality/line-boxes.ts';
import { createRandom } from '../../random.ts';
import { createRenderKit, type RenderKit } from '../../render/render-kit.ts';
import { requestCard, requestPicture } from '../../understand/design-request.fixture.ts';
import { framePlace, toSceneLook } from './scene.ts';

let kit: RenderKit;
beforeAll(async () => {
  kit = await createRenderKit();
});

const SIZES = [
  [1200, 630],
  [1080, 1080],
  [1080, 1920],
  [1500, 500],
  [400, 400],
] as const;
const SUBJECTS = [
  'fox',
  'deer',
  'lighthouse',
  'sailboat',
  'whale',
  'hot air balloon',
  'house',
  'two rabbits',
];
const HOURS = [
  'at dawn',
  'at noon',
  'at golden hour',
  'at sunset',
  'at dusk',
  'at night',
  'in the rain',
  'in a storm',
  'in the mist',
];

const draw = (words: string, size: readonly [number, number], seed: number): Promise<Composition> =>
  drawRequest(requestPicture(words), size, seed);

function drawRequest(
  request: DesignRequest,
  [width, height]: readonly [number, number],
  seed: number,
  attempt = 0,
): Promise<Composition> {
  const direction = direct(request, { width, height, seed });
  const random = createRandom(seed).fork('scene');
  return toSceneLook(kit).layout({
    request,
    direction,
    width,
    height,
    typesetter: kit.typesetter,
    random,
    attempt,
  });
}

const pictures = fc.tuple(
  fc.constantFrom(...SUBJECTS),
  fc.constantFrom(...HOURS),
  fc.constantFrom(...SIZES),
  fc.nat(99),
);

describe('the scene look', () => {
  test('a pure picture has no word on it, passes the gate, and keeps its subject inside the canvas', async () => {
    await fc.assert(
      fc.asyncProperty(pictures, async ([subject, hour, size, seed]) => {
        const words = `a ${subject} ${hour}`;
        const composition = await draw(words, size, seed);
        expect(composition.texts).toEqual([]);
        expect(checkLayout(composition, requestPicture(words))).toEqual([]);
        const { subject: box } = composition;
        if (!box) throw new Error('a picture with a subject has its box');
        expect(box.x).toBeGreaterThanOrEqual(-1);
        expect(box.y).toBeGreaterThanOrEqual(-1);
        expect(box.x + box.width).toBeLessThanOrEqual(size[0] + 1);
        expect(box.y + box.height).toBeLessThanOrEqual(size[1] + 1);
      }),
      { numRuns: 12, seed: 2 },
    );
  });

  test('a poster sets its words over its picture, readable and beside the subject', async () => {
    await fc.assert(
      fc.asyncProperty(pictures, async ([subject, hour, size, seed]) => {
        const picture = { text: `a ${subject} ${hour}` };
        const blocks: BriefBlock[] = [{ role: 'subtitle', text: 'A winter exhibition' }];
        const request = requestCard('Hold Fast to Wonder', { picture, blocks });
        const failures: number[] = [];
        for (let attempt = 0; attempt < toSceneLook(kit).attempts; attempt++) {
          const composition = await drawRequest(request, size, seed, attempt);
          const findings = checkLayout(composition, request);
          if (findings.length === 0)
            findings.push(...checkContrast(composition, await kit.canvas.drawArt(composition)).findings);
          failures.push(findings.length);
          if (findings.length === 0) break;
        }
        expect(failures.at(-1), picture.text).toBe(0);
      }),
      { numRuns: 7, seed: 4 },
    );
  });

  test('on a story, words keep out of what controls cover', async () => {
    const tall = fc.tuple(fc.constantFrom(...SUBJECTS), fc.constantFrom(...HOURS), fc.nat(99), fc.nat(2));
    await fc.assert(
      fc.asyncProperty(tall, async ([subject, hour, seed, attempt]) => {
        const picture = { text: `a ${subject} ${hour}` };
        const request = requestCard('Hold Fast to Wonder', {
          picture,
          blocks: [{ role: 'date', text: '12 June' }],
        });
        const { texts } = await drawRequest(request, [1080, 1920], seed, attempt);
        expect(texts).not.toEqual([]);
        for (const { bounds } of texts.flatMap(toLineBoxes)) {
          expect(bounds.y).toBeGreaterThanOrEqual(248);
          expect(bounds.y + bounds.height).toBeLessThanOrEqual(1582);
        }
      }),
      { numRuns: 14, seed: 4 },
    );
  });

  test.each([
    ['Course des Dunes', 'runners on the beach', '14 June'],
    ['Sail with us', 'a sailboat at sea', '5 July, harbour office'],
    ['Surf Camp for Beginners', 'a surfer at sea', '20 July'],
  ])('no line of words lies on the horizon of the sea: %s', async (title, words, date) => {
    const request = requestCard(title, { picture: { text: words }, blocks: [{ role: 'date', text: date }] });
    const { texts, height, pictured } = await drawRequest(request, [1200, 630], 1);
    if (!pictured) throw new Error('a card with a picture has its plan');
    const { tall, cut } = framePlace(height, pictured.plan, createRandom(1).fork('scene'));
    const horizon = getPlace(request.scene?.place ?? 'sea').horizon * tall - cut;
    for (const { box } of texts) expect(box.y > horizon || box.y + box.height < horizon).toBe(true);
  });

  test('seeds frame a place beside words in their own way, and the feet of who stands there stay inside', async () => {
    const request = requestCard('Night Walk', { picture: { text: 'a woman with a basket at a market' } });
    const cards = await Promise.all([1, 2, 3, 4, 5].map((seed) => drawRequest(request, [1200, 630], seed)));
    expect(new Set(cards.map(({ subject }) => Math.round(subject?.height ?? 0))).size).toBeGreaterThan(1);
    for (const { subject = { y: 0, height: 0 } } of cards)
      expect(subject.y + subject.height).toBeLessThan(625);
  });

  test('the same seed draws the same picture', async () => {
    const [first, second] = await Promise.all([0, 1].map(() => draw('A fox in a forest', [1200, 630], 5)));
    expect(second?.images.map(({ src }) => src)).toEqual(first?.images.map(({ src }) => src));
  });

  test('a red fox keeps the fox’s own red, a blue fox becomes blue', async () => {
    const [own, red, blue] = await Promise.all(
      ['A fox in a forest at noon', 'A red fox in a forest at noon', 'A blue fox in a forest at noon'].map(
        (words) => draw(words, [600, 315], 5),
      ),
    );
    const fox = (c: Composition | undefined) =>
      c?.images.find(({ src }) => src.startsWith('scene-actor'))?.src;
    expect(fox(red)).toBe(fox(own));
    expect(fox(blue)).not.toBe(fox(own));
  });
});
