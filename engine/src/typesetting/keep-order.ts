import { hasRightToLeft } from '../assets/scripts.ts';
import { bidi } from './bidi.ts';

/** A line of a text, and what stood between it and the next one: a space, nothing, or the end of a paragraph. */
export type BrokenLine = { text: string; after: ' ' | '' | '\n' };

type Direction = 'ltr' | 'rtl';

const LEFT_TO_RIGHT_OVERRIDE = '\u202d';
const RIGHT_TO_LEFT_OVERRIDE = '\u202e';
const END_OF_OVERRIDE = '\u202c';

/**
 * Keeps the order of words of both directions that they have in their paragraph (Unicode Standard Annex 9). A renderer
 * orders each line by what is on it alone; where that is not the order in the paragraph, the line says its own.
 */
export function keepOrder(lines: readonly BrokenLine[], direction: Direction): string[] {
  const hasOneDirection = direction === 'ltr' && !lines.some(({ text }) => hasRightToLeft(text));
  if (lines.length < 2 || hasOneDirection) return lines.map(({ text }) => text);
  const levels = findLevels(lines.map(({ text, after }) => text + after).join(''), direction);
  let from = 0;
  return lines.map(({ text, after }) => {
    const own = levels.subarray(from, from + text.length);
    from += text.length + after.length;
    const alone = findLevels(text, direction);
    return own.every((level, index) => level === alone[index]) ? text : withLevels(text, own, direction);
  });
}

const findLevels = (text: string, direction: Direction): Uint8Array =>
  bidi.getEmbeddingLevels(text, direction).levels;

/** The text with every character at its embedding level, by overrides; both directions keep what is odd and even. */
function withLevels(text: string, levels: Uint8Array, direction: Direction): string {
  const base = direction === 'rtl' ? 1 : 0;
  const open = (level: number): string => (level % 2 === 0 ? LEFT_TO_RIGHT_OVERRIDE : RIGHT_TO_LEFT_OVERRIDE);
  let current = base;
  // Letters at the level of the paragraph have an override too: without one, signs between two others would turn.
  let written = open(base);
  for (let index = 0; index < text.length; index++) {
    const level = levels[index] ?? base;
    for (; current < level; current++) written += open(current + 1);
    for (; current > level; current--) written += END_OF_OVERRIDE;
    written += text[index];
  }
  return written + END_OF_OVERRIDE.repeat(current - base + 1);
}
