import { isIP } from 'node:net';

/**
 * The service's own host and all below it, for an allowlist. None for an address that only this network knows, or
 * that has no name: there is nothing below it, and nobody outside could fetch from it.
 */
export function toOwnHosts(baseUrl: string | undefined): readonly string[] {
  const host = (URL.parse(baseUrl ?? '')?.hostname ?? '').replace(/^\[|\]$|\.$/g, '');
  return isIP(host) !== 0 || !host.includes('.') ? [] : [host, `*.${host}`];
}

export const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '::1'];

/** Whether the service is known at an address of this computer alone; without any address, it is. */
export const isLoopback = (baseUrl: string | undefined): boolean =>
  baseUrl === undefined ||
  LOOPBACK_HOSTS.includes((URL.parse(baseUrl)?.hostname ?? '').replace(/^\[|\]$/g, ''));
