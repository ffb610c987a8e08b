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
