import { expect, test } from 'vitest';
import type { Typesetter } from '../../typesetter.ts';
import { plainKit } from './plain-kit.fixture.ts';
import { proportionBlock } from './proportion-block.ts';

const kit = plainKit({} as Typesetter);
const draw = async (part: number, whole: number, rtl = false) => {
  const room = { width: 600, height: 400, scale: 1 };
  const { art } = (await proportionBlock({ ...kit, rtl }, { part, whole }).measure(room)).place(
    0,
    0,
    600,
    'left',
  );
  return art.map(({ style }) => style as { left: number; width: number; backgroundColor: string });
};

test('a percentage fills its share of the bar, from the side where reading starts', async () => {
  const [bar, filled] = await draw(62, 100);
  expect(bar?.width).toBe(600);
  expect(filled).toMatchObject({ left: 0, width: 372 });
  expect((await draw(62, 100, true))[1]).toMatchObject({ left: 228, width: 372 });
});

test('of ten there are ten discs, and as many filled as the figure says', async () => {
  const discs = await draw(8, 10);
  expect(discs).toHaveLength(10);
  expect(discs.filter(({ backgroundColor }) => backgroundColor === kit.palette.accent)).toHaveLength(8);
  expect((discs.at(-1)?.left ?? 0) + (discs.at(-1)?.width ?? 0)).toBeLessThanOrEqual(600.5);
});
