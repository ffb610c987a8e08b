import { isIP } from 'node:net';

/**
 * The service's own host and all below it, for an allowlist. None for an address that only this network knows, or
 * that has no name: there is nothing below it, and nobody outside could fetch from it.
 */
export function toOwnHosts(baseUrl: string | undefined): readonly string[] {
  const host = (URL.parse(baseUrl ?? '')?.hostname ?? '').replace(/^\[|\]$|\.$/g, '');
  return isIP(host) !== 0 || !host.includes('.') ? [] : [host, `*.${host}`];
}
