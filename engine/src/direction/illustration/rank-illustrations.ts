import { readFileSync } from 'node:fs';
import { illustrations } from '../../art/illustrations.ts';
import {
  findPart,
  type Matrix,
  readMatrix,
  readTable,
  type WeightsPart,
  type WeightsTable,
} from '../../weights.ts';
import type { CardFeatures } from './card-features.ts';

const FOLDER = new URL('../../../data/illustrations/', import.meta.url);

/** A drawing and its share of the ranker's belief: how many of the drawings that would suit it is; `named` if the card names it. */
export type RankedIllustration = { name: string; share: number; named: boolean };

/** Ranks the drawings of the catalogue for a card; `none` is the belief that none of them suits. */
export type IllustrationRanker = (card: Pick<CardFeatures, 'features' | 'evidence'>) => {
  ranked: RankedIllustration[];
  none: number;
};

type Model = { drawings: string[]; parts: WeightsPart[] };

/**
 * Reads a ranker as `reader/train-illustrations.ts` writes it: a sum of the rows of a card's features, compared with a row for each
 * drawing, plus what its evidence says for single drawings; shares by softmax, with "none" as one more.
 */
export function readIllustrationRanker(folder: URL = FOLDER): IllustrationRanker {
  const model = JSON.parse(readFileSync(new URL('model.json', folder), 'utf8')) as Model;
  const bytes = readFileSync(new URL('weights.bin', folder));
  const table = (name: string): WeightsTable => readTable(bytes, findPart(model.parts, name));
  const matrix = (name: string): Matrix => readMatrix(bytes, findPart(model.parts, name));
  const [features, evidence] = [table('features'), table('evidence')];
  const [choices, bias] = [matrix('choices'), matrix('bias').values];
  // By name: what was added since the ranker was trained has no row, and is as likely as most where a card names it.
  const rows = illustrations.map(({ name }) => model.drawings.indexOf(name));
  const usual = medianOf(bias);
  return (card) => {
    const sum = sumRows(features, card.features);
    const scoreOf = (row: number): number => (bias[row] as number) + dot(choices, row, sum);
    const none = scoreOf(model.drawings.length);
    const scores = rows.map((row, place) => {
      if (row < 0 && !card.evidence.has(place)) return Number.NEGATIVE_INFINITY;
      let score = row < 0 ? usual : scoreOf(row);
      for (const [sign, weight] of card.evidence.get(place) ?? [])
        score += weight * (evidence.scales[sign] as number) * (evidence.values[sign] as number);
      return score;
    });
    const most = scores.reduce((peak, score) => Math.max(peak, score), none);
    const powers = scores.map((score) => Math.exp(score - most));
    const rest = Math.exp(none - most);
    const total = powers.reduce((sum, power) => sum + power, rest);
    const ranked = illustrations.map(({ name }, at) => ({
      name,
      share: (powers[at] as number) / total,
      named: card.evidence.has(at),
    }));
    return { ranked: ranked.sort((a, b) => b.share - a.share), none: rest / total };
  };
}

const medianOf = (values: Float64Array): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

/** The sum of some rows, divided by the root of their number. */
function sumRows({ columns, scales, values }: WeightsTable, rows: readonly number[]): Float64Array {
  const sum = new Float64Array(columns);
  const share = 1 / Math.sqrt(Math.max(1, rows.length));
  for (const row of rows) {
    const scale = share * (scales[row] as number);
    for (let at = 0; at < columns; at++)
      (sum[at] as number) += scale * (values[row * columns + at] as number);
  }
  return sum;
}

function dot({ columns, values }: Matrix, row: number, sum: Float64Array): number {
  let score = 0;
  for (let at = 0; at < columns; at++) score += (values[row * columns + at] as number) * (sum[at] as number);
  return score;
}
