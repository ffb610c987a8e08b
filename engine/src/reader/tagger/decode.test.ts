import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decode } from './decode.ts';
import type { Network } from './network.ts';

const LABELS = ['O', 'B-title', 'I-title', 'B-request', 'I-request'];
const network = (steps: readonly number[] = []): Network => ({
  labels: LABELS,
  kinds: ['plain'],
  starts: new Float64Array(LABELS.length),
  steps: { rows: 5, columns: 5, values: Float64Array.from({ length: 25 }, (_, at) => steps[at] ?? 0) },
  score: () => ({ labels: [], kinds: new Float64Array(1) }),
});
const scores = (rows: readonly (readonly number[])[]) => ({
  labels: rows.map((row) => Float64Array.from(row)),
  kinds: new Float64Array(1),
});
const free = { bias: () => 0, bonds: [] };

test('the likeliest labels become whole marks', () => {
  const rows = [
    [0, 0, 0, 5, 0],
    [0, 0, 0, 0, 5],
    [3, 0, 0, 0, 0],
    [0, 5, 0, 0, 0],
    [0, 0, 5, 0, 0],
  ];
  expect(decode(network(), scores(rows), free)).toEqual([
    { name: 'request', from: 0, to: 2 },
    { name: 'title', from: 3, to: 5 },
  ]);
});

const rows = fc.array(fc.array(fc.float({ min: -9, max: 9, noNaN: true }), { minLength: 5, maxLength: 5 }), {
  minLength: 1,
  maxLength: 12,
});

test('a mark never goes on from another, and never begins or ends at a bond', () => {
  fc.assert(
    fc.property(rows, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), (own, bound) => {
      const bonds = own.map((_, at) => at > 0 && (bound[at] ?? false));
      const marks = decode(network(), scores(own), { bias: () => 0, bonds });
      const markOf = (token: number): number =>
        marks.findIndex(({ from, to }) => token >= from && token < to);
      for (const [token, bond] of bonds.entries()) if (bond) expect(markOf(token)).toBe(markOf(token - 1));
      for (const [at, mark] of marks.entries())
        expect(mark.from).toBeGreaterThanOrEqual(marks[at - 1]?.to ?? 0);
    }),
  );
});

test('what a law forbids is not chosen, however likely', () => {
  const own = [[9, 0, 0, 9, 0]];
  const law = { bias: (_: number, mark: string | undefined) => (mark === 'title' ? 0 : -1000), bonds: [] };
  expect(decode(network(), scores(own), law)).toEqual([{ name: 'title', from: 0, to: 1 }]);
});

test('nothing to read gives no marks', () => {
  expect(decode(network(), scores([]), free)).toEqual([]);
});

test('a prompt has one title at most: the likeliest', () => {
  const title = [0, 5, 0, 0, 0];
  const marks = decode(network(), scores([title, [1, 0, 0, 0, 0], [0, 9, 0, 0, 0]]), free);
  expect(marks).toEqual([{ name: 'title', from: 2, to: 3 }]);
});
