import { findStated } from '../fields/find-stated.ts';
import type { Stated } from '../fields/stated.ts';
import { AVOID } from '../marks.ts';
import { firstFrom, spanAt } from '../spans.ts';
import { chooseTokens } from './choose-tokens.ts';
import { decode } from './decode.ts';
import { findLabelChances } from './label-chances.ts';
import { type LabelState, listStates } from './label-states.ts';
import { findDescribingWords, findTornQuotes, toLaws } from './laws.ts';
import { completeRows, findLostRows } from './list-laws.ts';
import type { Network } from './network.ts';
import { type TokenChance, toTokenChances } from './token-chance.ts';
import { listTokenFeatures } from './token-features.ts';
import { type Laws, type TokenMark, tokensSet } from './token-mark.ts';
import { type Token, tokenize } from './tokenize.ts';

/** A mark of a prompt, in UTF-16 offsets: what a stretch of words is. */
export type Mark = {
  name: string;
  start: number;
  end: number;
  unsure?: true;
  /** The text that is set, where it is not as it was written. */
  as?: string;
};

export type MarkedPrompt = {
  kind: string;
  marks: Mark[];
  /** The prompt describes what is to be seen at length, and quotes what the card says. */
  describes: boolean;
  /** From where on only quotations were read, in a prompt of more tokens than are read. */
  cutAt?: number;
  /** What the prompt itself says of its parts. */
  stated: readonly Stated[];
  /** How likely each token that was read is what. */
  chances: TokenChance[];
};

/** A network, with what is the same for all prompts that it reads. */
export type Tagger = { network: Network; states: readonly LabelState[] };

export const toTagger = (network: Network): Tagger => ({ network, states: listStates(network) });

// What a card says is at the start or in quotation marks; every token costs the network a quarter of a millisecond.
const MOST_TOKENS = 400;

/** Reads what each stretch of a prompt is. Deterministic; linear in the length of the prompt. */
export function readMarks({ network, states }: Tagger, prompt: string, language: string): MarkedPrompt {
  const { tokens, gaps, cutAt, unread } = chooseTokens(prompt, tokenize(prompt), MOST_TOKENS);
  if (tokens.length === 0) return { kind: 'plain', marks: [], describes: false, stated: [], chances: [] };
  const scores = network.score(listTokenFeatures(prompt, tokens, language));
  const told = findStated(prompt, language);
  const avoided = told.filter(isAvoided);
  const alone = toLaws(prompt, tokens, language);
  let chances: Float64Array[] = [];
  const choose = (laws: Laws): TokenMark[] => {
    chances = findLabelChances(states, scores, laws);
    return decode(states, chances, laws);
  };
  let found = choose(alone);
  const set = tokensSet(found);
  const stated = told.map((one) =>
    one.open ? closeStated(one, tokens, set, alone) : isAvoided(one) ? { ...one, marks: AS_WISH } : one,
  );
  if (stated.length > 0) found = choose(toLaws(prompt, tokens, language, { stated }));
  const describing = findDescribingWords(prompt, tokens, found);
  const lost = findLostRows(prompt, tokens, tokensSet(found), language);
  const barred = [...findTornQuotes(prompt, tokens, found), ...describing];
  if (barred.length > 0 || lost.length > 0)
    found = choose(
      toLaws(prompt, tokens, language, { barred: new Set(barred), stated, kept: new Set(lost) }),
    );
  const completed = completeRows(prompt, tokens, found);
  const marks = completed.marks
    .flatMap((mark) => splitAtGaps(mark, gaps))
    .flatMap(({ name, from, to, ...rest }) => {
      const [first, last] = [tokens[from], tokens[to - 1]];
      if (!first || !last) return [];
      // A value may end within its last word: 그늘상점|입니다.
      const own = told[spanAt(told, first.start) ?? -1]?.end ?? last.end;
      return [
        { ...rest, name, start: first.start, end: own > last.start ? Math.min(own, last.end) : last.end },
      ];
    })
    .map((mark) =>
      avoided.some(({ start, end }) => start <= mark.start && mark.end <= end)
        ? { ...mark, name: AVOID }
        : mark,
    )
    // Quoted words are set, read or not.
    .concat(unread.map(({ start, end }): Mark => ({ name: 'body', start: start + 1, end: end - 1 })))
    .toSorted((a, b) => a.start - b.start);
  return {
    kind: chooseKind(network, scores.kinds),
    marks,
    describes: describing.length > 0,
    stated: told,
    // A number that counts a row is no matter of chance.
    chances: toTokenChances(states, tokens, chances).filter((_, at) => !completed.isCounter(at)),
    ...(cutAt === undefined ? {} : { cutAt }),
  };
}

// For the network.
const AS_WISH = ['wish'] as const;
const isAvoided = ({ marks: [mark] }: Stated): boolean => mark === AVOID;

/** What is stated and has no stated end goes on, in its clause, as long as words are set that the network alone would set. */
function closeStated(
  stated: Stated,
  tokens: readonly Token[],
  set: ReadonlySet<number>,
  { inClause }: Laws,
): Stated {
  const from = firstFrom(tokens, stated.start);
  if (!set.has(from)) return stated;
  let to = from + 1;
  while (inClause[to] && set.has(to) && (tokens[to]?.end ?? Infinity) <= stated.end) to += 1;
  return { ...stated, end: tokens[to - 1]?.end ?? stated.end };
}

/** No mark holds words that were not read. */
function splitAtGaps(mark: TokenMark, gaps: readonly number[]): TokenMark[] {
  const cuts = [mark.from, ...gaps.filter((gap) => gap > mark.from && gap < mark.to), mark.to];
  return cuts.slice(1).map((to, at) => ({ ...mark, from: cuts[at] as number, to }));
}

// Kinds whose cards look grave: a wedding in mourning is worse than a card of no kind.
const GRAVE: ReadonlySet<string> = new Set(['memorial', 'safety', 'incident', 'lost', 'apology']);
const CERTAIN = 0.5;

/** The likeliest kind; a grave one only where it is likelier than all others together. */
function chooseKind({ kinds }: Network, scores: Float64Array): string {
  const top = Math.max(...scores);
  const sum = scores.reduce((total, score) => total + Math.exp(score - top), 0);
  const kind = kinds[scores.indexOf(top)] ?? 'plain';
  return GRAVE.has(kind) && 1 / sum < CERTAIN ? 'plain' : kind;
}
