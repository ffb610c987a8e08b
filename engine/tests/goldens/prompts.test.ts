import { beforeAll, expect, test } from 'vitest';
import { createEngine, type Engine } from '../../src/index.ts';
import { matchGolden } from './match-golden.ts';

type Golden = {
  name: string;
  prompt: string;
  size?: readonly [number, number];
  seed?: number;
  variation?: number;
};

// One card of most looks; together landscape, square, story and banner, three scripts, a figure,
// an author and a sibling.
const goldens: readonly Golden[] = [
  {
    name: 'engineering',
    prompt: 'Blog header: "Why we moved 40 services back to a monolith", engineering blog',
  },
  { name: 'data', prompt: 'Announce our Series B of $25M' },
  { name: 'geometric', prompt: 'Quote: "The best way to predict the future is to invent it." — Alan Kay' },
  { name: 'newspaper', prompt: '"Not all those who wander are lost." J.R.R. Tolkien, newspaper style' },
  {
    name: 'elegant',
    prompt: 'Wedding invitation: Anna & Luca, 18 July 2026, Lake Como, elegant',
    size: [540, 540],
  },
  { name: 'neon', prompt: '"Night drive", Friday 9 pm, 70% off, neon, pink' },
  { name: 'retro', prompt: 'Tour dates 2026: The Paper Lanterns, retro poster', size: [540, 960] },
  {
    name: 'swiss',
    prompt: 'Buchlaunch: „Die Farbe des Schnees“, Zürich, 12. Oktober, swiss style',
    size: [900, 300],
  },
  { name: 'playful', prompt: '"Make some noise", yellow, playful' },
  {
    name: 'gradient',
    prompt: 'ブログ記事「TypeScriptで始める関数型プログラミング」、グラデーション, gradient',
  },
  { name: 'handmade', prompt: '"Everything by hand", warm, handmade' },
  { name: 'arabic', prompt: 'مقال: «كيف تحسن نومك في سبعة أيام»' },
  { name: 'geometric-sibling', prompt: 'Announcing dark mode for Tally, geometric', variation: 1 },
  { name: 'scene-wordless', prompt: 'A fox in a misty forest at dawn' },
  { name: 'scene-titled', prompt: 'A sailboat on a lake at noon, with the title "Fair winds"' },
];

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

test.each(goldens)('prompts/$name looks as it was found right', async ({ name, prompt, size, ...choice }) => {
  const [width, height] = size ?? [600, 315];
  const { bytes } = await engine.compose({ prompt, width, height, format: 'png', ...choice });
  await expect(matchGolden(`prompts/${name}`, bytes)).resolves.toBeUndefined();
});
