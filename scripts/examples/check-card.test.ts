import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paint } from '../../service/src/generations/paint-engine.fixture.ts';
import { checkPage, checkPng, checkSecret } from './check-card.ts';

const card = Buffer.from(paint({ prompt: 'A', width: 1200, height: 630 }));
const small = Buffer.from(paint({ prompt: 'A', width: 600, height: 315 }));

describe('a page', () => {
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      response.statusCode = url.startsWith('/gone') ? 403 : 200;
      response.end(url.startsWith('/small') ? small : card);
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const pageOf = (path: string, more: Record<string, string> = {}): string => {
    const image = `${origin}${path}?title=Tea%20%26%20cake&amp;x=1`;
    const tags = {
      'og:image': image,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:image': image,
      ...more,
    };
    return Object.entries(tags)
      .map(
        ([name, content]) =>
          `<meta content="${content}" ${name.startsWith('og') ? 'property' : 'name'}="${name}"/>`,
      )
      .join('');
  };

  test('whose head names its card is right', async () => {
    await expect(checkPage(pageOf('/card'), 'Tea & cake')).resolves.toBeUndefined();
  });

  test.each([
    ['another title', () => pageOf('/card'), 'Tea', /not Tea/],
    ['an image that does not open', () => pageOf('/gone'), 'Tea & cake', /^403/],
    ['an image of another size', () => pageOf('/small'), 'Tea & cake', /600x315/],
    ['another image for X', () => pageOf('/card', { 'twitter:image': 'x' }), 'Tea & cake', /twitter:image/],
    ['no tags', () => '<title>Tea</title>', 'Tea & cake', /og:image:width is undefined/],
  ])('with %s is wrong', async (_, toHtml, title, message) => {
    await expect(checkPage(toHtml(), title)).rejects.toThrow(message);
  });
});

test('only a PNG of 1200x630 passes', () => {
  checkPng(card);
  for (const bytes of [small, Buffer.from('<html>'), Buffer.alloc(0)])
    expect(() => checkPng(bytes)).toThrow('not a PNG');
});

test('a secret is found in any file of a folder, however deep', () => {
  const folder = mkdtempSync(join(tmpdir(), 'check-secret-'));
  try {
    mkdirSync(join(folder, 'a/b'), { recursive: true });
    writeFileSync(join(folder, 'a/b/chunk.js'), 'const key="cw_1_abc"');
    checkSecret(folder, 'cw_2_abc');
    expect(() => checkSecret(folder, 'cw_1_abc')).toThrow(join('a/b/chunk.js'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
