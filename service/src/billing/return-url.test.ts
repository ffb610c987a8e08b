import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ServiceError } from '../base/service-error.ts';
import { parseReturnUrl } from './return-url.ts';

const ORIGINS = ['https://cards.example.com', 'http://localhost:3000'];
const parse = (text: string): string => parseReturnUrl(text, 'success_url', ORIGINS);

test.each([
  ['https://cards.example.com', 'https://cards.example.com/'],
  ['https://cards.example.com/a?b=c#d', 'https://cards.example.com/a?b=c#d'],
  ['HTTPS://CARDS.EXAMPLE.COM:443/a', 'https://cards.example.com/a'],
  ['http://localhost:3000/a/../b', 'http://localhost:3000/b'],
  [
    'https://cards.example.com/?id={CHECKOUT_SESSION_ID}',
    'https://cards.example.com/?id={CHECKOUT_SESSION_ID}',
  ],
])('%s is on an allowed origin', (text, href) => {
  expect(parse(text)).toBe(href);
});

test.each([
  'https://evil.example',
  'https://cards.example.com.evil.example/',
  'https://cards.example.com@evil.example/',
  'https://user:password@cards.example.com/',
  'https://cards.example.com:8443/',
  'http://cards.example.com/',
  'https://localhost:3000/',
  '//cards.example.com/',
  '/dashboard',
  'javascript:alert(1)//https://cards.example.com',
  'data:text/html,hello',
  'blob:https://cards.example.com/1',
  'https:\\\\evil.example\\',
  '',
  ' ',
  `https://cards.example.com/${'é'.repeat(700)}`,
])('anything else is refused by name: %s', (text) => {
  expect(() => parse(text)).toThrow(ServiceError);
  expect(() => parse(text)).toThrow('`success_url` must be a URL');
});

test('whatever is taken, a browser goes to an allowed origin', () => {
  const piece = fc.constantFrom(
    'https:',
    '//',
    '\\',
    '@',
    'cards.example.com',
    'evil.example',
    ':443',
    '/',
    '?',
    '#',
    '\t',
    '%00',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
      ),
      (text) => {
        let taken: string | undefined;
        try {
          taken = parse(text);
        } catch {
          return;
        }
        expect(ORIGINS).toContain(new URL(taken).origin);
      },
    ),
    { numRuns: 300 },
  );
});
