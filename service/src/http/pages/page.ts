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
};

const toSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// The one style sheet and the one script, by their hashes, are all that the page may load or run.
const toPolicy = (style: string, script: string, formAction: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src ${toSource(style)}`,
    ...(script === '' ? [] : [`script-src ${toSource(script)}`, "connect-src 'self'", 'img-src blob:']),
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
    },
  });
}

/** Text with its `code` between backticks set as code, one paragraph for each blank line. */
export function prose(text: string): Html {
  const paragraphs = text.split('\n\n').map((paragraph) => html`<p>${inline(paragraph)}</p>`);
  return html`${paragraphs}`;
}

/** As `prose`, within a line. */
export function inline(text: string): Html {
  const parts = text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
  return html`${parts}`;
}
