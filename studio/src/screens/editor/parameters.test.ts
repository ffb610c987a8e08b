import { expect, test } from 'vitest';
import type { TemplateDefinition } from '../../../../client/src/index.ts';
import { makeColorParameter, makeTextParameter, renameParameter } from './parameters.ts';
import { dropUnused } from './repeat-node.ts';
import { toParams } from './sample-texts.ts';

const text = {
  type: 'text',
  text: 'Hold {{fast}}',
  size: 40,
  minSize: 20,
  maxLines: 2,
  color: '#123456',
} as const;
const definition: TemplateDefinition = { root: { type: 'box', children: [text] } };

test('words and colors become parameters, which are renamed wherever they stand', () => {
  const made = makeTextParameter(definition, 'root.children[0]');
  const { definition: colored, name } = makeColorParameter(made.definition, 'root.children[0].color');
  expect([made.name, name]).toEqual(['title', 'accent']);
  const renamed = renameParameter(renameParameter(colored, 'title', 'headline'), 'accent', 'ink');
  expect(renamed).toEqual({
    root: { type: 'box', children: [{ ...text, text: '{headline}', color: '{ink}' }] },
    parameters: [
      { type: 'text', name: 'headline', example: text.text, default: text.text },
      { type: 'color', name: 'ink', default: '#123456' },
    ],
  });
  const names = ['$249', 'docs.example.com', 'One command, three regions', '見出し'].map((words) => {
    const said = { ...made.definition, root: { type: 'box' as const, children: [{ ...text, text: words }] } };
    return makeTextParameter(said, 'root.children[0]').name;
  });
  expect(names).toEqual(['price', 'site', 'one_command', 'text']);
  const children = [{ ...text, text: 'Place' }, text];
  const labeled: TemplateDefinition = { root: { type: 'box', children } };
  expect(makeTextParameter(labeled, 'root.children[1]').name).toBe('place');
});

test('a sample has a message first and labels for what is short', () => {
  const parameters = [
    { type: 'text', name: 'title', example: 'Hi' },
    { type: 'text', name: 'site', example: 'example.com' },
    { type: 'color', name: 'accent' },
  ];
  expect(toParams(parameters, 'japanese')).toEqual({
    title: '新しいデータセンターへ一週末で移行した方法',
    site: 'お知らせ',
  });
  expect(toParams(parameters, 'none')).toEqual({ title: '', site: '' });
});

test('a parameter goes with the last node that shows it', () => {
  const [one, other] = ['{title}', '{title} and {place}'].map((words) => ({ ...text, text: words }));
  const parameters = ['title', 'place', 'unused'].map((name) => ({ type: 'text', name }) as const);
  const left = dropUnused({ parameters, root: { type: 'box', children: [one as typeof text] } }, other);
  expect(left.parameters?.map(({ name }) => name)).toEqual(['title', 'unused']);
});
