import type { Network, Scores } from './network.ts';

/** A mark over tokens: from the first up to, and without, the last. */
export type TokenMark = { name: string; from: number; to: number };

/** What is known besides the network's scores. */
export type Laws = {
  /** Added to the score of a mark at a token: large and negative forbids it. */
  bias(token: number, mark: string | undefined): number;
  /** Tokens that go on with the mark of the one before, or with none as it has none. */
  bonds: readonly boolean[];
};

const FORBIDDEN = -1e4;

/** Finds the likeliest row of labels in which each mark is whole (Viterbi), as marks in order. */
export function decode(network: Network, { labels: scores }: Scores, { bias, bonds }: Laws): TokenMark[] {
  const { labels, starts, steps } = network;
  const marks = labels.map((label) => (label === 'O' ? undefined : label.slice(2)));
  const goesOn = labels.map((label) => label.startsWith('I-'));
  const count = labels.length;
  const back: Int16Array[] = [];
  let best = new Float64Array(count);
  for (const [token, own] of scores.entries()) {
    const next = new Float64Array(count);
    const from = new Int16Array(count);
    for (let to = 0; to < count; to++) {
      let top = Number.NEGATIVE_INFINITY;
      if (token === 0) top = (starts[to] as number) + (goesOn[to] ? FORBIDDEN : 0);
      else
        for (let before = 0; before < count; before++) {
          if (goesOn[to] && marks[before] !== marks[to]) continue;
          if (bonds[token] && !(goesOn[to] || (marks[to] === undefined && marks[before] === undefined)))
            continue;
          const value = (best[before] as number) + (steps.values[before * count + to] as number);
          if (value > top) {
            top = value;
            from[to] = before;
          }
        }
      next[to] = top + (own[to] as number) + bias(token, marks[to]);
    }
    back.push(from);
    best = next;
  }
  if (scores.length === 0) return [];
  let label = best.indexOf(Math.max(...best));
  const path: number[] = new Array(scores.length);
  for (let token = scores.length - 1; token >= 0; token--) {
    path[token] = label;
    label = (back[token] as Int16Array)[label] as number;
  }
  const found: TokenMark[] = [];
  for (const [token, at] of path.entries()) {
    const name = marks[at];
    if (name === undefined) continue;
    const last = found.at(-1);
    if (goesOn[at] && last && last.to === token && last.name === name) last.to = token + 1;
    else found.push({ name, from: token, to: token + 1 });
  }
  return found;
}
