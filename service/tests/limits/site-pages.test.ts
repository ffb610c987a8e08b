import { expect, test } from 'vitest';
import { HOST, html, startSite } from '../api/support/sites.ts';

test.each([
  ['credits', 402, { settings: { CARDWRIGHT_FREE_ALLOWANCE: '1' } }],
  ['cards of today', 429, { site: { daily_cards: 1 } }],
])('a page of a site without %s left is not even asked for', async (_, status, options) => {
  await using it = await startSite(options);
  it.routes['/one'] = html('<title>One</title>');
  it.routes['/two'] = html('<title>Two</title>');
  expect((await it.service.app.request(`/og/${HOST}/one`)).status).toBe(200);
  expect((await it.service.app.request(`/og/${HOST}/two`)).status).toBe(status);
  expect((await it.service.app.request(`/og/${HOST}/one`)).status).toBe(200);
  expect(it.seen.filter(({ url }) => url === '/two')).toEqual([]);
});
