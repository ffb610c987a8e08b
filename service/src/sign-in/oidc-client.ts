import type { ClientAuth, Configuration } from 'openid-client';
import { ServiceError } from '../base/service-error.ts';

type OpenIdClient = typeof import('openid-client');

export type OidcOptions = { issuer: string; clientId: string; clientSecret: string };

/** What the browser that began to sign in brings back, and nobody else knows. */
export type Attempt = { state: string; nonce: string; verifier: string };

/** Who the provider says has signed in. */
export type Identity = { email: string | undefined; isVerified: boolean };

export interface OidcClient {
  /** Where the browser goes to sign in. Throws `unavailable` when the provider cannot be reached. */
  begin(redirectUrl: string): Promise<{ url: string; attempt: Attempt }>;
  /** Who came back to `url`. Throws `unauthorized` for an answer that is not to the attempt, and `unavailable`. */
  finish(url: URL, attempt: Attempt): Promise<Identity>;
}

const SCOPE = 'openid email';
// Longer, and the person has given up.
const TIMEOUT_SECONDS = 10;
const CLOCK_TOLERANCE_SECONDS = 60;

/** Signs in by OpenID Connect: the code flow with PKCE, state and nonce. What the provider says of itself is read with the first sign-in. */
export function createOidcClient({ issuer, clientId, clientSecret }: OidcOptions): OidcClient {
  let known: Promise<{ client: OpenIdClient; configuration: Configuration }> | undefined;

  const discover = async () => {
    // Loaded with the first sign-in: most installations have no provider.
    const client = await import('openid-client');
    const server = new URL(issuer);
    const configuration = await client.discovery(
      server,
      clientId,
      { client_secret: clientSecret, [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
      authenticateBy(client, clientSecret),
      {
        timeout: TIMEOUT_SECONDS,
        // The setting takes http for this machine alone.
        execute: server.protocol === 'http:' ? [client.allowInsecureRequests] : [],
      },
    );
    return { client, configuration };
  };
  const open = async () => {
    known ??= discover();
    try {
      return await known;
    } catch (cause) {
      known = undefined;
      throw unreachable(cause);
    }
  };

  return {
    async begin(redirectUrl) {
      const { client, configuration } = await open();
      const attempt = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUrl,
        scope: SCOPE,
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, attempt };
    },

    async finish(url, { state, nonce, verifier }) {
      const { client, configuration } = await open();
      try {
        const tokens = await client.authorizationCodeGrant(configuration, url, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims?.email !== undefined) return toIdentity(claims);
        // Providers may give addresses to those alone who ask for them with the token.
        return toIdentity(await client.fetchUserInfo(configuration, tokens.access_token, claims?.sub ?? ''));
      } catch (cause) {
        throw toRefusal(client, cause);
      }
    },
  };
}

/** By the method that the provider names; without a word, by that of RFC 6749. */
function authenticateBy(client: OpenIdClient, secret: string): ClientAuth {
  const [byPost, byHeader] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)];
  return (server, metadata, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? [];
    const authenticate = methods.includes('client_secret_post') ? byPost : byHeader;
    authenticate(server, metadata, body, headers);
  };
}

const toIdentity = ({ email, email_verified: verified }: Readonly<Record<string, unknown>>): Identity => ({
  email: typeof email === 'string' ? email : undefined,
  isVerified: verified === true,
});

function toRefusal(client: OpenIdClient, cause: unknown): ServiceError {
  if (cause instanceof client.AuthorizationResponseError)
    return refused(
      cause.error === 'access_denied' ? 'The sign-in was cancelled.' : 'The provider refused the sign-in.',
      cause,
    );
  // What a provider answers, or what a stranger made of its answer.
  if (cause instanceof client.ResponseBodyError || cause instanceof client.ClientError)
    return cause.cause instanceof TypeError
      ? unreachable(cause)
      : refused('The sign-in could not be confirmed.', cause);
  return unreachable(cause);
}

const refused = (message: string, cause: unknown): ServiceError =>
  new ServiceError('unauthorized', message, { code: 'sign_in_refused', cause });

const unreachable = (cause: unknown): ServiceError =>
  new ServiceError('unavailable', 'The sign-in provider cannot be reached. Try again in a moment.', {
    code: 'provider_unavailable',
    retryAfterSeconds: 10,
    cause,
  });
