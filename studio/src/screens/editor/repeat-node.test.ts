import { expect, test } from 'vitest';
import type { TemplateDefinition } from '../../../../client/src/index.ts';
import { getAt, setAt } from './json-path.ts';
import { listMissing } from './missing.ts';
import { type Node, nameOf } from './nodes.ts';
import { nameOfWords, setFields } from './parameters.ts';
import { canRepeat, duplicateNode, namesIn, repeatNode } from './repeat-node.ts';

const text = (words: string) =>
  ({ type: 'text', text: words, size: 30, minSize: 20, maxLines: 1, color: '#000000' }) as const;
const row = { type: 'box' as const, children: [text('Place'), text('{place}')] };
const photo = { type: 'image', parameter: 'photo' } as const;
const PICTURED: TemplateDefinition = {
  parameters: [
    { type: 'text', name: 'place', example: 'Oslo' },
    { type: 'image', name: 'photo' },
  ],
  root: { type: 'box', children: [{ ...row, children: [text('{place}'), photo] }] },
};
const DEFINITION: TemplateDefinition = {
  parameters: [{ type: 'text', name: 'place', example: 'Oslo' }],
  root: { type: 'box', children: [row] },
};

test('a row becomes that of a list, and what it shows its fields', () => {
  const both = { type: 'box' as const, children: [text('Where'), text('{place}, at {time2}')] };
  const { definition, path } = repeatNode(
    {
      parameters: [
        { type: 'text', name: 'place', example: 'Oslo' },
        { type: 'text', name: 'time2', example: '9:00' },
      ],
      root: { type: 'box', children: [both, text('{place}')] },
    },
    'root.children[0]',
  );
  expect(definition).toEqual({
    parameters: [
      // Shown elsewhere, too.
      { type: 'text', name: 'place', example: 'Oslo' },
      {
        type: 'list',
        name: 'items',
        fields: ['place', 'time'],
        most: 6,
        example: 'Oslo\t9:00\nOslo\t9:00\nOslo\t9:00',
      },
    ],
    root: {
      type: 'box',
      children: [
        { ...both, repeat: 'items', children: [text('Where'), text('{items.place}, at {items.time}')] },
        text('{place}'),
      ],
    },
  });
  expect(path).toBe('root.children[0]');
  expect(canRepeat(definition, `${path}.children[0]`)).toBe(false);
});

test('a text that was placed freely becomes a column of texts there', () => {
  const style = { position: 'absolute', left: 40, top: 20, width: 300 } as const;
  const free: TemplateDefinition = { root: { type: 'box', children: [{ ...text('Ada Lovelace'), style }] } };
  const { definition, path } = repeatNode(free, 'root.children[0]');
  expect(path).toBe('root.children[0].children[0]');
  expect(getAt(definition, 'root.children[0]')).toEqual({
    type: 'box',
    style: { position: 'absolute', left: 40, top: 20 },
    children: [{ type: 'box', repeat: 'items', children: [{ ...text('{items}'), style: { width: 300 } }] }],
  });
});

test('a field of a list that gets another name keeps its texts, and so does one that moves', () => {
  const { definition } = repeatNode(DEFINITION, 'root.children[0]');
  const named = setFields(definition, 0, ['place', 'time']);
  const [list] =
    setFields(setAt(named, 'parameters[0].example', 'Oslo\t9:00'), 0, ['time', 'place']).parameters ?? [];
  expect(list?.type === 'list' && list.example).toBe('9:00\tOslo');
  const shown = setAt(named, 'root.children[0].children[1].text', '{items.place}');
  const renamed = setFields(shown, 0, ['city', 'time']);
  expect(getAt(renamed, 'root.children[0].children[1].text')).toBe('{items.city}');
  expect(renamed.parameters?.[0]).toMatchObject({ example: 'Oslo\nOslo\nOslo' });
  const both = setFields(shown, 0, ['city', 'hour']);
  expect(getAt(both, 'root.children[0].children[1].text')).toBe('{items.city}');
  expect(both.parameters?.[0]).toMatchObject({ fields: ['city', 'hour'], example: 'Oslo\nOslo\nOslo' });
});

test('a field gets a name that begins with a letter, whatever its words are', () => {
  expect(['9:00', '42', '3 rooms', '2nd floor'].map(nameOfWords)).toEqual(['time', 'text', 'rooms', 'floor']);
});

test('a row with a picture, which no list has, is repeated with parameters of its own', () => {
  const once = repeatNode(PICTURED, 'root.children[0]');
  expect(once.definition.parameters?.map(({ name }) => name)).toEqual(['place', 'photo', 'place2', 'photo2']);
  expect(getAt(once.definition, once.path)).toEqual({
    type: 'box',
    children: [text('{place2}'), { ...photo, parameter: 'photo2' }],
    when: { parameter: 'place2' },
  });
  expect(namesIn(once.definition.root)).toEqual(['place', 'photo', 'place2', 'photo2']);
});

test('what another shape does not have of wide cards is told', () => {
  const tall: TemplateDefinition = { ...DEFINITION, tall: { type: 'box', children: [text('Place')] } };
  expect(listMissing(tall as Node, 'story').map((node) => nameOf(node, 'story'))).toEqual(['“{place}”']);
  expect(listMissing(DEFINITION as Node, 'story')).toEqual([]);
});

test('a copy shows parameters of its own, in which it begins as it was', () => {
  const { definition, path } = duplicateNode(DEFINITION, 'root.children[0]');
  expect(path).toBe('root.children[1]');
  expect(getAt(definition, `${path}.children[1].text`)).toBe('{place2}');
  expect(definition.parameters?.[1]).toEqual({ type: 'text', name: 'place2', example: 'Oslo' });
});
