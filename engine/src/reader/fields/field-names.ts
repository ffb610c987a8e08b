import { foldText } from '../../lexicon/fold-text.ts';
import { ANY_LANGUAGE, LANGUAGES } from '../../lexicon/languages.ts';
import { loadVocabulary } from '../../lexicon/load-vocabulary.ts';
import { senderNounsIn, unprintedIn } from '../../lexicon/word-lists.ts';

/** What a field is for: `data/lexicon/concepts/fields.tsv`. */
export type Field = {
  id: string;
  /** What its value may be. */
  marks: readonly string[];
  /** Its value may have several parts: a date and an hour. */
  parts: boolean;
  /** Its name needs no colon, or none beside another field: "title Hold fast, product Kite". */
  inline: 'alone' | 'beside' | undefined;
  /** Its name may belong to the card too: "Source: WHO". */
  shown: boolean;
  /** Its name says what a value is that says nothing by itself: "Episode: 73". */
  named: boolean;
  /** It is for whoever makes the card: surely ("Requested by"), or beside one that surely is ("Deadline"). */
  office: 'sure' | 'beside' | undefined;
  /** Commas part its values: tags. */
  listed: boolean;
  /** Of several, their names head what is behind them: "added: export / fixed: crash". */
  heads: boolean;
};

const fields = loadVocabulary(
  'fields',
  ({ id, marks = '', parts, inline, shown, named, office, listed, heads }): Field => ({
    id,
    marks: marks.split(' '),
    parts: parts !== undefined,
    inline: inline === 'alone' || inline === 'beside' ? inline : undefined,
    shown: shown !== undefined,
    named: named !== undefined,
    office: office === 'sure' || office === 'beside' ? office : undefined,
    listed: listed !== undefined,
    heads: heads !== undefined,
  }),
);

const known = new Map<string, ReadonlyMap<string, Field>>();

/** The fields of a language by their folded names. */
function fieldsIn(language: string): ReadonlyMap<string, Field> {
  const found = known.get(language);
  if (found) return found;
  const made = new Map<string, Field>();
  for (const [at, terms] of fields.termsIn(language).entries())
    for (const term of terms ?? []) {
      const field = fields.values[at];
      if (field && !made.has(foldText(term))) made.set(foldText(term), field);
    }
  known.set(language, made);
  return made;
}

// "readingTime"
const HUMP = /(?<=\p{Ll})(?=\p{Lu})/gu;

/** Finds the field that words name, in one of some languages. */
export function findField(words: string, languages: readonly string[]): Field | undefined {
  const folded = foldText(words.replace(HUMP, ' ')).replace(/[\s_]+/gu, ' ');
  for (const language of languages) {
    const field = fieldsIn(language).get(folded);
    if (field) return field;
  }
  return undefined;
}

/** The field of whom a card is from, by a name that says so: "name of the shop". */
export const SENDER = 'sender';

/** Finds whom words name who may send the card: "our blog". */
export const findSender = (words: string, languages: readonly string[]): Field | undefined =>
  languages.some((language) => senderNounsIn(language).has(foldText(words)))
    ? fields.values.find(({ id }) => id === SENDER)
    : undefined;

const INTERNAL = 'internal';

/** Finds the field that the key of a file names: "reading-time", "event_id". */
export function findKey(key: string, languages: readonly string[]): Field | undefined {
  const words = key.replaceAll('-', ' ');
  const last = findField(
    words
      .replace(HUMP, ' ')
      .split(/[\s_]+/u)
      .at(-1) ?? '',
    languages,
  );
  // "internal_ticket"
  const [first = ''] = foldText(words).split('_');
  if (languages.some((language) => unprintedIn(language).has(first)))
    return fields.values.find(({ id }) => id === INTERNAL);
  return (
    findField(key, languages) ?? findField(words, languages) ?? (last?.id === INTERNAL ? last : undefined)
  );
}

/**
 * The languages in which fields of a prompt may be named: its own, English, and those in which at least two of some names are fields.
 * Short values say little of the language of a form.
 */
export function languagesOf(names: readonly string[], language: string): string[] {
  const own = [language, 'en', ANY_LANGUAGE];
  const others = LANGUAGES.filter(
    (other) => names.filter((name) => findField(name, [other]) !== undefined).length > 1,
  );
  return [...new Set([...own, ...(names.length > 1 ? others : [])])];
}
