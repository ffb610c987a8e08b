import { Renderer } from '@takumi-rs/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Topic } from '../brief/design-request.ts';
import type { Palette } from '../color/palette.ts';
import type { Box } from '../geometry.ts';
import { createRandom } from '../random.ts';
import type { MotifRequest } from './motif.ts';
import { findMotifs, getMotif, motifs } from './motifs.ts';
import { assertCleanSvg } from './testing/clean-svg.ts';
import { drawSvg } from './testing/draw-svg.ts';

const light: Palette = {
  background: '#f3f7ff',
  surface: '#e2ecff',
  foreground: '#0d1b2e',
  muted: '#55647a',
  accent: '#2f6fed',
  accent2: '#d9488b',
  accentText: '#1d5bd8',
};
const dark: Palette = {
  background: '#0a0f1c',
  surface: '#141c30',
  foreground: '#f1f5ff',
  muted: '#9aa7c0',
  accent: '#6699ff',
  accent2: '#e08a4b',
  accentText: '#7aa6ff',
};

type Scene = { width: number; height: number; area: Box; keepClear: Box };

const scenes: Record<string, Scene> = {
  landscape: {
    width: 600,
    height: 315,
    area: { x: 310, y: 0, width: 290, height: 315 },
    keepClear: { x: 30, y: 30, width: 295, height: 255 },
  },
  square: {
    width: 400,
    height: 400,
    area: { x: 0, y: 175, width: 400, height: 225 },
    keepClear: { x: 26, y: 26, width: 348, height: 156 },
  },
  portrait: {
    width: 360,
    height: 640,
    area: { x: 0, y: 300, width: 360, height: 340 },
    keepClear: { x: 26, y: 40, width: 308, height: 266 },
  },
  'type at the right': {
    width: 600,
    height: 315,
    area: { x: 0, y: 0, width: 300, height: 315 },
    keepClear: { x: 280, y: 30, width: 290, height: 255 },
  },
};

function request(scene: Scene, scheme: 'light' | 'dark', seed = 7): MotifRequest {
  return { ...scene, palette: scheme === 'light' ? light : dark, scheme, random: createRandom(seed) };
}

const renderer = new Renderer();

describe.each(motifs.map((motif) => [motif.name, motif] as const))('motif %s', (_name, motif) => {
  it('draws the same for the same request, whatever the random source was used for before', () => {
    const first = request(scenes.landscape as Scene, 'light');
    const second = request(scenes.landscape as Scene, 'light');
    second.random.next();
    expect(motif.draw(second)).toEqual(motif.draw(first));
    expect(motif.draw(first)).toEqual(motif.draw(first));
  });

  it.each([
    [256, 256, 'light'],
    [1200, 630, 'dark'],
    [630, 1200, 'light'],
    [2400, 2400, 'dark'],
    [2400, 600, 'light'],
  ] as const)('is small, well formed and self-contained at %i x %i, in %s', (width, height, scheme) => {
    const beside = width >= height;
    const area = beside
      ? { x: width / 2, y: 0, width: width / 2, height }
      : { x: 0, y: height / 2, width, height: height / 2 };
    const keepClear = beside
      ? { x: width * 0.06, y: height * 0.1, width: width * 0.45, height: height * 0.8 }
      : { x: width * 0.06, y: height * 0.06, width: width * 0.88, height: height * 0.42 };
    const { svg } = motif.draw(request({ width, height, area, keepClear }, scheme));
    expect(svg.length).toBeLessThan(120_000);
    assertCleanSvg(svg, 900);
  });

  it.each(Object.entries(scenes))('fills its area and leaves the type alone: %s', async (_scene, scene) => {
    for (const scheme of ['light', 'dark'] as const) {
      const { svg } = motif.draw(request(scene, scheme));
      const pixels = await drawSvg(renderer, svg, scene.width, scene.height);
      const coverage = (box: Box): { inked: number; strongest: number } => {
        let [inked, strongest, count] = [0, 0, 0];
        for (let y = Math.max(0, box.y); y < Math.min(scene.height, box.y + box.height); y++) {
          for (let x = Math.max(0, box.x); x < Math.min(scene.width, box.x + box.width); x++) {
            const alpha = pixels[(y * scene.width + x) * 4 + 3] ?? 0;
            strongest = Math.max(strongest, alpha);
            if (alpha > 40) inked++;
            count++;
          }
        }
        return { inked: inked / count, strongest };
      };
      expect(coverage(scene.keepClear).strongest).toBeLessThanOrEqual(8);
      expect(coverage(scene.area).inked).toBeGreaterThan(0.025);
    }
  });
});

it('any area and any place of type, also senseless ones, give a finished picture', () => {
  const box = fc.record({
    x: fc.double({ min: -300, max: 1500, noNaN: true }),
    y: fc.double({ min: -300, max: 1500, noNaN: true }),
    width: fc.double({ min: 0, max: 1600, noNaN: true }),
    height: fc.double({ min: 0, max: 1600, noNaN: true }),
  });
  const scene = fc.record({
    width: fc.integer({ min: 200, max: 1600 }),
    height: fc.integer({ min: 200, max: 1600 }),
    area: box,
    keepClear: box,
  });
  fc.assert(
    fc.property(scene, fc.constantFrom(...motifs), fc.integer(), (where, motif, seed) => {
      const { svg } = motif.draw(request(where, seed % 2 === 0 ? 'light' : 'dark', seed));
      expect(svg.length).toBeLessThan(256_000);
      assertCleanSvg(svg, 1000);
    }),
  );
});

describe('the register of motifs', () => {
  const topics: Topic[] = [
    ...['architecture', 'ai', 'cloud', 'code', 'data', 'design', 'education', 'finance', 'food', 'health'],
    ...['home', 'legal', 'music', 'nature', 'people', 'science', 'security', 'shopping', 'space', 'sport'],
    ...['time', 'travel', 'writing', 'celebration'],
  ] as Topic[];

  it('names each motif once', () => {
    expect(new Set(motifs.map((motif) => motif.name)).size).toBe(motifs.length);
  });

  it.each(topics)('has one that speaks about %s, and puts it first', (topic) => {
    expect(findMotifs([topic])[0]?.topics).toContain(topic);
  });

  it('puts the first topic before the second, and what speaks about little before what speaks about much', () => {
    const found = findMotifs(['music', 'finance']);
    const names = found.map((motif) => motif.name);
    expect(names.indexOf('vinyl')).toBeLessThan(names.indexOf('streams'));
    expect(names.indexOf('streams')).toBeLessThan(names.indexOf('candles'));
  });

  it('offers the abstract ones last, and alone when no topic is known', () => {
    expect(findMotifs([]).every((motif) => motif.topics.length === 0)).toBe(true);
    expect(findMotifs([]).length).toBeGreaterThan(2);
    expect(findMotifs(['sport']).at(-1)?.topics).toEqual([]);
  });

  it('gets a motif by name and throws for an unknown one', () => {
    expect(getMotif('contours').name).toBe('contours');
    expect(() => getMotif('nothing')).toThrow('nothing');
  });
});
