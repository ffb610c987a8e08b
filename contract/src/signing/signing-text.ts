import { DIALECTS, encodeRfc3986 } from './dialects.ts';
import { parseQueryPairs, type QueryPair, sortPairs } from './query-pairs.ts';

type Pair = { name: string; value: string };

/** The canonical text of a signed URL: path, `?`, and every parameter but `sig`, sorted, in RFC 3986 encoding. */
export const toSigningText = (path: string, pairs: readonly Pair[]): string =>
  `${path}?${writeQuery(sortSigned(pairs), encodeRfc3986)}`;

const sortSigned = <T extends Pair>(pairs: readonly T[]): T[] =>
  sortPairs(pairs.filter(({ name }) => name !== 'sig'));

const writeQuery = (pairs: readonly Pair[], encode: (text: string) => string): string =>
  pairs.map(({ name, value }) => `${encode(name)}=${encode(value)}`).join('&');

/**
 * Every text that a signature for these pairs may stand over, the canonical one first, without repeats. A text
 * is in the list only if it decodes to exactly these pairs: no signature authorizes more than it says.
 */
export function* acceptedSigningTexts(path: string, pairs: readonly QueryPair[]): Generator<string> {
  const signed = sortSigned(pairs);
  const canonical = writeQuery(signed, encodeRfc3986);
  const seen = new Set<string>();
  for (const { fromRfc3986 } of DIALECTS) {
    const query = fromRfc3986(canonical);
    if (!seen.has(query)) yield `${path}?${query}`;
    seen.add(query);
  }
  // These two may say something else than they were written from: `a&b=c` as a plain value reads as two.
  for (const query of [writeQuery(signed, (text) => text), signed.map(({ raw }) => raw).join('&')]) {
    if (!seen.has(query) && decodesTo(query, signed)) yield `${path}?${query}`;
    seen.add(query);
  }
}

function decodesTo(query: string, pairs: readonly Pair[]): boolean {
  try {
    const decoded = parseQueryPairs(query);
    return (
      decoded.length === pairs.length &&
      decoded.every(({ name, value }, at) => name === pairs[at]?.name && value === pairs[at]?.value)
    );
  } catch {
    return false;
  }
}

/** `<API_KEY_ID>.<64 lower-case hex digits>`, or undefined when it is written in any other way. */
export function parseSignature(sig: string): { keyId: string; digest: string } | undefined {
  const match = /^([a-z0-9]{1,64})\.([0-9a-f]{64})$/.exec(sig);
  return match?.[1] && match[2] ? { keyId: match[1], digest: match[2] } : undefined;
}
