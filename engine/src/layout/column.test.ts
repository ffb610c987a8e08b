import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Box } from '../geometry.ts';
import { type Block, type ColumnRequest, type Level, measureColumn, setColumn } from './column.ts';
import type { PlacedText } from './composition.ts';

/** A fixed block of a height that shrinks with the scale, or one that takes all it is given up to `most`. */
function block(
  name: string,
  height: number,
  options: { share?: number; gap?: number; comfort?: number; level?: Level } = {},
): Block {
  const { share = 0, gap = 0, comfort = 0, level } = options;
  return {
    ...(level ? { level } : {}),
    gap,
    share,
    comfort,
    measure: async (room) => {
      const tall = share > 0 ? Math.min(height, room.height) : height * room.scale;
      return {
        width: 50,
        height: tall,
        size: tall,
        lineHeight: tall,
        truncated: false,
        place: (x, y) => ({ texts: [placed(name, { x, y, width: 50, height: tall })], art: [] }),
      };
    },
  };
}

function placed(text: string, box: Box): PlacedText {
  const style = { family: 'Inter', weight: 400, lineHeight: 1 };
  const { width, height } = box;
  const fitted = { text, style, size: height, lines: [{ text, width }], width, height, lineHeightPx: height };
  return {
    role: 'title',
    fitted: { ...fitted, direction: 'ltr', truncated: false },
    box,
    align: 'left',
    color: '#000000',
  };
}

const box = { x: 10, y: 20, width: 300, height: 400 };
const request = (groups: Block[][], changes: Partial<ColumnRequest> = {}): ColumnRequest => ({
  box,
  groups,
  groupGap: 20,
  align: 'left',
  justify: 'start',
  ...changes,
});
const boxes = ({ texts }: { texts: PlacedText[] }): Box[] => texts.map((text) => text.box);

test('blocks follow one another with their gaps, and a group starts without one', async () => {
  const column = await setColumn(
    request([[block('a', 30, { gap: 99 }), block('b', 40, { gap: 5 })], [block('c', 50, { gap: 99 })]]),
  );
  expect(boxes(column).map(({ y, height }) => [y, height])).toEqual([
    [20, 30],
    [55, 40],
    [115, 50],
  ]);
  expect(column.bounds).toEqual({ ...box, y: 20, height: 145 });
});

test('a growing block gets what the fixed ones leave', async () => {
  const [, title] = boxes(await setColumn(request([[block('a', 100), block('title', 999, { share: 1 })]])));
  expect(title?.height).toBe(300);
});

test('nothing comes out larger than what is more important', async () => {
  const [title, fact] = boxes(
    await setColumn(
      request([[block('title', 60, { share: 1, level: 1 }), block('fact', 100, { level: 3 })]]),
    ),
  );
  expect(fact?.height).toBeLessThanOrEqual(title?.height ?? 0);
});

test('growing blocks share by weight, and what one does not need the next one gets', async () => {
  const shared = boxes(
    await setColumn(request([[block('a', 999, { share: 1 }), block('b', 999, { share: 3 })]])),
  );
  expect(shared.map(({ height }) => height)).toEqual([100, 300]);
  const left = boxes(
    await setColumn(request([[block('a', 40, { share: 1 }), block('b', 999, { share: 1 })]])),
  );
  expect(left.map(({ height }) => height)).toEqual([40, 360]);
});

test('fixed blocks give way until the title is comfortable', async () => {
  const column = await setColumn(
    request([[block('a', 300), block('title', 999, { share: 1, comfort: 200 })]]),
  );
  const [first, title] = boxes(column);
  expect(first?.height).toBeLessThan(300);
  expect(title?.height).toBeGreaterThanOrEqual(150);
});

test('between spreads groups over the whole height, centre and end move them as one', async () => {
  const groups = [[block('a', 50)], [block('b', 50)], [block('c', 50)]];
  const tops = async (justify: ColumnRequest['justify']): Promise<number[]> =>
    boxes(await setColumn(request(groups, { justify }))).map(({ y }) => y);
  expect(await tops('between')).toEqual([20, 195, 370]);
  expect(await tops('center')).toEqual([125, 195, 265]);
  expect(await tops('end')).toEqual([230, 300, 370]);
});

test('what can fit stays inside the box, in order and apart', async () => {
  const blocks = fc.array(
    fc.record({
      height: fc.integer({ min: 5, max: 60 }),
      gap: fc.integer({ min: 0, max: 20 }),
      share: fc.constantFrom(0, 0, 1),
    }),
    { minLength: 1, maxLength: 9 },
  );
  await fc.assert(
    fc.asyncProperty(blocks, fc.constantFrom('start', 'center', 'end', 'between'), async (made, justify) => {
      const group = made.map(({ height, gap, share }, i) => block(`${i}`, height, { gap, share }));
      const set = boxes(await setColumn(request([group, [block('last', 20)]], { justify })));
      const ordered = [{ y: box.y, height: 0 }, ...set, { y: box.y + box.height, height: 0 }];
      for (const [index, { y }] of ordered.slice(1).entries()) {
        const before = ordered[index];
        expect(y).toBeGreaterThanOrEqual((before?.y ?? 0) + (before?.height ?? 0) - 0.6);
      }
    }),
  );
});

test('a column that is spread in several ways sets its blocks once, and comes out as if it were set anew for each', async () => {
  let measured = 0;
  const counted = (one: Block): Block => ({
    ...one,
    measure: (room) => {
      measured++;
      return one.measure(room);
    },
  });
  const groups = [[counted(block('a', 30))], [counted(block('b', 40))]];
  const putDown = await measureColumn(request(groups));
  const once = measured;
  const spread = (['between', 'start', 'center', 'end'] as const).map((justify) => [
    justify,
    boxes(putDown(justify)),
  ]);
  expect(measured).toBe(once);
  for (const [justify, found] of spread)
    expect(found).toEqual(boxes(await setColumn(request(groups, { justify: justify as 'start' }))));
});

test('facts grow into free room while what leads, here or in another column, stays far larger', async () => {
  const sizeWith = async (changes: Partial<ColumnRequest>): Promise<number> =>
    boxes(await setColumn(request([[block('fact', 20, { level: 2 })]], { grows: true, ...changes })))[0]
      ?.height ?? 0;
  expect(await sizeWith({ leading: 300 })).toBeCloseTo(44);
  expect(await sizeWith({ leading: 75 })).toBeCloseTo(30);
  expect(await sizeWith({ leading: 30 })).toBe(20);
  expect(await sizeWith({ leading: 300, box: { ...box, height: 31 } })).toBeCloseTo(30);
});

test('facts do not grow at the expense of the title', async () => {
  const title = block('title', 999, { share: 1, level: 1 });
  const [{ height: first } = { height: 0 }] = boxes(
    await setColumn(
      request([[title, block('a', 60, { level: 2 }), block('b', 60, { level: 3 })]], { grows: true }),
    ),
  );
  expect(first).toBeGreaterThanOrEqual(280 * 0.88);
});

test('a fact that would run over into another line does not grow', async () => {
  const wrapping = block('fact', 20, { level: 2 });
  const once: Block = {
    ...wrapping,
    measure: async (room) => {
      const measured = await wrapping.measure(room);
      return room.scale > 1.2 ? { ...measured, height: measured.height * 2 } : measured;
    },
  };
  const column = await measureColumn(request([[once]], { grows: true, leading: 300 }));
  expect(boxes(column('start'))[0]?.height).toBeCloseTo(23);
});

test('nothing shrinks for a title that has no width to grow into', async () => {
  const title = block('title', 50, { share: 1, comfort: 200, level: 1 });
  const [, fact] = boxes(
    await setColumn(request([[title, block('fact', 20, { level: 2 })]], { grows: true })),
  );
  expect(fact?.height).toBeGreaterThanOrEqual(20);
});
