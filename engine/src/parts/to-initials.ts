const SHORTENED = /^(?:\p{L}{2,}\.-?)+$/u;

export const firstLetter = (text: string): string | undefined =>
  [...text].find((sign) => /[\p{L}\p{N}]/u.test(sign));

/** The initials of the first and the last name. */
export function toInitials(name: string): string {
  const named = name.split(/\s+/u).filter((word) => firstLetter(word));
  // "Prof." and "Dr." are no names.
  const whole = named.filter((word) => !SHORTENED.test(word));
  const words = whole.length > 0 ? whole : named;
  const letters = [...new Set([words[0], words.at(-1)])].map((word) => firstLetter(word ?? '') ?? '');
  return letters.join('').toUpperCase();
}
