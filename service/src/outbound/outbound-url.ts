import ipaddr from 'ipaddr.js';

const MAX_URL_CHARACTERS = 2048;
// RFC 1035, 2.3.4. URLs may have others, which no name server knows.
const HOST_NAME = /^(?=.{1,253}$)[^.]{1,63}(?:\.[^.]{1,63})*$/;
// Names of one machine or network: RFC 6761, 6762, 8375, and ICANN's resolution of 2024 on `internal`. A name without a dot is one as well.
const LOCAL_NAME = /^[^.]+$|\.(?:localhost|local|internal|home\.arpa)$/;

/** Why an address may not be fetched; the message is for the person who named it. */
export class OutboundRefusedError extends Error {
  override readonly name = 'OutboundRefusedError';
}

/**
 * The URL if it may be fetched: https on port 443, no credentials, a host name (never an IP literal) that is on
 * the allowlist; of trusted hosts, also http and other ports. Throws `OutboundRefusedError`. Asked again for every redirect.
 */
export function parseOutboundUrl(
  text: string,
  allowedHosts: readonly string[],
  setting = 'CARDWRIGHT_ASSET_HOSTS',
  trustedHosts: readonly string[] = [],
): URL {
  const refuse = (reason: string): never => {
    throw new OutboundRefusedError(reason);
  };
  if (text.length > MAX_URL_CHARACTERS)
    return refuse(`must be at most ${MAX_URL_CHARACTERS} characters long`);
  // The parser leaves out tabs and newlines, wherever they are: another URL than the one that was named.
  const url =
    !/[\t\n\r]/u.test(text) && URL.canParse(text) ? new URL(text) : refuse('must be an absolute https URL');
  const isTrusted = isTrustedUrl(url, trustedHosts);
  if (url.protocol !== 'https:' && !(isTrusted && url.protocol === 'http:'))
    return refuse('must be an https URL');
  if (url.username || url.password) return refuse('must not contain credentials');
  if (isTrusted) return url;
  if (url.port !== '') return refuse('must use the standard https port 443');
  const host = toHost(url);
  if (host.startsWith('[') || ipaddr.isValid(host)) return refuse('must name a host, not an IP address');
  if (!HOST_NAME.test(host)) return refuse('must name a host whose parts have 1 to 63 characters');
  if (!isAllowedHost(host, allowedHosts)) {
    if (allowedHosts.includes('*')) return refuse('must name a host of the public internet');
    const hosts = allowedHosts.length > 0 ? allowedHosts.join(', ') : 'none so far';
    return refuse(`must be on an allowed host (${hosts}); the operator allows more with ${setting}`);
  }
  return url;
}

/** Whether the URL is of a host of the operator's own, which may be an IP address, or be trusted on one port alone. */
export const isTrustedUrl = (url: URL, trustedHosts: readonly string[]): boolean =>
  isAllowedHost(toHost(url).replace(/^\[|\]$/g, ''), trustedHosts) || trustedHosts.includes(url.host);

const toHost = ({ hostname }: URL): string => hostname.replace(/\.$/, '');

/** `example.com` allows itself, `*.example.com` what stands before a dot, never the bare name, and `*` all public names. */
export function isAllowedHost(host: string, allowedHosts: readonly string[]): boolean {
  return allowedHosts.some(
    (allowed) =>
      (allowed === '*' && !LOCAL_NAME.test(host)) ||
      (allowed.startsWith('*.')
        ? host.endsWith(allowed.slice(1)) && host.length > allowed.length - 1
        : host === allowed),
  );
}

/** Whether an address is one of the public internet: not private, loopback, link-local, mapped, reserved ... */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `process` unwraps IPv4-mapped IPv6, so that ::ffff:127.0.0.1 is judged as 127.0.0.1.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL);
}

// All that is given out of IPv6 (RFC 4291). Beyond are addresses that carry an IPv4 one (NAT64), a way around the check above.
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3');
