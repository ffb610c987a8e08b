import type { OpenApiDocument, OpenApiOperation, OpenApiResponse } from '@cardwright/contract';
import { html } from 'hono/html';
import type { TemplateInfo } from '../../delivery/types.ts';
import { toCurl } from './curl-example.ts';
import { renderFields, type Schema } from './fields-table.ts';
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
  <h3>Example</h3>
  <pre tabindex="0"><code>${toCurl(member, baseUrl)}</code></pre>
  ${operation.operationId === 'getCard' ? renderCardForm(templates, anchor) : renderTryForm(member, anchor)}
  <h3>Responses</h3>
  ${Object.entries(operation.responses).map(([status, response]) => renderResponse(status, response, document))}
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

function toFields(reference: Schema, document: OpenApiDocument) {
  const schema = resolve(reference, document);
  const object = schema.type === 'array' && schema.items ? resolve(schema.items, document) : schema;
  return flatten(object, document, '');
}

/** Fields of an object, those of objects within it with a dotted name. */
function flatten(
  schema: Schema,
  document: OpenApiDocument,
  prefix: string,
): Parameters<typeof renderFields>[0] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const inner = resolve(property, document);
    const field = {
      name: prefix + name,
      required: schema.required?.includes(name) ?? false,
      description: inner.description ?? '',
      schema: inner,
    };
    return inner.properties ? [field, ...flatten(inner, document, `${prefix}${name}.`)] : [field];
  });
}

function resolve(schema: Schema, document: OpenApiDocument): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (document.components.schemas[name] as Schema);
}
