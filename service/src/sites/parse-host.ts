import { isIP } from 'node:net';
import { ServiceError } from '../base/service-error.ts';

const MAX_CHARACTERS = 253;
// What a URL has besides its host, and what some parsers take for that.
const MORE = /[\s\p{Cc}/\\?#@:%[\]]/u;

/**
 * A host name in lower-case ASCII, without a final dot. Throws `invalid` naming `parameter` for anything else: addresses,
 * ports, credentials, names without a dot and those of `ownHosts`, where this service is itself.
 */
export function parseHost(text: string, parameter: string, ownHosts: readonly string[]): string {
  const refuse = (reason: string): never => {
    throw new ServiceError('invalid', `\`${parameter}\` ${reason}`, { code: 'invalid_parameter', parameter });
  };
  const given = text.trim();
  if (given === '' || MORE.test(given) || !URL.canParse(`https://${given}`))
    return refuse('must be a host name alone, such as example.com, without scheme, port or path.');
  const host = new URL(`https://${given}`).hostname.replace(/\.$/, '');
  if (isIP(host) !== 0) return refuse('must be a host name, not an IP address.');
  if (!host.includes('.') || host.length > MAX_CHARACTERS || host.split('.').includes(''))
    return refuse('must be the name of a host on the internet, such as example.com.');
  if (ownHosts.includes(host)) return refuse('is the host of this service; register the host of your pages.');
  return host;
}
