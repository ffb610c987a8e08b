import type { RequestTarget } from '../delivery/types.ts';

const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * Path and query as they stand in the request line: `Request.url` is rewritten by a parser (`'` becomes `%27`,
 * `/a/../i` collapses), which signatures over the sent text would not survive. `line` is absent without a socket.
 */
export function readRequestTarget(line: string | undefined, url: string): RequestTarget {
  // The absolute form is for proxies (RFC 9112, 3.2.2).
  const target = (line ?? url).replace(ORIGIN, '');
  const mark = target.indexOf('?');
  return mark < 0
    ? { path: target, query: '' }
    : { path: target.slice(0, mark), query: target.slice(mark + 1) };
}
