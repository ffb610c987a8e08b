import { SHOWN_MARKS } from '../marks.ts';
import { type LabelState, ONCE } from './label-states.ts';
import type { Laws, TokenMark } from './token-mark.ts';

// What a right choice at a token is worth, where a word that is wrongly set or wrongly left out costs 1. Chosen on prompts of four
// writers that a network had not seen: one text in two pieces is worse than two in one, and worst inside a clause, which a reader
// sees to be torn. A title's end is cut sooner, or a request before it is printed.
const ROLE = 0.3;
const TITLE_GOES_ON = { inClause: 3, between: 1.5 };
const GOES_ON = { inClause: 8, between: 3 };
// Where a title is likelier than none, one is chosen, though each stretch of words alone is more likely another text.
const TITLED = 0.5;
// A text is unsure where it goes on though so unlikely: at other prompts of those writers, seven of eight such texts are several.
const UNLIKELY = 0.3;
const FORBIDDEN = -1000;

/**
 * Finds the marks that are least wrong by the chances of every label, in order: each is whole, and one is a title at most. The likeliest row of labels is only
 * one of very many, and its words and ends may well be unlikely. The title comes first, because it is measured by other stakes.
 */
export function decode(
  states: readonly LabelState[],
  chances: readonly Float64Array[],
  laws: Laws,
): TokenMark[] {
  if (chances.length === 0) return [];
  const isTitled = titleChance(states, chances) > TITLED;
  const title = chooseMarks(states, chances, laws, TITLE_GOES_ON, isTitled).find(({ name }) => name === ONCE);
  const isTitle = (token: number): boolean => title !== undefined && token >= title.from && token < title.to;
  const titled: Laws = {
    ...laws,
    bias: (token, mark) => (isTitle(token) === (mark === ONCE) ? 0 : FORBIDDEN) + laws.bias(token, mark),
  };
  const goesOn = chances.map((row) => sumOf(states, row, (state) => state.goesOn));
  return chooseMarks(states, chances, titled, GOES_ON).map((mark) =>
    isUnsure(mark, goesOn, laws) ? { ...mark, unsure: true } : mark,
  );
}

/** How likely any token is of a title: the states in it and behind it are beside each other. */
const titleChance = (states: readonly LabelState[], chances: readonly Float64Array[]): number =>
  sumOf(states, chances.at(-1) as Float64Array, (_, at) => at >= firstOfTitle(states));

function firstOfTitle(states: readonly LabelState[]): number {
  const first = states.findIndex(({ mark }) => mark === ONCE);
  return first < 0 ? states.length : first;
}

const sumOf = (
  states: readonly LabelState[],
  chances: Float64Array,
  isOne: (state: LabelState, at: number) => boolean,
): number =>
  chances.reduce((sum, chance, at) => (isOne(states[at] as LabelState, at) ? sum + chance : sum), 0);

function isUnsure({ name, from, to }: TokenMark, goesOn: readonly number[], { inClause }: Laws): boolean {
  if (!SHOWN_MARKS.has(name)) return false;
  for (let at = from + 1; at < to; at++) if (inClause[at] && (goesOn[at] as number) < UNLIKELY) return true;
  return false;
}

/** Finds the row of states that is worth most (Viterbi), as marks; `titled`: of those that have a title, if any has. */
function chooseMarks(
  states: readonly LabelState[],
  chances: readonly Float64Array[],
  laws: Laws,
  going: { inClause: number; between: number },
  titled = false,
): TokenMark[] {
  const back: Int16Array[] = [];
  let best: Float64Array = new Float64Array(states.length);
  for (const [token, own] of chances.entries()) {
    const next = weighStates(states, own, token, laws, laws.inClause[token] ? going.inClause : going.between);
    const from = new Int16Array(states.length);
    // States that begin a mark have the same states before them.
    let [top, among] = [-1, -1];
    for (let to = 0; to < states.length; to++) {
      const { mark, goesOn, start, first, steps } = states[to] as LabelState;
      let source = -1;
      if (goesOn) source = laws.begins[token] ? -1 : findBest(best, first, first + steps.length);
      else if (!laws.bonds[token]) {
        if (among !== first) [top, among] = [findBest(best, first, first + steps.length), first];
        source = top;
      } else if (mark === undefined) source = to;
      const reached = token === 0 ? start > Number.NEGATIVE_INFINITY : source >= 0;
      if (!reached) next[to] = Number.NEGATIVE_INFINITY;
      else if (token > 0) (next[to] as number) += best[source] as number;
      from[to] = source;
    }
    back.push(from);
    best = next;
  }
  if (titled) best.fill(Number.NEGATIVE_INFINITY, 0, firstOfTitle(states));
  return toMarks(states, trace(best, back));
}

/** Where the largest of some values is; -1 among none. */
function findBest(values: Float64Array, from: number, to: number): number {
  let best = from < to ? from : -1;
  for (let at = from + 1; at < to; at++) if ((values[at] as number) > (values[best] as number)) best = at;
  return best;
}

/** What each state at a token is worth. */
function weighStates(
  states: readonly LabelState[],
  chances: Float64Array,
  token: number,
  { bias }: Laws,
  going: number,
): Float64Array {
  const roles = new Map<string | undefined, number>();
  let [shown, none, goingOn] = [0, 0, 0];
  for (let at = 0; at < states.length; at++) {
    const { mark, goesOn, isShown } = states[at] as LabelState;
    const chance = chances[at] as number;
    roles.set(mark, (roles.get(mark) ?? 0) + chance);
    if (isShown) shown += chance;
    if (mark === undefined) none += chance;
    if (goesOn) goingOn += chance;
  }
  const [hidden, beginning] = [1 - shown - none, 1 - goingOn - none];
  for (const [mark, chance] of roles) roles.set(mark, ROLE * chance + Math.min(0, bias(token, mark)));
  const worth = new Float64Array(states.length);
  for (let at = 0; at < states.length; at++) {
    const { mark, goesOn, isShown } = states[at] as LabelState;
    const joined = goesOn ? goingOn : mark === undefined ? none : beginning;
    // Texts are torn apart; whether two wishes are one does not matter.
    const kept = goesOn || (mark !== undefined && !isShown) ? (going - 1) * goingOn : 0;
    worth[at] = (roles.get(mark) as number) - (isShown ? hidden : shown) + joined + kept;
  }
  return worth;
}

/** The best row of states, back from its end. */
function trace(best: Float64Array, back: readonly Int16Array[]): number[] {
  const path: number[] = new Array(back.length);
  let state = findBest(best, 0, best.length);
  for (let token = back.length - 1; token >= 0; token--) {
    path[token] = state;
    state = (back[token] as Int16Array)[state] as number;
  }
  return path;
}

function toMarks(states: readonly LabelState[], path: readonly number[]): TokenMark[] {
  const found: TokenMark[] = [];
  for (const [token, at] of path.entries()) {
    const { mark, goesOn } = states[at] as LabelState;
    if (mark === undefined) continue;
    const last = found.at(-1);
    if (goesOn && last && last.to === token && last.name === mark) last.to = token + 1;
    else found.push({ name: mark, from: token, to: token + 1 });
  }
  return found;
}
