import { describe, expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

describe('cleanText', () => {
  test('removes controls, bidi overrides, zero-width characters and lone surrogates', () => {
    expect(cleanText('a\u0000b\u202ec\u2066d\u200be\ufefff\ud800g\udc00h\u00adi')).toBe('abcdefghi');
  });

  test('keeps the joiners of emoji, Persian and Hindi, and the flag of Scotland', () => {
    for (const text of ['👩‍👩‍👧‍👦', 'می‌خواهم', 'क्‍ष', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '❤️‍🔥']) expect(cleanText(text)).toBe(text);
  });

  test('removes joiners and tags that join nothing', () => {
    expect(cleanText('a\u200db\u{e0041}c')).toBe('abc');
  });

  test('keeps marks as written and no-break spaces', () => {
    expect(cleanText('e\u0301 « 5 € »')).toBe('e\u0301 « 5 € »');
  });

  test('line breaks of all kinds become line feeds, tabs blanks', () => {
    expect(cleanText('a\r\nb\u2028c\td')).toBe('a\nb\nc d');
  });
});
