import { readFileSync } from 'node:fs';
import { SAMPLE_PICTURES } from './sample-pictures.ts';

const FILES: Readonly<Record<string, string>> = {
  '/favicon.svg': 'image/svg+xml',
  '/favicon.ico': 'image/x-icon',
  ...Object.fromEntries(SAMPLE_PICTURES.map(({ name }) => [`/pictures/${name}.jpg`, 'image/jpeg'])),
};

/** The files that pages show, by their path: pictures, and the icon of the browser's tab. */
export const pageFiles: Readonly<Record<string, () => Response>> = Object.fromEntries(
  Object.entries(FILES).map(([path, type]) => [path, () => fileResponse(path, type)]),
);

function fileResponse(path: string, type: string): Response {
  const bytes = readFileSync(new URL(`pictures/${path.split('/').at(-1)}`, import.meta.url));
  return new Response(bytes, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
