import { toDrawableText } from '../assets/drawable-text.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import { piecesOf, type Statement } from '../brief/statement.ts';
import type { Composition } from '../composition.ts';
import type { Finding } from './report.ts';

// Steps of fitting: a smaller difference is not seen.
const SAME = 0.98;
// "14日": the number is set apart from its sign.
const DAY = /^\p{Nd}{1,2}/u;

const normalise = (text: string): string =>
  toDrawableText(text)
    .normalize('NFKC')
    .replace(/[\s\p{P}\p{Default_Ignorable_Code_Point}]+/gu, '');

/**
 * Finds texts that a family set larger than what the card is about. The day of an event belongs to its name, so its number may be
 * larger, and several numbers, or the names of things beside each other, are together what a card is about.
 */
export function checkHierarchy({ texts, family }: Composition, { statements }: DesignRequest): Finding[] {
  if (family === undefined) return [];
  const set = texts.map(({ fitted }) => ({ words: normalise(fitted.text), size: fitted.size }));
  const sizeOf = (part: Statement): number => {
    const numeral = part.form === 'day' ? [DAY.exec(part.day.day)?.[0] ?? ''] : [];
    const names = 'sections' in part ? part.sections.map(({ label }) => label) : [];
    const pieces = [...piecesOf(part).filter((piece) => !names.includes(piece)), ...numeral].map(normalise);
    return Math.max(0, ...set.filter(({ words }) => pieces.includes(words)).map(({ size }) => size));
  };
  const [hero, ...others] = statements;
  const leading = hero?.rank === 'hero' ? sizeOf(hero) : 0;
  if (leading === 0) return [];
  const counted = texts.filter(({ role }) => role === 'metric').length > 1;
  return others
    .filter((part) => part.form !== 'day' && !(counted && part.form === 'figure'))
    .filter((part) => sizeOf(part) * SAME > leading)
    .map((part) => ({
      check: 'hierarchy' as const,
      text: part.text,
      detail: `"${part.text}" is set at ${sizeOf(part).toFixed(1)} px, what the card is about at ${leading.toFixed(1)} px`,
    }));
}
