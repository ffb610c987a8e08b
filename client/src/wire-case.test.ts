import { expect, test } from 'vitest';
import { fromWire } from './wire-case.ts';

test('names become camelCase at any depth, values stay', () => {
  expect(
    fromWire({
      plan_limit: 100,
      usage: { resets_at: 'a_b', periods: [{ credits_used: null }] },
      designMd: 'x_y',
    }),
  ).toEqual({
    planLimit: 100,
    usage: { resetsAt: 'a_b', periods: [{ creditsUsed: null }] },
    designMd: 'x_y',
  });
});

test("names that are somebody's data stay as they are", () => {
  const data = { some_name: { other_name: 1 } };
  const body = { params: data, sources: data, parameters: data, example: data, pictures: data };
  expect(fromWire(body)).toEqual(body);
});
