import type { AppSettings } from './handler.ts';

/** What a proxy adds: who is behind it is not on this machine, wherever the connection comes from. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Whether the request comes from this machine, to this machine by name. `client` is an IP address. */
export const isLocalPeer = (request: Request, client: string): boolean =>
  isLoopback(client) &&
  isLocalName(new URL(request.url).hostname) &&
  !FORWARDED.some((name) => request.headers.has(name));

/**
 * Whether the owner's browser, on this machine, opened this service by a local name. `client` is an IP address. The
 * name counts because a foreign one may be made to point here (DNS rebinding).
 */
export function isLocalVisit(
  request: Request,
  client: string,
  { mode, baseUrl }: Pick<AppSettings, 'mode' | 'baseUrl'>,
): boolean {
  return mode === 'owner' && isLocalPeer(request, client) && isLocalName(new URL(baseUrl()).hostname);
}

/**
 * Whether a page of this very origin sent the request. Browsers tell by either header, pages cannot change what they
 * tell, and a program that tells neither is no page. A proxy may have replaced the host that the browser named by
 * another; `baseUrl` has it then.
 */
export function isSameOrigin({ url, headers }: Request, baseUrl = url): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  const hosts = [url, baseUrl].map((own) => new URL(own).host);
  const isOwn = origin !== null && URL.canParse(origin) && hosts.includes(new URL(origin).host);
  return (isOwn || origin === null) && (site === 'same-origin' || (site === null && isOwn));
}

const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');

/** Whether a host name is of this machine, and of no other whatever a name server says. */
export const isLocalName = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
