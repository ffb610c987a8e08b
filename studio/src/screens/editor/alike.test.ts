import { expect, test } from 'vitest';
import type { TemplateDefinition } from '../../../../client/src/index.ts';
import { findInWide, removeNode, withFollowing } from './alike.ts';
import { setAt } from './json-path.ts';
import { listMissing } from './missing.ts';
import type { Node } from './nodes.ts';
import { makeTextParameter } from './parameters.ts';

const text = (words: string, more: object = {}) => ({
  type: 'text' as const,
  text: words,
  size: 60,
  minSize: 30,
  maxLines: 2,
  color: '#111111',
  ...more,
});
const box = (children: object[], more: object = {}) => ({ type: 'box' as const, children, ...more });
const list = box([text('{items}')], { repeat: 'items' });

/** On stories, the words are larger and stand before a box with the rest. */
const definition = {
  root: box([box([text('Hello'), text('World')]), list], { style: { backgroundColor: '#ffffff' } }),
  tall: box([text('Hello', { size: 90 }), box([text('World', { color: '#222222' })])], {
    style: { backgroundColor: '#ffffff', padding: 80 },
  }),
} as unknown as TemplateDefinition;
const node = definition as Node;
const follow = (path: string, value: unknown) => withFollowing(node, [[path, value]]).map(([at]) => at);

test('what is the same in another shape follows wide cards, and what differs or is of a shape alone does not', () => {
  expect(follow('root.style.backgroundColor', '#000000')).toEqual([
    'root.style.backgroundColor',
    'tall.style.backgroundColor',
  ]);
  expect(follow('root.children[0].children[0].color', '#000000')).toEqual([
    'root.children[0].children[0].color',
    'tall.children[0].color',
  ]);
  expect(follow('root.children[0].children[0].text', 'Hi')).toContain('tall.children[0].text');
  expect(follow('root.children[0].children[1].color', '#000000')).toHaveLength(1);
  // As large as stories have it: 60 px of wide cards are 84.
  const grown = { ...definition, tall: setAt(node.tall, 'children[0].size', 84) } as unknown as Node;
  expect(withFollowing(grown, [['root.children[0].children[0].size', 70]])).toEqual([
    ['root.children[0].children[0].size', 70],
    ['tall.children[0].size', 98],
  ]);
  expect(follow('root.children[0].children[0].size', 70)).toHaveLength(1);
  expect(follow('root.children[0].children[0].style.left', 70)).toHaveLength(1);
  expect(follow('tall.children[0].color', '#000000')).toHaveLength(1);
  expect(follow('description', 'For launches')).toEqual(['description']);
  expect(findInWide(node, 'tall.children[1].children[0]')).toBe('root.children[0].children[1]');
});

test('words become a parameter in all shapes at once', () => {
  const { definition: made } = makeTextParameter(definition, 'tall.children[0]');
  const words = '{title}';
  expect({ ...made, parameters: undefined }).toEqual(
    setAt(setAt(definition, 'root.children[0].children[0].text', words), 'tall.children[0].text', words),
  );
});

test('a list that another shape lacks is offered whole', () => {
  expect(listMissing(node, 'story')).toEqual([list]);
});

test('what is removed from wide cards is left behind in no other shape, and the other way around it stays', () => {
  const removed = removeNode(definition, 'root.children[0].children[0]');
  expect(removed.tall?.children).toHaveLength(1);
  expect(removeNode(definition, 'tall.children[0]').root).toEqual(definition.root);
});
