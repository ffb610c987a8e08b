import { DIALECTS, encodeRfc3986 } from './dialects.ts';
import { parseQueryPairs, type QueryPair, sortPairs } from './query-pairs.ts';

type Pair = { name: string; value: string };

/** The canonical text of a signed URL: path, `?`, and every parameter but `sig`, sorted, in RFC 3986 encoding. */
export const toSigningText = (path: string, pairs: readonly Pair[]): string =>
  write(path, pairs, encodeRfc3986);

function write(path: string, pairs: readonly Pair[], encode: (text: string) => string): string {
  const query = sortPairs(pairs.filter(({ name }) => name !== 'sig')).map(
    ({ name, value }) => `${encode(name)}=${encode(value)}`,
  );
  return `${path}?${query.join('&')}`;
}

/**
 * Every text that a signature for these pairs may stand over, the canonical one first, without repeats. A text
 * is in the list only if it decodes to exactly these pairs: no signature authorizes more than it says.
 */
export function* acceptedSigningTexts(path: string, pairs: readonly QueryPair[]): Generator<string> {
  const signed = sortPairs(pairs.filter(({ name }) => name !== 'sig'));
  const seen = new Set<string>();
  const candidates = [
    ...DIALECTS.map(
      ({ encode }) =>
        () =>
          write(path, signed, encode),
    ),
    () => write(path, signed, (text) => text),
    () => `${path}?${signed.map(({ raw }) => raw).join('&')}`,
  ];
  for (const candidate of candidates) {
    const text = candidate();
    if (seen.has(text)) continue;
    seen.add(text);
    if (decodesTo(text.slice(path.length + 1), signed)) yield text;
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
