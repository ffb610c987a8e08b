import { expect, test } from 'vitest';
import { isAllowedHost } from './outbound-url.ts';
import { toOwnHosts } from './own-hosts.ts';

test('a public name allows itself and what stands below it', () => {
  const hosts = toOwnHosts('https://cards.example.com');
  for (const host of ['cards.example.com', 'cdn.cards.example.com', 'a.b.cards.example.com'])
    expect(isAllowedHost(host, hosts)).toBe(true);
  for (const host of ['example.com', 'evilcards.example.com', 'cards.example.com.evil.test'])
    expect(isAllowedHost(host, hosts)).toBe(false);
});

test.each([
  undefined,
  'http://localhost:3000',
  'http://127.0.0.1:8080',
  'http://[::1]:3000',
  'http://intranet',
])('%s allows nothing', (baseUrl) => {
  expect(toOwnHosts(baseUrl)).toEqual([]);
});
