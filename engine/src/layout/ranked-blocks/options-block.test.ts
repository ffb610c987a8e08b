import { expect, test } from 'vitest';
import { createRenderKit } from '../../render/render-kit.ts';
import { optionsBlock } from './options-block.ts';
import { plainKit } from './plain-kit.fixture.ts';

const kit = plainKit((await createRenderKit()).typesetter);
const draw = async (texts: readonly string[], width: number) =>
  (
    await optionsBlock(kit, [{ rows: texts.map((text) => ({ text })) }]).measure({
      width,
      height: 600,
      scale: 1,
    })
  ).place(0, 0, width, 'left').texts;

test('answers have letters, which are no copy of the card', async () => {
  const texts = await draw(['Tabs', 'Spaces', 'Neither'], 600);
  const letters = texts.filter(({ role }) => role === 'decoration');
  expect(letters.map(({ fitted }) => fitted.text)).toEqual(['A', 'B', 'C']);
});

test('answers that have letters of their own get no others', async () => {
  const texts = await draw(['a) Tabs', 'b) Spaces'], 600);
  expect(texts.map(({ fitted }) => fitted.text)).toEqual(['a) Tabs', 'b) Spaces']);
});

test('four short answers stand in two columns where there is room', async () => {
  const columns = async (width: number): Promise<number> => {
    const texts = await draw(['Lake', 'Roof', 'Park', 'Pub'], width);
    const words = texts.filter(({ role }) => role !== 'decoration');
    return new Set(words.map(({ box }) => Math.round(box.x))).size;
  };
  expect(await columns(1000)).toBe(2);
  expect(await columns(500)).toBe(1);
});
