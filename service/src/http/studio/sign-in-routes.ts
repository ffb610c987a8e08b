import { isAllowedEmail } from '../../accounts/email.ts';
import { SESSION_MS, type Sessions } from '../../accounts/sessions.ts';
import { ServiceError } from '../../base/service-error.ts';
import type { Attempt, OidcClient } from '../../sign-in/oidc-client.ts';
import { createTrustedPeer } from '../client-address.ts';
import type { AppSettings } from '../handler.ts';
import { jsonResponse } from '../json-response.ts';
import { createStudioCookie } from './studio-cookie.ts';
import { STUDIO } from './studio-operations.ts';
import { toBrowser } from './to-browser.ts';

const SIGN_IN = `${STUDIO}/sign-in`;
export const SIGN_IN_PATHS = {
  options: `${SIGN_IN}/options`,
  oidc: `${SIGN_IN}/oidc`,
  callback: `${SIGN_IN}/oidc/callback`,
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
  /** The cookie of a new session for a visitor whom the trusted proxy names and who has none. */
  cookieByProxy(visit: Visit): Promise<string | undefined>;
};

type Parts = {
  sessions: Pick<Sessions, 'close' | 'openWithEmail'>;
  settings: AppSettings;
  oidc: OidcClient | undefined;
  /** Counts a new account of the client's. Throws `rate-limited`. */
  limitSignUp<Result>(client: string, work: () => Promise<Result>): Promise<Result>;
};

const ATTEMPT_MS = 10 * 60_000;

/** Signing in with an identity that somebody else has checked: an OpenID provider, or the proxy in front of the service. */
export function createSignInRoutes({ sessions, settings, oidc, limitSignUp }: Parts): SignInRoutes {
  const { baseUrl, oidcAllowedEmails, proxyUserHeader } = settings;
  const session = createStudioCookie('cw_session', baseUrl, SESSION_MS);
  const attempts = createStudioCookie('cw_sign_in', baseUrl, ATTEMPT_MS);
  const isTrusted = createTrustedPeer(settings.trustedProxies);
  const isOpen = settings.mode === 'service' && settings.signupToken === undefined;

  const open = async (email: string, { request, client }: Visit): Promise<string> => {
    const browser = toBrowser(request.headers.get('user-agent'));
    const token =
      (await sessions.openWithEmail(email, browser, { signUp: false })) ??
      (isOpen
        ? await limitSignUp(client, () => sessions.openWithEmail(email, browser, { signUp: true }))
        : undefined);
    if (token === undefined)
      throw forbidden(
        'There is no account with your email address, and this service is not open to new ones. Ask its operator.',
      );
    const former = session.read(request.headers);
    if (former !== undefined) await sessions.close(former);
    return session.set(token);
  };

  const readUser = ({ request, peer }: Visit): string | undefined => {
    if (proxyUserHeader === undefined || !isTrusted(peer)) return undefined;
    return request.headers.get(proxyUserHeader)?.trim() || undefined;
  };

  return {
    options: (visit) => {
      const ways = {
        owner_mode: settings.mode === 'owner',
        oidc: oidc !== undefined,
        proxy_user: readUser(visit) ?? null,
      };
      return jsonResponse(200, ways, NO_STORE);
    },

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
      return redirect(STUDIO, [await open(email, visit), attempts.clear()]);
    },

    async openByProxy(visit) {
      const user = readUser(visit);
      if (user === undefined)
        throw new ServiceError('unauthorized', 'No trusted proxy says who you are.', {
          code: 'unauthorized',
        });
      return redirect(STUDIO, [await open(user, visit)]);
    },

    async cookieByProxy(visit) {
      const user = readUser(visit);
      if (user === undefined || session.read(visit.request.headers) !== undefined) return undefined;
      try {
        return await open(user, visit);
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
