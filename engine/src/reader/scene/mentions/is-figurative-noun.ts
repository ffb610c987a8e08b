import { languageRule } from '../../../lexicon/language-rule.ts';
import { ANY_LANGUAGE } from '../../../lexicon/languages.ts';
import { oncePerReading } from '../../reading/once-per-reading.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Span } from '../../spans.ts';

// Verbs in calls to action that are nouns elsewhere, with what follows only a verb; folded.
const CALLS = languageRule('u')`^${'callVerb'}`;
// The same after an introducing word: "please book", "jetzt buchen", "how to book".
const CALLED = languageRule('u')`${'callLead'}$`;
const CALLED_VERBS = languageRule('u')`^${'calledVerb'}`;

/** Phrases that name no thing although one of their words does; folded. */
const FIGURES = languageRule('gu')`${'figures'}`(ANY_LANGUAGE);

// Styles of a picture, not its content: "newspaper style", "comic book look".
const MEDIUM =
  /(?:paper|book|magazine|magazin|post ?card|poster|stamp|ticket|chalkboard|blackboard|zeitung|journal|periodico|giornale|jornal|krant)s?$/u;
const MANNER = /^[\s-](?:styled?|look|aesthetics?|vibes?|layout|feel|stil|optik)(?!\p{L})/u;
const IN_MANNER =
  /(?<!\p{L})(?:in the (?:style|look|manner) of|im stil|(?:dans le|au) style|(?:al|en el) estilo de|no estilo de|nello stile di|in de stijl van)\s(?:\p{L}+['\s]){0,2}$/u;

// Months that look like a form of a noun: "17. Mai", "in Mai".
const MONTH = /^(?:mai|mar[sz]|mei|mars|mart|maj)(?!\p{L})/u;
const OF_DATE =
  /(?:\d\.?|(?<!\p{L})(?:im|in|en|ende|anfang|mitte|begin|eind|fin|debut|maggio|den|i|bis|ab|seit))\s*$/u;

// Words that name a thing only after an article: Dutch "een bij" is a bee, "una rosa" a flower.
const ARTICLE_NOUN = languageRule('u')`^${'articleNoun'}(?!\p{L})`;
const LED_BY_ARTICLE = languageRule('u')`${'articleNounLead'}$`;
// Words for a pair mean two people only before a verb, a place or nothing: "para tańczy", "пара в парке"; not "para kotów".
const PAIR = languageRule('u')`^${'pair'}$`;
const TWO_PEOPLE = languageRule('u')`^${'pairOfPeople'}`;

// Words for fruit that mean fishing: "canne à pêche", "barca da pesca".
const FISHING = languageRule('u')`^${'fishingNoun'}(?!\p{L})`;
const OF_FISHING = languageRule('u')`${'fishingLead'}$`;

const findFigures = oncePerReading(({ folded }): readonly Span[] =>
  [...folded.matchAll(FIGURES)].map(({ index, 0: words }) => ({ start: index, end: index + words.length })),
);

// Characters on either side that decide what a noun means: the longest phrase looked for is shorter.
const NEARBY = 80;

/** Whether a noun names no thing here: it is a month, a verb in a call to action, a style, or part of an idiom. */
export function isFigurativeNoun(reading: Reading, language: string, { start, end }: Span): boolean {
  const { text, folded } = reading;
  const before = folded.slice(Math.max(0, start - NEARBY), start);
  const from = folded.slice(start, end + NEARBY);
  const written = text.slice(start, end + NEARBY).toLowerCase();
  if (ARTICLE_NOUN(language).test(written) && !LED_BY_ARTICLE(language).test(before)) return true;
  if (PAIR(language).test(folded.slice(start, end)) && !TWO_PEOPLE(language).test(written)) return true;
  if (FISHING(language).test(from) && OF_FISHING(language).test(before)) return true;
  if (MONTH.test(from) && (OF_DATE.test(before) || /^\p{L}+\s\d/u.test(from))) return true;
  if (CALLS(language).test(from)) return true;
  if (CALLED(language).test(before) && CALLED_VERBS(language).test(from)) return true;
  if (
    MEDIUM.test(folded.slice(start, end)) &&
    (MANNER.test(folded.slice(end, end + NEARBY)) || IN_MANNER.test(before))
  )
    return true;
  return findFigures(reading, language).some(
    (figure) => figure.start <= start && end <= figure.end && end - start < figure.end - figure.start,
  );
}
