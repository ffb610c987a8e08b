import { toDrawableText } from '../assets/drawable-text.ts';
import { listParts, type Part, piecesOf } from '../brief/content.ts';
import type { Copy, DesignRequest } from '../brief/design-request.ts';
import { clip, type Warning, warn, warnUnset } from '../brief/warning.ts';
import type { Composition, PlacedText } from '../layout/composition.ts';
import type { Finding } from './report.ts';

// Longer texts may be cut; a card is not a page, and the ellipsis shows it.
const PROMISED_CHARACTERS = 200;

/**
 * The one form in which wanted and set words are compared, without typography: width of letters, spacing, separators (a line break replaces a dot, a separate field a colon or comma), the form of quotation marks, and what is invisible.
 */
const normalise = (text: string): string =>
  toDrawableText(text)
    .normalize('NFKC')
    .replace(/[\s·:,'"‘’“”„«»\p{Default_Ignorable_Code_Point}]+/gu, '');

/** The words of a text as its lines have them. */
const readLines = ({ fitted }: PlacedText): string =>
  normalise(fitted.lines.map(({ text }) => text).join(' '));

/**
 * Finds copy that is not drawn as a whole. `undrawable` are characters that no font has; a text with one is drawn
 * without it, and a warning says so.
 */
export function findCopyFaults(
  { texts, family, depicts = false }: Pick<Composition, 'texts' | 'depicts' | 'family'>,
  request: DesignRequest,
  undrawable: readonly string[],
): Finding[] {
  const all = texts
    .filter((t) => t.role !== 'decoration')
    .map(readLines)
    .join('');
  const findings: Finding[] = [];
  // A picture prompt asks for no words; we wrote its caption, which is needed only if the picture is not drawn.
  const asked = depicts && request.kind === 'picture' ? [] : textsToSet(request, family);
  for (const [role, text] of asked) {
    const wanted = normalise(text);
    // Fonts are checked for the composed form of a letter, whatever form the prompt has.
    const forms = text + toDrawableText(text);
    if (undrawable.some((character) => forms.includes(character))) continue;
    if (wanted === '' || [...text].length > PROMISED_CHARACTERS) continue;
    if (!isDrawn(all, role, text))
      findings.push({ check: 'copy', text, detail: `${role} "${text}" is not drawn in full` });
  }
  for (const t of texts) {
    if (t.fitted.truncated && [...t.fitted.text].length <= PROMISED_CHARACTERS) {
      findings.push({
        check: 'copy',
        role: t.role,
        text: t.fitted.text,
        detail: `"${t.fitted.text}" is cut`,
      });
    }
  }
  return findings;
}

/** Warns about words that the card has no room for, including long ones. */
export function describeCut(
  composition: Pick<Composition, 'texts' | 'depicts' | 'family'>,
  request: DesignRequest,
): Warning[] {
  if (composition.depicts && request.kind === 'picture') return [];
  const all = composition.texts.map(readLines).join('');
  const cut = textsToSet(request, composition.family).flatMap(([role, text]) =>
    isDrawn(all, role, text) ? [] : [text],
  );
  if (cut.length > MOST_TOLD) return [warnUnset(cut)];
  return cut.map((text) =>
    warn('no_room', `“${clip(text)}” does not fit on the card in full. Shorten the text.`, [text]),
  );
}

// More texts than these are told in one warning.
const MOST_TOLD = 3;

/** Whether a card has these words, on whatever lines. */
export const isSaid = ({ texts }: Pick<Composition, 'texts'>, words: string): boolean =>
  texts.map(readLines).join('').includes(normalise(words));

// "1. Listen": the number is beside its words and needs no dot.
const COUNTED = /^(\d{1,2})\.\s+/u;

/**
 * Whether a text is drawn; for rows and opening hours, whether every piece is: "Free: 1 project, support" may become
 * a small list under its name.
 */
const isDrawn = (drawn: string, role: string, text: string): boolean =>
  drawn.includes(normalise(text)) ||
  ((role === 'line' || role === 'item') &&
    COUNTED.test(text) &&
    drawn.includes(normalise(text.replace(COUNTED, '$1 ')))) ||
  ((role === 'line' || role === 'item' || role === 'date') &&
    text.split(/[:,;]\s+|[：，；、،]/u).every((piece) => drawn.includes(normalise(piece))));

/** What a card has to set: a family the parts of its content, in the pieces of their form; a look its copy. */
const textsToSet = ({ content, copy }: DesignRequest, family: string | undefined): [string, string][] =>
  family !== undefined && content ? listParts(content).flatMap(partTexts) : copyTexts(copy);

const partTexts = (part: Part): [string, string][] => piecesOf(part).map((text) => [part.role, text]);

/** Lists every piece of copy with the name of its role. */
export function copyTexts(copy: Copy): [string, string][] {
  const texts: [string, string | undefined][] = [
    ['title', copy.title],
    ['eyebrow', copy.eyebrow],
    ['subtitle', copy.subtitle],
    ['metric prefix', copy.metric?.prefix],
    ['metric', copy.metric?.value],
    ['metric suffix', copy.metric?.suffix],
    ...(copy.people ?? []).map((p): [string, string] => ['person', p]),
    ['date', copy.date],
    ['place', copy.place],
    ['attribution', copy.attribution],
    ['call to action', copy.callToAction],
    ...(copy.items ?? []).flatMap(({ text, value }): [string, string | undefined][] => [
      ['item', text],
      ['value', value],
    ]),
    ...(copy.lines ?? []).map((line): [string, string] => ['line', line]),
    ...(copy.footer ?? []).map((line): [string, string] => ['footer', line]),
  ];
  return texts.filter((entry): entry is [string, string] => entry[1] !== undefined);
}
