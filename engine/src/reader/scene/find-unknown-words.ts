import { bilingualRule, languageRule } from '../../lexicon/language-rule.ts';
import { startersIn } from '../../lexicon/word-lists.ts';
import { createLexicon } from '../reading/lexicon.ts';
import type { Reading, Word } from '../reading/reading.ts';
import { namesNothing } from '../reading/small-words.ts';
import type { Signs } from '../signs/find-signs.ts';
import type { Span } from '../spans.ts';
import { TRAITS } from '../vocabulary.ts';
import type { SceneMention } from './mentions/scene-mention.ts';
import { closeUps } from './setting/close-ups.ts';

type Context = { mentions: readonly SceneMention[]; signs?: Signs | undefined; hasThings: boolean };

// Languages whose noun phrases begin with the noun.
const NOUN_FIRST = new Set(['fr', 'es', 'pt', 'it']);
const traits = createLexicon(TRAITS, { foreign: false });
const LEAST_LETTERS = 3;
const FAR = languageRule('gu')`${'farPhrases'}`;
const GENITIVE = languageRule('u')`^${'genitives'}$`;
const MEASURE = bilingualRule('u', { folded: true })`^${'measures'}$`;
const CONTENTS = bilingualRule('u')`^\s(?:${'measureLinks'}\s|d')`;
const ADVERB = bilingualRule('u')`${'adverbEnding'}$`;
const PARTICIPLE = /(?:ed|ing|ful|ous|less|ish|ic)$/u;
// Endings of adjectives and verbs: without them a word is probably a noun.
const OTHER = languageRule('u')`${'otherEnding'}$`;

/**
 * Finds words outside every vocabulary where a noun is expected: in languages with articles, noun phrases without a known
 * noun; in others, all words that are left.
 */
export function findUnknownWords(reading: Reading, language: string, context: Context): Span[] {
  const starters = startersIn(language);
  const unknownWords =
    starters.size > 0
      ? findInPhrases(reading, language, starters, context)
      : findLeftOver(reading, language, context);
  // "远处": a phrase of depth; "Nahaufnahme": how near it is seen.
  const views = [
    ...[...reading.folded.matchAll(FAR(language))].map(({ 0: words, index }) => ({
      start: index,
      end: index + words.length,
    })),
    ...closeUps.find(reading, language),
  ];
  return unknownWords.filter(
    ({ start, end }) => !views.some((view) => view.start <= start && view.end >= end),
  );
}

function isKnown({ mentions, signs }: Context, { start, end }: Span): boolean {
  const covers = (span: Span): boolean => span.start < end && span.end > start;
  return (
    mentions.some((m) => m.part !== 'number' && m.end > m.start && covers(m)) ||
    (signs?.all.some((sign) => sign.part !== 'determiner' && sign.part !== 'preposition' && covers(sign)) ??
      false)
  );
}

function findInPhrases(
  reading: Reading,
  language: string,
  starters: ReadonlySet<string>,
  context: Context,
): Span[] {
  const counts = context.mentions.filter(({ part, start, end }) => part === 'number' && end > start);
  const harmless = (word: Word): boolean =>
    word.folded.length < LEAST_LETTERS ||
    /^\d/.test(word.folded) ||
    namesNothing(word.folded, language) ||
    counts.some(({ start, end }) => start <= word.start && end >= word.end);
  // Traits are requirements of their thing: "à pois".
  const qualities = traits.find(reading, language);
  const unknownWords: Span[] = [];
  let phrase: Word[] = [];
  // The first phrase needs no article: "axolotl, lake, dawn".
  let open = true;
  const close = (): void => {
    const names = phrase.filter((word) => !harmless(word) && !ADVERB(language).test(word.folded));
    const noun = NOUN_FIRST.has(language) ? names[0] : names.at(-1);
    const known =
      phrase.some((word) => isKnown(context, word)) ||
      isContainerNoun(reading, language, noun) ||
      qualities.some(({ start, end }) => noun && start <= noun.start && end >= noun.end);
    if (open && noun && !known && !(context.hasThings && PARTICIPLE.test(noun.folded)))
      unknownWords.push(noun);
    phrase = [];
  };
  let last = 0;
  for (const [at, word] of reading.words.entries()) {
    const gap = reading.text.slice(last, word.start);
    const ends = /[^\s'’-]/u.test(gap);
    const starts = starters.has(word.folded);
    const verb = context.mentions.some(
      (m) => (m.part === 'action' || m.part === 'relation') && m.start <= word.start && m.end >= word.end,
    );
    if (ends || starts || verb) {
      close();
      // "Un chapeau de paille": the material of a known thing.
      const previous = reading.words[at - 1];
      const genitive =
        NOUN_FIRST.has(language) &&
        GENITIVE(language).test(word.folded) &&
        previous !== undefined &&
        isKnown(context, previous);
      open = (starts && !genitive) || ends || verb;
      if (!starts && !verb) phrase.push(word);
    } else phrase.push(word);
    last = word.end;
  }
  close();
  return unknownWords;
}

function findLeftOver(reading: Reading, language: string, context: Context): Span[] {
  const qualities = traits.find(reading, language);
  if (language === 'zh' || language === 'ja')
    return findLeftOverSigns(reading, language, [
      ...context.mentions,
      ...(context.signs?.all ?? []),
      ...qualities,
    ]);
  return reading.words.filter((word) => {
    // "خشبية": traits are requirements of their thing.
    if (qualities.some(({ start, end }) => start <= word.start && end >= word.end)) return false;
    if (word.folded.length < LEAST_LETTERS || namesNothing(word.folded, language)) return false;
    if (OTHER(language).test(word.folded)) return false;
    const counts = context.mentions.some(
      (m) => m.part === 'number' && m.start <= word.start && m.end >= word.end,
    );
    return !counts && !isKnown(context, word);
  });
}

const RUN = languageRule('gu')`${'nounRun'}`;
const ATTRIBUTIVE = languageRule('u')`^${'attributive'}`;
const SMALL_SIGN = languageRule('gu')`${'smallSigns'}`;

/** Whether a noun is a container that is drawn with its content: "a bowl of strawberries". */
export const isContainerNoun = ({ folded }: Reading, language: string, noun: Word | undefined): boolean =>
  noun !== undefined &&
  MEASURE(language).test(noun.folded) &&
  CONTENTS(language).test(folded.slice(noun.end));

/** Finds runs of characters between known words and particles. Before 的 they are adjectives, not nouns. */
function findLeftOverSigns(reading: Reading, language: string, known: readonly Span[]): Span[] {
  let text = reading.text;
  for (const { start, end } of known) text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
  const isAttributive = (rest: string): boolean => ATTRIBUTIVE(language).test(rest);
  text = text.replaceAll(SMALL_SIGN(language), (sign) => (isAttributive(sign) ? sign : ' '));
  return [...text.matchAll(RUN(language))]
    .filter((match) => !isAttributive(text.slice(match.index + match[0].length)))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}
