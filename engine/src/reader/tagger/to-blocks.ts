import { hasVisibleCharacter } from '@cardwright/contract/visible-text';
import { NAME, SHOWN_MARKS } from '../marks.ts';
import { capitalize } from '../reading/begin-sentence.ts';
import { cleanText } from '../reading/clean-text.ts';
import { endOfLine } from '../reading/lines.ts';
import { EXCESS } from './account.ts';
import { findQuotedSpans } from './laws.ts';
import { listMinusSigns } from './minus-signs.ts';
import type { Mark } from './read-marks.ts';

/** A block of a brief, before its role is checked; see the contract. */
export type MarkedBlock = { role: string; text: string; value?: string; detail?: string; label?: string };

// Roles whose `value` or `detail` is marked beside them.
const VALUED: ReadonlySet<string> = new Set(['item', 'goal']);
const DETAILED: ReadonlySet<string> = new Set(['person', 'figure']);
// Limits of a brief that is sent back; see the contract.
const MOST_BLOCKS = 60;
const BETWEEN_VALUES = ' · ';
const LONGEST_TEXT = 1000;
const LONGEST_ASIDE = 200;
const ASIDES: ReadonlySet<string> = new Set(['value', 'detail', 'label']);

export type BlocksOfMarks = {
  blocks: MarkedBlock[];
  /** The marks with those that a brief has no room for, or the ends of those that are too long for it, as `excess`. */
  marks: Mark[];
};

/** Turns marks into blocks in reading order: details and values join what they are about; only one title stays. A brief has so many blocks and so long texts. */
export function toBlocks(prompt: string, all: readonly Mark[]): BlocksOfMarks {
  const blocks: MarkedBlock[] = [];
  const marks = all.flatMap((mark) => shorten(prompt, mark));
  let label: string | undefined;
  let waiting: string | undefined;
  const quoted = findQuotedSpans(prompt);
  const signs = new Set(listMinusSigns(prompt));
  const isQuotation = (start: number, end: number): boolean =>
    quoted.some((span) => span.start <= start && end <= span.end);
  const leaveLabel = (): void => {
    if (label !== undefined && !blocks.some((block) => block.label === label))
      blocks.push({ role: 'eyebrow', text: label });
  };
  const leaveWaiting = (): void => {
    if (waiting !== undefined) blocks.push({ role: 'note', text: waiting });
    waiting = undefined;
  };
  let called: string | undefined;
  // Where the items end that a heading on their line is for: "Bring: spade, gloves".
  let headed = Number.POSITIVE_INFINITY;
  // Where the last value of a row ends.
  let valued = 0;
  const hours = findHours(prompt, marks);
  let hour: string | undefined;
  for (const [at, mark] of marks.entries()) {
    const { start, end, as } = mark;
    const name = isAffiliation(prompt, marks[at - 1], mark) ? 'detail' : mark.name;
    if (name === NAME) called = capitalize(cleanText(prompt.slice(start, end)));
    if (!SHOWN_MARKS.has(name)) continue;
    // What waits for its owner needs a block of its own at the end.
    if (blocks.length >= MOST_BLOCKS - 2) {
      marks[at] = { name: EXCESS, start, end };
      continue;
    }
    const closed = quoted.find((span) => span.start === start && span.end + 1 === end)?.end ?? end;
    const words = prompt.slice(start, closed);
    const lead = words.search(LEADING_SIGN);
    // Inside quotation marks every character is meant, and so is the sign of a number.
    const tidy = isQuotation(start, closed)
      ? cleanText(words)
      : signs.has(start + lead)
        ? words[lead] + tidyBlock(words.slice(lead + 1))
        : tidyBlock(words);
    const text = as ?? (name === 'item' ? withoutMarkdown(tidy) : tidy);
    if (!hasVisibleCharacter(text)) continue;
    const last = blocks.at(-1);
    if (start >= headed) {
      leaveLabel();
      [label, headed] = [undefined, Number.POSITIVE_INFINITY];
    }
    if (name === 'label') {
      leaveLabel();
      label = text;
      const line = endOfLine(prompt, end);
      headed = (marks[at + 1]?.start ?? line) < line ? line : Number.POSITIVE_INFINITY;
    } else if (name === 'value') {
      const owner = last && VALUED.has(last.role) && last.value === undefined ? last : undefined;
      const row =
        last && VALUED.has(last.role) && !prompt.slice(valued, start).includes('\n') ? last : undefined;
      const values = `${row?.value}${BETWEEN_VALUES}${text}`;
      if (owner) owner.value = text;
      // A row keeps all its values, as many as it has room for.
      else if (row && values.length <= LONGEST_ASIDE) row.value = values;
      else blocks.push({ role: 'price', text });
      valued = end;
    } else if (hours.has(mark)) {
      hour = text;
    } else if (name === 'detail') {
      const owner = blocks.findLast((block) => DETAILED.has(block.role));
      if (owner && owner === last && owner.detail === undefined) owner.detail = text;
      else if (isQuotation(start, end)) blocks.push({ role: 'note', text });
      else {
        if (waiting !== undefined && waiting.length + text.length + 2 > LONGEST_ASIDE) leaveWaiting();
        waiting = waiting === undefined ? text : `${waiting}, ${text}`;
      }
    } else {
      const role = name === 'title' && blocks.some((block) => block.role === 'title') ? 'subtitle' : name;
      blocks.push({
        role,
        text,
        ...(DETAILED.has(role) && waiting !== undefined ? { detail: waiting } : {}),
        ...(role === 'item' && label !== undefined ? { label } : {}),
        ...(role === 'item' && hour !== undefined ? { value: hour } : {}),
        ...(called === undefined ? {} : { [role === 'figure' ? 'detail' : 'label']: called }),
      });
      [called, hour] = [undefined, undefined];
      if (DETAILED.has(role)) waiting = undefined;
    }
  }
  leaveWaiting();
  // Nobody chooses from one.
  const [option, ...others] = blocks.filter(({ role }) => role === 'option');
  if (option && others.length === 0) option.role = 'note';
  leaveLabel();
  return { blocks, marks };
}

// What whoever stands in brackets behind a name may have been taken for: the host of the card, somebody else.
const AFFILIATED: ReadonlySet<string> = new Set(['brand', 'place', 'person', 'note', 'eyebrow']);

/** Where somebody belongs: "Lena Brandt (Gridwise)". */
const isAffiliation = (prompt: string, person: Mark | undefined, { name, start, end }: Mark): boolean =>
  person?.name === 'person' &&
  AFFILIATED.has(name) &&
  /^\s?[(（]$/u.test(prompt.slice(person.end, start)) &&
  /[)）]/u.test(prompt[end] ?? '');

/** The hours of a schedule: each stands in the line of a row, before it. */
function findHours(prompt: string, marks: readonly Mark[]): Set<Mark> {
  const shown = marks.filter(({ name }) => SHOWN_MARKS.has(name));
  const hours = shown.filter(({ name, end }, at) => {
    const next = shown[at + 1];
    return name === 'time' && next?.name === 'item' && !/[\p{L}\n]/u.test(prompt.slice(end, next.start));
  });
  return new Set(hours.length > 1 ? hours : []);
}

// Behind the punctuation that only joins a text to the one before.
const LEADING_SIGN = /(?<=^[\s,;:·•|]*)[-–−]/u;

// Markdown within a row.
const CODE = /`(?<words>[^`\n]+)`/gu;
const STRONG = /\*\*(?<words>[^*\n]+)\*\*/gu;
const withoutMarkdown = (text: string): string => text.replace(CODE, '$<words>').replace(STRONG, '$<words>');

/** A mark, cut where a text of a brief has to end, and what is behind the cut. */
function shorten(prompt: string, mark: Mark): Mark[] {
  const longest = ASIDES.has(mark.name) ? LONGEST_ASIDE : LONGEST_TEXT;
  const { name, start, end } = mark;
  if (!SHOWN_MARKS.has(name) || end - start <= longest) return [mark];
  const blank = prompt.lastIndexOf(' ', start + longest);
  const cut = blank > start + longest / 2 ? blank : start + longest;
  // No character is cut in two.
  const whole = /[\ud800-\udbff]$/.test(prompt.slice(start, cut)) ? cut - 1 : cut;
  return [
    { ...mark, end: whole },
    { name: EXCESS, start: whole, end },
  ];
}

/** Words as they are drawn: the author's own, without the punctuation that only joined them to their neighbours. */
export function tidyBlock(words: string): string {
  let text = cleanText(words)
    .replace(/[ \t]*\n[ \t]*/gu, '\n')
    .replace(/^[\s,;:·•|/–—、，；：-]+|[\s,;:·•|–—、，；：-]+$/gu, '');
  text = dropUnpaired(text);
  // A full stop ends a sentence; a title or a fact needs none.
  return /[.。]$/u.test(text) &&
    !/[.。!?！？].*[.。]$/su.test(text) &&
    !/\p{L}\.\p{L}*\.$|\b\p{Lu}\.$|\.\.\.$/u.test(text) &&
    text.length < 60
    ? text.slice(0, -1)
    : text;
}

const QUOTES = '"«»„“”`';
const BRACKETS = ['()', '[]', '（）', '「」', '『』', '《》', '〈〉', '【】'] as const;

/** Drops a bracket or a quotation mark whose partner is outside of the words. */
function dropUnpaired(text: string): string {
  const characters = Array.from(text);
  const [first = '', last = ''] = [characters[0], characters.at(-1)];
  const isStray = (sign: string, at: 'start' | 'end'): boolean =>
    BRACKETS.some(([opener = '', closer = '']) =>
      sign === opener
        ? at === 'end' || !text.includes(closer)
        : sign === closer && (at === 'start' || !text.includes(opener)),
    );
  // Languages disagree about which of them open: »so«, «so», „so“.
  const quotes = characters.filter((character) => QUOTES.includes(character)).length;
  const [opens, closes] = [QUOTES.includes(first), QUOTES.includes(last)];
  if (isStray(first, 'start') || (quotes === 1 && opens)) return characters.slice(1).join('').trim();
  if (isStray(last, 'end') || (quotes === 1 && closes)) return characters.slice(0, -1).join('').trim();
  const isQuoted = quotes === 2 && first === last && '"`'.includes(first);
  return isQuoted && text.length > 1 ? text.slice(1, -1).trim() : text;
}
