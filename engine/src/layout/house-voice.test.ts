import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countLatinLetters, titleLines, titleShare, wantsWidth } from './house-voice.ts';

test('a longer title never stands taller and never has fewer lines', () => {
  fc.assert(
    fc.property(fc.nat(300), fc.nat(300), (a, b) => {
      const [short, long] = a < b ? [a, b] : [b, a];
      expect(titleShare(short)).toBeGreaterThanOrEqual(titleShare(long));
      expect(titleLines(short)).toBeLessThanOrEqual(titleLines(long));
    }),
  );
});

test('wide letters count for more than narrow ones, an emoji for one', () => {
  expect(countLatinLetters('monolith')).toBe(8);
  expect(countLatinLetters('関数型')).toBeCloseTo(4.8);
  expect(countLatinLetters('한국어')).toBeCloseTo(4.8);
  expect(countLatinLetters('🚀')).toBe(1);
});

test('a very long word wants the whole width; a language without spaces does not', () => {
  expect(wantsWidth('Donaudampfschifffahrtsgesellschaftskapitän gesucht')).toBe(true);
  expect(wantsWidth('Everything about internationalization')).toBe(false);
  expect(wantsWidth('การทำงานร่วมกันของทีมออกแบบและวิศวกรรม')).toBe(false);
  expect(wantsWidth('関数型プログラミングを始めるための完全な手引きと練習問題集')).toBe(false);
});
