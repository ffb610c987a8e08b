import type { Statement } from '../brief/statement.ts';

// More is a page of text: no arrangement by importance makes a card of it, and to try would take seconds.
const MOST_PARTS = 16;
const MOST_ROWS = 30;
const MOST_LETTERS = 1500;

export const isCrowded = (statements: readonly Statement[]): boolean => {
  const rows = statements.flatMap((one) =>
    'sections' in one ? one.sections.flatMap(({ rows }) => rows) : [],
  );
  const letters = statements.reduce((sum, { text, detail = '' }) => sum + text.length + detail.length, 0);
  return statements.length > MOST_PARTS || rows.length > MOST_ROWS || letters > MOST_LETTERS;
};
