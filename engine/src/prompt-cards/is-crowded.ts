import { type Content, listParts } from '../brief/content.ts';

// More is a page of text: no arrangement by importance makes a card of it, and to try would take seconds.
const MOST_PARTS = 16;
const MOST_ROWS = 30;
const MOST_LETTERS = 1500;

export const isCrowded = (content: Content): boolean => {
  const parts = listParts(content);
  const rows = parts.flatMap((part) => ('sections' in part ? part.sections.flatMap(({ rows }) => rows) : []));
  const letters = parts.reduce((sum, { text, detail = '' }) => sum + text.length + detail.length, 0);
  return parts.length > MOST_PARTS || rows.length > MOST_ROWS || letters > MOST_LETTERS;
};
