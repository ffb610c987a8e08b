import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ServiceError } from '../base/service-error.ts';
import { parseEmail } from './email.ts';

test.each([
  [' Ada.Lovelace+news@Example.COM\t', 'ada.lovelace+news@example.com'],
  ['用户@例子.广告', '用户@例子.广告'],
  ['ПОЧТА@Пример.РФ', 'почта@пример.рф'],
  ['ADA@XN--BCHER-KVA.EXAMPLE', 'ada@bücher.example'],
  ["o'brien@sub.domain.museum", "o'brien@sub.domain.museum"],
  ['straße@example.com', 'straße@example.com'],
])('%s is %s', (text, email) => {
  expect(parseEmail(text)).toBe(email);
});

test.each([
  '',
  // The sign for kelvin: NFC makes it a letter of ASCII, and so another's address.
  '\u212Aate@example.com',
  'ada@\u212Aate.example.com',
  'ada',
  '@example.com',
  'ada@',
  'ada@localhost',
  'ada@example',
  'ada@-example.com',
  'ada@example..com',
  'ada@192.168.1.1',
  'ada@[192.168.1.1]',
  'ada@example.com/path',
  'ada@example.com?x',
  'ada@example.com#x',
  'ada@example.com\\x',
  'ada@example.com:25',
  'ada@exa mple.com',
  'a da@example.com',
  'ada\u0000@example.com',
  'ada\u200b@example.com',
  'ada\n@example.com',
  'ada@b@example.com',
  '.ada@example.com',
  'ada..l@example.com',
  '<ada@example.com>',
  'Ada <ada@example.com>',
  `${'a'.repeat(65)}@example.com`,
  `ada@${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.com`,
])('%j is refused, naming email', (text) => {
  expect(() => parseEmail(text)).toThrow(
    expect.objectContaining({ kind: 'invalid', code: 'invalid_parameter', parameter: 'email' }),
  );
});

test('what was parsed parses to itself, and nothing throws anything but a refusal', () => {
  const texts = fc.oneof(
    fc.emailAddress(),
    fc.string({ unit: 'binary' }),
    fc
      .tuple(fc.string({ unit: 'grapheme', minLength: 1 }), fc.domain())
      .map(([local, domain]) => `${local}@${domain}`),
  );
  fc.assert(
    fc.property(texts, (text) => {
      let email: string;
      try {
        email = parseEmail(text);
      } catch (error) {
        expect(error).toBeInstanceOf(ServiceError);
        return;
      }
      expect(parseEmail(email)).toBe(email);
    }),
    { numRuns: 200 },
  );
});
