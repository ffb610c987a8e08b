import { expect, test } from 'vitest';
import { findPageParameters, readParameters } from './parameter.ts';

test('every kind of parameter is read from its JSON Schema, in its order', () => {
  const properties = {
    title: { type: 'string', maxLength: 1000, description: 'The headline.' },
    agenda: { type: 'string', format: 'list', 'x-fields': ['time', 'talk'], 'x-most': 4 },
    theme: { type: 'string', enum: ['light', 'dark'], description: 'Default `light`.' },
    bgAngle: { type: 'integer', minimum: 0, maximum: 360 },
    bg: { type: 'string', format: 'color', pattern: '^#' },
    rowColor2: { type: 'string', format: 'color' },
    logo: { type: 'string', format: 'uri', maxLength: 2048 },
    font: { type: 'string', anyOf: [{ enum: ['serif', 'mono'] }, { pattern: '^upload:' }] },
  };
  expect(readParameters({ type: 'object', properties })).toEqual([
    { name: 'title', label: 'Title', hint: 'The headline.', kind: 'text', maxLength: 1000 },
    { name: 'agenda', label: 'Agenda', hint: '', kind: 'list', fields: ['time', 'talk'], most: 4 },
    { name: 'theme', label: 'Theme', hint: 'Default light.', kind: 'choice', choices: ['light', 'dark'] },
    { name: 'bgAngle', label: 'Background angle', hint: '', kind: 'integer', minimum: 0, maximum: 360 },
    { name: 'bg', label: 'Background', hint: '', kind: 'color' },
    { name: 'rowColor2', label: 'Row color 2', hint: '', kind: 'color' },
    { name: 'logo', label: 'Logo', hint: '', kind: 'image' },
    { name: 'font', label: 'Font', hint: '', kind: 'font', choices: ['serif', 'mono'] },
  ]);
  expect(readParameters({})).toEqual([]);
});

test.each([
  [['eyebrow', 'title', 'description'], { title: 'title', description: 'description' }],
  [['description', 'quote', 'author'], { title: 'quote', description: 'description' }],
  [['description'], { title: undefined, description: 'description' }],
  [[], { title: undefined, description: undefined }],
])('a page with a card of the texts %j fills %j', (names, expected) => {
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  const theme = { type: 'string', enum: ['light'] };
  expect(findPageParameters(readParameters({ properties: { theme, ...properties } }))).toEqual(expected);
});
