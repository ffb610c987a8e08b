#!/usr/bin/env node
// Gives every published post and page of a Ghost site that has no image its card, as the image that is shared (`og_image`). Posts that
// have an image of their own, or a card already, stay as they are. Needs Node 22 or later, and nothing else.
import { createHmac } from 'node:crypto';

const ADMIN_KEY = /^([0-9a-f]{24}):([0-9a-f]{64})$/;
const PAGE_SIZE = 100;

const ghost = process.env.GHOST_URL?.replace(/\/*$/, '');
const cards = process.env.CARDWRIGHT_CARD_URL?.replace(/\/*$/, '');
const [, keyId, secret] = ADMIN_KEY.exec(process.env.GHOST_ADMIN_KEY ?? '') ?? [];
const isTrial = process.argv.includes('--dry-run');
if (!ghost || !cards || !secret) {
  console.error(`Set in the environment, and call again:
  GHOST_URL            address of the site, such as https://example.com
  GHOST_ADMIN_KEY      Admin API key of a custom integration, id:secret
  CARDWRIGHT_CARD_URL  of the registered site, such as https://cards.example.com/og/example.com
--dry-run says what would be done.`);
  process.exit(2);
}

for (const kind of ['posts', 'pages'])
  for (const post of await list(kind)) {
    const card = cards + new URL(post.url).pathname;
    console.log(`${new URL(post.url).pathname} ${card}`);
    // `updated_at` is how Ghost sees that nobody else changed the post meanwhile.
    const change = { og_image: card, twitter_image: card, updated_at: post.updated_at };
    if (!isTrial) await call('PUT', `${kind}/${post.id}/`, { [kind]: [change] });
  }

/** Those that are published and have no image. */
async function list(kind) {
  const found = [];
  for (let page = 1; page !== null; ) {
    const { [kind]: posts, meta } = await call(
      'GET',
      `${kind}/?filter=status:published&limit=${PAGE_SIZE}&page=${page}`,
    );
    found.push(...posts.filter(({ og_image, feature_image }) => !og_image && !feature_image));
    page = meta.pagination.next;
  }
  return found;
}

async function call(method, path, body) {
  const response = await fetch(`${ghost}/ghost/api/admin/${path}`, {
    method,
    headers: {
      authorization: `Ghost ${makeToken()}`,
      'accept-version': 'v5.0',
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (response.ok) return await response.json();
  console.error(`Ghost refused ${method} ${path} (${response.status}): ${await response.text()}`);
  process.exit(1);
}

/** A JSON Web Token for five minutes, as the Admin API wants it. */
function makeToken() {
  const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const unsigned = `${encode({ alg: 'HS256', kid: keyId, typ: 'JWT' })}.${encode({ iat: now, exp: now + 300, aud: '/admin/' })}`;
  const signature = createHmac('sha256', Buffer.from(secret, 'hex')).update(unsigned).digest('base64url');
  return `${unsigned}.${signature}`;
}
