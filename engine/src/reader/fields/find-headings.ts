import { listLines } from '../reading/lines.ts';
import { named, type Stated } from './stated.ts';

const HEADING = /^ {0,3}(?<signs>#{1,6}[ \t]+)(?<words>\S.*?)[ \t#]*$/u;
// What heads a part of a card, or is the name of a part that readers do not see.
const OF_PART = ['label', 'eyebrow', 'subtitle', 'field', 'request', 'chat'] as const;

/** Finds the headings of Markdown among other lines: the one of the first level is the title, others head what is below them. */
export function findHeadings(prompt: string): Stated[] {
  if (!/\S.*\n\s*\S/u.test(prompt)) return [];
  let marks: readonly string[] = ['title'];
  return listLines(prompt).flatMap(({ text, start }): Stated[] => {
    const { signs, words } = HEADING.exec(text)?.groups ?? {};
    if (signs === undefined || words === undefined) return [];
    const from = start + text.indexOf(signs);
    const at = from + signs.length;
    const own = signs.trim() === '#' ? marks : OF_PART;
    if (own !== OF_PART) marks = OF_PART;
    return [named(from, at), { start: at, end: at + words.length, marks: own, whole: true }];
  });
}
