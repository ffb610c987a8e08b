import { PLATFORMS, visit as visitBy } from '@cardwright/contract/unfurl';
import { describe, expect, test } from 'vitest';
import { type Scripted, startScriptedServer } from '../../http/scripted-server.fixture.ts';
import { fetchAs } from './fetch-as.ts';

const platform = (wanted: string) => {
  const found = PLATFORMS.find(({ name }) => name === wanted);
  if (found === undefined) throw new Error(`no platform ${wanted}`);
  return found;
};
const { signal } = new AbortController();
const visit = (url: string, platform: Parameters<typeof visitBy>[1], cancel: AbortSignal) =>
  visitBy(url, platform, fetchAs, cancel);

// 1024 by 512 pixels; every byte of it is ASCII.
const GIF = 'GIF89a\u0000\u0004\u0000\u0002\u0000\u0000\u0000';
const image = (headers: Record<string, string> = {}, body = GIF): Scripted => ({
  status: 200,
  headers: { 'content-type': 'image/gif', 'content-length': String(body.length), ...headers },
  body,
});
const page = (html: string): Scripted => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: html,
});

/** One platform's visit of a page whose image stands on another server. */
async function visitPage(name: string, answer: Scripted, tags = '') {
  await using images = await startScriptedServer([answer]);
  const html = `<meta property="og:image" content="${images.baseUrl}/a.gif">${tags}`;
  await using site = await startScriptedServer([page(html)]);
  const visited = await visit(site.baseUrl, platform(name), signal);
  return { visited, asked: images.received, askedPage: site.received };
}

test('page and image are fetched under the name of the platform, and Facebook asks for a part', async () => {
  const { visited, asked, askedPage } = await visitPage('Facebook', image());
  expect(visited).toMatchObject({
    shows: 'large',
    image: { type: 'image/gif', width: 1024, height: 512, bytes: GIF.length },
  });
  for (const { headers } of [...asked, ...askedPage])
    expect(headers['user-agent']).toMatch(/^facebookexternalhit/);
  expect(asked[0]?.headers.range).toBe('bytes=0-524288');
});

test('a page is read in the charset that its tag names where no header does', async () => {
  await using images = await startScriptedServer([image()]);
  // Hiragana in bytes of ASCII, as ISO-2022-JP writes it.
  const tag = `<meta property="og:image" content="${images.baseUrl}/\u001b$B$$\u001b(B.gif">`;
  const html = { 'content-type': 'text/html' };
  const body = `<meta charset="iso-2022-jp">${tag}`;
  await using site = await startScriptedServer([{ status: 200, headers: html, body }]);
  await visit(site.baseUrl, platform('Facebook'), signal);
  expect(images.received[0]?.url).toBe('/%E3%81%84.gif');
});

test('a tag behind what a platform reads of a page is not there for it', async () => {
  await using images = await startScriptedServer([image()]);
  const body = `${' '.repeat(40_000)}<meta property="og:image" content="${images.baseUrl}/a.gif">`;
  await using site = await startScriptedServer([page(body)]);
  const visited = await visit(site.baseUrl, platform('Slack'), signal);
  expect(visited.what).toBe(
    'no image: og:image stands behind the first 32 kB of the page, and Slack reads no more',
  );
  expect((await visit(site.baseUrl, platform('Facebook'), signal)).shows).toBe('large');
});

test('of a part, the whole size counts', async () => {
  const part: Scripted = {
    status: 206,
    headers: { 'content-type': 'image/gif', 'content-range': `bytes 0-${GIF.length - 1}/9000000` },
    body: GIF,
  };
  expect((await visitPage('Facebook', part)).visited).toMatchObject({
    shows: 'none',
    what: expect.stringContaining('9.0 MB'),
  });
});

test('an image alone is judged without a page', async () => {
  await using server = await startScriptedServer([image()]);
  expect(await visit(`${server.baseUrl}/a.gif`, platform('X'), signal)).toMatchObject({
    shows: 'large',
    tags: undefined,
  });
});

describe('there is no image', () => {
  test.each<[string, Scripted, RegExp]>([
    ['Discord', { status: 404 }, /returns 404/],
    ['Discord', { status: 403, body: '{"error":"The URL has expired."}' }, /403 \(The URL has expired\.\)/],
    ['Discord', image({ 'content-type': 'text/plain' }), /Content-Type is text\/plain/],
    ['Discord', image({}, '<svg/>'), /not a PNG, JPEG, GIF or WebP/],
    ['Discord', 'drop', /connection broke|other side closed/],
    ['X', { status: 302, headers: { location: '/b.gif' } }, /redirect, which X does not follow/],
    ['Signal', { status: 200, headers: { 'content-type': 'image/gif' }, body: GIF }, /Content-Length/],
    ['WhatsApp', image({}, GIF + 'x'.repeat(600_000)), /at most 600 kB/],
  ])('on %s, for %j', async (name, answer, why) => {
    const { visited } = await visitPage(
      name,
      answer,
      '<meta name="twitter:card" content="summary_large_image">',
    );
    expect(visited).toMatchObject({ shows: 'none', what: expect.stringMatching(why) });
  });

  test.each([
    ['no tag', '<title>x</title>', /no og:image/],
    ['a relative URL', '<meta property="og:image" content="/a.gif">', /not an absolute URL/],
  ])('on a page with %s', async (_, html, why) => {
    await using site = await startScriptedServer([page(html)]);
    expect(await visit(site.baseUrl, platform('Signal'), signal)).toMatchObject({
      shows: 'none',
      what: expect.stringMatching(why),
    });
  });

  test('for a link that Discord finds too long, and nothing is fetched', async () => {
    await using server = await startScriptedServer([image()]);
    const link = `${server.baseUrl}/${'a'.repeat(2048)}`;
    expect((await visit(link, platform('Discord'), signal)).what).toMatch(/Discord accepts at most 2048/);
    expect(server.received).toEqual([]);
  });

  test('when a platform has waited as long as it does', async () => {
    await using server = await startScriptedServer(['hang']);
    const hasty = { ...platform('Discord'), timeLimitMs: 50 };
    expect((await visit(server.baseUrl, hasty, signal)).what).toBe('no image: timed out');
  });
});

test('X takes its own tag before the others', async () => {
  await using own = await startScriptedServer([image()]);
  const { asked } = await visitPage(
    'X',
    image(),
    `<meta name="twitter:image" content="${own.baseUrl}/x.gif">`,
  );
  expect(asked).toEqual([]);
  expect(own.received.map(({ url }) => url)).toEqual(['/robots.txt', '/x.gif']);
});

test('what robots.txt keeps X from is not fetched, and the others do not ask', async () => {
  const robots: Scripted = { status: 200, body: 'User-agent: *\nDisallow: /private/' };
  await using server = await startScriptedServer([robots]);
  const { host } = new URL(server.baseUrl);
  const link = `${server.baseUrl}/private/a.gif`;
  expect((await visit(link, platform('X'), signal)).what).toBe(
    `no image: ${host}/robots.txt blocks X; allow Twitterbot there`,
  );
  expect(server.received.map(({ url }) => url)).toEqual(['/robots.txt']);
  await visit(link, platform('Signal'), signal);
  expect(server.received.filter(({ url }) => url === '/robots.txt')).toHaveLength(1);
});

test('a visit that is called off rejects with the reason', async () => {
  await using server = await startScriptedServer(['hang']);
  const controller = new AbortController();
  const visiting = visit(server.baseUrl, platform('X'), controller.signal);
  const reason = new Error('Ctrl-C');
  controller.abort(reason);
  await expect(visiting).rejects.toBe(reason);
});
