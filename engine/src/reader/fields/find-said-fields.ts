import { foldText } from '../../lexicon/fold-text.ts';
import { ANY_LANGUAGE } from '../../lexicon/languages.ts';
import {
  fieldClosingsIn,
  fieldPrefixesIn,
  fieldVerbsIn,
  namingVerbsIn,
  startersIn,
} from '../../lexicon/word-lists.ts';
import { findDates } from '../dates/find-dates.ts';
import { HIDDEN_MARKS } from '../marks.ts';
import { type Clause, trimSpan } from '../reading/clauses.ts';
import { findQuotes } from '../reading/quotes.ts';
import { readText } from '../reading/reading.ts';
import { findSigns } from '../signs/find-signs.ts';
import { firstFrom, type Span } from '../spans.ts';
import { isSizeWish } from '../wishes/find-lead.ts';
import { readColorWords } from '../wishes/read-color-words.ts';
import { type Field, findField, findSender } from './field-names.ts';

/** The name of a field with the verb or the particle that leads to its value: "the blog is", "글쓴이는". */
export type SaidField = Span & { field: Field; isWish?: boolean };

const LONGEST_NAME = 4;
const LONGEST_COLORS = 60;
const LONGEST_VERB = 2;
// Scripts whose particles hang on a word.
const JOINED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー\s]+$/u;
const LONGEST_JOINED = 12;
const QUOTED = /^\s*["“„«「『《]/u;
const CAPITAL = /^\s*\p{Lu}/u;
// "My next post is | The Elbow Patch"
const TITLED = /^\s*\p{Lu}\S*\s+(?:\p{Ll}{1,3}\s+)?\p{Lu}/u;
const UNCASED = /^\s*\p{Lo}/u;
// A bullet is none.
const LETTER = /\p{L}/u;
const COUNTED = /^\s*[\p{Lu}\p{Lo}\p{N}\p{Sc}]/u;
// Without quotation marks other fields may be the subjects of sentences, more of them where no capital tells a name: "the event is free", "where is Wally".
const NAMED_BY_CAPITALS: ReadonlySet<string> = new Set([
  'title',
  'author',
  'person',
  'name',
  'brand',
  'sender',
  'product',
]);
const NAMED_UNCASED: ReadonlySet<string> = new Set([
  'title',
  'topic',
  'author',
  'person',
  'name',
  'sender',
  'place',
]);
const COUNTED_FIELDS: ReadonlySet<string> = new Set(['date', 'deadline', 'doors', 'time', 'price']);
// "Where small is big"
const ASKED: ReadonlySet<string> = new Set(['date', 'time', 'place', 'event']);
const HIDDEN: ReadonlySet<string> = new Set(HIDDEN_MARKS);

/** Finds fields that a sentence names with their values: "my name is Ada Park, the blog is Shavings". Each begins a clause. */
export function findSaidFields(
  prompt: string,
  clauses: readonly Clause[],
  { language, languages }: { language: string; languages: readonly string[] },
): SaidField[] {
  const lists = [...new Set([language, 'en', ANY_LANGUAGE])];
  const union = (listIn: (one: string) => ReadonlySet<string>): ReadonlySet<string> =>
    new Set(lists.flatMap((one) => [...listIn(one)]));
  const [verbs, naming, starters] = [union(fieldVerbsIn), union(namingVerbsIn), union(startersIn)];
  const prefixes = [...fieldPrefixesIn(language)];
  const closings = [...fieldClosingsIn(language)].toSorted((a, b) => b.length - a.length);
  return splitBehindQuotes(prompt, clauses, closings).flatMap(({ start, end }, at): SaidField[] => {
    const words = prompt.slice(start, end);
    // A quotation may be a clause of its own.
    const value = (from: number): string => words.slice(from) || prompt.slice(end, end + 2);
    for (const { name, to, verb } of [
      ...splitAtVerb(words, verbs, starters),
      ...splitAtParticle(words, verbs),
      ...(at > 0 ? splitBehindPrefix(words, prefixes) : []),
    ]) {
      const field = findField(name, languages);
      const said = value(to);
      if (field && UNCASED.test(said) && isSizeWish(said, language))
        return [{ start, end, field, isWish: true }];
      // No capital tells a name from what is said of it there: only quotation marks do.
      const sender = isCased(said) ? findSender(name, languages) : undefined;
      const isNamed = verb !== undefined && (naming.has(verb) || TITLED.test(said));
      const isTitle = isNamed && isCased(said) && isWork(name, language);
      const title = isTitle ? findField('title', ['en']) : undefined;
      const led = [field, sender, title].find((one) => one && leadsTo(one, said, language));
      if (led) return [{ start, end: start + to, field: led }];
    }
    const sized = (at > 0 ? splitAtBlanks(words, starters, prefixes) : []).flatMap(({ name, to }) => {
      const field = isSizeWish(words.slice(to), language) ? findField(name, languages) : undefined;
      return field && !HIDDEN.has(field.marks[0] ?? '') && !ASKED.has(field.id) ? [field] : [];
    })[0];
    return sized ? [{ start, end, field: sized, isWish: true }] : [];
  });
}

/** "the author name | small": each beginning of a clause, without the small words and the conjunction that it begins with. */
function splitAtBlanks(words: string, starters: ReadonlySet<string>, prefixes: readonly string[]): Split[] {
  const parts = Array.from(words.matchAll(/\S+/gu)).slice(0, LONGEST_NAME + 1);
  const first = parts.findIndex(({ 0: word }) => !starters.has(foldText(word)));
  return parts.slice(first + 1).flatMap(({ index: to }) => {
    const name = words.slice(parts[first]?.index, to).trimEnd();
    const leads = ['', ...prefixes].filter((prefix) => name.startsWith(prefix));
    return leads.map((prefix) => ({ name: name.slice(prefix.length), to }));
  });
}

/** Clauses, and what stands in one behind a quotation, up to the end of the next, without the verb that ends what was said before: '…'이고 | 글쓴이는. */
function splitBehindQuotes(
  prompt: string,
  clauses: readonly Clause[],
  closings: readonly string[],
): Clause[] {
  const quotes = findQuotes(prompt);
  return clauses.flatMap((clause): Clause[] => [
    clause,
    ...quotes
      .slice(Math.max(0, firstFrom(quotes, clause.start) - 1), firstFrom(quotes, clause.end))
      .filter(({ end }) => end > clause.start)
      .flatMap(({ end }, at, behind): Clause[] => {
        const to = Math.min(behind[at + 1]?.end ?? clause.end, clause.end);
        const closing = closings.find((one) => prompt.startsWith(one, end)) ?? '';
        const next = { ...trimSpan(prompt, end + closing.length, to), separator: closing };
        return next.start < next.end ? [next] : [];
      }),
  ]);
}

const isCased = (value: string): boolean => QUOTED.test(value) || CAPITAL.test(value);

/** Whether words name what a card may be for: "the new post", "this talk". */
const isWork = (words: string, language: string): boolean =>
  findSigns(readText(words), language).all.some(({ part, end }) => WORKS.has(part) && end === words.length);
const WORKS: ReadonlySet<string> = new Set(['kind', 'artefact']);

type Split = { name: string; to: number; verb?: string };

/** "the blog | is", "and the speaker | is called" */
function splitAtVerb(words: string, verbs: ReadonlySet<string>, starters: ReadonlySet<string>): Split[] {
  const parts = Array.from(words.matchAll(/\S+/gu), ({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  })).slice(0, LONGEST_NAME + LONGEST_VERB);
  const first = parts.findIndex(({ text }) => LETTER.test(text) && !starters.has(foldText(text)));
  return parts.flatMap(({ start, end }, at): Split[] => {
    if (first < 0 || at <= first) return [];
    const name = words.slice(parts[first]?.start, start).trimEnd();
    return [parts[at + 1]?.end ?? end, end]
      .filter((to) => isVerb(words.slice(start, to), verbs))
      .slice(0, 1)
      .map((to) => ({ name, to, verb: foldText(words.slice(start, to)) }));
  });
}

// A headline in capitals says something: "Time Is Money". Without its accent "é" only joins: "Bar e Lanches".
const NO_VERB = /\p{Lu}|^e$/u;
const isVerb = (words: string, verbs: ReadonlySet<string>): boolean =>
  !NO_VERB.test(words) && verbs.has(foldText(words));

/** "제목|은", "タイトル|は" */
function splitAtParticle(words: string, verbs: ReadonlySet<string>): Split[] {
  const particles = [...verbs].filter((verb) => JOINED.test(verb));
  return Array.from({ length: Math.min(LONGEST_JOINED, words.length - 1) }, (_, at) => at + 1).flatMap(
    (from): Split[] =>
      particles
        .filter((particle) => words.startsWith(particle, from) && JOINED.test(words.slice(0, from)))
        .map((particle) => ({ name: words.slice(0, from), to: from + particle.length })),
  );
}

/** "و|التاريخ": where a conjunction hangs on a name, a row of fields goes on. */
function splitBehindPrefix(words: string, prefixes: readonly string[]): Split[] {
  const to = words.search(/\s/u);
  return prefixes
    .filter((prefix) => to > 0 && words.startsWith(prefix))
    .map((prefix) => ({ name: words.slice(prefix.length, to), to }));
}

/** Whether what stands behind a name is a value, not what a sentence says of it. */
function leadsTo({ id, marks }: Field, value: string, language: string): boolean {
  if (id === 'color') return readColorWords(value.slice(0, LONGEST_COLORS), language).length > 0;
  if (HIDDEN.has(marks[0] ?? '')) return false;
  if (QUOTED.test(value)) return true;
  if (COUNTED_FIELDS.has(id)) return COUNTED.test(value) && /\p{N}/u.test(value);
  const isName =
    (NAMED_BY_CAPITALS.has(id) && CAPITAL.test(value)) || (NAMED_UNCASED.has(id) && UNCASED.test(value));
  return (
    isName && !findDates(readText(value), language).some(({ start }) => value.slice(0, start).trim() === '')
  );
}
