import { foldText } from '../../lexicon/fold-text.ts';
import { seriesWordsIn } from '../../lexicon/word-lists.ts';
import type { Token } from './tokenize.ts';

const NUMBER = /^\p{N}/u;
// "#118", but not "#444" and "#112233", which are colors.
const COUNTED = /^#\d{1,5}$/;
const GREY = /^#(\d)\1\1$/;

/** Finds what counts the pieces of a series: "issue 40", "Folge 12", "#118". */
export function findSeries(tokens: readonly Token[], language: string): Set<number> {
  const words = seriesWordsIn(language);
  const series = new Set<number>();
  for (const [at, { text, start }] of tokens.entries()) {
    if (COUNTED.test(text) && !GREY.test(text)) series.add(at);
    const before = tokens[at - 1];
    const isNear = before !== undefined && start - before.end <= 1;
    if (isNear && NUMBER.test(text) && words.has(foldText(before.text))) series.add(at - 1).add(at);
  }
  return series;
}
