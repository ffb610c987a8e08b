import { checkKey } from '../options.ts';
import { CommandError, EXIT, usageError } from './command-error.ts';
import type { SavedLogin } from './saved-login.ts';

/** Which service is asked, with which key, and where both came from. */
export type Settings = {
  baseUrl: string;
  apiKey: string | undefined;
  /** For messages: `CARDWRIGHT_API_KEY`, or the file. */
  keySource: string;
  /** The service that a key was saved for, when it is not this one. */
  elsewhere: string | undefined;
};

export const KEY_VARIABLE = 'CARDWRIGHT_API_KEY';

const URL_VARIABLE = 'CARDWRIGHT_BASE_URL';
const DEFAULT_BASE_URL = 'http://localhost:3000';

/**
 * The option wins, then the environment, then what was saved. A saved key goes to the service that it was saved
 * for and to no other.
 */
export function resolveSettings(
  option: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
  saved: SavedLogin | undefined,
  savedPath: string,
): Settings {
  const given = option ?? (env[URL_VARIABLE] || undefined);
  const baseUrl = (given ?? saved?.baseUrl ?? DEFAULT_BASE_URL).trim().replace(/\/+$/, '');
  if (given !== undefined) checkAddress(option === undefined ? URL_VARIABLE : '--base-url', baseUrl);
  const fromEnvironment = env[KEY_VARIABLE]?.trim();
  if (fromEnvironment)
    return { baseUrl, apiKey: fromEnvironment, keySource: KEY_VARIABLE, elsewhere: undefined };
  const isSaved = saved !== undefined && isSameService(saved.baseUrl, baseUrl);
  return {
    baseUrl,
    apiKey: isSaved ? saved.apiKey : undefined,
    keySource: savedPath,
    elsewhere: isSaved ? undefined : saved?.baseUrl,
  };
}

function checkAddress(name: string, baseUrl: string): void {
  if (/^https?:\/\//i.test(baseUrl) && URL.canParse(baseUrl)) return;
  const meant = `http://${baseUrl}`;
  throw usageError(
    `${name} must be the full URL of the service, such as ${URL.canParse(meant) ? meant : DEFAULT_BASE_URL}.`,
  );
}

/** Whether both are the address of one service, however they are written. */
export const isSameService = (a: string, b: string): boolean => toAddress(a) === toAddress(b);

/** The same for `HTTP://Localhost:80` and `http://localhost`; what is no address is compared as it stands. */
function toAddress(url: string): string {
  return URL.canParse(url) ? new URL(url).href : url;
}

/** The key, or what to do without one. */
export function requireKey({ apiKey, baseUrl, keySource, elsewhere }: Settings): string {
  if (apiKey === undefined)
    throw new CommandError(
      `You are not logged in to ${baseUrl}${elsewhere === undefined ? '' : `, but to ${elsewhere}`}.`,
      {
        next:
          'Log in with a key: cardwright login. Create an account: cardwright register EMAIL.\n' +
          'In scripts, set CARDWRIGHT_API_KEY and CARDWRIGHT_BASE_URL.',
        exitCode: EXIT.key,
      },
    );
  try {
    return checkKey(apiKey).apiKey;
  } catch {
    throw new CommandError(`Invalid API key in ${keySource}: it must have the form cw_<id>_<secret>.`, {
      next: 'Correct it there, or log in again: cardwright login.',
      exitCode: EXIT.key,
    });
  }
}
