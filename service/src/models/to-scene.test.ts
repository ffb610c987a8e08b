import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toScene } from './to-scene.ts';

const order = { width: 1200, height: 630, seed: 1, quiet: null, avoid: [], palette: [] };

test('words that servers of diffusion models execute are words again, and others stay as they are', () => {
  const { prompt } = toScene({
    ...order,
    description: 'SALT AND PEPPER, BREAK of day, ADDCOL, ANDROID, breakfast',
  });
  expect(prompt).toMatch(/^SALT and PEPPER, break of day, addcol, ANDROID, breakfast /);
});

test('nothing that they execute is left of any description', () => {
  const part = fc.constantFrom(
    '<lora:x:1>',
    '(',
    ')',
    '[a:b:0.5]',
    '{a|b}',
    '__x__',
    '__',
    'AND',
    'BREAK',
    'embedding:x',
    ' ',
    '<',
    '>',
    'fox',
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const { prompt } = toScene({ ...order, description: parts.join('') });
      expect(prompt).not.toMatch(/[<>(){}[\]|\\]|__|\b(?:AND|BREAK)\b|\bembedding:/);
    }),
  );
});
