import { beforeAll, expect, it } from 'vitest';
import type { Composition, PlacedText } from '../composition.ts';
import { createRenderKit, type RenderKit } from '../render/render-kit.ts';
import { checkCovered } from './check-covered.ts';

let kit: RenderKit;
let title: PlacedText;
beforeAll(async () => {
  kit = await createRenderKit();
  const style = { family: 'Inter', weight: 700, lineHeight: 1 };
  const fitted = await kit.typesetter.fit({
    text: 'HANDS',
    style,
    maxWidth: 800,
    maxHeight: 200,
    maxSize: 200,
    minSize: 200,
    maxLines: 1,
  });
  title = {
    role: 'title',
    fitted,
    box: { x: 0, y: 0, width: 800, height: 200 },
    align: 'left',
    color: '#111111',
  };
});

const cardWith = (top: number): Composition => ({
  width: 800,
  height: 400,
  background: '#ffffff',
  art: [],
  images: [],
  texts: [title],
  front: [
    {
      type: 'container',
      style: { position: 'absolute', left: 0, top, width: 200, height: 200, backgroundColor: '#cc0000' },
    },
  ],
});

it('lets something stand before the foot of a letter', async () => {
  expect(await checkCovered(cardWith(140), kit.canvas)).toEqual([]);
});

it('finds a letter that is mostly covered', async () => {
  expect(await checkCovered(cardWith(40), kit.canvas)).toMatchObject([{ check: 'covered', role: 'title' }]);
});

it('measures nothing where all letters are in front', async () => {
  const { front: _, ...card } = cardWith(40);
  expect(await checkCovered(card, kit.canvas)).toEqual([]);
});

it('sets what stands in front over the letters', async () => {
  const card = cardWith(40);
  const drawn = await kit.canvas.drawType(card, await kit.canvas.drawArt(card));
  const at = (100 * 800 + 100) * 4;
  expect([...drawn.data.slice(at, at + 3)]).toEqual([0xcc, 0, 0]);
});
