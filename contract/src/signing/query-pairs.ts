/** A decoded parameter and the text it was read from (without an escaped-ampersand prefix). */
export type QueryPair = { name: string; value: string; raw: string };

/** A query that cannot be decoded: a broken `%` escape or bytes that are not UTF-8. */
export class UndecodableQueryError extends Error {
  readonly segment: string;

  constructor(segment: string) {
    super(
      `"${segment.slice(0, 80)}" has a broken % escape or is not UTF-8; write spaces as %20 and % as %25`,
    );
    this.name = 'UndecodableQueryError';
    this.segment = segment;
  }
}

// `&` pasted through HTML arrives as `&amp;`, so the next name starts with `amp;`. No parameter name holds a `;`.
const ESCAPED_AMPERSAND = /^(?:amp;)+/;

/**
 * Reads a query (without `?`) as `application/x-www-form-urlencoded`, once, in the order received. Throws
 * `UndecodableQueryError`; unlike the WHATWG parser it never guesses, because a signature stands on the result.
 */
export function parseQueryPairs(query: string): QueryPair[] {
  return query
    .split('&')
    .map((segment) => segment.replace(ESCAPED_AMPERSAND, ''))
    .filter((segment) => segment !== '')
    .map((raw) => {
      const equals = raw.indexOf('=');
      const name = decode(equals < 0 ? raw : raw.slice(0, equals), raw).replace(ESCAPED_AMPERSAND, '');
      return { name, value: equals < 0 ? '' : decode(raw.slice(equals + 1), raw), raw };
    });
}

function decode(text: string, segment: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(ensureWellFormed(spaced, segment));
  } catch {
    throw new UndecodableQueryError(segment);
  }
}

function ensureWellFormed(text: string, segment: string): string {
  if (!isWellFormed(text)) throw new UndecodableQueryError(segment);
  return text;
}

// String.prototype.isWellFormed is missing in older runtimes that sign URLs.
const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);

/** Sorted by name, by code unit; equal names stay in the order received. */
export const sortPairs = <T extends { name: string }>(pairs: readonly T[]): T[] =>
  [...pairs].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
