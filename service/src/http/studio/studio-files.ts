import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { html } from 'hono/html';
import { pageResponse } from '../pages/page.ts';

// Everything is a file of this service; pictures that were fetched with the session are blobs. Nothing in a text becomes markup.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

export type StudioFiles = {
  /** The page, whatever its path: its script shows the screen. */
  page(): Response | Promise<Response>;
  /** A script, style, font or picture by its name, which changes with its content; undefined if there is none. */
  asset(name: string): Response | undefined;
};

/** The studio as `npm run build -w studio` writes it to `folder`. Files are read once. */
export function openStudioFiles(folder: string): StudioFiles {
  if (!existsSync(join(folder, 'index.html'))) return { page: notBuilt, asset: () => undefined };
  const page = readFileSync(join(folder, 'index.html'));
  const assets = new Map(
    globSync('assets/*', { cwd: folder }).map((path) => [
      path.slice('assets/'.length),
      readFileSync(join(folder, path)),
    ]),
  );
  return {
    page: () =>
      fileResponse(page, 'text/html; charset=utf-8', {
        'Cache-Control': 'no-store',
        'Content-Security-Policy': POLICY,
        'Cross-Origin-Opener-Policy': 'same-origin',
      }),
    asset: (name) => {
      const bytes = assets.get(name);
      const type = TYPES[extname(name)];
      if (bytes === undefined || type === undefined) return undefined;
      return fileResponse(bytes, type, { 'Cache-Control': 'public, max-age=31536000, immutable' });
    },
  };
}

const fileResponse = (
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  headers: Readonly<Record<string, string>>,
): Response =>
  new Response(bytes, {
    headers: { 'Content-Type': type, 'Content-Length': String(bytes.length), ...headers },
  });

const notBuilt = (): Promise<Response> =>
  pageResponse(
    'The studio is not built – Cardwright',
    html`
<main class="landing">
  <p class="brand"><a href="/">Cardwright</a></p>
  <h1>The studio is not built</h1>
  <p class="lead">The install left out its scripts, which build the studio. Run <code>npm run build -w studio</code> and start the
  service again.</p>
</main>`,
    { status: 503, headers: { 'Cache-Control': 'no-store' } },
  );
