import { foldText } from '../../lexicon/fold-text.ts';
import { inflectionOf } from '../../lexicon/inflection.ts';
import { irregularForms } from '../../lexicon/irregular-forms.ts';
import { type Entry, hasLanguage, toVocabulary, type Vocabulary } from '../../lexicon/vocabulary.ts';
import type { Reading, Word } from './reading.ts';
import { agreeingStem, hasStems, termStems, textStems } from './stem.ts';
import { countWork } from './work-budget.ts';

/** A term found in a text: `text.slice(start, end)` are its words as written. */
export type Mention<Value> = { value: Value; start: number; end: number };

export type Lexicon<Value> = {
  /** Longest terms first, left to right, never overlapping. Looks into English and `language`. */
  find(reading: Reading, language: string): Mention<Value>[];
};

type Term<Value> = {
  value: Value;
  words: string[];
  openEnded: boolean;
  /** As the vocabulary has it: accents tell `avô` from `avó`. */
  written?: string;
  /** Of a phrase whose every word is inflected: the forms and stems by which each is known. */
  shapes?: readonly ReadonlySet<string>[];
};
type Index<Value> = {
  byWord: Map<string, Term<Value>[]>;
  /** Open-ended first words, by their first letters. */
  byPrefix: Map<string, Term<Value>[]>;
  /** How its words are looked up, and the second and further words of a phrase: as written, or with endings taken off. */
  manners: { first: Manner; written: Manner; stemmed: Manner };
  /** Words that are found as they are written alone, folded. */
  told: readonly string[] | undefined;
  /** Terms of scripts without spaces (or with particles glued on), by first character. */
  byCharacter: Map<string, { value: Value; folded: string }[]>;
};

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const NAME_IN_KATAKANA = /^[\u30a1-\u30f6]{3,}$/u;
const PREFIX_LENGTH = 3;
// Arabic writes them or not: the case ending of an object, a doubled letter.
const VOWEL_MARKS = /[\u064b-\u0652]/gu;
const LATIN: ReadonlySet<string> = new Set([
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'sv',
  'da',
  'nb',
  'pl',
  'tr',
  'id',
]);

/**
 * Builds a matcher over a vocabulary. Indexes are made per language, at first use. Without `foreign`,
 * English terms do not count in other languages of the Latin script (`van`, `pain`, `chat`). With `inflected`,
 * the terms of other languages are found in every case and number; with `elided`, behind an article that is joined to them alone: "d'orange". `formsOf` makes further forms of a term, which
 * yield to those of the vocabulary.
 */
export function createLexicon<Value>(
  source: Vocabulary<Value> | readonly Entry<Value>[],
  options: {
    plurals?: boolean;
    foreign?: boolean;
    inflected?: boolean;
    elided?: boolean;
    formsOf?: (term: string, language: string) => readonly string[];
  } = {},
): Lexicon<Value> {
  const vocabulary = toVocabulary(source);
  const indexes = new Map<string, Index<Value>>();
  const indexFor = (language: string): Index<Value> => {
    const used = indexes.has(language) || hasLanguage(vocabulary, language) ? language : 'en';
    const made = indexes.get(used) ?? buildIndex(vocabulary, used, options);
    indexes.set(used, made);
    return made;
  };
  return {
    find(reading, language) {
      return findIn(indexFor(language), reading);
    },
  };
}

function buildIndex<Value>(
  vocabulary: Vocabulary<Value>,
  language: string,
  options: NonNullable<Parameters<typeof createLexicon<Value>>[1]>,
): Index<Value> {
  const { toldByAccents, elision } = inflectionOf(language);
  const stems = options.inflected && hasStems(language);
  const [plurals, inflects] = [options.plurals ?? false, stems ? language : undefined];
  const index: Index<Value> = {
    byWord: new Map(),
    byPrefix: new Map(),
    byCharacter: new Map(),
    told: toldByAccents,
    manners: {
      first: toManner(plurals, inflects, options.inflected || options.elided ? elision : undefined),
      written: toManner(plurals),
      stemmed: toManner(plurals, inflects),
    },
  };
  const { values } = vocabulary;
  const own = vocabulary.termsIn(language);
  const sources = [vocabulary.termsIn('any')];
  if (language === 'en' || (options.foreign ?? true) || !LATIN.has(language))
    sources.push(vocabulary.termsIn('en'));
  if (language !== 'en') sources.push(own);
  for (const [at, value] of values.entries())
    for (const terms of sources) for (const term of terms[at] ?? []) addTerm(index, term, value);
  if (stems) addStems(index, values, own, language);
  for (const [at, value] of options.formsOf ? values.entries() : [])
    for (const term of own[at] ?? [])
      for (const form of options.formsOf?.(term, language) ?? []) addTerm(index, form, value);
  return index;
}

/** Words of the language itself; in a phrase each word has its endings: `latarnią morską`, `sıcak hava balonları`. */
function addStems<Value>(
  index: Index<Value>,
  values: readonly Value[],
  termsOf: readonly (readonly string[] | undefined)[],
  language: string,
): void {
  for (const [at, value] of values.entries()) {
    for (const term of termsOf[at] ?? []) {
      const written = term.toLowerCase();
      const word = foldText(written);
      if (word === '' || word.includes('*') || UNSPACED.test(word)) continue;
      if (/[\s-]/.test(word)) addPhrase(index, written.split(/[\s-]+/), value, language);
      else
        for (const form of [...termStems(word, language), ...irregularForms(written, language)])
          push(index.byWord, form, { value, words: [form], openEnded: false });
    }
  }
}

function addPhrase<Value>(index: Index<Value>, written: string[], value: Value, language: string): void {
  const words = written.map(foldText);
  const shapes = words.map(
    (word, at) =>
      new Set([
        word,
        ...termStems(word, language),
        ...ownStems(word, language),
        ...agreeingStem(word, language),
        ...irregularForms(written[at] ?? '', language),
      ]),
  );
  for (const shape of shapes[0] ?? [])
    if (shape !== words[0]) push(index.byWord, shape, { value, words, openEnded: false, shapes });
  push(index.byWord, words[0] ?? '', { value, words, openEnded: false, shapes });
}

/**
 * The second noun of a Turkish compound has an ending of its own, before which its plural stands: `balonu`, `balonları`;
 * a noun without is no part of one: `balıkçı teknede` are a fisherman and a boat.
 */
const ownStems = (word: string, language: string): string[] =>
  language === 'tr' ? textStems(word, language).flatMap((stem) => [`${stem}lar`, `${stem}ler`]) : [];

function addTerm<Value>(index: Index<Value>, written: string, value: Value): void {
  const term = foldText(written);
  if (term === '') return;
  if (UNSPACED.test(term)) {
    push(index.byCharacter, term[0] ?? '', { value, folded: term });
    // Animals and plants are written in either kana.
    if (NAME_IN_KATAKANA.test(term)) {
      const soft = term.replace(/[\u30a1-\u30f6]/gu, (sign) =>
        String.fromCharCode(sign.charCodeAt(0) - 0x60),
      );
      push(index.byCharacter, soft[0] ?? '', { value, folded: soft });
    }
    return;
  }
  const openEnded = term.endsWith('*');
  const words = (openEnded ? term.slice(0, -1) : term).split(/[\s-]+/);
  const first = words[0] ?? '';
  if (openEnded && words.length === 1) {
    push(index.byPrefix, first.slice(0, PREFIX_LENGTH), { value, words, openEnded });
  } else {
    push(index.byWord, first, { value, words, openEnded, written: written.toLowerCase() });
  }
}

function push<Item>(map: Map<string, Item[]>, key: string, item: Item): void {
  const list = map.get(key);
  if (list) list.push(item);
  else map.set(key, [item]);
}

function findIn<Value>(index: Index<Value>, reading: Reading): Mention<Value>[] {
  const mentions = [...findWords(index, reading), ...findCharacters(index, reading)];
  mentions.sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return mentions.filter((mention) => {
    if (mention.start < end) return false;
    end = mention.end;
    return true;
  });
}

function findWords<Value>(index: Index<Value>, reading: Reading): Mention<Value>[] {
  const mentions: Mention<Value>[] = [];
  const formsOf = formsIn(reading, index.manners.first);
  const later: LaterForms = {
    written: formsIn(reading, index.manners.written),
    stemmed: formsIn(reading, index.manners.stemmed),
  };
  countWork(reading.words.length);
  for (const [at, word] of reading.words.entries()) {
    let best: Mention<Value> | undefined;
    let asWritten = false;
    for (const form of formsOf(word.folded)) {
      const whole = index.byWord.get(form) ?? NONE;
      const begun = index.byPrefix.get(form.slice(0, PREFIX_LENGTH)) ?? NONE;
      // Most words are in no vocabulary.
      if (whole.length + begun.length === 0) continue;
      countWork(whole.length + begun.length);
      for (const term of begun.length > 0 ? [...whole, ...begun] : whole) {
        const last = matchTerm(term, form, at, reading, later);
        if (!last) continue;
        const same = term.written === reading.text.slice(word.start, last.end).toLowerCase();
        if (!same && index.told?.includes(form) && !term.written?.includes(' ')) continue;
        if (!best || last.end > best.end || (last.end === best.end && same && !asWritten)) {
          best = { value: term.value, start: word.start, end: last.end };
          asWritten = same;
        }
      }
    }
    if (best) mentions.push(best);
  }
  return mentions;
}

const NONE: readonly never[] = [];

/** How words are looked up: with which endings, and articles joined to a noun, taken off. Those of one key are alike. */
type Manner = { key: string; plurals: boolean; inflects: string | undefined; elides: RegExp | undefined };
const toManner = (plurals: boolean, inflects?: string, elides?: RegExp): Manner => ({
  key: `${plurals} ${inflects} ${elides?.source}`,
  plurals,
  inflects,
  elides,
});
type FormsOf = (folded: string) => readonly string[];
/** The forms of the second and further words of a phrase. */
type LaterForms = { written: FormsOf; stemmed: FormsOf };

/** The forms by which the words of a reading are looked up. A hundred lexicons ask for the same: each is worked out once. */
function formsIn({ forms }: Reading, manner: Manner): FormsOf {
  const known = forms.get(manner.key) ?? new Map<string, readonly string[]>();
  forms.set(manner.key, known);
  return (folded) => {
    const found = known.get(folded);
    if (found) return found;
    const own = listForms(folded, manner);
    known.set(folded, own);
    return own;
  };
}

function listForms(folded: string, { plurals, inflects, elides }: Manner): readonly string[] {
  const bare = elides ? folded.replace(elides, '') : folded;
  const written = bare === folded ? [bare] : [folded, bare];
  const exact = written.flatMap((form) => wordForms(form, false));
  const forms = plurals ? written.flatMap((form) => wordForms(form, true)) : exact;
  const stems = inflects ? forms.flatMap((form) => textStems(form, inflects)) : [];
  // What the language itself makes plurals of comes before what English does.
  return [...new Set([...exact, ...stems, ...forms])];
}

/** The last word of the term when it stands at `at`, its words parted by spaces or hyphens alone. */
function matchTerm<Value>(
  term: Term<Value>,
  firstForm: string,
  at: number,
  reading: Reading,
  later: LaterForms,
): Word | undefined {
  let last: Word | undefined;
  for (const [offset, expected] of term.words.entries()) {
    const word = reading.words[at + offset];
    if (!word) return undefined;
    if (last && !/^[\s\-‐–/]$/.test(reading.text.slice(last.end, word.start))) return undefined;
    const isLast = offset === term.words.length - 1;
    const shapes = term.shapes?.[offset];
    if (shapes) {
      if (!(offset === 0 ? [firstForm] : later.stemmed(word.folded)).some((form) => shapes.has(form)))
        return undefined;
      last = word;
      continue;
    }
    const forms = offset === 0 ? [firstForm] : isLast ? later.written(word.folded) : [word.folded];
    const fits = forms.some(
      (form) => form === expected || (term.openEnded && isLast && form.startsWith(expected)),
    );
    if (!fits) return undefined;
    last = word;
  }
  return last;
}

/** The word, and what it may stand for: Arabic without its article, English without plural or possessive. */
function wordForms(folded: string, plurals: boolean): string[] {
  const forms = [folded];
  if (/^[\u0600-\u06ff]/.test(folded)) {
    const { articles, conjunctions, verbMany } = inflectionOf('ar');
    const plain = folded.replace(VOWEL_MARKS, '');
    const bare = articles ? plain.replace(articles, '') : plain;
    // Two or many do it: `يلعبان`, `يلعبون`.
    const single = verbMany ? plain.replace(...verbMany) : plain;
    const joined = conjunctions ? plain.replace(conjunctions, '') : plain;
    return [...new Set([folded, plain, ...(bare.length > 1 ? [bare] : []), joined, single])];
  }
  if (plurals && folded.length > 4 && folded.endsWith('x')) forms.push(folded.slice(0, -1));
  const owner = folded.replace(/'s?$/, '');
  if (owner !== folded) forms.push(owner);
  if (!plurals || owner.length < 4 || !owner.endsWith('s') || owner.endsWith('ss')) return forms;
  if (owner.endsWith('ies')) forms.push(`${owner.slice(0, -3)}y`);
  if (owner.endsWith('ves')) forms.push(`${owner.slice(0, -3)}f`, `${owner.slice(0, -3)}fe`);
  forms.push(owner.slice(0, -1));
  if (owner.endsWith('es')) forms.push(owner.slice(0, -2));
  return forms;
}

function findCharacters<Value>(index: Index<Value>, reading: Reading): Mention<Value>[] {
  const mentions: Mention<Value>[] = [];
  if (index.byCharacter.size === 0 || !UNSPACED.test(reading.text)) return mentions;
  countWork(reading.folded.length);
  for (let at = 0; at < reading.folded.length; at++) {
    for (const { value, folded } of index.byCharacter.get(reading.folded[at] ?? '') ?? []) {
      if (reading.folded.startsWith(folded, at)) mentions.push({ value, start: at, end: at + folded.length });
    }
  }
  return mentions;
}
