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

/**
 * A label at a token, before or after the title: with the states that may stand before it, and the scores of the steps from
 * them. States that may stand before it at a bond are the same for a label that goes on, itself for no mark, and none for others.
 */
type State = {
  label: number;
  mark: string | undefined;
  goesOn: boolean;
  start: number;
  sources: Int16Array;
  steps: Float64Array;
};

const ONCE = 'title';
const machines = new WeakMap<Network, readonly State[]>();

/** Finds the likeliest row of labels in which each mark is whole and one title at most (Viterbi), as marks in order. */
export function decode(network: Network, { labels: scores }: Scores, { bias, bonds }: Laws): TokenMark[] {
  if (scores.length === 0) return [];
  const states = machines.get(network) ?? listStates(network);
  machines.set(network, states);
  const names = [...new Set(states.map(({ mark }) => mark))];
  const nameOf = states.map(({ mark }) => names.indexOf(mark));
  const back: Int16Array[] = [];
  let best = new Float64Array(states.length);
  for (const [token, own] of scores.entries()) {
    const next = new Float64Array(states.length);
    const from = new Int16Array(states.length);
    const biases = names.map((mark) => bias(token, mark));
    for (let to = 0; to < states.length; to++) {
      const { label, mark, goesOn, start, sources, steps } = states[to] as State;
      let top = token === 0 ? start : Number.NEGATIVE_INFINITY;
      if (token > 0 && (goesOn || !bonds[token]))
        for (let at = 0; at < sources.length; at++) {
          const value = (best[sources[at] as number] as number) + (steps[at] as number);
          if (value > top) {
            top = value;
            from[to] = sources[at] as number;
          }
        }
      else if (token > 0 && mark === undefined) {
        top = (best[to] as number) + (steps[sources.indexOf(to)] as number);
        from[to] = to;
      }
      next[to] = top + (own[label] as number) + (biases[nameOf[to] as number] as number);
    }
    back.push(from);
    best = next;
  }
  return toMarks(states, trace(best, back));
}

/** The states of a network, those before a title and in it first. */
function listStates({ labels, starts, steps }: Network): State[] {
  const told = labels.map((text, label) => ({
    label,
    mark: text === 'O' ? undefined : text.slice(2),
    goesOn: text.startsWith('I-'),
  }));
  const lanes = [
    ...told.map((state) => ({ ...state, after: false })),
    ...told.filter(({ mark }) => mark !== ONCE).map((state) => ({ ...state, after: true })),
  ];
  return lanes.map((to) => {
    const sources = lanes.flatMap((from, at) => {
      if (to.goesOn) return from.mark === to.mark && from.after === to.after ? [at] : [];
      const leads = from.after || from.mark === ONCE;
      return leads === to.after ? [at] : [];
    });
    return {
      ...to,
      start: to.goesOn || to.after ? Number.NEGATIVE_INFINITY : (starts[to.label] as number),
      sources: Int16Array.from(sources),
      steps: Float64Array.from(sources, (source) => {
        const { label } = lanes[source] as (typeof lanes)[number];
        return steps.values[label * labels.length + to.label] as number;
      }),
    };
  });
}

/** The likeliest row of states, back from its end. */
function trace(best: Float64Array, back: readonly Int16Array[]): number[] {
  const path: number[] = new Array(back.length);
  let state = best.indexOf(Math.max(...best));
  for (let token = back.length - 1; token >= 0; token--) {
    path[token] = state;
    state = (back[token] as Int16Array)[state] as number;
  }
  return path;
}

function toMarks(states: readonly State[], path: readonly number[]): TokenMark[] {
  const found: TokenMark[] = [];
  for (const [token, at] of path.entries()) {
    const { mark, goesOn } = states[at] as State;
    if (mark === undefined) continue;
    const last = found.at(-1);
    if (goesOn && last && last.to === token && last.name === mark) last.to = token + 1;
    else found.push({ name: mark, from: token, to: token + 1 });
  }
  return found;
}
