import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseQuery } from './parse-query.ts';

const schema = z.object({ limit: z.int().default(5), name: z.string().optional() });
const parse = (query: string) => parseQuery(schema, new URLSearchParams(query));

test('whole numbers in plain digits become numbers, only where a number is wanted', () => {
  expect(parse('limit=10&name=10').fields).toEqual({ limit: 10, name: '10' });
});

test('what only JavaScript would read as a number stays text, for the schema to refuse', () => {
  for (const text of ['1e1', '0x1', ' 1', '+1', '1.0', '', 'Infinity', '9'.repeat(30)])
    expect(parse(`limit=${encodeURIComponent(text)}`).fields).toEqual({ limit: text });
});

test('an unknown name, and a known one given twice, are named', () => {
  expect(parse('utm=1&utm=2&limit=1')).toEqual({ fields: { limit: 1 }, repeated: undefined, unknown: 'utm' });
  expect(parse('constructor=1').unknown).toBe('constructor');
  expect(parse('limit=1').unknown).toBe(undefined);
  expect(parse('name=a&limit=1&name=a').repeated).toBe('name');
});
