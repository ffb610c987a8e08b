import { expect, test } from 'vitest';
import { toHost } from './to-host.ts';

test.each([
  [' example.com ', 'example.com'],
  ['https://Example.com/blog?x#y', 'example.com'],
  ['http://example.com:8080', 'example.com'],
  ['example.com/blog', 'example.com'],
  ['https://münchen.example/', 'xn--mnchen-3ya.example'],
  // Left for the service to refuse in its words.
  ['example.com:8080', 'example.com:8080'],
  ['ada@example.com', 'ada@example.com'],
  ['two words', 'two words'],
  ['https://', 'https://'],
  ['', ''],
])('%j is the host %j', (text, host) => {
  expect(toHost(text)).toBe(host);
});
