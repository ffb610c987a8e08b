import { Cardwright } from '../../../client/src/index.ts';

const baseUrl = location.origin;

/** The studio calls the public API, at the path where the browser's session stands for a key. */
const withSession: typeof fetch = (input, init) => {
  const { pathname, search } = new URL(String(input), baseUrl);
  return fetch(pathname.startsWith('/api/') ? `/studio${pathname}${search}` : pathname + search, init);
};

/** For what someone waits for: short troubles are retried. */
export const api = new Cardwright({ apiKey: null, baseUrl, fetch: withSession });

/** For what follows the typing: a failure is shown at once, and the next try may be about something else. */
export const liveApi = new Cardwright({ apiKey: null, baseUrl, fetch: withSession, retries: 0 });

/** The path of an address of this service, whatever name of it the address has: the policy allows this origin alone. */
export function toLocalPath(url: string): string {
  const { pathname, search } = new URL(url, baseUrl);
  return pathname + search;
}
