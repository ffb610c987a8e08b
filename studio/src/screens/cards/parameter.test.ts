import { expect, test } from 'vitest';
import { readParameters } from './parameter.ts';

test('every kind of parameter is read from its JSON Schema, in its order', () => {
  const properties = {
    title: { type: 'string', maxLength: 1000, description: 'The headline.' },
    theme: { type: 'string', enum: ['light', 'dark'], description: 'Default `light`.' },
    bgAngle: { type: 'integer', minimum: 0, maximum: 360 },
    bg: { type: 'string', format: 'color', pattern: '^#' },
    logo: { type: 'string', format: 'uri', maxLength: 2048 },
  };
  expect(readParameters({ type: 'object', properties })).toEqual([
    { name: 'title', label: 'Title', hint: 'The headline.', kind: 'text', maxLength: 1000 },
    { name: 'theme', label: 'Theme', hint: 'Default light.', kind: 'choice', choices: ['light', 'dark'] },
    { name: 'bgAngle', label: 'Bg angle', hint: '', kind: 'integer', minimum: 0, maximum: 360 },
    { name: 'bg', label: 'Bg', hint: '', kind: 'color' },
    { name: 'logo', label: 'Logo', hint: '', kind: 'url' },
  ]);
  expect(readParameters({})).toEqual([]);
});
