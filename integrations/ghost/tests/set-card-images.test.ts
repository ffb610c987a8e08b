import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const run = promisify(execFile);
const program = join(import.meta.dirname, '../set-card-images.mjs');
const KEY_ID = 'a'.repeat(24);
const SECRET = '0b'.repeat(32);

type Post = {
  id: string;
  url: string;
  updated_at: string;
  og_image: string | null;
  feature_image: string | null;
};
const post = (id: string, images: Partial<Post> = {}): Post => ({
  id,
  url: `https://example.com/${id}/`,
  updated_at: `2026-11-0${id.length}T00:00:00.000Z`,
  og_image: null,
  feature_image: null,
  ...images,
});

// The Admin API as far as it is used, two posts a page.
let changes: [string, unknown][] = [];
const PER_PAGE = 2;
const kinds: Record<string, Post[]> = {
  posts: [
    post('one'),
    post('photo', { feature_image: 'https://example.com/sea.jpg' }),
    post('three'),
    post('card', { og_image: 'x' }),
  ],
  pages: [post('about')],
};
const isAllowed = ({ headers }: IncomingMessage): boolean => {
  const [head = '', claims = '', signature] = headers.authorization?.replace('Ghost ', '').split('.') ?? [];
  const { kid, alg } = JSON.parse(Buffer.from(head, 'base64url').toString());
  const { aud, exp, iat } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const expected = createHmac('sha256', Buffer.from(SECRET, 'hex'))
    .update(`${head}.${claims}`)
    .digest('base64url');
  return signature === expected && kid === KEY_ID && alg === 'HS256' && aud === '/admin/' && exp - iat <= 300;
};
const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://ghost');
  const [, kind = '', id] = /^\/ghost\/api\/admin\/(posts|pages)\/(\w+)?/.exec(pathname) ?? [];
  if (!isAllowed(request)) return response.writeHead(401).end('{"errors":[{"message":"Invalid token"}]}');
  if (request.method === 'PUT') {
    let text = '';
    for await (const chunk of request) text += chunk;
    changes.push([`${kind}/${id}`, JSON.parse(text)[kind][0]]);
    return response.end('{}');
  }
  expect([searchParams.get('filter'), searchParams.get('limit')]).toEqual(['status:published', '100']);
  const page = Number(searchParams.get('page'));
  const all = kinds[kind] ?? [];
  const next = page * PER_PAGE < all.length ? page + 1 : null;
  return response.end(
    JSON.stringify({
      [kind]: all.slice((page - 1) * PER_PAGE, page * PER_PAGE),
      meta: { pagination: { next } },
    }),
  );
});
let ghostUrl: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  ghostUrl = `http://localhost:${(server.address() as { port: number }).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  changes = [];
});

const call = (environment: Record<string, string>, ...args: string[]) =>
  run(process.execPath, [program, ...args], {
    env: {
      ...process.env,
      GHOST_URL: `${ghostUrl}/`,
      GHOST_ADMIN_KEY: `${KEY_ID}:${SECRET}`,
      CARDWRIGHT_CARD_URL: 'https://cards.example.com/og/example.com/',
      ...environment,
    },
  });

test('posts and pages without an image get their card, and others stay', async () => {
  const card = (path: string) => `https://cards.example.com/og/example.com/${path}/`;
  const change = (id: string) => ({
    og_image: card(id),
    twitter_image: card(id),
    updated_at: post(id).updated_at,
  });
  const { stdout } = await call({});
  expect(changes).toEqual([
    ['posts/one', change('one')],
    ['posts/three', change('three')],
    ['pages/about', change('about')],
  ]);
  expect(stdout).toContain(`/one/ ${card('one')}\n`);
});

test('a dry run changes nothing', async () => {
  expect((await call({}, '--dry-run')).stdout.trim().split('\n')).toHaveLength(3);
  expect(changes).toEqual([]);
});

test.each<[string, Record<string, string>, RegExp, number]>([
  [
    'a wrong key',
    { GHOST_ADMIN_KEY: `${KEY_ID}:${'0c'.repeat(32)}` },
    /refused GET .*\(401\).*Invalid token/,
    1,
  ],
  ['a key of the Content API', { GHOST_ADMIN_KEY: 'abc' }, /GHOST_ADMIN_KEY\s+Admin API key/, 2],
])('%s ends it with words', async (_, environment, message, code) => {
  await expect(call(environment)).rejects.toMatchObject({ code, stderr: expect.stringMatching(message) });
});
