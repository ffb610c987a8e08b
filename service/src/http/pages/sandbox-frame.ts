import { readFileSync } from 'node:fs';
import { html } from 'hono/html';
import { type Html, pageResponse } from './page.ts';

const STYLE = readFileSync(new URL('sandbox.css', import.meta.url), 'utf8');

type Options = {
  status?: number;
  /** Where a form of the page may lead besides this service: browsers hold redirects to it too. */
  formOrigin?: string;
};

/** A page of the sandbox, which says on top of everything else that no money moves. */
export const sandboxPage = (title: string, body: Html, { status = 200, formOrigin }: Options = {}) =>
  pageResponse(
    `${title} · Cardwright sandbox`,
    html`
<p class="sandbox-mark" role="note"><strong>Sandbox.</strong> This page simulates a payment provider. No money is charged.</p>
<main class="sandbox">
  <p class="brand">Cardwright</p>
  ${body}
</main>`,
    {
      status,
      style: STYLE,
      formAction: ["'self'", ...(formOrigin === undefined ? [] : [formOrigin])],
    },
  );

/** What there is to say instead of a form. */
export const noticePage = (title: string, text: string, status: number): Promise<Response> =>
  sandboxPage(title, html`<h1>${title}</h1><p class="lead">${text}</p>`, { status });

/** As `30 November 2026`, in UTC. */
export function renderDay(day: Date): Html {
  const text = day.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return html`<time datetime="${day.toISOString()}">${text}</time>`;
}
