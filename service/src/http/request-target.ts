import type { RequestTarget } from '../delivery/types.ts';

const ORIGIN = /^https?:\/\/[^/?#]*/i;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Path and query as they stand in the request line: `Request.url` is rewritten by a parser (`'` becomes `%27`,
 * `/a/../i` collapses), which signatures over the sent text would not survive. `line` is absent without a socket.
 */
export function readRequestTarget(line: string | undefined, url: string): RequestTarget {
  // The absolute form is for proxies (RFC 9112, 3.2.2).
  const target = decodeBytes(line ?? url).replace(ORIGIN, '');
  const mark = target.indexOf('?');
  return mark < 0
    ? { path: target, query: '' }
    : { path: target.slice(0, mark), query: target.slice(mark + 1) };
}

/** Node gives the bytes of a request line as Latin-1; those of a client that does not escape are UTF-8. */
function decodeBytes(line: string): string {
  if (!/[\x80-\xff]/.test(line)) return line;
  try {
    return utf8.decode(Buffer.from(line, 'latin1'));
  } catch {
    // Kept as broken as it is, in a form that the reader of the query refuses.
    return line.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`);
  }
}
