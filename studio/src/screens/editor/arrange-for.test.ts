import { expect, test } from 'vitest';
import { arrangeFor } from './arrange-for.ts';

const text = { type: 'text', text: 'Hi', size: 80, minSize: 30 };
const words = { type: 'box', style: { flexGrow: 1, padding: 64 }, children: [text] };
const picture = { type: 'box', style: { width: 440 }, children: [{ type: 'image', parameter: 'photo' }] };

test('what stands beside each other stands below in another shape, its picture first', () => {
  const root = { type: 'box', style: { flexDirection: 'row' }, children: [words, picture] };
  expect(arrangeFor(root, 'square')).toEqual({
    type: 'box',
    style: {},
    children: [{ ...picture, style: { height: 495 } }, words],
  });
});

test('what was placed freely keeps its place in what it stands in', () => {
  const badge = { ...text, style: { position: 'absolute', left: 220, top: 315 } };
  const field = { type: 'box', style: { width: 440 }, children: [badge] };
  const root = { type: 'box', style: { flexDirection: 'row' }, children: [words, field] };
  const { children } = arrangeFor(root, 'square') as { children: { children: { style?: object }[] }[] };
  expect(children[1]?.children[0]?.style).toEqual({ position: 'absolute', left: 540, top: 248 });
});

test('a story has larger letters, and none where the controls of apps are', () => {
  const root = { type: 'box', style: { padding: 72 }, children: [text] };
  expect(arrangeFor(root, 'story')).toEqual({
    type: 'box',
    style: { padding: 72, paddingTop: 250, paddingBottom: 340 },
    children: [{ ...text, size: 104, minSize: 39 }],
  });
});
