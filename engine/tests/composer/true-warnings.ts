import { findDrawing } from '../../src/art/drawings/drawings.ts';
import { toDrawableText } from '../../src/assets/drawable-text.ts';
import type { Drawn } from './corpus.ts';

type Told = Pick<Drawn, 'brief' | 'warnings' | 'composition'>;

const squash = (text: string): string =>
  toDrawableText(text)
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}\p{S}]+/gu, '');
const linesOf = ({ composition: { texts } }: Told): string =>
  texts.map(({ fitted }) => squash(fitted.lines.map(({ text }) => text).join(' '))).join('\n');

/** Warnings that say that something is missing which is on the card, or there which is not. */
export function findFalse(drawn: Told): string[] {
  const set = linesOf(drawn);
  const images = new Set(drawn.composition.images.flatMap(({ shows }) => shows ?? []));
  const copy = drawn.brief.blocks.map(({ text }) => squash(text));
  return drawn.warnings.flatMap(({ code, message, words }) => {
    const isWrong = words.some((word) => {
      const own = squash(word);
      if (code === 'no_room')
        return set.includes(own) && copy.filter((text) => text.includes(own)).length < 2;
      if (code === 'not_understood') return set.includes(own) && !copy.some((text) => text.includes(own));
      return /no drawing|could not be drawn/.test(message) && images.has(findDrawing([word])?.name ?? '');
    });
    const claimsWords = message.includes('shows its words instead');
    return isWrong || (claimsWords && !set.includes(squash(drawn.brief.picture?.text ?? '')))
      ? [message]
      : [];
  });
}

/** Texts of the brief that the card does not have in full, and of which no warning says so. */
export function findSilent(drawn: Told): string[] {
  const set = squash(linesOf(drawn));
  const told = drawn.warnings
    .flatMap(({ words }) => words)
    .map(squash)
    .join('\n');
  return drawn.brief.blocks
    .flatMap(({ role, text, value, detail, label }) =>
      // A day that stands as a figure is set in its pieces.
      [...(role === 'date' ? text.split(' ') : [text]), value, detail, label].filter(
        (part) => part !== undefined,
      ),
    )
    .filter((text) => !set.includes(squash(text)) && !told.includes(squash(text)));
}
