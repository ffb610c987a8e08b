import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';

export type Html = ReturnType<typeof html>;

const STYLE = readFileSync(new URL('style.css', import.meta.url), 'utf8');

type PageOptions = {
  status?: number;
  /** Rules besides those of every page. */
  style?: string;
  /** All that the page runs; it may call this service then. */
  script?: string;
  /** What its forms may lead to, in the words of the Content Security Policy. */
  formAction?: readonly string[];
  headers?: Readonly<Record<string, string>>;
};

const toSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// The one style sheet and the one script, by their hashes, are all that the page may run; images are this service's own.
const toPolicy = (style: string, script: string, formAction: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src ${toSource(style)}`,
    `img-src 'self'${script === '' ? '' : ' blob:'}`,
    ...(script === '' ? [] : [`script-src ${toSource(script)}`, "connect-src 'self'"]),
    "base-uri 'none'",
    `form-action ${formAction.join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ');

/** A whole page around `body`. */
export async function pageResponse(title: string, body: Html, options: PageOptions = {}): Promise<Response> {
  const { status = 200, script = '', formAction = ["'none'"] } = options;
  const style = STYLE + (options.style ?? '');
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${raw(style)}</style>
</head>
<body>${body}${script === '' ? '' : html`<script>${raw(script)}</script>`}</body>
</html>
`;
  const bytes = new TextEncoder().encode(String(await page));
  return new Response(bytes, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(bytes.length),
      // A page with a form is one visitor's alone.
      'Cache-Control': options.formAction === undefined ? 'no-cache' : 'no-store',
      'Content-Security-Policy': toPolicy(style, script, formAction),
      ...options.headers,
    },
  });
}

/** The Markdown that descriptions use: paragraphs, lists of one line an item, tables and `code`. */
export function prose(text: string): Html {
  return html`${text.split('\n\n').map(toBlock)}`;
}

function toBlock(block: string): Html {
  if (block.startsWith('| ')) return toTable(block);
  if (!block.startsWith('- ')) return html`<p>${inline(block)}</p>`;
  return html`<ul>${block.split('\n').map((line) => html`<li>${inline(line.slice(2))}</li>`)}</ul>`;
}

function toTable(block: string): Html {
  const [head = [], _, ...rows] = block.split('\n').map((line) => line.slice(2, -2).split(' | '));
  return html`<table><thead><tr>${head.map((cell) => html`<th>${inline(cell)}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${inline(cell)}</td>`)}</tr>`)}</tbody></table>`;
}

/** As `prose`, within a line. */
export function inline(text: string): Html {
  const parts = text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
  return html`${parts}`;
}
