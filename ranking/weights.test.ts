import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import weights from '../engine/data/ranking/weights.json' with { type: 'json' };

type Graded = { prompt: number; grades: number[]; measures: Record<string, number> };

const rows = readFileSync(new URL('graded.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Graded);
const known: Readonly<Record<string, number>> = weights;
const rate = ({ measures }: Graded): number =>
  Object.entries(measures).reduce((sum, [name, value]) => sum + value * (known[name] ?? 0), 0);
const gradeOf = ({ grades }: Graded): number => grades.reduce((sum, grade) => sum + grade, 0) / grades.length;

// People agree with each other in no more than four of five.
test('the weights put three of four pairs in the order that people gave them', () => {
  const pairs = [...Map.groupBy(rows, ({ prompt }) => prompt).values()].flatMap((siblings) =>
    siblings.flatMap((one, at) => siblings.slice(at + 1).map((other) => [one, other] as const)),
  );
  const told = pairs.filter(([one, other]) => gradeOf(one) !== gradeOf(other));
  const right = told.filter(([one, other]) => gradeOf(one) > gradeOf(other) === rate(one) > rate(other));
  expect(told.length).toBeGreaterThan(2500);
  expect(right.length / told.length).toBeGreaterThan(0.75);
});

test('every weight counts', () => {
  expect(Object.keys(known).filter((name) => known[name] === 0)).toEqual([]);
});
