import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDrawableText } from '../assets/drawable-text.ts';
import { MUST_BREAK, splitIdentifiers, toSegments } from './text-segments.ts';
import { GLUED } from './word-bonds.ts';

const parts = (text: string): string[] => toSegments(text).map((segment) => segment.text);
const costAfter = (text: string, word: string) =>
  toSegments(text).find((segment) => segment.text === word)?.breakCost ?? Number.NaN;

test('segments put together again are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (source) => {
      const text = toDrawableText(source);
      const joined = toSegments(text)
        .map((segment) => segment.text + (segment.breakCost === MUST_BREAK ? '\n' : segment.space ? ' ' : ''))
        .join('');
      expect(joined.trimEnd()).toBe(text.replace(/[\u00ad\u200b]/g, ''));
    }),
  );
});

test.each([
  ['40 % less', '40'],
  ['5 km run', '5'],
  ['« Bonjour »', '«'],
  ['Dr. Goodall', 'Dr.'],
  ['J. Doe', 'J.'],
  ['1 299 € today', '1'],
  ['CHF 20', 'CHF'],
  ['500 руб. сегодня', '500'],
  ['٢٠ ريال', '٢٠'],
  ['20 °C', '20'],
  ['+49 30 1234567', '30'],
  ['ዋጋ ፡ ነው', 'ዋጋ'],
])('%s does not end a line after %s', (text, word) => {
  expect(costAfter(text, word)).toBe(GLUED);
});

test('a line rather ends after a long word than after a short one', () => {
  for (const word of ['of', 'the', 'a', 'для', 'и', 'der', 'les']) {
    expect(costAfter(`something ${word} something`, word)).toBeGreaterThan(0);
  }
  expect(costAfter('something else', 'something')).toBe(0);
});

test('long compounds may break after the hyphen, figures and short ones may not', () => {
  expect(parts('Industrie-Fachverkäufer')).toEqual(['Industrie-', 'Fachverkäufer']);
  expect(parts('Vide-grenier')).toEqual(['Vide-grenier']);
  expect(parts('2026-05-01')).toEqual(['2026-05-01']);
  expect(parts('e-mail')).toEqual(['e-mail']);
  expect(parts('v2.0-rc.1')).toEqual(['v2.0-rc.1']);
});

test('the polite sign of Japanese begins its word', () => {
  expect(parts('春のお花見まつり')[0]).toBe('春の');
  expect(parts('新商品のご案内')).toContain('ご案内');
});

test('phrases without spaces keep their particles, counters and brackets', () => {
  expect(parts('私の猫が「好き」です。')).not.toContain('「');
  expect(parts('10のステップを学ぶ')[0]).toMatch(/^10の/);
  expect(parts('容量を1/10に軽量化').some((part) => part.startsWith('1/10'))).toBe(true);
  expect(parts('软件架构在2026年很重要')).toContain('在2026年');
  for (const phrase of parts('データベースの設計、キャッシュとクエリー。')) {
    expect(phrase).not.toMatch(/^[、。ーャュョッのと]/);
  }
});

test.each([
  ['我们完成了两亿元B轮融资', ['两亿元', 'B轮']],
  ['如何在三十天内学会', ['在三十天内']],
])('amounts and their counters stay whole: %s', (text, whole) => {
  for (const phrase of whole) expect(parts(text).some((part) => part.includes(phrase))).toBe(true);
});

test('running on after a colon costs more than after a full stop or a comma, and nothing after a word', () => {
  const [colon = 0, stop = 0, comma = 0, word = 0] = ['a: b', 'end. b', 'a, b', 'a b'].map(
    (text) => toSegments(text)[0]?.runOnCost ?? 0,
  );
  expect(colon).toBeGreaterThan(stop);
  expect(stop).toBeGreaterThan(comma);
  expect(comma).toBeGreaterThan(word);
});

test('a line rather ends after a particle than inside a compound, and inside a double name last', () => {
  const costs = toSegments('廃線予定の七路線を乗り継ぐ').map(
    ({ text, breakCost }) => [text, breakCost] as const,
  );
  const after = (end: string): number => costs.find(([text]) => text.endsWith(end))?.[1] ?? 0;
  expect(after('廃線')).toBeGreaterThan(after('の'));
  const [first] = toSegments('Leopold-Konstantin von Wallersbrunn');
  expect(first?.breakCost).toBeGreaterThan(
    toSegments('wissenschaftlich-technische Arbeit')[0]?.breakCost ?? 1,
  );
});

test('a space ends a phrase in scripts that have none between words, and no line ends inside “Rust入門”', () => {
  const title = toSegments('Rust入門 第3回');
  expect(title.find(({ space }) => space)?.runOnCost).toBeGreaterThan(0);
  expect(title.find(({ text }) => text === 'Rust')?.breakCost).toBeGreaterThan(0);
});

test.each([
  ['夏まつり 8月10日 18時から', '8月10日'],
  ['2026年5月3日(日)開始', '2026年5月3日'],
  ['開演18時30分', '18時30分'],
])('a day and an hour without spaces stay whole: %s', (text, whole) => {
  expect(parts(text).some((part) => part.includes(whole))).toBe(true);
});

test.each([
  ['第3回大会', '第3回'],
  ['約500人が参加', '約500人'],
  ['價格：NT$1,200起', 'NT$1,200'],
])('a figure without spaces keeps its signs: %s', (text, whole) => {
  expect(parts(text).some((part) => part.includes(whole))).toBe(true);
});

test('a line may end at a soft hyphen, which it then shows, and at a zero-width space', () => {
  expect(toSegments('Donau\u00addampf').map(({ text, hyphen }) => [text, hyphen])).toEqual([
    ['Donau', true],
    ['dampf', undefined],
  ]);
  expect(parts('ភាសា\u200bខ្មែរ')).toContain('ភាសា');
  expect(toSegments('one\u200btwo').map(({ text, breakCost }) => [text, breakCost > 0])).toEqual([
    ['one', false],
    ['two', false],
  ]);
});

test('a katakana sign by itself is the end of the word before it', () => {
  expect(parts('アクセストークンを更新')).toContain('トークンを');
});

test('phrases of mixed scripts keep foreign words whole', () => {
  expect(parts('使用PostgreSQL数据库').join('|')).toContain('PostgreSQL');
});

test('an e-mail address is never broken', () => {
  const segments = toSegments('Bewerbung an info@kita-sonnenschein.de');
  expect(segments.map(({ text }) => text)).toEqual(['Bewerbung', 'an', 'info@kita-sonnenschein.de']);
});

test('Amharic breaks after the wordspace and nowhere else', () => {
  expect(parts('የሰው፡ልጅ፡ሁሉ፡ሲወለድ።ነጻና')).toEqual(['የሰው፡', 'ልጅ፡', 'ሁሉ፡', 'ሲወለድ።', 'ነጻና']);
  expect(costAfter('የሰው፡ልጅ፡ሁሉ', 'ልጅ፡')).toBe(0);
});

test('Javanese breaks between syllables, not inside a pair of consonants', () => {
  expect(parts('ꦱꦧꦼꦤ꧀ꦲꦸꦮꦺꦴꦁꦏꦧꦺꦃ꧉')).toEqual(['ꦱ', 'ꦧꦼ', 'ꦤ꧀ꦲꦸ', 'ꦮꦺꦴꦁ', 'ꦏ', 'ꦧꦺꦃ꧉']);
});

test('Tibetan breaks after the tsheg, and no line begins with one', () => {
  expect(parts('འགྲོ་བ་མིའི་རིགས།').every((part) => !/^[་།]/u.test(part))).toBe(true);
  expect(parts('འགྲོ་བ་མིའི་རིགས།').length).toBeGreaterThan(2);
});

test.each(['v0.9.0-beta', '2.14.1', 'Konditor/in'])('%s is one figure or word', (word) => {
  expect(splitIdentifiers(toSegments(word)).map(({ text }) => text)).toEqual([word]);
});
