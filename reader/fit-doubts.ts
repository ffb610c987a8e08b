import { writeFileSync } from 'node:fs';
import { createTagReader, markPrompt } from '../engine/src/reader/tagger/create-tag-reader.ts';
import { readNetwork } from '../engine/src/reader/tagger/network.ts';
import { toTagger } from '../engine/src/reader/tagger/read-marks.ts';
import { FAULT_SIGNS, listFaultSigns } from '../engine/src/reader/tagger/warn-doubtful.ts';
import { isRight, measureReading, toReading } from './measure-reading.ts';
import { readCorpus } from './read-corpus.ts';
import { solveEquations } from './solve-equations.ts';

/**
 * `node reader/fit-doubts.ts OUT.json FOLDER ...`: fits the weights by which the reader doubts a reading to labelled prompts that nobody
 * learned from, and prints what they tell of prompts that they were not fitted to (a fifth at a time), by the share from which on is warned.
 */
const [out = '', ...folders] = process.argv.slice(2);
const LIMITS = [0.4, 0.5, 0.6, 0.7, 0.8];
const FOLDS = 5;
const ROUNDS = 30;
// Keeps a weight finite whose sign parts right from wrong without a fault.
const RIDGE = 0.01;

type Sample = { folder: string; signs: number[]; isWrong: boolean };

const network = readNetwork(new URL('../engine/data/reader/', import.meta.url));
const tagger = toTagger(network);
const reader = createTagReader(network);
const samples: Sample[] = [];
for (const folder of folders)
  for (const { labelled } of readCorpus(folder)) {
    const { prompt } = labelled;
    const { brief } = await reader.read(prompt);
    if (brief.kind === 'picture') continue;
    const { marks, chances } = markPrompt(tagger, prompt);
    const signs = listFaultSigns(prompt, marks, chances);
    const isWrong = !isRight(measureReading(labelled, toReading(brief)));
    samples.push({ folder, signs: [1, ...FAULT_SIGNS.map((sign) => signs[sign])], isWrong });
  }

const chanceOf = (weights: readonly number[], signs: readonly number[]): number =>
  1 / (1 + Math.exp(-signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0)));

/** The weights under which what was seen is likeliest, by Newton's method. */
function fitWeights(known: readonly Sample[]): number[] {
  const size = FAULT_SIGNS.length + 1;
  let weights = Array.from({ length: size }, () => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight) => -RIDGE * weight);
    const bend = weights.map((_, row) => weights.map((__, column) => (row === column ? RIDGE : 0)));
    for (const { signs, isWrong } of known) {
      const chance = chanceOf(weights, signs);
      for (const [row, sign] of signs.entries()) {
        slope[row] = (slope[row] ?? 0) + sign * (Number(isWrong) - chance);
        for (const [column, other] of signs.entries())
          (bend[row] as number[])[column] = (bend[row]?.[column] ?? 0) + sign * other * chance * (1 - chance);
      }
    }
    const step = solveEquations(bend, slope);
    weights = weights.map((weight, at) => weight + (step[at] ?? 0));
  }
  return weights;
}

const unseen = samples.map((sample, at) => ({ ...sample, chance: 0, fold: at % FOLDS }));
for (let fold = 0; fold < FOLDS; fold += 1) {
  const weights = fitWeights(unseen.filter((sample) => sample.fold !== fold));
  for (const sample of unseen) if (sample.fold === fold) sample.chance = chanceOf(weights, sample.signs);
}
const share = (some: readonly { chance: number }[], limit: number): string =>
  `${Math.round((100 * some.filter(({ chance }) => chance >= limit).length) / some.length)}%`;
for (const [folder, some = []] of Object.entries(Object.groupBy(unseen, (sample) => sample.folder)))
  for (const limit of LIMITS) {
    const [wrong, right] = [some.filter(({ isWrong }) => isWrong), some.filter(({ isWrong }) => !isWrong)];
    console.log(
      `${folder}, from ${limit} on: tells ${share(wrong, limit)} of wrong readings, doubts ${share(right, limit)} of right ones`,
    );
  }
const rounded = fitWeights(samples).map((weight) => Number(weight.toFixed(3)));
writeFileSync(
  out,
  `${JSON.stringify(Object.fromEntries(['bias', ...FAULT_SIGNS].map((sign, at) => [sign, rounded[at]])))}\n`,
);
