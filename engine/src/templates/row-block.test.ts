import { expect, test } from 'vitest';
import type { Block } from '../layout/column.ts';
import { rowBlock } from './row-block.ts';

/** A line of the given width, put down where it is told. */
const line = (width: number, height = 20): Block => ({
  gap: 0,
  share: 0,
  comfort: 0,
  measure: async () => ({
    width,
    height,
    size: 16,
    lineHeight: 20,
    truncated: width === 13,
    place: (x, y, room, align) => ({
      texts: [],
      art: [{ type: 'container', style: { left: align === 'right' ? x + room - width : x, top: y, width } }],
    }),
  }),
});
const place = async (left: Block, right: Block, align: 'left' | 'right') => {
  const measured = await rowBlock(left, right, 10).measure({ width: 200, height: 100, scale: 1 });
  const { art } = measured.place(0, 0, 200, align);
  return { measured, at: art.map(({ style }) => [style?.left, style?.top]) };
};

test('two short texts stand at the ends of one line, the other way round from right to left', async () => {
  expect((await place(line(60), line(50), 'left')).at).toEqual([
    [0, 0],
    [150, 0],
  ]);
  expect((await place(line(60), line(50), 'right')).at).toEqual([
    [140, 0],
    [0, 0],
  ]);
});

test('two that do not fit stand under one another at the same edge', async () => {
  const { at, measured } = await place(line(120), line(90), 'left');
  expect(at).toEqual([
    [0, 0],
    [0, 24],
  ]);
  expect(measured.height).toBe(44);
});

test('a text of two lines is not set beside another', async () => {
  expect((await place(line(60, 40), line(50), 'left')).at[1]).toEqual([0, 44]);
});

test('a row is cut when one of its texts is', async () => {
  expect((await place(line(13), line(50), 'left')).measured.truncated).toBe(true);
  expect((await place(line(12), line(50), 'left')).measured.truncated).toBe(false);
});
