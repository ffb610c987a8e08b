import type { Span } from './spans.ts';

// Capitalized words in a row, with the small words inside names: `Blue Door`, `Osteria del Ponte`.
const RUN =
  /(?<![\p{L}\p{N}'’-])\p{Lu}[\p{L}\p{N}'’-]*(?:\s(?:(?:de|del|della|di|da|do|dos|des|du|la|le|van|of|the)\s){0,2}\p{Lu}[\p{L}\p{N}'’-]*)*/gu;
const AT = /(?<!\p{L})(?:at|chez|presso)(?:\sthe)?\s$/iu;
const AT_WITHIN = /\sAt\s(?:The\s)?|\sat\sthe\s/iu;
const CLAUSE_ENDS = /^\s*(?:[,;.!?)—–|\n]|$)/u;

// "Presso the ", or a comma: what leads to the name of a house.
const LEAD_LENGTH = 16;

/** Where a text names the house that something happens in: `at the Blue Door`, `Saturday, Osteria del Ponte`. */
export function findVenues(text: string): Span[] {
  return [...text.matchAll(RUN)].flatMap((match): Span[] => {
    const start = match.index;
    const end = start + match[0].length;
    const before = text.slice(Math.max(0, start - LEAD_LENGTH), start);
    const within = AT_WITHIN.exec(match[0]);
    if (within) return [{ start: start + within.index + within[0].length, end }];
    const alone = /,\s*$/u.test(before) && match[0].includes(' ') && CLAUSE_ENDS.test(text.slice(end));
    return alone || AT.test(before) ? [{ start, end }] : [];
  });
}

/** The text with blanks in place of its venues. */
export function dropVenues(text: string): string {
  return findVenues(text).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
}
