import { describe, expect, test } from 'vitest';
import { createRenderKit } from '../render/render-kit.ts';
import type { PlacedText } from './composition.ts';
import { listBlock } from './list-block.ts';
import { readCardList } from './list-items.ts';

const { typesetter } = await createRenderKit();
const style = { family: 'Inter', weight: 500, lineHeight: 1.3 };

async function setList(lines: string[], room: { width: number; height: number }, title = 'Menu') {
  const list = readCardList({ title, lines });
  if (!list) throw new Error('no list');
  const item = { style, color: '#111111', size: 40, minSize: 12, maxLines: 2 };
  const block = listBlock(typesetter, { list, item, mark: { style, color: '#990000' } });
  const measured = await block.measure({ ...room, scale: 1 });
  const { texts } = measured.place(0, 0, room.width, 'left');
  return {
    measured,
    texts,
    wordOf: (text: string) => texts.find((t) => t.fitted.text === text) as PlacedText,
  };
}

const MENU = ['Espresso 2.50', 'Flat white 3.20', 'Carrot cake 14.00', 'Tea 2.00'];

describe('a list', () => {
  test('sets every item, its price on its own line at one edge', async () => {
    const { texts, wordOf } = await setList(MENU, { width: 700, height: 900 });
    expect(texts).toHaveLength(8);
    const ends = ['2.50', '3.20', '14.00', '2.00'].map((price) => {
      const { box } = wordOf(price);
      return Math.round(box.x + box.width);
    });
    expect(new Set(ends).size).toBe(1);
    expect(wordOf('3.20').box.y).toBeCloseTo(wordOf('Flat white').box.y, 0);
  });

  test('sets prices in digits of one width', async () => {
    const { wordOf } = await setList(['Espresso 1.11', 'Flat white 4.80'], { width: 700, height: 900 });
    expect(wordOf('1.11').fitted.width).toBeCloseTo(wordOf('4.80').fitted.width, 1);
  });

  test('stands in two columns where one would be too high', async () => {
    const { wordOf, measured } = await setList(MENU, { width: 1200, height: 120 });
    expect(wordOf('Carrot cake').box.x).toBeGreaterThan(wordOf('Espresso').box.x + 200);
    expect(wordOf('Carrot cake').box.y).toBe(wordOf('Espresso').box.y);
    expect(measured.width).toBeLessThanOrEqual(1200);
  });

  test('counts where the title counts, the numbers where reading begins', async () => {
    const tips = ['No screens', 'Keep it cool', 'Same time'];
    const { wordOf } = await setList(tips, { width: 700, height: 900 }, '3 tips');
    expect(wordOf('2').box.x).toBeLessThan(wordOf('Keep it cool').box.x);
    const hebrew = await setList(['אחת', 'שתיים', 'שלוש'], { width: 700, height: 900 }, '3 tips');
    expect(hebrew.wordOf('2').box.x).toBeGreaterThan(hebrew.wordOf('שתיים').box.x);
  });

  test('draws the numbers that the prompt counts with, and the words behind them', async () => {
    const rules = ['1. Listen well', '2. Raise your hand', '3. Be kind'];
    const { texts } = await setList(rules, { width: 700, height: 900 });
    expect(texts.map(({ fitted }) => fitted.text)).toEqual([
      '1',
      'Listen well',
      '2',
      'Raise your hand',
      '3',
      'Be kind',
    ]);
  });
});
