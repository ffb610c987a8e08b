import type { LabelState } from './label-states.ts';
import type { Scores } from './network.ts';
import type { Laws } from './token-mark.ts';

// What a law forbids is all but impossible, not impossible: laws may contradict each other.
const LEAST = -60;

/** The chance of each state at each token, over all rows of labels in which each mark is whole (forward-backward). */
export function findLabelChances(
  states: readonly LabelState[],
  { labels: scores }: Scores,
  laws: Laws,
): Float64Array[] {
  const own = scores.map((row, token) => weighStates(states, row, token, laws));
  const ahead: Float64Array[] = [];
  for (let token = 0; token < own.length; token++) {
    const last = ahead[token - 1];
    const weights = own[token] as Float64Array;
    const next = new Float64Array(states.length);
    for (let to = 0; to < states.length; to++) {
      const { start, goesOn, mark, first, factors } = states[to] as LabelState;
      let sum = 0;
      if (!last) sum = Math.exp(start);
      else if (goesOn ? !laws.begins[token] : !laws.bonds[token])
        for (let at = 0; at < factors.length; at++)
          sum += (last[first + at] as number) * (factors[at] as number);
      else if (mark === undefined) sum = (last[to] as number) * (factors[to - first] as number);
      next[to] = sum * (weights[to] as number);
    }
    ahead.push(toShares(next));
  }
  let behind = new Float64Array(states.length).fill(1);
  for (let token = own.length - 1; token >= 0; token--) {
    const chances = ahead[token] as Float64Array;
    const weights = own[token] as Float64Array;
    const before = new Float64Array(states.length);
    for (let to = 0; to < states.length; to++) {
      const { goesOn, mark, first, factors } = states[to] as LabelState;
      const value = (behind[to] as number) * (weights[to] as number);
      (chances[to] as number) *= behind[to] as number;
      if (goesOn ? !laws.begins[token] : !laws.bonds[token])
        for (let at = 0; at < factors.length; at++)
          (before[first + at] as number) += value * (factors[at] as number);
      else if (mark === undefined) (before[to] as number) += value * (factors[to - first] as number);
    }
    toShares(chances);
    behind = toShares(before);
  }
  return ahead;
}

/** How likely a token's own score and the laws make each state, whatever stands before and behind. */
function weighStates(
  states: readonly LabelState[],
  scores: Float64Array,
  token: number,
  { bias }: Laws,
): Float64Array {
  const weights = new Float64Array(states.length);
  let top = Number.NEGATIVE_INFINITY;
  let [of, added]: [string | undefined, number] = [undefined, bias(token, undefined)];
  for (let at = 0; at < states.length; at++) {
    const { label, mark } = states[at] as LabelState;
    if (mark !== of) [of, added] = [mark, bias(token, mark)];
    const sum = (scores[label] as number) + added;
    weights[at] = sum;
    if (sum > top) top = sum;
  }
  for (let at = 0; at < weights.length; at++)
    weights[at] = Math.exp(Math.max((weights[at] as number) - top, LEAST));
  return weights;
}

/** Divides values by their sum. */
function toShares<T extends Float64Array>(values: T): T {
  let total = 0;
  for (let at = 0; at < values.length; at++) total += values[at] as number;
  for (let at = 0; at < values.length; at++) (values[at] as number) /= total;
  return values;
}
