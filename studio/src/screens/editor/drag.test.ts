import { expect, test } from 'vitest';
import { dropIndex, moveBy, padBy, resizeBy, scaleText, snapBox, toRegionLength } from './drag.ts';
import { type Handle, ownerOf, planDrag } from './drag-plan.ts';
import { readByShape, writeByShape } from './shapes.ts';

const card = { x: 0, y: 0, width: 1200, height: 630 };
const box = { x: 60, y: 100, width: 300, height: 200 };

test('what is placed moves by the sides that place it, in their units', () => {
  expect(moveBy({ left: 60, top: '10%' }, box, card, { x: 12.4, y: 63 })).toEqual([
    ['style.left', 72],
    ['style.top', '25.9%'],
  ]);
  expect(moveBy({ right: 840, bottom: 330 }, box, card, { x: 10, y: 0 })).toEqual([['style.right', 830]]);
  // Over the middle, from the other side.
  expect(moveBy({ left: 60 }, box, card, { x: 700, y: 0 })).toEqual([
    ['style.right', 140],
    ['style.left', undefined],
  ]);
  expect(moveBy({}, box, card, { x: 1, y: 1 })).toEqual([
    ['style.left', 61],
    ['style.top', 101],
  ]);
});

test('a size is px or percent as before, and what filled its row no longer does', () => {
  expect(resizeBy({ width: '25%' }, box, card, 'x', 60, true)).toEqual([['style.width', '30%']]);
  expect(resizeBy({ flexGrow: 1, flexBasis: 0 }, box, card, 'x', -400, true)).toEqual([
    ['style.width', 1],
    ['style.flexGrow', undefined],
    ['style.flexBasis', undefined],
  ]);
});

test('space is that of all sides, or of one that has its own; a text keeps its least size below its size', () => {
  expect(padBy({ padding: 60 }, 'Left', 5.6)).toEqual([['style.padding', 66]]);
  expect(padBy({ padding: 60, paddingLeft: 10 }, 'Left', -20)).toEqual([['style.paddingLeft', 0]]);
  expect(scaleText({ size: 80, minSize: 20 }, box, { x: 150, y: 0 })).toEqual([['size', 120]]);
  expect(scaleText({ size: 80, minSize: 60 }, box, { x: -150, y: -100 })).toEqual([
    ['size', 40],
    ['minSize', 40],
  ]);
});

test('a share of a region stays one', () => {
  expect([toRegionLength(0.3, 400, 1000), toRegionLength(300, 400, 1000)]).toEqual([0.4, 400]);
});

test('a box snaps to the edges and middles of others', () => {
  const moved = { ...box, x: 447, y: 300 };
  expect(snapBox(moved, [card], 6)).toEqual({ by: { x: 3, y: 0 }, lines: { x: 600, y: undefined } });
});

test('a text snaps to the baselines of others, and else to a grid of 8 px', () => {
  const label = { ...card, y: 200, height: 50, baselines: [237] };
  const title = { ...box, x: 500, y: 171, height: 80, baselines: [232] };
  expect(snapBox(title, [label], 6)).toEqual({ by: { x: 0, y: 5 }, lines: { x: undefined, y: 237 } });
  expect(snapBox({ ...title, baselines: [230] }, [], 6).by.y).toBe(2);
  // Of the tree, whatever its scale; and nowhere while Alt is held.
  expect(snapBox({ ...title, baselines: [230] }, [], 6, 1.5).by.y).toBe(-2);
  expect(snapBox({ ...title, baselines: [230] }, [], 0).by.y).toBe(0);
});

test('a drop is before the first sibling whose middle is behind it', () => {
  const others = [card, { ...card, x: 1200 }];
  expect([100, 700, 9000].map((x) => dropIndex(others, { x, y: 0 }, true))).toEqual([0, 1, 2]);
});

test('a value of a region is that of all shapes until one differs', () => {
  expect(writeByShape(40, 'story', 56)).toEqual({ wide: 40, story: 56 });
  expect(writeByShape({ wide: 40, story: 56 }, 'wide', 44)).toEqual({ wide: 44, story: 56 });
  expect(writeByShape({ wide: 40, story: 56 }, 'story', undefined)).toBe(40);
  expect(writeByShape(undefined, 'story', 56)).toBe(56);
  expect(readByShape({ wide: 40, tall: 50 }, 'square')).toBe(50);
});

const child = (flexDirection: string, ...children: object[]) => ({
  type: 'box',
  style: { flexDirection },
  children,
});
const PLACES = [
  { path: 'root', x: 0, y: 0, width: 1200, height: 630 },
  { path: 'root.children[0]', x: 0, y: 0, width: 600, height: 630 },
  { path: 'root.children[0].children[0]', x: 0, y: 0, width: 600, height: 100 },
  { path: 'root.children[1]', x: 600, y: 0, width: 600, height: 630 },
  { path: 'root.children[1].children[0]', x: 600, y: 0, width: 600, height: 100 },
];
const drag = (handle: Handle, by: { x: number; y: number }, at = { x: 0, y: 0 }) =>
  planDrag({
    definition: {
      root: child('row', child('column', { type: 'text' }), child('column', { type: 'text' })),
    },
    shape: 'wide',
    places: PLACES,
    path: handle === 'body' ? 'root.children[0].children[0]' : 'root.children[0]',
    handle,
    by,
    at,
    near: 8,
  });

test('what is dragged over another box is dropped among what is in it', () => {
  expect(drag('body', { x: 700, y: 300 }, { x: 900, y: 300 })?.drop?.to).toBe('root.children[1].children[1]');
  expect(drag('body', { x: 700, y: 10 }, { x: 900, y: 20 })?.drop?.to).toBe('root.children[1].children[0]');
});

test('what is dragged to the end of a box goes beside it, and of a sibling to a third of it', () => {
  expect(drag('body', { x: 600, y: 0 }, { x: 610, y: 300 })?.drop?.to).toBe('root.children[1]');
  const definition = {
    root: child('row', child('column', { type: 'text' }), child('column', { type: 'text' })),
  };
  const parts = {
    definition,
    shape: 'wide',
    places: PLACES,
    path: 'root.children[1]',
    handle: 'body',
  } as const;
  const dropAt = (x: number) =>
    planDrag({ ...parts, by: { x: x - 900, y: 0 }, at: { x, y: 300 }, near: 8 })?.drop?.to;
  expect([150, 300].map(dropAt)).toEqual(['root.children[0]', 'root.children[0].children[1]']);
});

test('a free text is put where its baseline lies on that of another', () => {
  const free = { type: 'text', style: { position: 'absolute', left: 100, top: 300 } };
  const plan = planDrag({
    definition: { root: child('column', { type: 'text' }, free) },
    shape: 'wide',
    places: [
      { path: 'root', x: 0, y: 0, width: 1200, height: 630 },
      { path: 'root.children[0]', x: 0, y: 0, width: 600, height: 103, baselines: [80.5] },
      { path: 'root.children[1]', x: 100, y: 300, width: 200, height: 40, baselines: [330] },
    ],
    path: 'root.children[1]',
    handle: 'body',
    by: { x: 0, y: -247 },
    at: { x: 0, y: 0 },
    near: 8,
  });
  expect([plan?.lines?.y, plan?.changes]).toEqual([80.5, [['root.children[1].style.top', 51]]]);
});

test('an edge snaps to the columns of the card', () => {
  const plan = drag('right', { x: -103, y: 0 });
  expect([plan?.lines, plan?.changes]).toEqual([{ x: 500 }, [['root.children[0].style.width', 500]]]);
  expect(drag('right', { x: -50, y: 0 })?.lines).toBeUndefined();
});

test('the edge of what fills a box is that of the box, up to the card', () => {
  const picture = { type: 'image', parameter: 'photo', style: { width: '100%', height: '100%' } };
  const field = { type: 'box', style: { width: 440 }, children: [picture] };
  const definition = { root: { type: 'box', children: [field, picture] } };
  const held = (path: string, handle: Handle) => ownerOf(definition, path, handle);
  expect(held('root.children[0].children[0]', 'left')).toBe('root.children[0]');
  expect(held('root.children[0].children[0]', 'body')).toBe('root.children[0].children[0]');
  expect(held('root.children[1]', 'left')).toBe('root.children[1]');
});
