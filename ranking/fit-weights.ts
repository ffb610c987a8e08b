import { readFileSync, writeFileSync } from 'node:fs';
import { solveEquations } from '../reader/solve-equations.ts';

/**
 * `npm run ranking`: fits what makes a design better than another of the same prompt to the grades that people gave in `ranking/graded.jsonl`, and
 * prints how many pairs it puts in their order in prompts that it was not fitted to.
 */
const [graded, out] = ['../graded.jsonl', '../../engine/data/ranking/weights.json'].map(
  (path) => new URL(path, new URL('fit-weights.ts/', import.meta.url)),
) as [URL, URL];
// Of measures in their standard deviation; found by the same trials.
const RIDGE = 100;
const FOLDS = 10;
// A measure of fewer designs says more of these than of itself.
const FEWEST = 4;
// Grades that are closer may as well be the other way round.
const CLEAR = 0.75;
const SIBLINGS = [4, 8] as const;

type Graded = { prompt: number; grades: number[]; measures: Record<string, number> };
type Sample = { prompt: number; grade: number; values: number[] };

const rows = readFileSync(graded, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Graded);
const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const counts = new Map<string, number>();
for (const { measures } of rows)
  for (const [name, value] of Object.entries(measures))
    if (value !== 0) counts.set(name, (counts.get(name) ?? 0) + 1);
const names = [...counts].filter(([, count]) => count >= FEWEST).map(([name]) => name);

// What all designs of a prompt have in common does not tell them apart.
const samples = [...Map.groupBy(rows, ({ prompt }) => prompt)].flatMap(([prompt, siblings]): Sample[] => {
  const center = (values: readonly number[]): number[] => {
    const mean = meanOf(values);
    return values.map((value) => value - mean);
  };
  const grades = center(siblings.map((one) => meanOf(one.grades)));
  const columns = names.map((name) => center(siblings.map(({ measures }) => measures[name] ?? 0)));
  return siblings.map((_, at) => ({
    prompt,
    grade: grades[at] ?? 0,
    values: columns.map((column) => column[at] ?? 0),
  }));
});
const spreads = names.map((_, at) => Math.sqrt(meanOf(samples.map(({ values }) => (values[at] ?? 0) ** 2))));

/** The weight of each measure, by ridge regression. */
function fitWeights(known: readonly Sample[]): number[] {
  const scaled = known.map(({ grade, values }) => ({
    grade,
    values: values.map((value, at) => value / (spreads[at] || 1)),
  }));
  const matrix = names.map((_, row) =>
    names.map((__, column) =>
      scaled.reduce(
        (sum, { values }) => sum + (values[row] ?? 0) * (values[column] ?? 0),
        row === column ? RIDGE : 0,
      ),
    ),
  );
  const right = names.map((_, row) =>
    scaled.reduce((sum, { grade, values }) => sum + grade * (values[row] ?? 0), 0),
  );
  return solveEquations(matrix, right).map((weight, at) => weight / (spreads[at] || 1));
}

const rate = ({ values }: Sample, weights: readonly number[]): number =>
  values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);

const folds = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fitWeights(samples.filter(({ prompt }) => prompt % FOLDS !== fold));
  return samples
    .filter(({ prompt }) => prompt % FOLDS === fold)
    .map((one) => ({ ...one, rating: rate(one, weights) }));
}).flat();
const prompts = [...Map.groupBy(folds, ({ prompt }) => prompt).values()];
for (const least of [0, CLEAR]) {
  const pairs = prompts.flatMap((siblings) =>
    siblings.flatMap((one, at) => siblings.slice(at + 1).map((other) => [one, other] as const)),
  );
  const told = pairs.filter(([one, other]) => Math.abs(one.grade - other.grade) > least);
  const right = told.filter(([one, other]) => one.grade > other.grade === one.rating > other.rating);
  console.log(
    `${right.length} of ${told.length} pairs in order (${(right.length / told.length).toFixed(3)})` +
      (least > 0 ? ` of those that are more than ${least} apart` : ''),
  );
}
for (const count of SIBLINGS) {
  const gains = prompts.map((siblings) => {
    const best = siblings.slice(0, count).toSorted((a, b) => b.rating - a.rating)[0];
    return best?.grade ?? 0;
  });
  console.log(`the best of ${count} is ${meanOf(gains).toFixed(2)} above the mean of its prompt`);
}
const weights = fitWeights(samples)
  .map((weight, at) => [names[at], Number(weight.toPrecision(3))] as const)
  .filter(([, weight]) => weight !== 0);
writeFileSync(out, `${JSON.stringify(Object.fromEntries(weights.toSorted()), null, 2)}\n`);
