import type { OpenApiOperation } from '@cardwright/contract';
import { html } from 'hono/html';
import type { Schema } from './fields-table.ts';
import type { Html } from './page.ts';

type Call = { method: string; path: string; operation: OpenApiOperation };

/** Where the reader's key goes; hidden, as the forms are, where `docs-try.js` does not run. */
export const keyField = html`<p class="try" data-try hidden><label for="api-key">Your API key, to try the examples here</label>
  <input id="api-key" type="password" autocomplete="off" spellcheck="false" aria-describedby="api-key-note">
  <small id="api-key-note">It stays in this page, and is sent to this service alone.</small></p>`;

/** A form that makes the call from the page, filled with the description's own example. */
export function renderTryForm({ method, path, operation }: Call, anchor: string): Html {
  const { operationId, parameters, requestBody, security } = operation;
  const body = requestBody?.content['application/json']?.example;
  const fields = parameters.filter(({ schema }) => (schema as Schema).type !== 'object');
  return html`<details class="answer" data-try hidden>
  <summary>Try it</summary>
  <form class="try" data-method="${method}" data-path="${path}" data-auth="${security.length > 0 ? 'key' : 'none'}" aria-label="Try ${operationId}">
    ${fields.map(
      ({ name, in: place, required, schema }) =>
        html`<label for="${anchor}-${name}"><code>${name}</code></label>
    <input id="${anchor}-${name}" name="${name}" data-in="${place}" value="${(schema as Schema).default ?? ''}"${required ? html` required` : ''}>`,
    )}
    ${
      body === undefined
        ? ''
        : html`<label for="${anchor}-body">Body</label>
    <textarea id="${anchor}-body" rows="${countLines(body)}" spellcheck="false">${JSON.stringify(body, null, 2)}</textarea>`
    }
    <button class="button" type="submit">Send</button>
    <div class="tried" role="status"></div>
  </form>
</details>`;
}

const countLines = (body: unknown): number =>
  Math.min(JSON.stringify(body, null, 2).split('\n').length + 1, 20);
