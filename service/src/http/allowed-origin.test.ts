import { expect, test } from 'vitest';
import { isAllowedOrigin } from './allowed-origin.ts';

test.each([
  ['https://cards.example.com', true],
  ['http://localhost:6274', true],
  ['http://127.0.0.1', true],
  ['https://[::1]:8080', true],
  ['http://cards.example.com', false],
  ['https://cards.example.com:8443', false],
  ['https://cards.example.com.evil.example', false],
  ['http://localhost.evil.example', false],
  ['http://127.0.0.1.nip.io', false],
  ['file://localhost', false],
  ['null', false],
  ['', false],
])('%s: %s', (origin, allowed) => {
  expect(isAllowedOrigin(origin, 'https://cards.example.com')).toBe(allowed);
});
