import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { createEngine, type Engine } from '../../src/index.ts';
import { distance, type Thumbnail, toThumbnail } from './thumbnail.ts';

// Two cards of one look, hue and arrangement come to 4 or less; from here on one would not take them for the same.
const ALIKE = 6;
// Siblings closer than this are copies.
const COPY = 1.5;

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const draw = async (
  prompt: string,
  choice: { seed?: number; variation?: number } = {},
): Promise<Thumbnail> => {
  const { bytes } = await engine.compose({ prompt, width: 1200, height: 630, format: 'png', ...choice });
  return toThumbnail(bytes);
};

const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;
const pairs = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((a, i) => items.slice(i + 1).map((b): [T, T] => [a, b]));

describe('at the size of a thumbnail', () => {
  test('no two unrelated cards look alike', async () => {
    const file = new URL('../../prompts/forty.txt', import.meta.url);
    const prompts = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(prompts).toHaveLength(40);
    const cards: { prompt: string; thumbnail: Thumbnail }[] = [];
    for (const prompt of prompts.filter((_, at) => at % 2 === 0))
      cards.push({ prompt, thumbnail: await draw(prompt) });
    const alike = pairs(cards).filter(([a, b]) => distance(a.thumbnail, b.thumbnail) < ALIKE);
    expect(alike.map(([a, b]) => `${a.prompt} / ${b.prompt}`)).toEqual([]);
  });

  test('variations of a prompt are siblings: none a copy, and nearer to each other than strangers are', async () => {
    const prompts = [
      'Announce our Series B of $25M',
      '10 tips to sleep better',
      'Jazz night at the Blue Door, Friday 9 pm',
      'How Rust manages memory without a garbage collector',
      'Flash sale: 70% off garden furniture, ends Sunday',
    ];
    const apart = (items: readonly Thumbnail[]): number[] => pairs(items).map(([a, b]) => distance(a, b));
    const among: number[] = [];
    const strangers: number[] = [];
    // With one seed, chance may give most of the prompts the same look.
    for (const seed of [1, 3]) {
      const families: Thumbnail[][] = [];
      for (const prompt of prompts) {
        const siblings: Thumbnail[] = [];
        for (const variation of [0, 1, 2, 3]) siblings.push(await draw(prompt, { seed, variation }));
        families.push(siblings);
      }
      among.push(...families.flatMap(apart));
      strangers.push(...apart(families.flatMap((family) => family.slice(0, 1))));
    }
    expect(Math.min(...among)).toBeGreaterThan(COPY);
    expect(mean(among)).toBeLessThan(mean(strangers) * 0.7);
  });

  test('eight seeds of a prompt show at least five ideas', async () => {
    const prompts = [
      'Spring market, Saturday 9 May, 10-16, Rose Square',
      "We're hiring: Pastry Chef, Lyon, full time, apply at jobs@maison.example",
    ];
    for (const prompt of prompts) {
      const cards = [];
      for (let seed = 0; seed < 8; seed++)
        cards.push(await engine.compose({ prompt, width: 800, height: 420, format: 'png', seed }));
      const ideas = new Set(cards.map(({ look, family = 'its own' }) => `${family} in ${look}`));
      const arrangements = new Set(cards.map(({ look, family }) => family ?? look));
      expect(ideas.size, `${prompt}: ${[...ideas].join(', ')}`).toBeGreaterThanOrEqual(5);
      expect(arrangements.size, `${prompt}: ${[...arrangements].join(', ')}`).toBeGreaterThanOrEqual(4);
    }
  });

  test('another seed is another design, farther away than a sibling', async () => {
    const prompt = 'Announce our Series B of $25M';
    const cards: Thumbnail[] = [];
    for (let seed = 0; seed < 8; seed++) cards.push(await draw(prompt, { seed }));
    const apart = pairs(cards).map(([a, b]) => distance(a, b));
    expect(mean(apart)).toBeGreaterThan(20);
  });
});
