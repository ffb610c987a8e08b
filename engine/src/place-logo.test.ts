import { beforeAll, describe, expect, test } from 'vitest';
import type { Composition } from './composition.ts';
import type { Node } from './nodes.ts';
import { placeLogo } from './place-logo.ts';
import type { Candidate } from './quality/find-candidate.ts';
import { placeText } from './quality/placed-text.fixture.ts';
import { createRenderKit, type RenderKit } from './render/render-kit.ts';

let kit: RenderKit;
beforeAll(async () => {
  kit = await createRenderKit();
});

const SIZE = { width: 800, height: 420 };
const logo = {
  width: 40,
  height: 40,
  data: Uint8Array.from({ length: 40 * 40 * 4 }, (_, i) => [0, 229, 255, 255][i % 4] ?? 0),
};

async function toCandidate(changes: Partial<Composition> = {}): Promise<Candidate> {
  const composition: Composition = {
    ...SIZE,
    background: '#ffffff',
    art: [],
    images: [],
    texts: [],
    ...changes,
  };
  return {
    composition,
    art: await kit.canvas.drawArt(composition),
    quality: { passed: true, findings: [], minimumContrast: 21, repairs: [] },
    look: 'plain',
  };
}

/** Middle of the logo's own color, in px. */
function findLogo({ art }: Candidate): { x: number; y: number } {
  const found: { x: number; y: number }[] = [];
  for (let at = 0; at < art.data.length; at += 4) {
    if (art.data[at] === 0 && art.data[at + 1] === 229 && art.data[at + 2] === 255)
      found.push({ x: (at / 4) % art.width, y: Math.floor(at / 4 / art.width) });
  }
  expect(found.length).toBeGreaterThan(100);
  const mean = (of: 'x' | 'y'): number => found.reduce((sum, point) => sum + point[of], 0) / found.length;
  return { x: mean('x'), y: mean('y') };
}

const rule = (top: number): Node => ({
  type: 'container',
  style: { position: 'absolute', left: 0, top, width: 800, height: 3, backgroundColor: '#111111' },
});

describe('a logo on a card', () => {
  test('stands in the far corner, and in the next one where words stand there', async () => {
    const free = await placeLogo(await toCandidate(), logo, kit.canvas, 'Hello');
    const texts = [placeText('A long line of words', { x: 400, y: 20 })];
    const pushed = await placeLogo(await toCandidate({ texts }), logo, kit.canvas, 'Hello');
    if (!free || !pushed) throw new Error('no logo was placed');
    expect(findLogo(free).x).toBeGreaterThan(600);
    expect(findLogo(free).y).toBeLessThan(120);
    expect(findLogo(pushed).y).toBeGreaterThan(300);
  });

  test('keeps out of what controls cover on a story, as long as there is room', async () => {
    const story = { width: 540, height: 960 };
    const place = async (texts: Composition['texts']) => {
      const placed = await placeLogo(await toCandidate({ ...story, texts }), logo, kit.canvas, 'Title');
      if (!placed) throw new Error('no logo');
      return findLogo(placed).y;
    };
    expect(await place([])).toBeGreaterThan(125);
    const words = Array.from({ length: 14 }, (_, row) =>
      placeText('words '.repeat(4), { x: 30, y: 140 + row * 46 }, { role: 'label' }),
    );
    expect(await place(words)).toBeLessThan(125);
  });

  test('stands at the other side of a card that runs from right to left', async () => {
    const signed = await placeLogo(await toCandidate(), logo, kit.canvas, 'مستقبل العمل');
    if (!signed) throw new Error('no logo was placed');
    expect(findLogo(signed).x).toBeLessThan(200);
  });

  test('prefers a calm corner to one that a line runs through', async () => {
    const signed = await placeLogo(await toCandidate({ art: [rule(50)] }), logo, kit.canvas, 'Hello');
    if (!signed) throw new Error('no logo was placed');
    expect(findLogo(signed).y).toBeGreaterThan(300);
  });

  test('is left out where words stand in every corner', async () => {
    const lines = Array.from({ length: 9 }, (_, row) =>
      placeText('words '.repeat(6), { x: 40, y: row * 46 }, { role: 'label' }),
    );
    expect(await placeLogo(await toCandidate({ texts: lines }), logo, kit.canvas, 'Hello')).toBeUndefined();
  });
});
