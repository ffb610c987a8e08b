import type { OpenApiOperation } from '@cardwright/contract';
import { html } from 'hono/html';
import type { TemplateInfo } from '../../delivery/types.ts';
import { takesFile } from './curl-example.ts';
import type { Schema } from './fields-table.ts';
import type { Html } from './page.ts';

type Call = { method: string; path: string; operation: OpenApiOperation };

/** Where the reader's key goes; hidden, as the forms are, where `docs-try.js` does not run. */
export const keyField = html`<p class="try" data-try hidden><label for="api-key">Your API key, to try the examples here</label>
  <input id="api-key" type="password" autocomplete="off" spellcheck="false" aria-describedby="api-key-note">
  <small id="api-key-note">Kept in this tab until you close it, and only sent to this service.</small></p>`;

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
    ${
      takesFile(operation)
        ? html`<label for="${anchor}-file">File</label>
    <input id="${anchor}-file" type="file" data-in="file" required>`
        : ''
    }
    <button class="button" type="submit">Send</button>
    <div class="tried" role="status"></div>
  </form>
</details>`;
}

/** As `renderTryForm`, for a card: nobody can type a signature, so the page has it signed. */
export function renderCardForm(templates: readonly TemplateInfo[], anchor: string): Html {
  return html`<details class="answer" data-try hidden>
  <summary>Try it</summary>
  <form class="try" data-sign aria-label="Try getCard">
    <p>Your key signs the URL through <a href="#sign-card-url"><code>POST /api/v1/sign</code></a>. A new card costs one credit.</p>
    <label for="${anchor}-template"><code>template</code></label>
    <select id="${anchor}-template" autocomplete="off">${templates.map(
      ({ name, example, parameters }) =>
        html`<option data-example="${toLines(example)}" data-names="${namesOf(parameters).join(', ')}">${name}</option>`,
    )}</select>
    <label for="${anchor}-params">Parameters, one <code>name=value</code> per line</label>
    <textarea id="${anchor}-params" rows="8" spellcheck="false" autocomplete="off"></textarea>
    <small>Of this template: <span class="names"></span>; of every card: format, width, height.</small>
    <button class="button" type="submit">Send</button>
    <div class="tried" role="status"></div>
  </form>
</details>`;
}

const toLines = (example: TemplateInfo['example']): string =>
  Object.entries(example)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');

const namesOf = ({ properties }: TemplateInfo['parameters']): string[] => Object.keys(properties ?? {});

const countLines = (body: unknown): number =>
  Math.min(JSON.stringify(body, null, 2).split('\n').length + 1, 20);
