import {
  type OpenApiDocument,
  type OpenApiOperation,
  type OpenApiResponse,
  resolveResponse,
} from '@cardwright/contract';
import { html } from 'hono/html';
import type { TemplateInfo } from '../../delivery/types.ts';
import { takesFile, toCurl } from './curl-example.ts';
import { renderFields, type Schema, toFields } from './fields-table.ts';
import { type Html, inline, prose } from './page.ts';
import { renderCardForm, renderTryForm } from './try-form.ts';

type Member = { method: string; path: string; operation: OpenApiOperation };

export const toAnchor = (operation: OpenApiOperation): string =>
  operation.operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export function renderOperation(
  member: Member,
  document: OpenApiDocument,
  { baseUrl, templates }: { baseUrl: string; templates: readonly TemplateInfo[] },
): Html {
  const { method, path, operation } = member;
  const body = operation.requestBody?.content['application/json'];
  const anchor = toAnchor(operation);
  return html`
<section class="operation" id="${anchor}" aria-labelledby="${anchor}-title">
  <h2 id="${anchor}-title">${operation.summary}</h2>
  <p class="route"><span class="method ${method}">${method}</span> <code>${path}</code>
  <span class="auth">${describeAuth(operation)}</span></p>
  ${prose(operation.description)}
  ${
    operation.parameters.length === 0
      ? ''
      : html`<h3>Parameters</h3>${renderFields(
          operation.parameters.map(({ name, in: place, required, description, schema }) => ({
            name,
            required,
            description,
            schema: schema as Schema,
            place,
          })),
        )}`
  }
  ${body === undefined ? '' : html`<h3>Body</h3>${renderFields(toFields(body.schema as Schema, document))}`}
  ${takesFile(operation) ? html`<h3>Body</h3><p>${operation.requestBody?.description} ${Object.keys(operation.requestBody?.content ?? {}).join(', ')}</p>` : ''}
  <h3>Example</h3>
  <pre tabindex="0"><code>${toCurl(member, baseUrl)}</code></pre>
  ${operation.operationId === 'getCard' ? renderCardForm(templates, anchor) : renderTryForm(member, anchor)}
  <h3>Responses</h3>
  ${Object.entries(operation.responses).map(([status, response]) => renderResponse(status, resolveResponse(document, response), document))}
</section>`;
}

function describeAuth({ security }: OpenApiOperation): string {
  if (security.length === 0) return 'no key needed';
  return security.some((requirement) => Object.keys(requirement).length === 0)
    ? 'sign-up token, if required by the operator'
    : 'API key';
}

function renderResponse(status: string, response: OpenApiResponse, document: OpenApiDocument): Html {
  const content = response.content?.['application/json'];
  const kind = status.startsWith('2') || status.startsWith('3') ? 'good' : 'bad';
  const fields = content === undefined ? [] : toFields(content.schema as Schema, document);
  const headers = Object.entries(response.headers ?? {}).map(([name, { description }]) => ({
    name,
    description,
  }));
  return html`<details class="answer">
  <summary><span class="status ${kind}">${status}</span> ${inline(response.description)}</summary>
  ${headers.length === 0 ? '' : html`<ul>${headers.map(({ name, description }) => html`<li><code>${name}</code> ${inline(description)}</li>`)}</ul>`}
  ${fields.length === 0 ? '' : renderFields(fields)}
  ${content?.example === undefined ? '' : html`<pre tabindex="0"><code>${JSON.stringify(content.example, null, 2)}</code></pre>`}
  ${content === undefined && response.content ? html`<p>${Object.keys(response.content).join(' or ')}</p>` : ''}
</details>`;
}
