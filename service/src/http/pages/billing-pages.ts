import { html } from 'hono/html';
import { type Html, pageResponse } from './page.ts';

const page = (title: string, text: Html): Promise<Response> =>
  pageResponse(
    `${title} · Cardwright`,
    html`
<main class="landing">
  <p class="brand"><a href="/">Cardwright</a></p>
  <h1>${title}</h1>
  <p class="lead">${text}</p>
  <p class="actions"><a class="button" href="/">Continue</a> <a href="/docs#get-dashboard">View your usage</a></p>
</main>`,
  );

/** Where a browser comes back to from the payment provider when the client named no page of its own. */
export const billingPages: Record<string, () => Promise<Response>> = {
  '/billing/thanks': () =>
    page(
      'Thank you',
      html`Your change takes effect as soon as the payment provider confirms it, usually within seconds.`,
    ),
  '/billing/cancelled': () =>
    page('Checkout canceled', html`You were not charged, and your plan has not changed.`),
};
