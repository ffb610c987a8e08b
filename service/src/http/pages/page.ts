import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';

export type Html = ReturnType<typeof html>;

const STYLE = readFileSync(new URL('style.css', import.meta.url), 'utf8');

// The one style sheet, by its hash, is all that the page may load or run.
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A whole page around `body`. */
export async function pageResponse(title: string, body: Html): Promise<Response> {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${raw(STYLE)}</style>
</head>
<body>${body}</body>
</html>
`;
  const bytes = new TextEncoder().encode(String(await page));
  return new Response(bytes, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(bytes.length),
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': POLICY,
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
