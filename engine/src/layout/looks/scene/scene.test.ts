import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { getPlace } from '../../../art/scenes/places.ts';
import { direct } from '../../../direction/direct.ts';
import { checkContrast } from '../../../quality/check-contrast.ts';
import { checkLayout } from '../../../quality/check-layout.ts';
import { createRandom } from '../../../random.ts';
import { parsePrompt } from '../../../reader/parse-prompt.ts';
import { createRenderKit, type RenderKit } from '../../../render/render-kit.ts';
import type { Composition } from '../../composition.ts';
import { scene } from './scene.ts';

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

function draw(
  prompt: string,
  [width, height]: readonly [number, number],
  seed: number,
  attempt = 0,
): Promise<Composition> {
  const request = parsePrompt(prompt);
  const direction = direct(request, { width, height, seed });
  expect(direction.look).toBe('scene');
  const random = createRandom(seed).fork('scene');
  return scene.layout({ request, direction, width, height, typesetter: kit.typesetter, random, attempt });
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
        const prompt = `A picture of a ${subject} ${hour}`;
        const composition = await draw(prompt, size, seed);
        expect(composition.texts).toEqual([]);
        expect(checkLayout(composition, parsePrompt(prompt))).toEqual([]);
        const { subject: box } = composition;
        if (!box) throw new Error('a picture with a subject has its box');
        expect(box.x).toBeGreaterThanOrEqual(-1);
        expect(box.y).toBeGreaterThanOrEqual(-1);
        expect(box.x + box.width).toBeLessThanOrEqual(size[0] + 1);
        expect(box.y + box.height).toBeLessThanOrEqual(size[1] + 1);
      }),
      { numRuns: 25, seed: 2 },
    );
  });

  test('a poster sets its words over its picture, readable and beside the subject', async () => {
    await fc.assert(
      fc.asyncProperty(pictures, async ([subject, hour, size, seed]) => {
        const prompt = `Poster of a ${subject} ${hour} with the title "Hold Fast to Wonder", subtitle "A winter exhibition"`;
        const request = parsePrompt(prompt);
        const failures: number[] = [];
        for (let attempt = 0; attempt < scene.attempts; attempt++) {
          const composition = await draw(prompt, size, seed, attempt);
          const findings = checkLayout(composition, request);
          if (findings.length === 0)
            findings.push(...checkContrast(composition, await kit.canvas.drawArt(composition)).findings);
          failures.push(findings.length);
          if (findings.length === 0) break;
        }
        expect(failures.at(-1), prompt).toBe(0);
      }),
      { numRuns: 14, seed: 4 },
    );
  });

  test.each([
    'poster "Course des Dunes", runners on the beach, 14 June',
    'poster "Sail with us", a sailboat at sea, 5 July, harbour office',
    'poster "Surf Camp for Beginners", a surfer at sea, 20 July',
  ])('no line of words lies on the horizon of the sea: %s', async (prompt) => {
    const { texts, height } = await draw(prompt, [1200, 630], 1);
    const place = parsePrompt(prompt).scene?.place ?? 'sea';
    const horizon = getPlace(place).horizon * height;
    for (const { box } of texts) expect(box.y > horizon || box.y + box.height < horizon).toBe(true);
  });

  test('the same seed draws the same picture', async () => {
    const [first, second] = await Promise.all([0, 1].map(() => draw('A fox in a forest', [1200, 630], 5)));
    expect(second?.images.map(({ src }) => src)).toEqual(first?.images.map(({ src }) => src));
  });

  test('a red fox keeps the fox’s own red, a blue fox becomes blue', async () => {
    const [own, red, blue] = await Promise.all(
      ['A fox in a forest at noon', 'A red fox in a forest at noon', 'A blue fox in a forest at noon'].map(
        (prompt) => draw(prompt, [600, 315], 5),
      ),
    );
    const fox = (c: Composition | undefined) =>
      c?.images.find(({ src }) => src.startsWith('scene-actor'))?.src;
    expect(fox(red)).toBe(fox(own));
    expect(fox(blue)).not.toBe(fox(own));
  });
});
