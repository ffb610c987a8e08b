import { expect, test } from 'vitest';
import { formatPath, getAt, insertAt, isInside, moveAt, parsePath, setAt } from './json-path.ts';

const box = (...children: object[]) => ({ type: 'box', children });
const card = { root: box({ text: 'a' }, box({ text: 'b' }), { text: 'c' }) };

test('a path is read and written as the service writes it', () => {
  const path = 'root.children[1].children[0].style.padding';
  expect(parsePath(path)).toEqual(['root', 'children', 1, 'children', 0, 'style', 'padding']);
  expect(formatPath(parsePath(path))).toBe(path);
  expect(getAt(card, 'root.children[1].children[0].text')).toBe('b');
  expect(getAt(card, 'root.children[9].text')).toBe(undefined);
});

test('a value is set in a copy, keys keep their places, and what is taken out leaves no empty object', () => {
  const padded = setAt(card, 'root.style.padding', 20);
  expect(padded.root).toEqual({ ...card.root, style: { padding: 20 } });
  expect(card.root).not.toHaveProperty('style');
  expect(setAt(padded, 'root.style.padding', undefined)).toEqual(card);
  expect(Object.keys(setAt({ a: 1, b: 2 }, 'a', 3))).toEqual(['a', 'b']);
  expect(setAt(card, 'root.children[0]', undefined).root.children).toHaveLength(2);
});

test('a node is put in, and moved within its list, into a box and out of one', () => {
  const added = insertAt(card, 'root.children[1]', { text: 'n' });
  expect(added.root.children.map((one) => ('text' in one ? one.text : one))).toEqual([
    'a',
    'n',
    box({ text: 'b' }),
    'c',
  ]);
  const down = moveAt(card, 'root.children[0]', 'root.children[3]');
  expect([down.path, getAt(down.value, down.path)]).toEqual(['root.children[2]', { text: 'a' }]);
  const into = moveAt(card, 'root.children[0]', 'root.children[1].children[1]');
  expect([into.path, getAt(into.value, into.path)]).toEqual(['root.children[0].children[1]', { text: 'a' }]);
  const out = moveAt(card, 'root.children[1].children[0]', 'root.children[0]');
  expect([out.path, getAt(out.value, out.path)]).toEqual(['root.children[0]', { text: 'b' }]);
  const itself = moveAt(card, 'root.children[1]', 'root.children[1].children[0]');
  expect(itself).toEqual({ value: card, path: 'root.children[1]' });
});

test('a path is inside a node by whole steps', () => {
  expect(isInside('root.children[1].text', 'root.children[1]')).toBe(true);
  expect(isInside('root.children[10]', 'root.children[1]')).toBe(false);
});
