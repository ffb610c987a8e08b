import { foldText } from '../../lexicon/fold-text.ts';
import { seriesWordsIn } from '../../lexicon/word-lists.ts';
import type { Token } from './tokenize.ts';

const NUMBER = /^\p{N}/u;
// "#118", but not "#444" and "#112233", which are colors.
const COUNTED = /^#\d{1,5}$/;
const GREY = /^#(\d)\1\1$/;

// "no. 112", "Nr. 7", "n.º 3"
const ABBREVIATED: ReadonlySet<string> = new Set('no nr nº n° n núm num č № # . º °'.split(' '));
const LONGEST_ABBREVIATION = 3;

/** Finds what counts the pieces of a series: "issue 40", "Folge 12", "#118". */
export function findSeries(tokens: readonly Token[], language: string): Set<number> {
  const words = seriesWordsIn(language);
  const series = new Set<number>();
  for (const [at, { text, start }] of tokens.entries()) {
    if (COUNTED.test(text) && !GREY.test(text)) series.add(at);
    if (!NUMBER.test(text)) continue;
    let from = at - 1;
    const isNear = (): boolean => (tokens[from + 1]?.start ?? start) - (tokens[from]?.end ?? -2) <= 1;
    while (
      isNear() &&
      at - from <= LONGEST_ABBREVIATION &&
      ABBREVIATED.has(tokens[from]?.text.toLowerCase() ?? '')
    )
      from -= 1;
    const named = isNear() && words.has(foldText(tokens[from]?.text ?? '')) ? from : undefined;
    if (named !== undefined) for (let one = named; one <= at; one++) series.add(one);
  }
  return series;
}
