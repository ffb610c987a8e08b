import sharp from 'sharp';
import { type Behaviour, sendJson } from './fake-server.fixture.ts';
import { picture, toBomb } from './painted-file.fixture.ts';
import type { PaintOutcome } from './painter.ts';

type Kind = PaintOutcome['kind'];

/** What any server can do instead of its work, and what comes of it. */
export const HOSTILE_ANSWERS: readonly (readonly [string, Behaviour, Kind])[] = [
  ['fails', (_, response) => sendJson(response, 500, { error: 'OutOfMemoryError' }), 'unavailable'],
  [
    'has a proxy whose page is HTML',
    (_, response) => sendJson(response, 502, '<html>Bad</html>'),
    'unavailable',
  ],
  ['is busy', (_, response) => sendJson(response, 503, {}, { 'retry-after': '90' }), 'unavailable'],
  [
    'has too many orders',
    (_, response) => sendJson(response, 429, {}, { 'retry-after': '90' }),
    'unavailable',
  ],
  ['wants a key', (_, response) => sendJson(response, 401, { detail: 'Not authenticated' }), 'misconfigured'],
  [
    'does not know the path',
    (_, response) => sendJson(response, 404, { detail: 'Not Found' }),
    'misconfigured',
  ],
  [
    'sends elsewhere',
    (_, response) => sendJson(response, 307, '', { location: 'http://169.254.169.254/' }),
    'misconfigured',
  ],
  ['answers no JSON', (_, response) => sendJson(response, 200, '<html>hello</html>'), 'unusable'],
  ['answers null', (_, response) => sendJson(response, 200, 'null'), 'unusable'],
  [
    'answers another shape',
    (_, response) => sendJson(response, 200, { images: 'x', prompt_id: 5 }),
    'unusable',
  ],
  [
    'ends the connection in the middle',
    (_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"images":', () => response.destroy());
    },
    'unavailable',
  ],
];

/** Files that are no painting of 1200 x 630 pixels. */
export const HOSTILE_FILES: readonly (readonly [string, () => Promise<Buffer>])[] = [
  ['a text', async () => Buffer.from('hello')],
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a GIF', () => picture(1280, 672, 'gif')],
  ['half a file', async () => (await picture()).subarray(0, 900)],
  ['too small', () => picture(200, 105)],
  ['of another shape', () => picture(400, 1200)],
  [
    'one color, as what was blacked out',
    () =>
      sharp({ create: { width: 1024, height: 512, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
  ],
  ['a bomb', async () => toBomb(await picture())],
];

/** Answers nothing at all. */
export const hang: Behaviour = () => {};

/** Sends a byte now and then, forever. */
export const trickle: Behaviour = (_, response) => {
  response.writeHead(200);
  const timer = setInterval(() => response.write(' '), 100);
  response.on('close', () => clearInterval(timer));
};
