import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decode } from './decode.ts';
import { findLabelChances } from './label-chances.ts';
import { type LabelState, listStates } from './label-states.ts';
import type { Network, Scores } from './network.ts';
import type { Laws, TokenMark } from './token-mark.ts';

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
const read = (net: Network, given: Scores, laws: Laws): TokenMark[] => {
  const states = listStates(net);
  return decode(states, findLabelChances(states, given, laws), laws);
};
const free = { bias: () => 0, bonds: [], begins: [], inClause: [] };

test('the likeliest labels become whole marks', () => {
  const rows = [
    [0, 0, 0, 5, 0],
    [0, 0, 0, 0, 5],
    [3, 0, 0, 0, 0],
    [0, 5, 0, 0, 0],
    [0, 0, 5, 0, 0],
  ];
  expect(read(network(), scores(rows), free)).toEqual([
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
      const marks = read(network(), scores(own), { ...free, bonds });
      const markOf = (token: number): number =>
        marks.findIndex(({ from, to }) => token >= from && token < to);
      for (const [token, bond] of bonds.entries()) if (bond) expect(markOf(token)).toBe(markOf(token - 1));
      for (const [at, mark] of marks.entries())
        expect(mark.from).toBeGreaterThanOrEqual(marks[at - 1]?.to ?? 0);
    }),
  );
});

test('a mark that a law begins does not go on from the one before', () => {
  const request = [0, 0, 0, 0, 9];
  const own = [[0, 0, 0, 9, 0], request, request];
  const startsOf = (begins: boolean[]): number[] =>
    read(network(), scores(own), { ...free, begins }).map(({ from }) => from);
  expect(startsOf([])).toEqual([0]);
  expect(startsOf([false, false, true])).toEqual([0, 2]);
});

test('what a law forbids is not chosen, however likely', () => {
  const own = [[9, 0, 0, 9, 0]];
  const law = {
    bias: (_: number, mark: string | undefined) => (mark === 'title' ? 0 : -1000),
    bonds: [],
    begins: [],
    inClause: [],
  };
  expect(read(network(), scores(own), law)).toEqual([{ name: 'title', from: 0, to: 1 }]);
});

test('nothing to read gives no marks', () => {
  expect(read(network(), scores([]), free)).toEqual([]);
});

test('a prompt has one title at most: the likeliest', () => {
  const title = [0, 5, 0, 0, 0];
  const marks = read(network(), scores([title, [1, 0, 0, 0, 0], [0, 9, 0, 0, 0]]), free);
  expect(marks.filter(({ name }) => name === 'title')).toEqual([{ name: 'title', from: 2, to: 3 }]);
});

const isOneMark = (marks: readonly { from: number; to: number }[], length: number): boolean =>
  marks.some(({ from, to }) => from === 0 && to === length);

test('words that most rows of labels keep together are in one mark, though the likeliest row parts them', () => {
  // The likeliest row is title and body; but that the second goes on is likelier, as an item or as a body.
  const labels = ['O', 'B-body', 'I-body', 'B-item', 'I-item', 'B-quote', 'I-quote'];
  const net: Network = {
    ...network(),
    labels,
    starts: new Float64Array(7),
    steps: { rows: 7, columns: 7, values: new Float64Array(49) },
  };
  const own = [
    [-9, 1, -9, 1.1, -9, 1, -9],
    [-9, -9, 1, 1.2, 1, -9, 1],
  ];
  expect(isOneMark(read(net, scores(own), free), 2)).toBe(true);
});

const textual: Network = {
  ...network(),
  labels: ['O', 'B-title', 'I-title', 'B-place', 'I-place'],
};

const isUnclear = [
  [-9, -9, -9, 9, -9],
  [-9, -9, -9, 1.2, 0],
];

test('what may go on is one text within a clause, and two where a clause ends', () => {
  const startsOf = (inClause: boolean[]): number[] =>
    read(textual, scores(isUnclear), { ...free, inClause }).map(({ from }) => from);
  expect(startsOf([false, true])).toEqual([0]);
  expect(startsOf([false, false])).toEqual([0, 1]);
});

test('a text that is likelier several is unsure; one that goes on for sure is not', () => {
  const decodeClause = (own: readonly (readonly number[])[]) =>
    read(textual, scores(own), { ...free, inClause: [false, true] });
  expect(decodeClause(isUnclear)).toEqual([{ name: 'place', from: 0, to: 2, unsure: true }]);
  expect(decodeClause([isUnclear[0] ?? [], [-9, -9, -9, 0, 3]])).toEqual([{ name: 'place', from: 0, to: 2 }]);
});

test('a title that is likelier than none is chosen, though no single stretch is likely to be it', () => {
  const either = [0.2, 0, -9, 0, -9];
  const marks = read(textual, scores([either, either, either, either]), free);
  expect(marks.filter(({ name }) => name === 'title')).toHaveLength(1);
});

test('a joint that only a longer text would hold begins no text of its own', () => {
  // A title of three words, or a title, "at" and a place.
  const net: Network = { ...network(), labels: ['O', 'B-title', 'I-title', 'B-place', 'I-place'] };
  const own = [
    [-9, 9, -9, -9, -9],
    [5.5, -9, 5, -9, -9],
    [-9, -9, 5, 5, -9],
  ];
  expect(read(net, scores(own), free).map(({ from }) => from)).not.toContain(1);
});

test('chances are those of all rows of labels, as counted one by one', () => {
  const states = listStates(network());
  fc.assert(
    fc.property(
      rows.filter((own) => own.length < 5),
      (own) => {
        const counted = countChances(states, own);
        const found = findLabelChances(states, scores(own), free);
        for (const [token, row] of found.entries())
          for (const [at, chance] of row.entries()) expect(chance).toBeCloseTo(counted[token]?.[at] ?? 0, 6);
      },
    ),
    { seed: 1, numRuns: 6 },
  );
});

/** The chance of each state at each token, by walking every row of states. */
function countChances(states: readonly LabelState[], own: readonly (readonly number[])[]): number[][] {
  const weights = own.map(() => states.map(() => 0));
  const walk = (path: readonly number[], score: number): void => {
    if (path.length === own.length) {
      for (const [token, at] of path.entries()) {
        const row = weights[token] as number[];
        row[at] = (row[at] as number) + Math.exp(score);
      }
      return;
    }
    for (const [to, { label, start, first, steps }] of states.entries()) {
      const last = path.at(-1);
      const step = last === undefined ? start : (steps[last - first] ?? Number.NEGATIVE_INFINITY);
      if (step > Number.NEGATIVE_INFINITY)
        walk([...path, to], score + step + (own[path.length]?.[label] ?? 0));
    }
  };
  walk([], 0);
  return weights.map((row) => row.map((weight) => weight / row.reduce((a, b) => a + b, 0)));
}
