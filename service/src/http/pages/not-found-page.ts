import { html } from 'hono/html';
import { pageResponse } from './page.ts';

/** For people who follow a wrong link; programs get JSON. */
export const notFoundPage = (): Promise<Response> =>
  pageResponse(
    'Page not found – Cardwright',
    html`
<main class="landing">
  <p class="brand"><a href="/">Cardwright</a></p>
  <h1>Page not found</h1>
  <p class="lead">There is nothing at this address. Check the link, or start from one of these pages.</p>
  <p class="actions"><a class="button" href="/">Start page</a> <a href="/docs">API reference</a></p>
</main>`,
    { status: 404, headers: { Vary: 'Accept', 'Cache-Control': 'no-store' } },
  );
