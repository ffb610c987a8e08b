import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { messagesOf } from '../../src/brief/warning.ts';
import { type Brief, createEngine, type Engine } from '../../src/index.ts';
import { EMPTY_BRIEF } from '../../src/understand/empty-brief.fixture.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const draw = (brief: Brief, [width, height]: readonly [number, number] = [600, 315], seed = 0) =>
  engine.compose({ brief, width, height, format: 'png', seed });

test('a brief with one text of every role', async () => {
  const roles = ['eyebrow', 'title', 'subtitle', 'item', 'date', 'place', 'person', 'note'] as const;
  const brief: Brief = { ...EMPTY_BRIEF, blocks: roles.map((role) => ({ role, text: `Some ${role}` })) };
  const { warnings, quality } = await draw(brief, [1200, 630]);
  expect([warnings, quality.findings]).toEqual([[], []]);
});

test('forty rows with values, labels and details are set, or the last is named in a warning', async () => {
  const blocks = Array.from({ length: 40 }, (_, at) => ({
    role: 'item' as const,
    text: `Dish ${at + 1}`,
    value: `${at + 3}.50`,
    detail: 'with bread',
    label: at < 20 ? 'Starters' : 'Mains',
  }));
  const { warnings } = await draw({ ...EMPTY_BRIEF, kind: 'menu', blocks }, [1080, 1350]);
  // All others are set.
  expect(warnings.map(({ words }) => words)).toEqual([['Dish 40'], ['42.50']]);
});

test.each([
  ['note', 'lorem ipsum dolor '],
  ['action', 'lorem ipsum dolor '],
  ['item', '春眠不覺曉處處聞啼鳥'],
] as const)(
  'the smallest card of thirty texts of role %s is legible, and names those that it leaves out',
  async (role, words) => {
    const texts = Array.from({ length: 30 }, (_, at) =>
      `${at} ${words.repeat(9)}`.slice(0, 20 + at * 3).trim(),
    );
    const blocks = [
      { role: 'title' as const, text: 'Too much for one card' },
      ...texts.map((text) => ({ role, text })),
    ];
    const { warnings, quality } = await draw({ ...EMPTY_BRIEF, blocks }, [256, 256]);
    expect(quality.findings).toEqual([]);
    expect(messagesOf(warnings).join()).toMatch(/There is no room for .* more\./);
  },
);

test('a look, a style and colors that are named are used', async () => {
  const blocks = [{ role: 'title' as const, text: 'Hold fast' }];
  expect((await draw({ ...EMPTY_BRIEF, blocks, look: 'swiss' })).look).toBe('swiss');
  expect((await draw({ ...EMPTY_BRIEF, blocks, style: ['chalkboard'] })).look).toBe('chalkboard');
  const red = await draw({
    ...EMPTY_BRIEF,
    blocks,
    look: 'swiss',
    colors: [{ value: '#c00000', use: 'ground' }],
  });
  const { dominant } = await sharp(red.bytes).stats();
  expect(dominant.r).toBeGreaterThan(150);
  expect(dominant.g).toBeLessThan(60);
});
