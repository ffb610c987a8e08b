import { SESSION_MS, type Sessions } from '../../accounts/sessions.ts';
import type { Caller } from '../../accounts/types.ts';
import { ServiceError } from '../../base/service-error.ts';
import type { AppSettings } from '../handler.ts';
import { jsonResponse } from '../json-response.ts';
import { isSameOrigin } from '../local-visit.ts';
import { ANONYMOUS_BYTES, readBody } from '../read-body.ts';
import { createStudioCookie } from './studio-cookie.ts';
import { toBrowser } from './to-browser.ts';

export type StudioSessions = {
  /**
   * Signs in with `{ key }` or `{ link, email? }`. The answer has the first key of a new account, or the accounts to choose from. With
   * `ask`, a link of an account says whose it is and opens nothing: whoever follows it may have it from a stranger.
   */
  open(request: Request): Promise<Response>;
  /** Signs out. */
  close(request: Request): Promise<Response>;
  /**
   * Who sent the request. Throws `unauthorized`, and `forbidden` for a page of another site or, with `fresh`, for a sign-in
   * that is not of the last minutes.
   */
  authenticate(request: Request, options: { fresh: boolean }): Promise<Caller>;
  /** Which browsers are signed in to the account. */
  list(request: Request): Promise<Response>;
  /** Signs all of them out but the one that asks. */
  closeOthers(request: Request): Promise<Response>;
  /** Signs the one out that has the id in the list. */
  closeOne(request: Request, id: string): Promise<Response>;
};

/** The sessions of browsers in the studio, in a cookie. */
export function createStudioSessions(
  sessions: Sessions,
  { baseUrl }: Pick<AppSettings, 'baseUrl'>,
): StudioSessions {
  const cookie = createStudioCookie('cw_session', baseUrl, SESSION_MS);

  /** The browser's session before this one: its token ends with the sign-in, whoever set it. */
  const closeCurrent = async ({ headers }: Request): Promise<void> => {
    const token = cookie.read(headers);
    if (token !== undefined) await sessions.close(token);
  };

  /** The token of a browser that is signed in. Throws as `authenticate`. */
  const checkToken = async (request: Request): Promise<string> => {
    checkSource(request, baseUrl());
    const token = cookie.read(request.headers);
    await sessions.authenticate(token);
    return token ?? '';
  };

  return {
    async open(request) {
      checkSource(request, baseUrl());
      const { key, link, email, ask } = toFields(
        await readBody(request, undefined, { maxBytes: ANONYMOUS_BYTES }),
      );
      if ((key === undefined) === (link === undefined))
        throw invalid('key', 'Send either `key`, an API key, or `link`, the token of a sign-in link.');
      const linked = ask === undefined || link === undefined ? undefined : await sessions.findLinked(link);
      if (linked !== undefined)
        return jsonResponse(200, { message: 'Send the link without `ask` to sign in.', opens: linked });
      const browser = toBrowser(request.headers.get('user-agent'));
      const opened =
        key === undefined
          ? await sessions.openWithLink(link ?? '', email, browser)
          : { token: await sessions.openWithKey(key.trim(), browser) };
      if ('accounts' in opened)
        return jsonResponse(200, {
          message: 'Choose an account: send its `email` too.',
          accounts: opened.accounts,
          can_register: opened.canRegister,
        });
      await closeCurrent(request);
      const { token, apiKey } = opened;
      return jsonResponse(
        200,
        { message: 'You are signed in.', ...(apiKey !== undefined && { api_key: apiKey }) },
        { 'Set-Cookie': cookie.set(token) },
      );
    },

    async close(request) {
      checkSource(request, baseUrl());
      await closeCurrent(request);
      return jsonResponse(200, { message: 'You are signed out.' }, { 'Set-Cookie': cookie.clear() });
    },

    async authenticate(request, options) {
      checkSource(request, baseUrl());
      return await sessions.authenticate(cookie.read(request.headers), options);
    },

    async list(request) {
      const token = await checkToken(request);
      const found = await sessions.list(token);
      return jsonResponse(200, {
        sessions: found.map(({ id, current, browser, keyName, member, createdAt, lastUsedAt }) => ({
          id,
          current,
          browser,
          key_name: keyName,
          member,
          created_at: createdAt,
          last_used_at: lastUsedAt,
        })),
      });
    },

    async closeOthers(request) {
      const ended = await sessions.closeOthers(await checkToken(request));
      return jsonResponse(200, { message: 'The other browsers are signed out.', ended });
    },

    async closeOne(request, id) {
      await sessions.closeOne(await checkToken(request), id);
      return jsonResponse(200, { message: 'The browser is signed out.' });
    },
  };
}

/**
 * Throws `forbidden` unless a page of this service sent the request: a browser adds the cookie to requests of other sites, too.
 * What only reads may also be opened by hand, or come from a browser that does not say.
 */
function checkSource(request: Request, baseUrl: string): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const site = request.headers.get('sec-fetch-site');
  if (isRead ? site === null || site === 'none' || site === 'same-origin' : isSameOrigin(request, baseUrl))
    return;
  throw new ServiceError(
    'forbidden',
    `Only the studio's own pages may send this. Open ${baseUrl}/studio; programs use an API key and ${baseUrl}/api/v1.`,
    { code: 'cross_site' },
  );
}

const FIELDS = ['key', 'link', 'email', 'ask'] as const;
type Fields = { [Name in (typeof FIELDS)[number]]?: string };

function toFields(body: unknown): Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ServiceError('invalid', 'The request body must be a JSON object.', { code: 'invalid_json' });
  for (const [name, value] of Object.entries(body)) {
    if (!FIELDS.some((field) => field === name))
      throw invalid(
        name.slice(0, 64),
        `\`${name.slice(0, 64)}\` is not a field. The fields are ${FIELDS.join(', ')}.`,
      );
    if (typeof value !== 'string') throw invalid(name, `\`${name}\` must be text.`);
  }
  return body;
}

const invalid = (parameter: string, message: string): ServiceError =>
  new ServiceError('invalid', message, { code: 'invalid_parameter', parameter });
