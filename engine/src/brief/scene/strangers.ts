import { createLexicon } from '../reading/lexicon.ts';
import type { Reading, Word } from '../reading/reading.ts';
import { namesNothing } from '../reading/small-words.ts';
import type { Signs } from '../request/signs.ts';
import { FAR_PHRASES } from '../vocabulary/depth-phrases.ts';
import { STARTERS } from '../vocabulary/function-words.ts';
import { TRAITS } from '../vocabulary/traits.ts';
import type { SceneMention } from './mentions.ts';

type Span = { start: number; end: number };
type Context = { mentions: readonly SceneMention[]; signs?: Signs | undefined; hasThings: boolean };

// Their noun phrases begin with the noun; elsewhere they end with it.
const NOUN_FIRST = new Set(['fr', 'es', 'pt', 'it']);
const GENITIVE = new Set(['de', 'd', 'du', 'di', 'da', 'do', 'del', 'della']);
const VESSELS = new Set(
  (
    'bowl glass plate cup mug slice jar pot bunch pile bottle basket stack pair piece loaf field group herd band trio quartet ensemble troupe ' +
    'schussel glas teller tasse scheibe topf haufen flasche korb stapel stuck strauß ' +
    'bol verre assiette tranche pot tas bouteille panier morceau bouquet ' +
    'cuenco vaso plato taza rebanada montón botella cesta trozo ramo tigela copo prato xícara fatia garrafa pedaço ' +
    'ciotola bicchiere piatto tazza fetta mucchio bottiglia cesto pezzo mazzo kom bord kopje schijf fles mand stuk bos'
  ).split(' '),
);
const traits = createLexicon(TRAITS, { foreign: false });
const LEAST_LETTERS = 3;
const NOTHING = /(?!)/gu;
const ADVERB = /(?:ly|mente|ment|lich)$/u;
const PARTICIPLE = /(?:ed|ing|ful|ous|less|ish|ic)$/u;
// Endings of Russian adjectives and verbs; what is left is mostly a noun.
const RUSSIAN_OTHER =
  /(?:ый|ий|ои|ыи|ии|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ым|им|ых|их|ую|юю|ет|ит|ут|ют|ат|ят|ла|ло|ли|ть|но|ски)$/u;

/**
 * Words that no vocabulary has, where a noun is expected: in languages with articles the noun phrases without
 * a known noun, elsewhere whatever is left over.
 */
export function findStrangers(reading: Reading, language: string, context: Context): Span[] {
  const starters = STARTERS[language];
  const strangers = starters
    ? findInPhrases(reading, language, starters, context)
    : findLeftOver(reading, language, context);
  // "远处": how deep in the picture, no thing.
  const far = [...reading.folded.matchAll(FAR_PHRASES[language] ?? NOTHING)];
  return strangers.filter(
    ({ start, end }) => !far.some((found) => found.index <= start && found.index + found[0].length >= end),
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
  // What a thing is like is told with the thing: "à pois".
  const qualities = traits.find(reading, language);
  const strangers: Span[] = [];
  let phrase: Word[] = [];
  // Without things the whole text is looked at: "axolotl, lake, dawn".
  let open = true;
  const close = (): void => {
    const names = phrase.filter((word) => !harmless(word) && !ADVERB.test(word.folded));
    const noun = NOUN_FIRST.has(language) ? names[0] : names.at(-1);
    const known =
      phrase.some((word) => isKnown(context, word)) ||
      isVessel(reading, noun) ||
      qualities.some(({ start, end }) => noun && start <= noun.start && end >= noun.end);
    if (open && noun && !known && !(context.hasThings && PARTICIPLE.test(noun.folded))) strangers.push(noun);
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
      // "Un chapeau de paille": what a known thing is made of.
      const previous = reading.words[at - 1];
      const genitive =
        NOUN_FIRST.has(language) &&
        GENITIVE.has(word.folded) &&
        previous !== undefined &&
        isKnown(context, previous);
      open = (starts && !genitive) || ends || verb;
      if (!starts && !verb) phrase.push(word);
    } else phrase.push(word);
    last = word.end;
  }
  close();
  return strangers;
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
    // "خشبية": what a thing is like is told with the thing.
    if (qualities.some(({ start, end }) => start <= word.start && end >= word.end)) return false;
    if (word.folded.length < LEAST_LETTERS || namesNothing(word.folded, language)) return false;
    if (language === 'ru' && RUSSIAN_OTHER.test(word.folded)) return false;
    if (language === 'ko' && /(?:는|은|한|의|로|에|에서|인|운|른|진)$/u.test(word.folded)) return false;
    const counts = context.mentions.some(
      (m) => m.part === 'number' && m.start <= word.start && m.end >= word.end,
    );
    return !counts && !isKnown(context, word);
  });
}

const RUNS: Readonly<Record<string, RegExp>> = {
  zh: /\p{Script=Han}{2,}/gu,
  ja: /\p{Script=Katakana}[\p{Script=Katakana}ー]+|\p{Script=Han}{2,}(?![いなくしのる])/gu,
};

/** "A bowl of strawberries": what holds the thing is drawn with it. */
export const isVessel = ({ folded }: Reading, noun: Word | undefined): boolean =>
  noun !== undefined &&
  VESSELS.has(noun.folded) &&
  /^\s(?:(?:of|full of|mit|voll|de|di|met|vol)\s|d')/.test(folded.slice(noun.end));

/** Runs of signs between what is known and the particles; before 的 they are adjectives. */
function findLeftOverSigns(reading: Reading, language: string, known: readonly Span[]): Span[] {
  let text = reading.text;
  for (const { start, end } of known) text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
  text = text.replaceAll(
    /[的地得在和与與着了里裡上下中边邊旁前后後有一是个個只隻头頭条條座片张張幅匹羽二两兩三四五六七八九十百数几些]/gu,
    (sign) => (sign === '的' ? '的' : ' '),
  );
  const run = RUNS[language];
  if (!run) return [];
  return [...text.matchAll(run)]
    .filter((match) => text[match.index + match[0].length] !== '的')
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}
