import { irregularForms } from '../vocabulary/irregular-forms.ts';
import type { Entry, VocabularyLanguage } from '../vocabulary/terms.ts';
import { foldText, type Reading, type Word } from './reading.ts';
import { agreeingStem, hasStems, termStems, textStems } from './stem.ts';

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
  /** Whose endings are taken off words, where the vocabulary is of nouns. */
  inflects?: string;
  /** Words that are found as they are written alone, folded. */
  told: ReadonlySet<string> | undefined;
  /** Articles that are joined to a noun are taken off. */
  elides?: true;
  /** Terms of scripts without spaces (or with particles glued on), by first character. */
  byCharacter: Map<string, { value: Value; folded: string }[]>;
};

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const NAME_IN_KATAKANA = /^[ァ-ヶ]{3,}$/u;
const PREFIX_LENGTH = 3;
// Arabic writes them or not: the case ending of an object, a doubled letter.
const VOWEL_MARKS = /[\u064b-\u0652]/gu;
// Words that nothing but an accent tells from another: `far` and `får`, `man` (one) and `män`, `المرأة` and `المرآة`.
const TOLD_BY_ACCENTS: Readonly<Record<string, ReadonlySet<string>>> = {
  sv: new Set(['far', 'man']),
  da: new Set(['far']),
  nb: new Set(['far']),
  ar: new Set(['مراة']),
  pt: new Set(['a']),
};
// French and Italian join their articles and prepositions to a vowel: `l'étang`, `dell'albero`.
const ELISION = /^(?:[ldjnscmt]|qu|un|dell|all|nell|sull|dall|coll|quest|quell|bell)'/u;
const ELIDING: ReadonlySet<string> = new Set(['fr', 'it']);
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
 * Builds a matcher over a vocabulary table. Indexes are made per language, at first use. Without `foreign`,
 * English terms do not count in other languages of the Latin script (`van`, `pain`, `chat`). With `inflected`,
 * the terms of other languages are found in every case and number. `formsOf` makes further forms of a term, which
 * yield to those of the vocabulary.
 */
export function createLexicon<Value>(
  entries: readonly Entry<Value>[],
  options: {
    plurals?: boolean;
    foreign?: boolean;
    inflected?: boolean;
    formsOf?: (term: string, language: string) => readonly string[];
  } = {},
): Lexicon<Value> {
  const indexes = new Map<string, Index<Value>>();
  const indexFor = (language: string): Index<Value> => {
    const known = indexes.get(language);
    if (known) return known;
    const foreign = options.foreign ?? true;
    const index = buildIndex(entries, language as VocabularyLanguage, foreign || !LATIN.has(language));
    if (options.inflected && ELIDING.has(language)) index.elides = true;
    if (options.inflected) addStems(index, entries, language as VocabularyLanguage);
    for (const { value, terms } of options.formsOf ? entries : [])
      for (const term of terms[language as VocabularyLanguage]?.split(',') ?? [])
        for (const form of options.formsOf?.(term.trim(), language) ?? []) addTerm(index, form, value);
    indexes.set(language, index);
    return index;
  };
  return {
    find(reading, language) {
      const known = entries.some((entry) => language in entry.terms) ? language : 'en';
      return findIn(indexFor(known), reading, options.plurals ?? false);
    },
  };
}

function buildIndex<Value>(
  entries: readonly Entry<Value>[],
  language: VocabularyLanguage,
  english: boolean,
): Index<Value> {
  const index: Index<Value> = {
    byWord: new Map(),
    byPrefix: new Map(),
    byCharacter: new Map(),
    told: TOLD_BY_ACCENTS[language],
  };
  for (const { value, terms } of entries) {
    const lists = [
      terms.any,
      english ? terms.en : undefined,
      language === 'en' ? undefined : terms[language],
    ];
    for (const list of lists) {
      for (const raw of list?.split(',') ?? []) addTerm(index, raw.trim(), value);
    }
  }
  return index;
}

/** Words of the language itself; in a phrase each word has its endings: `latarnią morską`, `sıcak hava balonları`. */
function addStems<Value>(
  index: Index<Value>,
  entries: readonly Entry<Value>[],
  language: VocabularyLanguage,
): void {
  if (!hasStems(language)) return;
  index.inflects = language;
  for (const { value, terms } of entries) {
    for (const raw of terms[language]?.split(',') ?? []) {
      const written = raw.trim().toLowerCase();
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
      const soft = term.replace(/[ァ-ヶ]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60));
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

function findIn<Value>(index: Index<Value>, reading: Reading, plurals: boolean): Mention<Value>[] {
  const mentions = [...findWords(index, reading, plurals), ...findCharacters(index, reading)];
  mentions.sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return mentions.filter((mention) => {
    if (mention.start < end) return false;
    end = mention.end;
    return true;
  });
}

function findWords<Value>(index: Index<Value>, reading: Reading, plurals: boolean): Mention<Value>[] {
  const mentions: Mention<Value>[] = [];
  for (let at = 0; at < reading.words.length; at++) {
    const word = reading.words[at];
    if (!word) continue;
    let best: Mention<Value> | undefined;
    let asWritten = false;
    const { inflects, elides } = index;
    const bare = elides ? word.folded.replace(ELISION, '') : word.folded;
    const written = bare === word.folded ? [bare] : [word.folded, bare];
    const exact = written.flatMap((form) => wordForms(form, false));
    const forms = plurals ? written.flatMap((form) => wordForms(form, true)) : exact;
    const stems = inflects ? forms.flatMap((form) => textStems(form, inflects)) : [];
    // What the language itself makes plurals of comes before what English does.
    for (const form of new Set([...exact, ...stems, ...forms])) {
      const candidates = [
        ...(index.byWord.get(form) ?? []),
        ...(index.byPrefix.get(form.slice(0, PREFIX_LENGTH)) ?? []),
      ];
      for (const term of candidates) {
        const last = matchTerm(term, form, at, reading, plurals, inflects);
        if (!last) continue;
        const same = term.written === reading.text.slice(word.start, last.end).toLowerCase();
        if (!same && index.told?.has(form) && !term.written?.includes(' ')) continue;
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

/** The last word of the term when it stands at `at`, its words parted by spaces or hyphens alone. */
function matchTerm<Value>(
  term: Term<Value>,
  firstForm: string,
  at: number,
  reading: Reading,
  plurals: boolean,
  inflects: string | undefined,
): Word | undefined {
  let last: Word | undefined;
  for (const [offset, expected] of term.words.entries()) {
    const word = reading.words[at + offset];
    if (!word) return undefined;
    if (last && !/^[\s\-‐–/]$/.test(reading.text.slice(last.end, word.start))) return undefined;
    const isLast = offset === term.words.length - 1;
    const shapes = inflects && offset > 0 ? term.shapes?.[offset] : undefined;
    if (shapes && inflects) {
      const own = wordForms(word.folded, plurals);
      if (![...own, ...own.flatMap((form) => textStems(form, inflects))].some((form) => shapes.has(form)))
        return undefined;
      last = word;
      continue;
    }
    if (offset === 0 && term.shapes) {
      if (!term.shapes[0]?.has(firstForm)) return undefined;
      last = word;
      continue;
    }
    const forms = offset === 0 ? [firstForm] : isLast ? wordForms(word.folded, plurals) : [word.folded];
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
    const plain = folded.replace(VOWEL_MARKS, '');
    const bare = plain.replace(/^[وبلف]?ال|^لل/u, '');
    // Two or many do it: `يلعبان`, `يلعبون`.
    const single = plain.replace(/^([يت]\p{L}{3,})(?:ان|ون)$/u, '$1');
    return [...new Set([folded, plain, ...(bare.length > 1 ? [bare] : []), ...joined(plain), single])];
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

/** Arabic writes "and", "with" and "for" onto the word. */
const joined = (word: string): string[] =>
  /^(?:و\p{L}{3,}|[بل]\p{L}{4,})/u.test(word) ? [word.slice(1)] : [];

function findCharacters<Value>(index: Index<Value>, reading: Reading): Mention<Value>[] {
  const mentions: Mention<Value>[] = [];
  if (index.byCharacter.size === 0 || !UNSPACED.test(reading.text)) return mentions;
  for (let at = 0; at < reading.folded.length; at++) {
    for (const { value, folded } of index.byCharacter.get(reading.folded[at] ?? '') ?? []) {
      if (reading.folded.startsWith(folded, at)) mentions.push({ value, start: at, end: at + folded.length });
    }
  }
  return mentions;
}
