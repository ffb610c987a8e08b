import { templateDefinition } from '@cardwright/contract';
import { expect, test } from 'vitest';
import { createEngine } from './create-engine.ts';

const text = (color: string, more: object = {}) => ({
  type: 'text',
  text: 'Hold fast',
  size: 90,
  minSize: 20,
  maxLines: 2,
  color,
  ...more,
});

async function findFaint(root: object, { more = {}, width = 1200, height = 630 } = {}) {
  const engine = await createEngine();
  const definition = templateDefinition.parse({ root: { type: 'box', ...root }, ...more });
  const own = { owner: 'ada', name: 'launch', version: 1, definition };
  const card = engine.parseCard({ template: 'launch', own, data: new Map(), width, height, format: 'png' });
  const size = 8;
  const photo = { width: size, height: size, data: new Uint8Array(size * size * 4).fill(255) };
  return await engine.findFaintTexts(card, { photo });
}

// #949494 has 3.03 to white, #959595 2.99.
test.each([
  ['#949494', []],
  ['#959595', [{ path: 'root.children[0]', contrast: 2.99 }]],
  ['rgba(0, 0, 0, 0.1)', [{ path: 'root.children[0]', contrast: expect.closeTo(1.25, 1) }]],
  ['rgba(0, 0, 0, 0.9)', []],
])('%s on white', async (color, expected) => {
  expect(await findFaint({ children: [text(color)] })).toEqual(expected);
});

test('what is really drawn behind a text counts: its own badge, a gradient, a picture, a box before it', async () => {
  const white = text('#ffffff');
  const dark = { style: { backgroundColor: '#101820' } };
  expect(await findFaint({ children: [{ ...white, ...dark }] })).toEqual([]);
  const gradient = { angle: 90, stops: [{ color: '#101820' }, { color: '#f4f4f4' }] };
  const wide = { ...white, text: 'Hold fast over all of the wide and open ocean' };
  const faded = await findFaint({
    style: { gradient: { type: 'linear', ...gradient } },
    children: [{ ...wide, maxLines: 1 }],
  });
  expect(faded).toMatchObject([{ path: 'root.children[0]' }]);
  const picture = {
    type: 'image',
    parameter: 'photo',
    style: { position: 'absolute', width: 900, height: 400 },
  };
  const more = { parameters: [{ type: 'image', name: 'photo' }] };
  expect(await findFaint({ ...dark, children: [picture, white] }, { more })).toMatchObject([
    { path: 'root.children[1]', contrast: 1 },
  ]);
});

test('the path leads to the node in the tree that is drawn for the size', async () => {
  const tall = { type: 'box', children: [{ type: 'box', children: [text('#000000'), text('#fafafa')] }] };
  const found = await findFaint(
    { children: [text('#000000')] },
    { more: { tall }, width: 1080, height: 1920 },
  );
  expect(found.map(({ path }) => path)).toEqual(['tall.children[0].children[1]']);
});
