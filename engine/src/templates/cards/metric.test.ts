import { expect, test } from 'vitest';
import { createRenderKit } from '../../render/render-kit.ts';
import { metric } from './metric.ts';

const kit = await createRenderKit();
const layOut = async (values: Readonly<Record<string, string>>, size = { width: 1200, height: 630 }) =>
  (await metric.layOut({ values, images: {}, ...size, ...kit })).layout;
const linesOf = ({ texts }: Awaited<ReturnType<typeof layOut>>): string[] =>
  texts.flatMap(({ fitted }) => fitted.lines.map(({ text }) => text.replaceAll('\u00a0', ' ')));

const YEAR = '61200 64800 79100 88400 101300 112900 119500 98200 121000 131400 137700 149500';

test('bars stand beside the numbers of their axis and inside the margins, and the names of months under their own', async () => {
  const names = ['Jan', 'Apr', 'Jul', 'Oct', 'Dec'];
  const { shapes, texts } = await layOut({
    value: '1.28M',
    series: YEAR,
    labels: names.join('\n'),
    chart: 'bar',
  });
  const { box } = shapes.find(({ draw }) => draw === 'chart') ?? {};
  const [start = 0, width = 0] = [box?.x, box?.width];
  const number = texts.find(({ fitted }) => fitted.text === '100000')?.box;
  expect(number?.x).toBeCloseTo(60, 0);
  expect(start).toBeGreaterThan((number?.x ?? 0) + (number?.width ?? 0));
  expect(start + width).toBe(1140);
  for (const [at, month] of [0, 3, 6, 9, 11].entries()) {
    const name = texts.find(({ fitted }) => fitted.text === names[at])?.box;
    const middle = (name?.x ?? 0) + (name?.width ?? 0) / 2;
    expect(Math.floor(((middle - start) / width) * 12)).toBe(month);
  }
});

test('the name of a month stands where it is between the first and the last', async () => {
  const values = { value: '4 min', series: '6.5 6.1 5.4 5.2 4.6 4', labels: 'Jan\nMar\nJun' };
  const { texts } = await layOut(values);
  const name = texts.find(({ fitted }) => fitted.text === 'Mar')?.box;
  expect((name?.x ?? 0) + (name?.width ?? 0) / 2).toBeCloseTo((1200 * 2) / 5, 0);
});

test('names of the axis that are not as far apart as the bars stand in equal steps, in full', async () => {
  const labels = 'First quarter 2025\nSecond quarter\nThird quarter 2025\nFourth quarter\nFirst quarter 2026';
  const values = { value: '12', series: '5 6 7 8 9 10 11 12', labels, chart: 'bar' };
  const { texts } = await layOut(values, { width: 1080, height: 1080 });
  const names = texts.filter(({ fitted }) =>
    labels.split('\n').includes(fitted.text.replaceAll('\u00a0', ' ')),
  );
  expect(names.map(({ fitted }) => fitted.truncated)).toEqual(Array(5).fill(false));
  for (const [at, { box }] of names.entries())
    expect(box.x + box.width).toBeLessThan(names[at + 1]?.box.x ?? Number.POSITIVE_INFINITY);
});

test('the numbers of the axis are written as the figure is', async () => {
  const axisOf = async (value: string) => linesOf(await layOut({ value, series: YEAR }));
  expect(await axisOf('1 284 700 km')).toContain('100 000');
  expect(await axisOf('€1,284,700')).toContain('100,000');
  expect(await axisOf('149.500 km')).toContain('100.000 km');
});

test('each line of the grid has its number', async () => {
  const growing = await layOut({ value: '$4.86M', series: '3.9 4 4.05 4.02 4.2 4.31 4.45 4.6 4.86' });
  expect(linesOf(growing)).toEqual(expect.arrayContaining(['$2M', '$4M']));
});

test('a figure is one number on one line', async () => {
  for (const size of [
    { width: 1080, height: 1080 },
    { width: 1080, height: 1920 },
  ])
    for (const value of ['1 284 700 km', '99,987 %'])
      expect(linesOf(await layOut({ value, series: YEAR }, size))).toContain(value);
});

test('a chart gives way no further than the figure needs', async () => {
  const { shapes } = await layOut(
    { title: 'Yearly revenue', value: '98.6%', change: '+2 points', series: YEAR, site: 'Halden' },
    { width: 1080, height: 1080 },
  );
  expect(shapes.find(({ draw }) => draw === 'chart')?.box.height).toBeGreaterThan(300);
});
