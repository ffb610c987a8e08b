import { expect, test } from 'vitest';
import { findBullet, findInlineBullets } from './find-bullet.ts';

const wordsBehind = (line: string): string | undefined => {
  const bullet = findBullet(line);
  return bullet && line.slice(bullet.words);
};

test.each(
  [
    '-',
    '*',
    '•',
    '–',
    '—',
    '+',
    '~',
    '·',
    '‣',
    '▸',
    '→',
    '✓',
    '✔️',
    '✅',
    '☐',
    '🍎',
    '👩🏽‍🍳',
    '🇩🇪',
    '- [ ]',
    '- [x]',
    '[x]',
  ].flatMap((bullet) => [`${bullet} tea`, `  ${bullet}  tea`]),
)('a bullet: %s', (line) => {
  expect(wordsBehind(line)).toBe('tea');
});

test.each(['-tea', '•tea', '・tea', '✓tea', '🍎tea'])('a bullet without a blank: %s', (line) => {
  expect(wordsBehind(line)).toBe('tea');
});

test.each([
  'tea',
  '-20 % on tea',
  '+49 30 5550',
  '*tea*',
  '**tea**',
  '---',
  '- - -',
  '★★★★★ tea',
  '№ 5',
  '© 2026 tea',
  '1. tea',
  '🎈 We are open! 🎈',
])('no bullet: %s', (line) => {
  expect(wordsBehind(line)).toBeUndefined();
});

test.each([
  ['Bring: • tea • milk', ['tea • milk', 'milk']],
  ['Tea | milk', ['milk']],
  ['✅ tea ✅ milk', ['tea ✅ milk', 'milk']],
  ['Zoom • 18:00', []],
  ['tea|milk', []],
  ['★ 1944 ✝ 2025', []],
])('the texts that bullets part within a line: %s', (line, texts) => {
  expect(findInlineBullets(line).map(({ words }) => line.slice(words))).toEqual(texts);
});
