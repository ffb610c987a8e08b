import { isIP } from 'node:net';
import { ServiceError } from '../base/service-error.ts';

const MAX_CHARACTERS = 253;
// What a URL has besides its host, and what some parsers take for that.
const MORE = /[\s\p{Cc}/\\?#@:%[\]]/u;

export type SiteHosts = {
  /** Where this service is itself. */
  own: readonly string[];
  /** With a port, asked over http. */
  development: readonly string[];
};

/** Where the pages of a host are. Those in development have a port, and no others have. */
export const toOrigin = (host: string): string => `${host.includes(':') ? 'http' : 'https'}://${host}`;

/**
 * A host name in lower-case ASCII, without a final dot, or one in development. Throws `invalid` naming `parameter` for anything else:
 * addresses, ports, credentials, names without a dot and that of this service.
 */
export function parseHost(text: string, parameter: string, { own, development }: SiteHosts): string {
  const refuse = (reason: string): never => {
    throw new ServiceError('invalid', `\`${parameter}\` ${reason}`, { code: 'invalid_parameter', parameter });
  };
  const given = text.trim();
  if (development.includes(given.toLowerCase())) return given.toLowerCase();
  if (given === '' || MORE.test(given) || !URL.canParse(`https://${given}`))
    return refuse('must be a host name alone, such as example.com, without scheme, port or path.');
  const host = new URL(`https://${given}`).hostname.replace(/\.$/, '');
  if (isIP(host) !== 0) return refuse('must be a host name, not an IP address.');
  if (!host.includes('.') || host.length > MAX_CHARACTERS || host.split('.').includes(''))
    return refuse('must be the name of a host on the internet, such as example.com.');
  if (own.includes(host)) return refuse('is the host of this service; register the host of your pages.');
  return host;
}
