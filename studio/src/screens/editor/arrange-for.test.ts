import { expect, test } from 'vitest';
import { arrangeFor, followWide } from './arrange-for.ts';

const text = { type: 'text', text: 'Hi', size: 80, minSize: 30 };
const words = { type: 'box', style: { flexGrow: 1, padding: 64 }, children: [text] };
const picture = { type: 'box', style: { width: 440 }, children: [{ type: 'image', parameter: 'photo' }] };

test('what stands beside each other stands below in another shape, its picture first', () => {
  const icon = { type: 'image', parameter: 'icon', style: { width: 56, height: 56 } };
  const named = { ...words, children: [icon, text] };
  const root = { type: 'box', style: { flexDirection: 'row', gap: 8 }, children: [named, picture] };
  expect(arrangeFor(root, 'square')).toEqual({
    type: 'box',
    style: { gap: 10 },
    children: [
      { ...picture, style: { height: 495 } },
      {
        ...words,
        style: { flexGrow: 1, padding: 80 },
        children: [
          { ...icon, style: { width: 70, height: 70 } },
          { ...text, size: 100, minSize: 38 },
        ],
      },
    ],
  });
  const wide = { ...root, children: [words, { ...picture, style: { width: 700 } }] };
  expect(arrangeFor(wide, 'square')).toMatchObject({ children: [{ style: { height: 540 } }, {}] });
});

test('what was placed freely keeps its place in what it stands in', () => {
  const badge = { ...text, style: { position: 'absolute', left: 220, top: 315 } };
  const field = { type: 'box', style: { width: 440 }, children: [badge] };
  const root = { type: 'box', style: { flexDirection: 'row' }, children: [field, words] };
  const { children } = arrangeFor(root, 'square') as { children: { children: { style?: object }[] }[] };
  expect(children[0]?.children[0]?.style).toEqual({ position: 'absolute', left: 540, top: 248 });
});

test('a story has larger letters, and none where the controls of apps are', () => {
  const free = { paddingTop: 250, paddingBottom: 340 };
  const larger = { ...text, size: 112, minSize: 42 };
  const root = { type: 'box', style: { padding: 72 }, children: [text] };
  expect(arrangeFor(root, 'story')).toEqual({
    type: 'box',
    style: { padding: 101, ...free },
    children: [larger],
  });
  // Over a picture, which may be there.
  const whole = { position: 'absolute', top: 0, width: '100%', height: '100%' };
  const photo = { type: 'image', parameter: 'photo', style: whole };
  const over = { type: 'box', style: { ...whole, padding: 64 }, children: [text] };
  expect(arrangeFor({ type: 'box', children: [photo, over] }, 'story')).toEqual({
    type: 'box',
    children: [photo, { ...over, style: { ...whole, padding: 90, ...free }, children: [larger] }],
  });
});

test('a shape that is arranged as it comes from wide cards follows all of them, and one that was changed does not', () => {
  const root = { type: 'box', style: { padding: 72 }, children: [text] };
  const before = { root, square: arrangeFor(root, 'square'), tall: { ...root, children: [] } };
  const changed = { ...root, children: [text, { ...text, text: 'More' }] };
  expect(followWide(before, { ...before, root: changed })).toEqual({
    root: changed,
    square: arrangeFor(changed, 'square'),
    tall: before.tall,
  });
});
