import { expect, it } from 'vitest';
import { createRenderKit } from '../../render/render-kit.ts';
import { plainKit } from './plain-kit.fixture.ts';
import { tableBlock } from './table-block.ts';

const { typesetter } = await createRenderKit();
const kit = plainKit(typesetter);

it('sets prices and hours in digits of one width', async () => {
  const rows = [
    { text: 'Espresso', value: '€1.11' },
    { text: 'Flat white', value: '€4.80' },
    { text: 'Monday', value: '11:11' },
    { text: 'Sunday', value: '08:40' },
  ];
  const table = await tableBlock(kit, [{ rows }], { most: 40 }).measure({
    width: 900,
    height: 600,
    scale: 1,
  });
  const widths = new Map(
    table.place(0, 0, 900, 'left').texts.map(({ fitted }) => [fitted.text, fitted.width]),
  );
  expect(widths.get('€1.11')).toBeCloseTo(widths.get('€4.80') ?? 0, 1);
  expect(widths.get('11:11')).toBeCloseTo(widths.get('08:40') ?? 0, 1);
});

it('sets three rows in columns of the same length, however low its room is', async () => {
  const rows = ['Tomato soup', 'Risotto', 'Lemon tart'].map((text) => ({ text, value: '€5.20' }));
  for (const height of [90, 110, 130, 150, 170])
    for (const width of [700, 900, 1100]) {
      const table = await tableBlock(kit, [{ rows }], { most: 40 }).measure({ width, height, scale: 1 });
      const names = table
        .place(0, 0, width, 'left')
        .texts.filter(({ fitted }) => !fitted.text.startsWith('€'));
      expect(new Set(names.map(({ box }) => Math.round(box.x))).size).not.toBe(2);
    }
});

it('spreads rows over its room, evenly', async () => {
  const rows = ['Sleeping bag', 'Head torch', 'Cash'].map((text) => ({ text }));
  const set = async (fills: boolean) => {
    const table = tableBlock(kit, [{ rows }], { most: 40, fills });
    const measured = await table.measure({ width: 500, height: 320, scale: 1 });
    const tops = measured.place(0, 0, 500, 'left').texts.map(({ box }) => box.y);
    return { ...measured, steps: tops.slice(1).map((top, index) => Math.round(top - (tops[index] ?? 0))) };
  };
  const [close, spread] = [await set(false), await set(true)];
  expect(spread.height).toBeGreaterThan(close.height * 1.3);
  expect(spread.height).toBeLessThanOrEqual(320);
  expect(spread.size).toBe(close.size);
  expect(new Set(spread.steps).size).toBe(1);
});

it('numbers rows that count themselves in larger numerals, and has a bullet before others', async () => {
  const draw = async (texts: string[]) =>
    (
      await tableBlock(kit, [{ rows: texts.map((text) => ({ text })) }], { most: 40 }).measure({
        width: 500,
        height: 400,
        scale: 1,
      })
    ).place(0, 0, 500, 'left');
  const counted = await draw(['1. Listen', '2. Ask', '3. Wait']);
  const sizes = new Map(counted.texts.map(({ fitted }) => [fitted.text, fitted.size]));
  expect(sizes.get('2')).toBeGreaterThan(sizes.get('Ask') ?? Number.POSITIVE_INFINITY);
  expect(counted.art).toEqual([]);
  const listed = await draw(['Listen', 'Ask', 'Wait']);
  expect(listed.art).toHaveLength(3);
  for (const [index, { box }] of listed.texts.entries()) {
    const bullet = listed.art[index]?.style;
    expect(Number(bullet?.left) + Number(bullet?.width)).toBeLessThan(box.x);
  }
});
