import type { Brief, UnusedReason } from '../brief/brief.ts';
import type { Unused } from '../brief/reader.ts';
import { foldText } from '../lexicon/fold-text.ts';
import { closedClassWordsIn, startersIn } from '../lexicon/word-lists.ts';
import { factLabels, roles } from '../reader/copy/copy-words.ts';
import { splitClauses } from '../reader/reading/clauses.ts';
import { type Reading, readText } from '../reader/reading/reading.ts';
import { dropChatOpening } from '../reader/request/chat-opening.ts';
import { findSigns, type Sign } from '../reader/request/signs.ts';

type Span = { start: number; end: number };

const ASKING: ReadonlySet<Sign['part']> = new Set<Sign['part']>([
  'verb',
  'drawing-verb',
  'artefact',
  'strong-artefact',
  'naming',
  'kind',
]);
const WISHING: ReadonlySet<Sign['part']> = new Set<Sign['part']>([
  'mood',
  'scheme',
  'colour',
  'platform',
  'size',
  'medium',
  'layout',
  'unmet',
  'style-noun',
  'quality',
  'opener',
  'printed',
]);

/**
 * Lists the stretches of a prompt that are in no block and in no picture of its brief, each with the reason. Words that only join
 * others ("at", "with") are not listed. `cut`: the prompt is long, and what comes last was left out for want of room.
 */
export function listUnused(prompt: string, brief: Brief, { cut }: { cut: boolean }): Unused[] {
  const { language } = brief;
  const reading = readText(prompt);
  const used = markUsed(reading, brief);
  const signs = findSigns(reading, language);
  const chatEnd = prompt.length - dropChatOpening(prompt, language).length;
  const labels = [...roles.find(reading, language), ...factLabels.find(reading, language)];
  const lastUsed = used.lastIndexOf(1);
  const joins = (word: string): boolean =>
    startersIn(language).has(word) || closedClassWordsIn(language).has(word);
  const why = (span: Span): UnusedReason | undefined => {
    const parts = signs.within(span).map(({ part }) => part);
    const words = reading.words.filter(({ start, end }) => start >= span.start && end <= span.end);
    if (words.every(({ folded }) => joins(folded)) && !parts.some((part) => ASKING.has(part)))
      return undefined;
    if (span.end <= chatEnd) return 'chatter';
    if (parts.some((part) => ASKING.has(part))) return 'request';
    if (parts.some((part) => WISHING.has(part))) return 'wish';
    if (labels.some(({ start, end }) => start >= span.start && end <= span.end)) return 'request';
    return cut && span.start > lastUsed ? 'no_room' : 'not_understood';
  };
  const found = gapsOf(reading, used).flatMap((gap) =>
    splitClauses(prompt.slice(gap.start, gap.end)).flatMap((clause) => {
      const span = { start: gap.start + clause.start, end: gap.start + clause.end };
      const reason = why(span);
      return reason ? [{ ...span, why: reason, gap }] : [];
    }),
  );
  return joinEqual(found).map(({ start, end, why: reason }) => ({
    text: prompt.slice(start, end),
    start,
    end,
    why: reason,
  }));
}

/** Marks each character of the prompt that is set; a text is looked for as a whole, else word by word. */
function markUsed(reading: Reading, { blocks, picture }: Brief): Uint8Array {
  const used = new Uint8Array(reading.text.length);
  const texts = blocks.flatMap(({ text, value, detail, label }) => [text, value, detail, label]);
  for (const text of [...texts, picture?.text]) if (text) markText(reading, used, foldText(text));
  return used;
}

function markText({ folded, words }: Reading, used: Uint8Array, text: string): void {
  for (let at = folded.indexOf(text); at >= 0; at = folded.indexOf(text, at + 1)) {
    if (used[at] === 1) continue;
    used.fill(1, at, at + text.length);
    return;
  }
  let from = 0;
  for (const { folded: word } of readText(text).words) {
    const isFree = (other: (typeof words)[number]): boolean => used[other.start] !== 1;
    const fits = (other: (typeof words)[number]): boolean => other.folded === word && isFree(other);
    const next = words.find((other) => other.start >= from && fits(other)) ?? words.find(fits);
    if (!next) continue;
    used.fill(1, next.start, next.end);
    from = next.end;
  }
}

/** Stretches of words that are not used, from word to word. */
function gapsOf({ words }: Reading, used: Uint8Array): Span[] {
  const gaps: Span[] = [];
  let open: Span | undefined;
  for (const { start, end } of words) {
    const free = used[start] !== 1;
    if (!free) open = undefined;
    else if (open) open.end = end;
    else {
      open = { start, end };
      gaps.push(open);
    }
  }
  return gaps;
}

type Found = Span & { why: UnusedReason; gap: Span };

const joinEqual = (found: readonly Found[]): Found[] =>
  found.reduce<Found[]>((joined, next) => {
    const last = joined.at(-1);
    if (last && last.gap === next.gap && last.why === next.why) last.end = next.end;
    else joined.push({ ...next });
    return joined;
  }, []);
