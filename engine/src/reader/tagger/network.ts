import { readFileSync } from 'node:fs';

/** A table of numbers, row after row. */
type Matrix = { rows: number; columns: number; values: Float32Array };

type Part = { name: string; rows: number; columns: number; at: number };
type Model = {
  buckets: number;
  width: number;
  hidden: number;
  labels: string[];
  kinds: string[];
  parts: Part[];
};

/** One direction of a GRU layer, with the three gates (reset, update, new) one below the other as PyTorch has them. */
type Gru = { input: Matrix; state: Matrix; inputBias: Float32Array; stateBias: Float32Array };

export type Scores = {
  /** A score per token and label. */
  labels: Float32Array[];
  /** A score per kind. */
  kinds: Float32Array;
};

/**
 * The tagger's network: hashed features, embedded and summed; two bidirectional GRU layers, the second of which sees the mean of the
 * first; a score per label, and steps between labels. The kind is told from the means of both layers and of the embedding's topic columns. Plain arithmetic in a fixed order, so the same prompt has the same scores everywhere.
 */
export type Network = {
  labels: readonly string[];
  kinds: readonly string[];
  score(rows: readonly (readonly number[])[]): Scores;
  /** Scores of starting with a label, and of one label after another. */
  starts: Float32Array;
  steps: Matrix;
};

/** Reads a network as `reader/train.py` writes it: `model.json` and `weights.bin`, int8 with a scale per row. */
export function readNetwork(folder: URL): Network {
  const model = JSON.parse(readFileSync(new URL('model.json', folder), 'utf8')) as Model;
  const bytes = readFileSync(new URL('weights.bin', folder));
  const matrices = new Map(model.parts.map((part) => [part.name, part]));
  const matrix = (name: string): Matrix => {
    const part = matrices.get(name);
    if (!part) throw new Error(`the network has no part "${name}"`);
    return readMatrix(bytes, part);
  };
  const gru = (layer: string, suffix: string): Gru => ({
    input: matrix(`${layer}.weight_ih_l0${suffix}`),
    state: matrix(`${layer}.weight_hh_l0${suffix}`),
    inputBias: matrix(`${layer}.bias_ih_l0${suffix}`).values,
    stateBias: matrix(`${layer}.bias_hh_l0${suffix}`).values,
  });
  const embedded = readTable(bytes, matrices.get('embed.weight') as Part);
  const low = [gru('low', ''), gru('low', '_reverse')] as const;
  const high = [gru('high', ''), gru('high', '_reverse')] as const;
  const [out, outBias] = [matrix('out.weight'), matrix('out.bias').values];
  const [kind, kindBias] = [matrix('kind.weight'), matrix('kind.bias').values];
  return {
    labels: model.labels,
    kinds: model.kinds,
    starts: matrix('start').values,
    steps: matrix('steps'),
    score(rows) {
      const embeddings = rows.map((row) => embed(embedded, row));
      const inputs = embeddings.map((embedding) => embedding.subarray(0, model.width));
      const topic = mean(embeddings.map((embedding) => embedding.subarray(model.width)));
      const first = runBoth(low, inputs, model.hidden);
      const pooled = mean(first);
      const second = runBoth(
        high,
        first.map((state) => join(state, pooled)),
        model.hidden,
      );
      return {
        labels: applyAll(out, second, outBias),
        kinds: apply(kind, join(topic, join(pooled, mean(second))), kindBias),
      };
    },
  };
}

/** The embedding stays int8: a prompt needs a few hundred of its rows. */
type Table = { columns: number; scales: Float32Array; values: Int8Array };

function readTable(bytes: Buffer, { rows, columns, at }: Part): Table {
  const from = bytes.byteOffset + at;
  return {
    columns,
    scales: new Float32Array(bytes.buffer.slice(from, from + rows * 4)),
    values: new Int8Array(bytes.buffer, from + rows * 4, rows * columns),
  };
}

function readMatrix(bytes: Buffer, part: Part): Matrix {
  const { scales, values } = readTable(bytes, part);
  const { rows, columns } = part;
  return {
    rows,
    columns,
    values: Float32Array.from(values, (value, at) => value * (scales[Math.floor(at / columns)] as number)),
  };
}

function embed({ columns, scales, values }: Table, row: readonly number[]): Float32Array {
  const sum = new Float32Array(columns);
  for (const feature of row) {
    const scale = scales[feature] as number;
    const from = feature * columns;
    for (let at = 0; at < columns; at++) (sum[at] as number) += scale * (values[from + at] as number);
  }
  return sum.map(Math.tanh);
}

function runBoth(
  [forward, backward]: readonly [Gru, Gru],
  inputs: readonly Float32Array[],
  hidden: number,
): Float32Array[] {
  const ahead = runGru(forward, inputs, hidden);
  const behind = runGru(backward, inputs.toReversed(), hidden).toReversed();
  return ahead.map((state, at) => join(state, behind[at] as Float32Array));
}

function runGru(gru: Gru, inputs: readonly Float32Array[], hidden: number): Float32Array[] {
  let state: Float32Array = new Float32Array(hidden);
  return applyAll(gru.input, inputs, gru.inputBias).map((given) => {
    const kept = apply(gru.state, state, gru.stateBias);
    const next = new Float32Array(hidden);
    for (let at = 0; at < hidden; at++) {
      const reset = sigmoid((given[at] as number) + (kept[at] as number));
      const update = sigmoid((given[hidden + at] as number) + (kept[hidden + at] as number));
      const fresh = Math.tanh((given[2 * hidden + at] as number) + reset * (kept[2 * hidden + at] as number));
      next[at] = (1 - update) * fresh + update * (state[at] as number);
    }
    state = next;
    return next;
  });
}

function apply({ rows, columns, values }: Matrix, input: Float32Array, bias: Float32Array): Float32Array {
  const result = new Float32Array(rows);
  for (let row = 0; row < rows; row++) {
    let sum = bias[row] as number;
    const from = row * columns;
    for (let at = 0; at < columns; at++) sum += (values[from + at] as number) * (input[at] as number);
    result[row] = sum;
  }
  return result;
}

/** As `apply` for each of the inputs; four at a time, so that a weight is read once for four. */
function applyAll(matrix: Matrix, inputs: readonly Float32Array[], bias: Float32Array): Float32Array[] {
  const { rows, columns, values } = matrix;
  const results: Float32Array[] = inputs.map(() => new Float32Array(rows));
  const inFours = inputs.length - (inputs.length % 4);
  for (let from = 0; from < inFours; from += 4) {
    const [a, b, c, d] = inputs.slice(from, from + 4) as [
      Float32Array,
      Float32Array,
      Float32Array,
      Float32Array,
    ];
    for (let row = 0; row < rows; row++) {
      const start = bias[row] as number;
      let [first, second, third, fourth] = [start, start, start, start];
      for (let at = 0, cell = row * columns; at < columns; at++, cell++) {
        const weight = values[cell] as number;
        first += weight * (a[at] as number);
        second += weight * (b[at] as number);
        third += weight * (c[at] as number);
        fourth += weight * (d[at] as number);
      }
      (results[from] as Float32Array)[row] = first;
      (results[from + 1] as Float32Array)[row] = second;
      (results[from + 2] as Float32Array)[row] = third;
      (results[from + 3] as Float32Array)[row] = fourth;
    }
  }
  for (let at = inFours; at < inputs.length; at++)
    results[at] = apply(matrix, inputs[at] as Float32Array, bias);
  return results;
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

function join(first: Float32Array, second: Float32Array): Float32Array {
  const joined = new Float32Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}

function mean(states: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(states[0]?.length ?? 0);
  for (const state of states)
    for (let at = 0; at < sum.length; at++) (sum[at] as number) += state[at] as number;
  return sum.map((value) => value / Math.max(1, states.length));
}
