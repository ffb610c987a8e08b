import { CardwrightError, invalidArgument } from './cardwright-error.ts';
import type { ConnectionOptions } from './http/connection.ts';

/** Where the service is, and how patiently it is asked. */
export interface ServiceOptions {
  /** Origin of the service, such as `https://cards.example.com`. */
  baseUrl: string;
  /** Instead of the platform's own, for proxies and tests. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Of one request with its answer; 30 seconds when left out. */
  timeoutMs?: number | undefined;
  /** Tries after the first, of what may safely be repeated; 2 when left out. */
  retries?: number | undefined;
}

/** What a client is made of. */
export interface CardwrightOptions extends ServiceOptions {
  /** `cw_<id>_<secret>`. Keep it on servers: whoever has it can do everything with the account. */
  apiKey: string | undefined;
  /** Only for a page whose visitor typed in a key of their own. */
  dangerouslyAllowBrowser?: boolean | undefined;
}

const TIMEOUT_MS = 30_000;
const RETRIES = 2;

/** Checked, with its defaults. */
export function toConnectionOptions(options: ServiceOptions, token: string | undefined): ConnectionOptions {
  const { timeoutMs = TIMEOUT_MS, retries = RETRIES } = options;
  return {
    baseUrl: checkBaseUrl(options.baseUrl),
    token,
    // Called by its own name: some platforms refuse a fetch that is called as somebody's method.
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timeoutMs,
    retries,
  };
}

function checkBaseUrl(baseUrl: string): string {
  if (typeof baseUrl === 'string' && /^https?:\/\/[^\s/?#]+(?:\/[^\s?#]*)?$/.test(baseUrl))
    return baseUrl.replace(/\/+$/, '');
  throw invalidArgument(
    'baseUrl',
    'baseUrl must be the address of the service, such as http://localhost:3000.',
  );
}

/** The key and its public part. Throws without repeating what was given: it may be a secret all the same. */
export function checkKey(apiKey: string | undefined): { apiKey: string; keyId: string } {
  if (apiKey === undefined || apiKey === '')
    throw invalidArgument(
      'apiKey',
      'apiKey is missing. Pass the key that registering gave you, cw_<id>_<secret>.',
    );
  const keyId = /^cw_([a-z0-9]{1,64})_[\x21-\x7e]+$/.exec(apiKey)?.[1];
  if (keyId === undefined)
    throw invalidArgument(
      'apiKey',
      'apiKey is no API key: it must read cw_<id>_<secret>, without spaces around.',
    );
  return { apiKey, keyId };
}

/** Throws on a page, where every visitor could read the key. */
export function guardBrowser(isAllowed: boolean | undefined): void {
  const { window } = globalThis as { window?: { document?: unknown } };
  if (window?.document === undefined || isAllowed === true) return;
  throw new CardwrightError(
    'An API key does not belong into a page: every visitor could read it. Call from a server and hand out signed ' +
      'addresses, or pass dangerouslyAllowBrowser: true where visitors bring a key of their own.',
    { code: 'browser_refused' },
  );
}
