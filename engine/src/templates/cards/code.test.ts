import { expect, test } from 'vitest';
import { createRenderKit } from '../../render/render-kit.ts';
import { code } from './code.ts';

const kit = await createRenderKit();
const layOut = async (values: Readonly<Record<string, string>>) => {
  const context = { values, images: {}, width: 1200, height: 630, ...kit };
  const { layout } = await code.layOut(context);
  return { ...layout, said: layout.texts.map(({ fitted }) => fitted.text).join(' ') };
};
const statements = (count: number): string =>
  Array.from({ length: count }, (_, at) => `step${at + 1}()`).join('\n');

test('a line that is too long goes on below, farther in, and nothing of it is lost', async () => {
  const words = Array.from({ length: 30 }, (_, at) => `argument${at + 1}`);
  const { said, texts } = await layOut({ code: `call(${words.join(', ')})\nend()` });
  for (const word of words) expect(said).toContain(word);
  expect(said).not.toContain('…');
  const leftOf = (word: string): number => texts.find(({ fitted }) => fitted.text.includes(word))?.box.x ?? 0;
  expect(leftOf('end')).toBeLessThan(Math.min(...words.slice(8).map(leftOf)));
});

test('a window is as high as its code, and goes on below the card where that makes the letters larger', async () => {
  const footOf = async (values: Readonly<Record<string, string>>): Promise<number> => {
    const { shapes, clamped } = await layOut(values);
    expect(clamped).toEqual([]);
    const { box } = shapes.find(({ draw }) => draw === 'window') ?? {};
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  expect(await footOf({ code: statements(3) })).toBeLessThan(630);
  expect(await footOf({ title: 'Ten steps', code: statements(10) })).toBeGreaterThan(630);
});

test('all marked lines of code that is cut are shown, and dots stand for what is left out around them', async () => {
  const { texts } = await layOut({ code: statements(60), highlight: '3, 40-41' });
  const rows = texts
    .filter(({ fitted }) => /^(?:step|…)/u.test(fitted.text))
    .toSorted((a, b) => a.box.y - b.box.y)
    .map(({ fitted }) => fitted.text);
  for (const line of [3, 40, 41]) expect(rows).toContain(`step${line}`);
  expect(rows.filter((text) => text === '…').length).toBeGreaterThan(1);
  expect(rows.indexOf('…', rows.indexOf('step3'))).toBeLessThan(rows.indexOf('step40'));
});

test('code that is cut begins at its marked lines, and its dots are not marked', async () => {
  const { said, shapes, texts } = await layOut({ code: statements(60), highlight: '40-60' });
  expect(said).toContain('step40');
  expect(said).not.toContain('step39');
  const dots = texts.find(({ fitted }) => fitted.text === '…')?.box;
  const bands = shapes.filter(({ draw, box }) => draw === 'rect' && box.width > 600);
  expect(bands.length).toBeGreaterThan(3);
  const middle = (dots?.y ?? 0) + (dots?.height ?? 0) / 2;
  expect(bands.filter(({ box }) => middle > box.y && middle < box.y + box.height)).toEqual([]);
});
