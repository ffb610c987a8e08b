/** Marks a place where a word may be broken; at the end of a line it is drawn as a hyphen. */
export const SOFT_HYPHEN = '\u00ad';

/** Pattern of a letter of the scripts whose words are broken with a hyphen. */
export const HYPHENATED_LETTER =
  '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Armenian}\\p{Script=Georgian}]';

export const HYPHEN = '-';
const ARMENIAN_HYPHEN = '֊';

/** A line as it is seen: a soft hyphen at its end is a hyphen, and any other is nothing. */
export function showHyphen(line: string): string {
  if (!line.includes(SOFT_HYPHEN)) return line;
  const hyphen = /\p{Script=Armenian}\u00ad$/u.test(line) ? ARMENIAN_HYPHEN : HYPHEN;
  return line.replace(/\u00ad$/u, hyphen).replaceAll(SOFT_HYPHEN, '');
}
