import { readFileSync } from 'node:fs';
import {
  findPart,
  type Matrix,
  readMatrix,
  readTable,
  type WeightsPart,
  type WeightsTable,
} from '../../weights.ts';
import type { TokenFeatures } from './token-features.ts';

type Model = {
  buckets: number;
  width: number;
  hidden: number;
  labels: string[];
  kinds: string[];
  parts: WeightsPart[];
};

/** One direction of a GRU layer, with the three gates (reset, update, new) one below the other as PyTorch has them. */
type Gru = { input: Matrix; state: Matrix; inputBias: Float64Array; stateBias: Float64Array };

export type Scores = {
  /** A score per token and label. */
  labels: Float64Array[];
  /** A score per kind. */
  kinds: Float64Array;
};

/**
 * The tagger's network: hashed features, embedded and summed; two bidirectional GRU layers, the second of which sees the means of the
 * first over each clause and the prompt; a score per label, and steps between labels. The kind is told from the means of both layers and of the embedding's topic columns. Plain arithmetic in a fixed order, so the same prompt has the same scores everywhere.
 */
export type Network = {
  labels: readonly string[];
  kinds: readonly string[];
  score(features: TokenFeatures): Scores;
  /** Scores of starting with a label, and of one label after another. */
  starts: Float64Array;
  steps: Matrix;
};

/** Reads a network as `reader/train.py` writes it: `model.json` and `weights.bin`, int8 with a scale per row. */
export function readNetwork(folder: URL): Network {
  const model = JSON.parse(readFileSync(new URL('model.json', folder), 'utf8')) as Model;
  const bytes = readFileSync(new URL('weights.bin', folder));
  const matrix = (name: string): Matrix => readMatrix(bytes, findPart(model.parts, name));
  const gru = (layer: string, suffix: string): Gru => ({
    input: matrix(`${layer}.weight_ih_l0${suffix}`),
    state: matrix(`${layer}.weight_hh_l0${suffix}`),
    inputBias: matrix(`${layer}.bias_ih_l0${suffix}`).values,
    stateBias: matrix(`${layer}.bias_hh_l0${suffix}`).values,
  });
  const embedded = readTable(bytes, findPart(model.parts, 'embed.weight'));
  const low = [gru('low', ''), gru('low', '_reverse')] as const;
  const states = 2 * model.hidden;
  const high = [gru('high', ''), gru('high', '_reverse')].map((layer) => splitInput(layer, states));
  const [out, outBias] = [matrix('out.weight'), matrix('out.bias').values];
  const [kind, kindBias] = [matrix('kind.weight'), matrix('kind.bias').values];
  return {
    labels: model.labels,
    kinds: model.kinds,
    starts: matrix('start').values,
    steps: matrix('steps'),
    score({ rows, clauses }) {
      const { words, topics } = embed(embedded, rows, model.width);
      const first = runBoth(low, words);
      const pooled = mean(first, states);
      const means = meanOfEach(first, clauses, states);
      const second = runBoth(
        high.map(({ own, clause, prompt }) => ({
          ...own,
          inputBias: multiply(prompt, pooled, own.inputBias),
          clauseBias: multiply(clause, means, new Float64Array(clause.rows)),
        })),
        first,
        clauses,
      );
      const whole = [mean(topics, embedded.columns - model.width), pooled, mean(second, states)];
      return {
        labels: toRows(multiply(out, second, outBias), model.labels.length),
        kinds: multiply(kind, join(whole), kindBias),
      };
    },
  };
}

/** A layer whose inputs end in what all tokens of a clause and all of the prompt share: that is multiplied once for each. */
function splitInput(layer: Gru, columns: number): { own: Gru; clause: Matrix; prompt: Matrix } {
  const { input } = layer;
  return {
    own: { ...layer, input: cutColumns(input, 0, columns) },
    clause: cutColumns(input, columns, 2 * columns),
    prompt: cutColumns(input, 2 * columns, input.columns),
  };
}

function cutColumns({ rows, columns, values }: Matrix, from: number, to: number): Matrix {
  const cut = Array.from({ length: rows }, (_, row) =>
    values.subarray(row * columns + from, row * columns + to),
  );
  return { rows, columns: to - from, values: join(cut) };
}

/** The embedded features of each token: the columns that are read in order, and those of the topic. */
function embed(
  { columns, scales, values }: WeightsTable,
  rows: readonly (readonly number[])[],
  width: number,
): { words: Float64Array; topics: Float64Array } {
  const words = new Float64Array(rows.length * width);
  const topics = new Float64Array(rows.length * (columns - width));
  const sum = new Float64Array(columns);
  for (const [token, features] of rows.entries()) {
    sum.fill(0);
    for (const feature of features) {
      const scale = scales[feature] as number;
      const from = feature * columns;
      for (let at = 0; at < columns; at++) (sum[at] as number) += scale * (values[from + at] as number);
    }
    for (let at = 0; at < columns; at++) sum[at] = Math.tanh(sum[at] as number);
    words.set(sum.subarray(0, width), token * width);
    topics.set(sum.subarray(width), token * (columns - width));
  }
  return { words, topics };
}

/** What each clause adds to the inputs of its tokens, one after another. */
type ByClause = { clauseBias?: Float64Array };

/** Runs a layer forwards and backwards; the states of both, side by side for each input. */
function runBoth(
  layers: readonly (Gru & ByClause)[],
  inputs: Float64Array,
  clauses: readonly number[] = [],
): Float64Array {
  const hidden = (layers[0] as Gru).state.columns;
  const states = new Float64Array((inputs.length / (layers[0] as Gru).input.columns) * 2 * hidden);
  for (const [side, layer] of layers.entries()) runGru(layer, inputs, clauses, states, side);
  return states;
}

/** Runs one direction of a layer, forwards for side 0 and backwards for side 1, and writes its states into that side of `states`. */
function runGru(
  { input, state, inputBias, stateBias, clauseBias }: Gru & ByClause,
  inputs: Float64Array,
  clauses: readonly number[],
  states: Float64Array,
  side: number,
): void {
  const hidden = state.columns;
  const given = multiply(input, inputs, inputBias);
  if (clauseBias) addByClause(given, clauseBias, clauses, 3 * hidden);
  const kept = new Float64Array(3 * hidden);
  const last = new Float64Array(hidden);
  const count = inputs.length / input.columns;
  for (let step = 0; step < count; step++) {
    const token = side === 0 ? step : count - 1 - step;
    multiplyOne(state, last, stateBias, kept);
    const from = token * 3 * hidden;
    for (let at = 0; at < hidden; at++) {
      const reset = sigmoid((given[from + at] as number) + (kept[at] as number));
      const update = sigmoid((given[from + hidden + at] as number) + (kept[hidden + at] as number));
      const fresh = Math.tanh(
        (given[from + 2 * hidden + at] as number) + reset * (kept[2 * hidden + at] as number),
      );
      last[at] = (1 - update) * fresh + update * (last[at] as number);
    }
    states.set(last, (2 * token + side) * hidden);
  }
}

/** Adds to the numbers of each token those of its clause. */
function addByClause(
  given: Float64Array,
  added: Float64Array,
  clauses: readonly number[],
  width: number,
): void {
  for (const [token, clause] of clauses.entries())
    for (let at = 0; at < width; at++)
      (given[token * width + at] as number) += added[clause * width + at] as number;
}

/** Multiplies one input, four rows at a time: four sums do not wait for each other. */
function multiplyOne(
  { rows, columns, values }: Matrix,
  input: Float64Array,
  bias: Float64Array,
  out: Float64Array,
): void {
  let row = 0;
  for (; row + 3 < rows; row += 4) {
    let [a, b, c, d] = [0, 0, 0, 0];
    const from = row * columns;
    const [second, third, fourth] = [from + columns, from + 2 * columns, from + 3 * columns];
    for (let at = 0; at < columns; at++) {
      const given = input[at] as number;
      a += (values[from + at] as number) * given;
      b += (values[second + at] as number) * given;
      c += (values[third + at] as number) * given;
      d += (values[fourth + at] as number) * given;
    }
    out[row] = a + (bias[row] as number);
    out[row + 1] = b + (bias[row + 1] as number);
    out[row + 2] = c + (bias[row + 2] as number);
    out[row + 3] = d + (bias[row + 3] as number);
  }
  for (; row < rows; row++) out[row] = (bias[row] as number) + dot(values, row * columns, input, 0, columns);
}

/** Multiplies inputs that stand one after another, two by two with four rows, so that each number that is read is used often. */
function multiply(matrix: Matrix, inputs: Float64Array, bias: Float64Array): Float64Array {
  const { rows, columns, values } = matrix;
  const count = inputs.length / columns;
  const out = new Float64Array(count * rows);
  const whole = rows - (rows % 4);
  for (let input = 0; input + 1 < count; input += 2) {
    const [one, two] = [input * columns, (input + 1) * columns];
    for (let row = 0; row < whole; row += 4) {
      let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0];
      const from = row * columns;
      const [second, third, fourth] = [from + columns, from + 2 * columns, from + 3 * columns];
      for (let at = 0; at < columns; at++) {
        const x = inputs[one + at] as number;
        const y = inputs[two + at] as number;
        const p = values[from + at] as number;
        const q = values[second + at] as number;
        const r = values[third + at] as number;
        const s = values[fourth + at] as number;
        a += p * x;
        b += q * x;
        c += r * x;
        d += s * x;
        e += p * y;
        f += q * y;
        g += r * y;
        h += s * y;
      }
      const [to, next] = [input * rows + row, (input + 1) * rows + row];
      out[to] = a + (bias[row] as number);
      out[to + 1] = b + (bias[row + 1] as number);
      out[to + 2] = c + (bias[row + 2] as number);
      out[to + 3] = d + (bias[row + 3] as number);
      out[next] = e + (bias[row] as number);
      out[next + 1] = f + (bias[row + 1] as number);
      out[next + 2] = g + (bias[row + 2] as number);
      out[next + 3] = h + (bias[row + 3] as number);
    }
  }
  for (let input = 0; input < count; input++)
    for (let row = input < count - (count % 2) ? whole : 0; row < rows; row++)
      out[input * rows + row] =
        (bias[row] as number) + dot(values, row * columns, inputs, input * columns, columns);
  return out;
}

function dot(
  values: Float64Array,
  from: number,
  inputs: Float64Array,
  start: number,
  length: number,
): number {
  let sum = 0;
  for (let at = 0; at < length; at++) sum += (values[from + at] as number) * (inputs[start + at] as number);
  return sum;
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

function join(parts: readonly Float64Array[]): Float64Array {
  const joined = new Float64Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** The mean of states of `width` numbers that stand one after another. */
function mean(states: Float64Array, width: number): Float64Array {
  const sum = new Float64Array(width);
  for (let from = 0; from < states.length; from += width)
    for (let at = 0; at < width; at++) (sum[at] as number) += states[from + at] as number;
  const count = Math.max(1, states.length / width);
  return sum.map((value) => value / count);
}

/** The mean of the states of each clause, one after another. */
function meanOfEach(states: Float64Array, clauses: readonly number[], width: number): Float64Array {
  const counts = new Float64Array((clauses.at(-1) ?? -1) + 1);
  const means = new Float64Array(counts.length * width);
  for (const [token, clause] of clauses.entries()) {
    (counts[clause] as number) += 1;
    for (let at = 0; at < width; at++)
      (means[clause * width + at] as number) += states[token * width + at] as number;
  }
  return means.map((sum, at) => sum / (counts[Math.floor(at / width)] as number));
}

const toRows = (values: Float64Array, width: number): Float64Array[] =>
  Array.from({ length: values.length / width }, (_, row) => values.subarray(row * width, (row + 1) * width));
