import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TextStyle } from '../assets/text-style.ts';
import { createRenderKit } from '../render/render-kit.ts';
import type { FitRequest } from './typesetter.ts';

const { typesetter } = await createRenderKit();
const style: TextStyle = { family: 'Inter', weight: 700, lineHeight: 1.05 };
const box = { maxWidth: 700, maxHeight: 400, maxSize: 96, minSize: 24, maxLines: 4 };
const fit = (text: string, more: Partial<FitRequest> = {}) =>
  typesetter.fit({ text, style, ...box, ...more });
const linesOf = async (text: string, more: Partial<FitRequest> = {}) =>
  (await fit(text, more)).lines.map((line) => line.text);

const alphabet = (characters: string) => fc.constantFrom(...Array.from(characters));
const WORDS = [
  'a', 'of', 'architecture', 'Donaudampfschifffahrtsgesellschaftskapitän', '25 %', 'v2.0', 'Žluťoučký', 'đường',
  'государство', 'αρχιτεκτονική', 'الهندسة', 'אדריכלות', 'क्षत्रिय', 'গুরুত্বপূর্ণ', 'கட்டமைப்பு', 'สถาปัตยกรรม',
  'ສະຖາປັດຕະຍະກໍາ', 'ស្ថាបត្យកម្ម', 'ဗိသုကာ', 'ソフトウェアの「設計」。', '软件架构，很重要！', '軟體架構', '소프트웨어',
  '👩🏽‍💻', '🇩🇪', '❤️', '1️⃣', '→', '∑', '\u202E', '\u200B', '\u0000', '\uD800', 'Z̸̧̛͎̞̙̈́̏̀a', '\n', '\n\n', '𓀀', '﷽', '"', '—', '$',
]; // biome-ignore format: a table
const anyText = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.array(fc.constantFrom(...WORDS), { maxLength: 30 }).map((words) => words.join(' ')),
  },
  {
    weight: 1,
    arbitrary: fc.array(fc.constantFrom(...WORDS), { maxLength: 30 }).map((words) => words.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  { weight: 1, arbitrary: fc.string({ unit: alphabet('ab -\n。「あ漢'), maxLength: 200 }) },
);

test('fitted text of any string in any script stays in its box', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyText,
      fc.record({
        maxWidth: fc.double({ min: 20, max: 1500, noNaN: true }),
        maxHeight: fc.double({ min: 10, max: 800, noNaN: true }),
        maxSize: fc.double({ min: 20, max: 200, noNaN: true }),
        maxLines: fc.integer({ min: 1, max: 6 }),
      }),
      fc.constantFrom('Inter', 'Fraunces', 'Anton', 'JetBrains Mono'),
      fc.record({ letterSpacing: fc.constantFrom(-0.04, 0, 0.2) }),
      async (text, limits, family, more) => {
        const fitted = await fit(text, { ...limits, style: { ...style, ...more, family } });
        expect(fitted.width).toBeLessThanOrEqual(limits.maxWidth + 0.01);
        expect(fitted.height).toBeLessThanOrEqual(limits.maxHeight + 0.01);
        expect(fitted.lines.length).toBeLessThanOrEqual(limits.maxLines);
        expect(fitted.size).toBeLessThanOrEqual(limits.maxSize);
        for (const line of fitted.lines) expect(line.text).not.toBe('');
      },
    ),
  );
});

test('every word is set, in order, unless the text is cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...'the quick brown foxes über 25 % 犬'.split(' ')), {
        minLength: 1,
        maxLength: 40,
      }),
      async (words) => {
        const fitted = await fit(words.join(' '));
        const set = fitted.lines.map((line) => line.text).join(' ');
        if (fitted.truncated) expect(words.join(' ').startsWith(set.replace(/…$/, ''))).toBe(true);
        else expect(set).toBe(words.join(' '));
      },
    ),
    { seed: 1, numRuns: 12 },
  );
});

test('the width of a fitted line is what the sum of its words promised, within a percent', async () => {
  for (const letterSpacing of [-0.03, 0, 0.15]) {
    const fitted = await fit('Type set by sums of words', {
      maxLines: 1,
      style: { ...style, letterSpacing },
    });
    const words = await Promise.all(
      ['Type', 'set', 'by', 'sums', 'of', 'words'].map((word) =>
        fit(word, {
          maxLines: 1,
          maxWidth: 5_000,
          maxHeight: 500,
          maxSize: fitted.size,
          style: fitted.style,
        }),
      ),
    );
    const [spaced, tight] = await Promise.all(
      ['n n', 'nn'].map((text) =>
        fit(text, { maxWidth: 5_000, maxHeight: 500, maxSize: fitted.size, style: fitted.style }),
      ),
    );
    const gap = (spaced?.width ?? 0) - (tight?.width ?? 0) + letterSpacing * fitted.size;
    const sum = words.reduce((total, word) => total + word.width, 5 * gap);
    expect(Math.abs(sum / fitted.width - 1)).toBeLessThan(0.01);
  }
});

test('no short last word is left alone, and a name keeps its number', async () => {
  for (let maxWidth = 420; maxWidth <= 900; maxWidth += 40) {
    const lines = await linesOf('Announcing our Series B for the team of 9', { maxWidth });
    expect(lines.join('|')).toContain('Series B');
    expect(lines.at(-1)).toMatch(/ /);
  }
});

test('lines of a title are about equally long', async () => {
  const { lines } = await fit('Understanding how databases index your data', { maxWidth: 800 });
  const widths = lines.map((line) => line.width);
  expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.7);
});

test('line breaks of the author are kept', async () => {
  expect(await linesOf('Hi\nthere friend')).toEqual(['Hi', 'there friend']);
  expect(await linesOf('one\r\n\n\ntwo')).toEqual(['one', 'two']);
});

test('a figure stays with its unit and a French mark with its word', async () => {
  for (const maxWidth of [260, 320, 380, 440, 520, 640]) {
    const lines = await linesOf('How we cut our costs by 40 % in 3 km, pourquoi ?', {
      maxWidth,
      maxLines: 8,
    });
    expect(lines.join('|')).toContain('40 %');
    expect(lines.join('|')).toContain('3 km,');
    expect(lines.join('|')).toContain('pourquoi ?');
  }
});

test('Japanese breaks between phrases, with no mark at a line start and no bracket at its end', async () => {
  for (const maxWidth of [240, 300, 360, 420, 520]) {
    const lines = await linesOf('なぜソフトウェアの設計が「大切」なのか、もう一度考える。', {
      maxWidth,
      maxLines: 9,
    });
    expect(lines.join('')).toBe('なぜソフトウェアの設計が「大切」なのか、もう一度考える。');
    for (const line of lines) {
      expect(line).not.toMatch(/^[、。」ーャュョッがをはの]/);
      expect(line).not.toMatch(/「$/);
    }
  }
});

test('Chinese and Thai break between words', async () => {
  for (const maxWidth of [300, 380, 460, 540]) {
    const lines = await linesOf('为什么软件架构在2026年比以往更重要？', { maxWidth, maxLines: 8 });
    for (const word of ['为什么', '软件', '架构', '2026年', '以往', '重要？'])
      expect(lines.join('|')).toContain(word);
  }
  const thai = await linesOf('สถาปัตยกรรมซอฟต์แวร์ที่ดี', { maxWidth: 500 });
  expect(thai.length).toBeGreaterThan(1);
  for (const line of thai) expect(line).not.toMatch(/^\p{M}/u);
});

test.each([
  ['เฟรมเวิร์กโอเพนซอร์สสำหรับปัญญาประดิษฐ์', ['เฟรมเวิร์ก', 'โอเพนซอร์ส', 'ปัญญาประดิษฐ์']],
  ['ผู้เชี่ยวชาญด้านความปลอดภัยบนคลาวด์', ['ผู้เชี่ยวชาญ', 'ความปลอดภัย', 'คลาวด์']],
])('no word of %s is torn, though the dictionary does', async (text, words) => {
  for (const maxWidth of [420, 520, 640]) {
    const lines = await linesOf(text, { maxWidth, maxLines: 8, maxSize: 60, minSize: 40 });
    for (const word of words) expect(lines.join('|')).toContain(word);
  }
});

test('a word that fits at a smaller size is never broken', async () => {
  expect(await linesOf('Donaudampfschifffahrt', { maxWidth: 420 })).toEqual(['Donaudampfschifffahrt']);
});

test('a word too long for the smallest size breaks between graphemes', async () => {
  const word = 'e\u0301\u0323👩🏽‍💻x'.repeat(30);
  const lines = await linesOf(word, { maxWidth: 300, maxLines: 40, maxHeight: 3_000 });
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('').normalize('NFC')).toBe(word.normalize('NFC'));
  for (const line of lines) expect(line).toMatch(/^(x|👩|é|ẹ)/u);
});

test('text that cannot fit ends with an ellipsis and says so', async () => {
  const fitted = await fit('word '.repeat(300));
  expect(fitted.truncated).toBe(true);
  expect(fitted.size).toBe(box.minSize);
  expect(fitted.lines.at(-1)?.text).toMatch(/word…$/);
});

test('a text that is cut ends with a whole word, whether or not its words may be broken', async () => {
  const text = 'Vertretungen und Zeitkonten, '.repeat(40).trim();
  for (const maxWidth of [260, 300, 340, 380]) {
    const { lines, truncated } = await fit(text, { maxWidth });
    expect(truncated).toBe(true);
    expect(lines.at(-1)?.text).toMatch(/(?:^|\s)(?:Vertretungen|und|Zeitkonten)…$/);
  }
});

test('the first strong letter decides the direction', async () => {
  expect((await fit('2026 (خدمة) Cardwright')).direction).toBe('rtl');
  expect((await fit('Cardwright: خدمة')).direction).toBe('ltr');
});

test('joined scripts ignore tracking and get the height they need', async () => {
  const tracked = { ...style, letterSpacing: 0.3, lineHeight: 0.9 };
  const [loose, plain] = [await fit('مرحبا', { style: tracked }), await fit('مرحبا', { style })];
  expect(loose.width / loose.size).toBeCloseTo(plain.width / plain.size, 5);
  expect(loose.lineHeightPx).toBeGreaterThan(loose.size * 1.3);
});

test('an empty text sets no line', async () => {
  expect(await fit(' \n\u200B ')).toMatchObject({ lines: [], width: 0, height: 0, truncated: false });
});

test('the same request gives the same lines however often and beside whatever it is asked', async () => {
  const texts = ['Same lines', '同じ行です', 'نفس السطور'];
  const alone = await Promise.all(texts.map((text) => fit(text)));
  const other = (await createRenderKit()).typesetter;
  const crowd = await Promise.all(
    ['字体', '폰트', ...texts.toReversed()].map((text) => other.fit({ text, style, ...box })),
  );
  expect(crowd.slice(2).toReversed()).toEqual(alone);
});

test('a line ends without the dot that parts what stands on it from what follows', async () => {
  const lines = await linesOf('200 g flour · 2 eggs · 100 g sugar · 80 g butter · 50 minutes', {
    maxSize: 48,
  });
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.filter((line) => line.endsWith('·') || line.startsWith('·'))).toEqual([]);
  expect(lines.join(' ')).toContain('flour · 2 eggs');
});

const LONG = 'Donaudampfschifffahrtsgesellschaft';

test('a long word is broken by its language where the text can then be larger, with hyphens', async () => {
  const narrow = { maxWidth: 400, minSize: 12 };
  const whole = await fit(LONG, narrow);
  const broken = await fit(LONG, { ...narrow, style: { ...style, language: 'de' } });
  expect(whole.lines).toHaveLength(1);
  expect(broken.size).toBeGreaterThan(whole.size);
  expect(broken.lines.slice(0, -1).every(({ text }) => text.endsWith('\u00ad'))).toBe(true);
  expect(broken.lines.map(({ text }) => text.replace('\u00ad', '')).join('')).toBe(LONG);
  expect(broken.width).toBeLessThanOrEqual(400);
});

test.each([
  'getServerSideAuthenticatedUserSessionFromRequestContext',
  'ERR_MODULE_NOT_FOUND_IN_WORKSPACE_PACKAGE_DEPENDENCIES',
  'firstname.lastname.department@subsidiary.example-company.co.uk',
  '#ReclaimTheInternetBeforeItIsTooLate',
  'org.springframework.boot.autoconfigure',
])('an identifier is broken after its signs and before its capitals, without a hyphen: %s', async (text) => {
  const { lines } = await fit(text, { maxWidth: 700, minSize: 44, style: { ...style, language: 'en' } });
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.map((line) => line.text).join('')).toBe(text);
  for (const [index, line] of lines.slice(1).entries())
    expect(`${lines[index]?.text}|${line.text}`).toMatch(/[_.@-]\||\p{Ll}\|\p{Lu}/u);
});

test('a word of a language without patterns has a hyphen where it is cut', async () => {
  const { lines } = await fit('qwertzuiop'.repeat(6), { maxWidth: 500, minSize: 60 });
  expect(lines.length).toBeGreaterThan(1);
  for (const { text } of lines.slice(0, -1)) expect(text).toMatch(/\u00ad$/u);
});

test('a long word that fits well enough is not broken', async () => {
  const { lines } = await fit(LONG, { maxWidth: 1200, style: { ...style, language: 'de' } });
  expect(lines.map(({ text }) => text)).toEqual([LONG]);
});

test('soft hyphens are used in any language, and in none show inside a line', async () => {
  const { lines } = await fit('Zyx\u00adwvut\u00adsrqpon\u00admlkjihgfedcba', { maxWidth: 220 });
  expect(lines.length).toBeGreaterThan(1);
  for (const { text } of lines) expect(text.slice(0, -1)).not.toContain('\u00ad');
});

test('a line may end at a zero-width space', async () => {
  expect(await linesOf('/alpha/\u200bbravocharlie', { maxWidth: 300, minSize: 40 })).toEqual([
    '/alpha/',
    'bravocharlie',
  ]);
});

test('a superscript is as wide as a small sign, and its line is measured as it is drawn', async () => {
  const [raised, plain, base] = await Promise.all(
    ['10⁷', '107', '10'].map(async (text) => (await fit(text, { minSize: 50, maxSize: 50 })).width),
  );
  const [small = 0, full = 0] = [(raised ?? 0) - (base ?? 0), (plain ?? 0) - (base ?? 0)];
  expect(small).toBeGreaterThan(full * 0.5);
  expect(small).toBeLessThan(full * 0.75);
});
