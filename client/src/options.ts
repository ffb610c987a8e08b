import { CardwrightError, invalidArgument } from './cardwright-error.ts';
import type { ConnectionOptions } from './http/connection.ts';

/** Connection options. */
export interface ServiceOptions {
  /** Origin of the service, such as `https://cards.example.com`. */
  baseUrl: string;
  /** Replaces the platform's `fetch`, for proxies and tests. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Timeout of one request. Default: 30 seconds. */
  timeoutMs?: number | undefined;
  /** Maximum retries of idempotent calls. Default: 2. */
  retries?: number | undefined;
}

/** Options of a client. */
export interface CardwrightOptions extends ServiceOptions {
  /**
   * `cw_<id>_<secret>`. Keep it on servers: it gives full access to the account. Null if `fetch` authenticates the calls
   * itself, as a page with a session does; such a client cannot sign.
   */
  apiKey: string | null | undefined;
  /** Called once for each likely mistake, such as a template parameter that does not exist. Default: `console.warn`. */
  onWarning?: ((message: string) => void) | undefined;
  /** Only for pages whose visitors enter their own key. */
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
  const [, origin, path = ''] = /^(https?:\/\/[^\s/?#]+)\/*([^\s?#]*)$/i.exec(baseUrl) ?? [];
  if (origin === undefined)
    throw invalidArgument(
      'baseUrl',
      'baseUrl must be the URL of the service, such as http://localhost:3000.',
    );
  if (path !== '')
    throw invalidArgument('baseUrl', `baseUrl must have no path: leave out /${path} and pass ${origin}.`);
  return origin;
}

/** Passes each message on once, so that a build with a thousand pages prints one line for one mistake. */
export function warnOnce({ onWarning }: Pick<CardwrightOptions, 'onWarning'>): (message: string) => void {
  const warned = new Set<string>();
  return (message) => {
    if (warned.has(message)) return;
    warned.add(message);
    // biome-ignore lint/suspicious/noConsole: the default of `onWarning`, which callers can replace
    if (onWarning === undefined) globalThis.console?.warn(`Cardwright: ${message}`);
    else onWarning(message);
  };
}

/** The key and its public part. Throws without repeating what was given: it may be a secret all the same. */
export function checkKey(apiKey: string | undefined): { apiKey: string; keyId: string } {
  if (apiKey === undefined || apiKey === '')
    throw invalidArgument('apiKey', 'apiKey is missing. Pass the API key of your account, cw_<id>_<secret>.');
  const keyId = /^cw_([a-z0-9]{1,64})_[\x21-\x7e]+$/.exec(apiKey)?.[1];
  if (keyId === undefined)
    throw invalidArgument(
      'apiKey',
      'apiKey must have the form cw_<id>_<secret>, without surrounding spaces.',
    );
  return { apiKey, keyId };
}

/** Throws on a page, where every visitor could read the key. */
export function guardBrowser({ apiKey, dangerouslyAllowBrowser: isAllowed }: CardwrightOptions): void {
  if (apiKey === null) return;
  const { window } = globalThis as { window?: { document?: unknown } };
  if (window?.document === undefined || isAllowed === true) return;
  throw new CardwrightError(
    'Do not use an API key in a browser: every visitor could read it. Use it on a server and send signed URLs to the ' +
      'browser, or pass dangerouslyAllowBrowser: true if visitors enter their own key.',
    { code: 'browser_refused' },
  );
}
