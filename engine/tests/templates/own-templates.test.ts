import { templateDefinition } from '@cardwright/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRenderKit } from '../../src/render/render-kit.ts';
import { layOutDefinition } from '../../src/templates/own/compose-definition.ts';
import { dissectTree } from '../../src/templates/own/dissect-tree.ts';
import { anyDefinition, findOutside, parseTree } from './own-templates.ts';

const kit = await createRenderKit();
const SIZE = { width: 1200, height: 630 } as const;

test('no text of a template leaves its box or the card', async () => {
  let composed = 0;
  for (const { given, title } of fc.sample(anyDefinition, { seed: 3, numRuns: 24 })) {
    const parsed = templateDefinition.safeParse(given);
    if (!parsed.success) continue;
    const context = { values: title === '' ? {} : { title }, images: {}, ...SIZE };
    const {
      composition: { texts },
    } = await layOutDefinition(parseTree(given), { ...kit, ...context });
    expect(findOutside(texts, SIZE)).toEqual([]);
    composed += texts.length;
  }
  expect(composed).toBeGreaterThan(0);
});

test('a text with wide letter spacing that has room stays on one line', async () => {
  const node = {
    type: 'text',
    text: 'Personal intelligence',
    size: 13,
    minSize: 6,
    maxLines: 4,
    color: '#000000',
  };
  const definition = parseTree({
    root: { type: 'box', style: { alignItems: 'center' }, children: [{ ...node, letterSpacing: 0.42 }] },
  });
  const {
    composition: { texts },
  } = await layOutDefinition(definition, {
    ...kit,
    values: {},
    images: {},
    ...SIZE,
  });
  expect(texts.map(({ fitted }) => fitted.lines.length)).toEqual([1]);
});

const toTexts = async (given: object, values: Record<string, string>) => {
  const definition = parseTree(given);
  return (await layOutDefinition(definition, { ...kit, values, images: {}, ...SIZE })).composition.texts;
};
const plain = { size: 60, minSize: 20, maxLines: 1, color: '#111111' };
const named = (...names: string[]) => names.map((name) => ({ type: 'text', name }));

test('texts beside each other stay in their row: the short one whole, the long one in what is left', async () => {
  const children = ['{title}', '{date}'].map((text) => ({ type: 'text', text, ...plain }));
  const row = { type: 'box', style: { flexDirection: 'row', gap: 20 }, children };
  const texts = await toTexts(
    {
      parameters: named('title', 'date'),
      root: { type: 'box', style: { padding: 40 }, children: [row] },
    },
    { title: 'A rather long title in a row beside another text', date: '28 November 2026' },
  );
  expect(texts.map(({ fitted }) => [fitted.truncated, fitted.lines.length])).toEqual([
    [false, 1],
    [false, 1],
  ]);
  const [first, second] = texts.map(({ box }) => box);
  expect(second?.x).toBeGreaterThanOrEqual((first?.x ?? 0) + (first?.width ?? 0) + 20);
  expect((second?.x ?? 0) + (second?.width ?? 0)).toBeLessThanOrEqual(1160);
});

test('a text has all the lines that it may have, though their height is no whole number of px', async () => {
  const text = { type: 'text', text: '{title}', size: 48, minSize: 48, maxLines: 2, color: '#111111' };
  const box = { type: 'box', style: { width: 600, height: 400 }, children: [text] };
  const given = {
    parameters: named('title'),
    root: { type: 'box', style: { padding: 40 }, children: [box] },
  };
  const [set] = await toTexts(given, { title: 'Why we moved back to a monolith after four years' });
  expect([set?.fitted.lines.length, set?.fitted.truncated]).toEqual([2, false]);
});

test('a text stays in a box that is smaller than it, and what has no room is told', async () => {
  const text = { type: 'text', text: '{title}', ...plain, style: { flexShrink: 0 } };
  const box = { type: 'box', style: { width: 300, height: 30 }, children: [text] };
  const definition = parseTree({
    parameters: named('title'),
    root: { type: 'box', style: { padding: 40 }, children: [box] },
  });
  const values = { title: 'Hold fast. '.repeat(9).trim() };
  const { composition, laidOut } = await layOutDefinition(definition, {
    ...kit,
    values,
    images: {},
    ...SIZE,
  });
  expect(composition.texts[0]?.box).toMatchObject({ x: 40, y: 40 });
  expect(composition.texts[0]?.box.height).toBeLessThanOrEqual(30);
  expect(laidOut.dropped).toEqual([]);
  expect(laidOut.cut).toMatchObject([{ text: values.title }]);
});

test('an empty line between lines is drawn', async () => {
  const children = [{ type: 'text', text: '\n{title}\n\n', ...plain, maxLines: 6 }];
  const definition = { parameters: named('title'), root: { type: 'box', children } };
  const [text] = await toTexts(definition, { title: 'First\r\n \n\nFourth\nFifth' });
  expect(text?.fitted.lines.map((line) => line.text.trim())).toEqual(['First', '', '', 'Fourth', 'Fifth']);
  expect(text?.fitted.height).toBeCloseTo(5 * (text?.fitted.lineHeightPx ?? 0), 3);
});

test('a text that names a value again and again is cut where it is as long as four values, and told', async () => {
  const definition = parseTree({
    parameters: named('title'),
    root: {
      type: 'box',
      children: [{ type: 'text', text: '{title}'.repeat(99), ...plain, minSize: 4, maxLines: 40 }],
    },
  });
  const { composition, laidOut } = await layOutDefinition(definition, {
    ...kit,
    ...SIZE,
    values: { title: 'a b'.repeat(300) },
    images: {},
  });
  expect(laidOut.cut.map(({ text }) => [text.length, text.at(-1)])).toEqual([[4001, '…']]);
  expect(composition.texts).toHaveLength(1);
});

test('braces that name no parameter are text, and doubled ones always are', async () => {
  const children = ['{slug} of {title}', '{{title}}', '{{{title}}}', 'a } b { c {}'].map((text) => ({
    type: 'text',
    text,
    ...plain,
  }));
  const texts = await toTexts(
    { parameters: named('title'), root: { type: 'box', children } },
    { title: '{slug}' },
  );
  expect(texts.map(({ fitted }) => fitted.text)).toEqual([
    '{slug} of {slug}',
    '{title}',
    '{{slug}}',
    'a } b { c {}',
  ]);
});

describe('a list', () => {
  const parameters = [{ type: 'list', name: 'agenda', fields: ['time', 'title'], most: 2 }];
  const row = (more: object = {}) => ({
    type: 'box',
    repeat: 'agenda',
    children: [
      { type: 'text', text: '{agenda.time}', ...plain },
      { type: 'text', text: 'Talk: {agenda.title}', when: { parameter: 'agenda.title' }, ...plain },
    ],
    ...more,
  });
  const values = { agenda: '9:00\tKeynote\n\tLunch\n17:00' };

  test('is drawn item by item below each other; empty fields are left out, and the items too many are told', async () => {
    const definition = parseTree({ parameters, root: { type: 'box', children: [row()] } });
    const { composition, laidOut } = await layOutDefinition(definition, {
      ...kit,
      values,
      images: {},
      ...SIZE,
    });
    expect(composition.texts.map(({ fitted }) => fitted.text)).toEqual([
      '9:00',
      'Talk: Keynote',
      'Talk: Lunch',
    ]);
    expect(composition.texts.map(({ box }) => box.y)).toEqual(
      composition.texts.map(({ box }) => box.y).toSorted((a, b) => a - b),
    );
    expect(laidOut.dropped.map(({ text }) => text)).toEqual(['17:00']);
    const { nodes } = await dissectTree(definition, { ...kit, values, images: {}, ...SIZE });
    const texts = nodes.filter(({ path }) => path === 'root.children[0].children[1]');
    expect(texts.map((node) => node.texts.map(({ fitted }) => fitted.text))).toEqual([
      ['Talk: Keynote'],
      ['Talk: Lunch'],
    ]);
  });

  test.each([
    [
      'a field that it does not have',
      [row({ children: [{ type: 'text', text: '{agenda.room}', ...plain }] })],
    ],
    ['items outside of what is repeated', [{ type: 'text', text: '{agenda.time}', ...plain }]],
    ['a parameter that is no list', [row({ repeat: 'title' })]],
    ['a place of its own, where all would cover each other', [row({ style: { position: 'absolute' } })]],
  ])('is refused with %s', (_, children) => {
    const all = [...parameters, { type: 'text', name: 'title' }];
    expect(templateDefinition.safeParse({ parameters: all, root: { type: 'box', children } }).success).toBe(
      false,
    );
  });

  test('counts as often as it can be drawn', () => {
    const many = [{ ...parameters[0], most: 13 }];
    expect(
      templateDefinition.safeParse({ parameters: many, root: { type: 'box', children: [row()] } }).error
        ?.issues[0]?.message,
    ).toBe('may have at most 24 texts, not 26 with all items of its lists');
  });
});
