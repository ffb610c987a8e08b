import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { toYamlText } from './yaml-text.ts';

test('any text comes back from its scalar, which is one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const scalar = toYamlText(text);
      expect(scalar).toMatch(/^".*"$/);
      expect(parse(scalar)).toBe(text);
      expect(parse(`a:\n  b: ${scalar}\nc: d`)).toEqual({ a: { b: text }, c: 'd' });
    }),
  );
});
