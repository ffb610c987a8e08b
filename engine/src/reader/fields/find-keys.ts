import { AVOID, HIDDEN_MARKS } from '../marks.ts';
import type { Clause } from '../reading/clauses.ts';
import type { Quote } from '../reading/quotes.ts';
import { onlyAsks } from '../wishes/find-lead.ts';
import { findField, languagesOf, SENDER } from './field-names.ts';
import { findSaidFields } from './find-said-fields.ts';
import type { Key } from './key.ts';

const SEPARATOR =
  /(?<colon>\*{0,2}\s{0,4}[:：]\*{0,2})|(?<equals>\s{0,4}=\s{0,4})|(?<dash>[^\S\n][-–—]\s)|(?<boxes>[ \t]{1,4}(?=\[[ xX]\]))/gu;
const SEPARATORS = ['colon', 'dash', 'equals', 'boxes'] as const;
// How a field shall be filled: "Subhead (optional)".
const ASIDE = /\s*\([^()\n]*\)$/u;
// What a name may stand behind, besides the beginning of a line.
const OPENING = /(?:^|[\n,;.!?|、，。।،؛؟・·•/{("“*_#>\]])[\s*_#>-]*$/u;
const WORD_START = /(?<![\p{L}\p{M}\p{N}])[\p{L}]/gu;
const LONGEST_NAME = 32;
// They are names of fields in a mail's header alone: "from".
const OF_MAIL: ReadonlySet<string> = new Set(['header', 'subject']);
const HIDDEN: ReadonlySet<string> = new Set([...HIDDEN_MARKS, AVOID]);

type KeyOptions = { quotes: readonly Quote[]; clauses: readonly Clause[]; isFile: boolean };

/** Finds the names of fields with what parts them from their values, in order. */
export function findKeys(prompt: string, language: string, { quotes, clauses, isFile }: KeyOptions): Key[] {
  const languages = languagesOf(
    Array.from(
      prompt.matchAll(/^[ \t*_#>-]*([\p{L}\p{M}][^\n:：=]{0,30}?)\*{0,2}[ \t]*[:：=]/gmu),
      ([, name = '']) => name,
    ),
    language,
  );
  const separated = listSeparated(prompt, languages);
  // What has a line of its own is not stated again by a sentence about it: "the title may take two lines".
  const stated = new Set(separated.filter(({ startsLine }) => startsLine).map(({ field }) => field.id));
  const said = findSaidFields(prompt, clauses, { language, languages })
    .filter(({ field }) => !stated.has(field.id))
    .map((one): Key => ({ ...one, by: 'said', startsLine: false }));
  const found = [...separated, ...listWorded(prompt, languages, { clauses, language }), ...said]
    .filter(({ start }) => !quotes.some((quote) => quote.start < start && start < quote.end))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const isBeside = found.some(({ field, by }) => by === 'colon' || field.inline === 'alone');
  const several = (by: Key['by']): boolean =>
    found.filter((key) => key.by === by && key.startsLine).length > 1;
  const isHeading = found.filter(({ field }) => field.heads).length > 1;
  const counts = {
    colon: true,
    boxes: true,
    word: true,
    said: true,
    dash: several('dash'),
    equals: true,
  };
  const keys: Key[] = [];
  for (const key of found) {
    const last = keys.at(-1);
    const isNext = last?.by === 'colon' && !prompt.slice(last.end, key.start).includes('\n');
    const isWorded = key.by === 'word' || key.by === 'said';
    const isOpen = isWorded || OPENING.test(lastBefore(prompt, key.start)) || (key.by === 'colon' && isNext);
    const isLine = key.by === 'colon' || key.by === 'equals' || isWorded || key.startsLine;
    if (key.field.heads && !isHeading) continue;
    if (key.by === 'word' && key.field.inline === 'beside' && !isBeside) continue;
    if (counts[key.by] && isOpen && isLine && key.start >= (last?.end ?? 0)) keys.push(key);
  }
  const [only] = keys;
  // "Design: a manifesto" is a headline.
  const isHeadline =
    keys.length === 1 &&
    only?.by !== 'word' &&
    !only?.field.inline &&
    prompt.slice(0, only?.start).trim() === '' &&
    !isFile;
  return isHeadline ||
    (only &&
      keys.every(({ field }) => HIDDEN.has(field.marks[0] ?? '')) &&
      keys.length === 1 &&
      !only.startsLine)
    ? []
    : keys;
}

/** Names with a colon, a dash or an equals sign behind them. */
function listSeparated(prompt: string, languages: readonly string[]): Key[] {
  return Array.from(prompt.matchAll(SEPARATOR)).flatMap(({ 0: mark, index, groups = {} }): Key[] => {
    const from = Math.max(prompt.lastIndexOf('\n', index - 1) + 1, index - LONGEST_NAME);
    const before = prompt.slice(from, index).trimEnd().replace(ASIDE, '');
    for (const { index: at } of before.matchAll(WORD_START)) {
      const field = findField(before.slice(at), languages);
      if (!field || OF_MAIL.has(field.id)) continue;
      const start = from + at;
      return [
        {
          start,
          end: index + mark.trimEnd().length,
          field,
          by: toSeparator(groups),
          startsLine: startsLine(prompt, start),
        },
      ];
    }
    return [];
  });
}

const toSeparator = (groups: Readonly<Record<string, string | undefined>>): Key['by'] =>
  SEPARATORS.find((by) => groups[by] !== undefined) ?? 'colon';

const startsLine = (prompt: string, at: number): boolean =>
  /(?:^|\n)[\s*_#>"'{-]*$/u.test(lastBefore(prompt, at));

// Further back nothing opens a name.
const NEAR = 40;

const lastBefore = (prompt: string, at: number): string =>
  at <= NEAR ? prompt.slice(0, at) : `x${prompt.slice(at - NEAR, at)}`;

// What follows a name that has no colon: a name, a number or a quotation.
const STATED_VALUE =
  /^\s+(?=["“„«「]|\p{Lu}|\p{N}|[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\s\p{P}])/u;

// Names within a clause: "og image title Hold fast". Before a capital or a number they hardly ever mean anything else.
const WITHIN =
  /(?<=\S )(?<first>\p{Ll}[\p{L}\p{M}-]+)(?: (?<second>\p{Ll}[\p{L}\p{M}-]+))?(?= (?:["“„«「]|\p{Lu}|\p{N}))/gu;
const SHORTEST_WITHIN = 4;

type Worded = { clauses: readonly Clause[]; language: string };

/** Names without a colon: those that begin a clause behind another ("docs card, title Hold fast"), and those within one. */
const listWorded = (prompt: string, languages: readonly string[], worded: Worded): Key[] => [
  ...listOpening(prompt, languages, worded),
  ...Array.from(prompt.matchAll(WITHIN)).flatMap(({ 0: words, index, groups = {} }): Key[] => {
    const end = index + words.length;
    const names = [words, groups.second ?? ''].filter((name) => name.length >= SHORTEST_WITHIN);
    return names
      .map((name) => ({ name, field: findField(name, languages) }))
      .flatMap(({ name, field }): Key[] =>
        field?.inline === 'alone'
          ? [{ start: end - name.length, end, field, by: 'word', startsLine: false }]
          : [],
      )
      .slice(0, 1);
  }),
];

const LONGEST_OPENING = 4;

function listOpening(prompt: string, languages: readonly string[], { clauses, language }: Worded): Key[] {
  return clauses.flatMap(({ start, end }, at): Key[] => {
    const words = prompt.slice(start, end);
    const blanks = Array.from(words.matchAll(/\s+/gu), ({ index }) => index)
      .slice(0, LONGEST_OPENING)
      .toReversed();
    const [found] = blanks.flatMap((length) => {
      const field = findField(words.slice(0, length), languages);
      return field?.inline ? [{ field, length }] : [];
    });
    if (!found) return [];
    const { field, length } = found;
    const [name, value] = [words.slice(0, length), words.slice(length)];
    const isLong = /\s/u.test(name);
    // Behind another clause several words are a name whatever follows: ", blog name oxidised by accident".
    const isStated = STATED_VALUE.test(value) || (isLong && at > 0 && !onlyAsks(value, language));
    if (!isStated) return [];
    // "The name of the shop" is nothing but a name, wherever it stands, and so are others of several words that need no other beside them.
    const isName = field.id === SENDER || (field.inline === 'alone' && isLong);
    if (!isName && (at === 0 || /^\p{Lu}/u.test(words))) return [];
    return [{ start, end: start + length, field, by: isName ? 'said' : 'word', startsLine: false }];
  });
}
