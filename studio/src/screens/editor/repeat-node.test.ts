import { expect, test } from 'vitest';
import type { TemplateDefinition } from '../../../../client/src/index.ts';
import { getAt } from './json-path.ts';
import { listMissing } from './missing.ts';
import { type Node, nameOf } from './nodes.ts';
import { namesIn, repeatNode } from './repeat-node.ts';

const text = (words: string) =>
  ({ type: 'text', text: words, size: 30, minSize: 20, maxLines: 1, color: '#000000' }) as const;
const row = { type: 'box' as const, children: [text('Place'), text('{place}')] };
const DEFINITION: TemplateDefinition = {
  parameters: [{ type: 'text', name: 'place', example: 'Oslo' }],
  root: { type: 'box', children: [row] },
};

test('a row is repeated with a parameter of its own, and is left out while that is empty', () => {
  const once = repeatNode(DEFINITION, 'root.children[0]');
  const twice = repeatNode(once.definition, once.path).definition;
  expect(twice.parameters).toEqual([
    { type: 'text', name: 'place', example: 'Oslo' },
    { type: 'text', name: 'place2', example: 'Oslo' },
    { type: 'text', name: 'place3', example: 'Oslo' },
  ]);
  expect(getAt(twice, 'root.children[2]')).toEqual({
    type: 'box',
    children: [text('Place'), text('{place3}')],
    when: { parameter: 'place3' },
  });
  expect(namesIn(twice.root)).toEqual(['place', 'place2', 'place3']);
});

test('what another shape does not have of wide cards is told', () => {
  const tall: TemplateDefinition = { ...DEFINITION, tall: { type: 'box', children: [text('Place')] } };
  expect(listMissing(tall as Node, 'story').map((node) => nameOf(node, 'story'))).toEqual(['“{place}”']);
  expect(listMissing(DEFINITION as Node, 'story')).toEqual([]);
});
