import { isAllowedEmail } from '../../accounts/email.ts';
import { type OpenedByEmail, SESSION_MS, type Sessions } from '../../accounts/sessions.ts';
import type { Accounts } from '../../accounts/types.ts';
import { ServiceError } from '../../base/service-error.ts';
import type { Attempt, OidcClient } from '../../sign-in/oidc-client.ts';
import type { Sites } from '../../sites/types.ts';
import type { Webhooks } from '../../webhooks/types.ts';
import { createTrustedPeer } from '../client-address.ts';
import type { AppSettings } from '../handler.ts';
import { jsonResponse } from '../json-response.ts';
import { isSameOrigin } from '../local-visit.ts';
import { ANONYMOUS_BYTES, readBytes } from '../read-body.ts';
import { takeOverPage } from './sign-in-page.ts';
import { createStudioCookie } from './studio-cookie.ts';
import { STUDIO } from './studio-operations.ts';
import { toBrowser } from './to-browser.ts';

const SIGN_IN = `${STUDIO}/sign-in`;
export const SIGN_IN_PATHS = {
  options: `${SIGN_IN}/options`,
  oidc: `${SIGN_IN}/oidc`,
  callback: `${SIGN_IN}/oidc/callback`,
  takeOver: `${SIGN_IN}/take-over`,
  proxy: `${SIGN_IN}/proxy`,
} as const;

/** A request, the address of whoever is connected, which may be a proxy, and that of the client. */
export type Visit = { request: Request; peer: string; client: string };

/** All but `options` and `cookieByProxy` throw a `ServiceError` that says why somebody is not signed in. */
export type SignInRoutes = {
  /** How one can sign in besides with a key or a link. */
  options(visit: Visit): Response;
  /** Sends the browser to the provider. */
  beginOidc(): Promise<Response>;
  /** Signs in who comes back from it. */
  finishOidc(visit: Visit): Promise<Response>;
  /** Signs in who the trusted proxy names. */
  openByProxy(visit: Visit): Promise<Response>;
  /** Signs in who takes over the account that others have registered with their address. */
  takeOver(visit: Visit): Promise<Response>;
  /** The cookie of a new session for a visitor whom the trusted proxy names and who has none. */
  cookieByProxy(visit: Visit): Promise<string | undefined>;
};

type Parts = {
  sessions: Pick<Sessions, 'close' | 'openTakenOver' | 'openWithEmail' | 'useLink'>;
  accounts: Pick<Accounts, 'takeOver'>;
  webhooks: Pick<Webhooks, 'delete' | 'list'>;
  sites: Pick<Sites, 'delete' | 'list'>;
  settings: AppSettings;
  oidc: OidcClient | undefined;
  /** Counts a new account of the client's. Throws `rate-limited`. */
  limitSignUp<Result>(client: string, work: () => Promise<Result>): Promise<Result>;
};

const ATTEMPT_MS = 10 * 60_000;

/** Signing in with an identity that somebody else has checked: an OpenID provider, or the proxy in front of the service. */
export function createSignInRoutes({
  sessions,
  accounts,
  webhooks,
  sites,
  settings,
  oidc,
  limitSignUp,
}: Parts): SignInRoutes {
  const { baseUrl, oidcAllowedEmails, proxyUserHeader } = settings;
  const session = createStudioCookie('cw_session', baseUrl, SESSION_MS);
  const attempts = createStudioCookie('cw_sign_in', baseUrl, ATTEMPT_MS);
  const isTrusted = createTrustedPeer(settings.trustedProxies);
  const isOpen = settings.mode === 'service' && settings.signupToken === undefined;

  const open = async (email: string, { request, client }: Visit): Promise<OpenedByEmail> => {
    const browser = toBrowser(request.headers.get('user-agent'));
    const former = session.read(request.headers);
    const opened =
      (await sessions.openWithEmail(email, browser, { signUp: false, isOpen, former })) ??
      (isOpen
        ? await limitSignUp(client, () => sessions.openWithEmail(email, browser, { signUp: true, isOpen }))
        : undefined);
    if (opened === undefined)
      throw forbidden(
        'There is no account with your email address, and this service is not open to new ones. Ask its operator.',
      );
    if ('token' in opened && former !== undefined) await sessions.close(former);
    return opened;
  };

  /** Into the studio, or to the question whose the account is. */
  const enter = (opened: OpenedByEmail, cookies: readonly string[] = []): Promise<Response> | Response =>
    'token' in opened
      ? redirect(STUDIO, [session.set(opened.token), ...cookies])
      : takeOverPage(SIGN_IN_PATHS.takeOver, opened.link);

  const readUser = ({ request, peer }: Visit): string | undefined => {
    if (proxyUserHeader === undefined || !isTrusted(peer)) return undefined;
    return request.headers.get(proxyUserHeader)?.trim() || undefined;
  };

  return {
    options: (visit) =>
      jsonResponse(200, { oidc: oidc !== undefined, proxy_user: readUser(visit) ?? null }, NO_STORE),

    async beginOidc() {
      const { url, attempt } = await getOidc(oidc).begin(baseUrl() + SIGN_IN_PATHS.callback);
      const { state, nonce, verifier } = attempt;
      return redirect(url, [attempts.set([state, nonce, verifier].join('.'))]);
    },

    async finishOidc(visit) {
      const attempt = toAttempt(attempts.read(visit.request.headers));
      const url = new URL(baseUrl() + SIGN_IN_PATHS.callback);
      url.search = new URL(visit.request.url).search;
      const { email, isVerified } = await getOidc(oidc).finish(url, attempt);
      if (email === undefined) throw forbidden('The provider did not say your email address.');
      if (!isVerified)
        throw forbidden(
          'Your email address is not verified. Confirm it with the provider, then sign in again.',
        );
      if (oidcAllowedEmails !== undefined && !isAllowedEmail(email, oidcAllowedEmails))
        throw forbidden('Your email address may not sign in here. Ask the operator of this service.');
      return await enter(await open(email, visit), [attempts.clear()]);
    },

    async openByProxy(visit) {
      const user = readUser(visit);
      if (user === undefined)
        throw new ServiceError('unauthorized', 'No trusted proxy says who you are.', {
          code: 'unauthorized',
        });
      return await enter(await open(user, visit));
    },

    async takeOver({ request }) {
      if (!isSameOrigin(request, baseUrl()))
        throw new ServiceError('forbidden', 'Only the page of the sign-in may send this.', {
          code: 'cross_site',
        });
      const form = Buffer.from(await readBytes(request, { maxBytes: ANONYMOUS_BYTES })).toString();
      const link = new URLSearchParams(form).get('link') ?? '';
      const accountId = await sessions.useLink(link);
      for (const { id } of await webhooks.list(accountId)) await webhooks.delete(accountId, id);
      for (const { host } of await sites.list(accountId)) await sites.delete(accountId, host);
      await accounts.takeOver(accountId);
      const browser = toBrowser(request.headers.get('user-agent'));
      return redirect(STUDIO, [session.set(await sessions.openTakenOver(accountId, browser))]);
    },

    async cookieByProxy(visit) {
      const user = readUser(visit);
      if (user === undefined || session.read(visit.request.headers) !== undefined) return undefined;
      try {
        const opened = await open(user, visit);
        return 'token' in opened ? session.set(opened.token) : undefined;
      } catch (error) {
        // The page of the sign-in is shown; there they learn why.
        if (error instanceof ServiceError) return undefined;
        throw error;
      }
    },
  };
}

const NO_STORE = { 'Cache-Control': 'no-store' } as const;

function redirect(location: string, cookies: readonly string[]): Response {
  const response = new Response(null, { status: 303, headers: { location, ...NO_STORE } });
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

function getOidc(oidc: OidcClient | undefined): OidcClient {
  if (oidc !== undefined) return oidc;
  throw new ServiceError('not-found', 'This service has no provider to sign in with.', { code: 'not_found' });
}

function toAttempt(text: string | undefined): Attempt {
  const [state, nonce, verifier] = text?.split('.') ?? [];
  if (state && nonce && verifier) return { state, nonce, verifier };
  throw new ServiceError(
    'invalid',
    'This sign-in was not begun in this browser, or too long ago. Begin again.',
    {
      code: 'sign_in_expired',
    },
  );
}

const forbidden = (message: string): ServiceError =>
  new ServiceError('forbidden', message, { code: 'sign_in_refused' });
