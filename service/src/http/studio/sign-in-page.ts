import { html } from 'hono/html';
import type { Logger } from 'pino';
import { ServiceError } from '../../base/service-error.ts';
import { toStatus } from '../error-response.ts';
import { pageResponse } from '../pages/page.ts';

/** What `respond` answers, or, for a person whose browser came back from elsewhere, a page that says why they are not signed in. */
export async function orRefusalPage(log: Logger, respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.cause !== undefined) log.warn({ err: error.cause }, 'a sign-in failed');
    return await refusalPage(error);
  }
}

const refusalPage = ({ kind, message, retryAfterSeconds }: ServiceError): Promise<Response> =>
  pageResponse(
    'Not signed in – Cardwright',
    html`
<main class="landing">
  <p class="brand"><a href="/">Cardwright</a></p>
  <h1>You are not signed in</h1>
  <p class="lead">${message}</p>
  <p class="actions"><a class="button" href="/studio/sign-in">Back to the sign-in</a></p>
</main>`,
    {
      status: toStatus(kind),
      headers: {
        'Cache-Control': 'no-store',
        ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
      },
    },
  );

/** Asks whose the account is that somebody has registered with the person's address. `link` takes it over. */
export const takeOverPage = (path: string, link: string): Promise<Response> =>
  pageResponse(
    'Whose account is this? – Cardwright',
    html`
<main class="landing">
  <p class="brand"><a href="/">Cardwright</a></p>
  <h1>Was it you who registered this account?</h1>
  <p class="lead">There is an account with your email address, but whoever registered it has never shown that the address is theirs, and has its API keys.</p>
  <p>If it was you, <a href="/studio/sign-in">sign in with an API key of it</a> first, and then again this way: all stays as it is.</p>
  <p>If it was not, or you have no key any more, take the account over. Its API keys, and with these its signed URLs, stop working; browsers and members are signed out; webhooks and sites are removed.</p>
  <form method="post" action="${path}">
    <input type="hidden" name="link" value="${link}">
    <p class="actions"><button class="button">Take the account over</button></p>
  </form>
</main>`,
    // Without a referrer, browsers would not say either that the form is of this origin.
    { formAction: ["'self'"], headers: { 'Referrer-Policy': 'same-origin' } },
  );
