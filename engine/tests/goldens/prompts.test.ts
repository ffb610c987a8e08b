import { beforeAll, expect, test } from 'vitest';
import { createEngine, type Engine } from '../../src/index.ts';
import { matchGolden } from './match-golden.ts';

type Golden = {
  name: string;
  prompt: string;
  variation?: number;
};

// A dozen pictures are kept with those of templates and photos; what other looks draw is recorded in lines (`arrangements/`).
const goldens: readonly Golden[] = [
  {
    name: 'engineering',
    prompt: 'Blog header: "Why we moved 40 services back to a monolith", engineering blog',
  },
  { name: 'data', prompt: 'Announce our Series B of $25M' },
  { name: 'newspaper', prompt: '"Not all those who wander are lost." J.R.R. Tolkien, newspaper style' },
  { name: 'arabic', prompt: 'مقال: «كيف تحسن نومك في سبعة أيام»' },
  { name: 'geometric-sibling', prompt: 'Announcing dark mode for Tally, geometric', variation: 1 },
  { name: 'scene-titled', prompt: 'A sailboat on a lake at noon, with the title "Fair winds"' },
];

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

test.each(goldens)('prompts/$name looks as it was found right', async ({ name, prompt, variation = 0 }) => {
  const { bytes } = await engine.compose({ prompt, width: 600, height: 315, format: 'png', variation });
  await expect(matchGolden(`prompts/${name}`, bytes)).resolves.toBeUndefined();
});
