import { toDrawableText } from '../assets/drawable-text.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import { piecesOf } from '../brief/statement.ts';
import { clip, type Warning, warn, warnUnset } from '../brief/warning.ts';
import type { Composition, PlacedText } from '../composition.ts';
import type { Finding } from './report.ts';

// Longer texts may be cut; a card is not a page, and the ellipsis shows it.
const PROMISED_CHARACTERS = 200;

/**
 * The one form in which wanted and set words are compared, without typography: width of letters, spacing, separators (a line break replaces a dot, a separate field a colon or comma), the form of quotation marks, and what is invisible.
 */
const normalise = (text: string): string =>
  toDrawableText(text)
    .normalize('NFKC')
    .replace(/[\s·:,、،;؛'"‘’“”„«»\p{Default_Ignorable_Code_Point}]+/gu, '');

/** The words of a text as its lines have them. */
const readLines = ({ fitted }: PlacedText): string =>
  normalise(fitted.lines.map(({ text }) => text).join(' '));

/**
 * Finds words that are not drawn as a whole. `undrawable` are characters that no font has; a text with one is drawn
 * without it, and a warning says so.
 */
export function findTextFaults(
  { texts, depicts = false, images }: Pick<Composition, 'texts' | 'depicts' | 'images'>,
  request: DesignRequest,
  undrawable: readonly string[],
): Finding[] {
  const all = texts
    .filter((t) => t.role !== 'decoration')
    .map(readLines)
    .join('');
  const findings: Finding[] = [];
  // A picture prompt asks for no words; we wrote its caption, which is needed only if the picture is not drawn.
  const asked = depicts && request.kind === 'picture' ? [] : textsToSet(request, images);
  for (const [role, text] of asked) {
    const wanted = normalise(text);
    // Fonts are checked for the composed form of a letter, whatever form the prompt has.
    const forms = text + toDrawableText(text);
    if (undrawable.some((character) => forms.includes(character))) continue;
    if (wanted === '' || [...text].length > PROMISED_CHARACTERS) continue;
    if (!isDrawn(all, role, text))
      findings.push({ check: 'texts', text, detail: `${role} "${text}" is not drawn in full` });
  }
  for (const t of texts) {
    if (t.fitted.truncated && [...t.fitted.text].length <= PROMISED_CHARACTERS) {
      findings.push({
        check: 'texts',
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
  composition: Pick<Composition, 'texts' | 'depicts' | 'images'>,
  request: DesignRequest,
): Warning[] {
  if (composition.depicts && request.kind === 'picture') return [];
  const all = composition.texts.map(readLines).join('');
  const cut = textsToSet(request, composition.images).flatMap(([role, text]) =>
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

// Where texts of these roles may be set in pieces: "Free: 1 project, support" as a small list, "Tabs vs spaces: what we counted" as halves with a headline.
const PARTED: Readonly<Record<string, RegExp>> = { item: /[:,;]\s+|[：，；、،]/u, title: /:\s+|：/u };

/** Whether a text is drawn, in one or in the pieces that it may be set in. */
function isDrawn(drawn: string, role: string, text: string): boolean {
  const parted = PARTED[role];
  return (
    drawn.includes(normalise(text)) ||
    (parted !== undefined && text.split(parted).every((piece) => drawn.includes(normalise(piece))))
  );
}

/** What a card has to set: its parts, in the pieces of their form; stars may be drawn. */
function textsToSet({ statements }: DesignRequest, images: Composition['images']): [string, string][] {
  const stars = images.some(({ src }) => src.startsWith('icon-star'));
  return statements
    .filter(({ form }) => !(stars && form === 'stars'))
    .flatMap((part) => piecesOf(part).map((text): [string, string] => [part.role, text]));
}
