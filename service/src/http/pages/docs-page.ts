import type { OpenApiDocument } from '@cardwright/contract';
import { html } from 'hono/html';
import type { TemplateInfo } from '../../delivery/types.ts';
import { renderOperation, toAnchor } from './operation-section.ts';
import { type Html, prose } from './page.ts';
import { keyField } from './try-form.ts';

/** The reference of every operation, made from the description; `templates` are those of cards to try. */
export async function renderDocs(
  document: OpenApiDocument,
  templates: readonly TemplateInfo[],
): Promise<Html> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const groups = document.tags.map(({ name }) => ({
    name,
    members: operations.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const baseUrl = document.servers[0]?.url ?? '';
  return html`
<div class="docs">
  <p class="contents"><a class="brand" href="/">Cardwright</a> <a href="#operations">All operations</a></p>
  <main>
    <section id="introduction">
      <h1>API reference</h1>
      ${prose(document.info.description)}
      <h2>Base URL and authentication</h2>
      <p>The base URL is <code>${baseUrl}</code>. Send your key as <code>Authorization: Bearer &lt;key&gt;</code> or
      <code>X-API-Key: &lt;key&gt;</code>. CORS is enabled for all origins, but never put a key into a public web page.</p>
      <p>The examples read the key from a variable: <code>KEY=$(cat cardwright.key)</code>, if you saved it as on the
      <a href="/">start page</a>.</p>
      ${keyField}
      <p>Machine-readable: <a href="/api/v1/openapi.json">openapi.json</a> (OpenAPI ${document.openapi}).</p>
    </section>
    ${groups.flatMap(({ members }) => members.map((member) => renderOperation(member, document, { baseUrl, templates })))}
  </main>
  <nav id="operations" aria-label="Operations">
    <p class="brand"><a href="/">Cardwright</a> <span class="version">API ${document.info.version}</span></p>
    <p><a href="#introduction">Introduction</a></p>
    ${groups.map(
      ({ name, members }) =>
        html`<h2>${name}</h2><ul>${members.map(
          ({ operation, method, path }) =>
            html`<li><a href="#${toAnchor(operation)}" title="${method} ${path}"><span class="method ${method}">${method}</span> ${operation.summary}</a></li>`,
        )}</ul>`,
    )}
  </nav>
</div>`;
}
