import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

const lines = plainText({ max: 10, multiline: true });
const line = plainText({ max: 10, multiline: false });

describe('text that people write is taken', () => {
  test.each(['a', 'naïve', '日本語', 'می‌خواهم', 'שלום', '👩‍👩‍👧', '❤️', 'ก็', '1', '—', 'e\u0301'])(
    '%s',
    (text) => {
      expect(line.parse(text)).toBe(text);
    },
  );
});

describe('text that shows nothing, or something else than it says, is refused', () => {
  test.each([
    '',
    ' ',
    '\u00a0\u3000',
    '\u200b',
    '\u200d\u200c',
    '\ufeff',
    '\u00ad',
    '\ufe0f',
    '\u{e0041}',
    '\u3164',
    '\u2800',
    'a\u202eb',
    'a\u202db',
    '\ud83d',
    'a\u0000',
    'a\u0007',
    'a\u009b',
  ])('%j', (text) => {
    expect(lines.safeParse(text).success).toBe(false);
  });
});

test('newlines and tabs pass where there may be several lines, and nowhere else', () => {
  expect(lines.parse('a\r\nb\rc\td')).toBe('a\nb\nc\td');
  expect(line.safeParse('a\nb').success).toBe(false);
  expect(line.safeParse('a\tb').success).toBe(false);
});

test('what is taken is trimmed, well-formed, visible and within the limit in code points', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 14 }), (text) => {
      const parsed = lines.safeParse(text);
      if (!parsed.success) return;
      expect(parsed.data).toBe(parsed.data.trim());
      expect(parsed.data.isWellFormed()).toBe(true);
      expect([...parsed.data].length).toBeLessThanOrEqual(10);
      expect(parsed.data).toMatch(/[^\s\p{Cf}\p{Cc}]/u);
      expect(lines.parse(parsed.data)).toBe(parsed.data);
    }),
    { numRuns: 200 },
  );
});

test('the limit counts characters, not code units', () => {
  expect(line.safeParse('😀'.repeat(10)).success).toBe(true);
  expect(line.safeParse('😀'.repeat(11)).success).toBe(false);
});
