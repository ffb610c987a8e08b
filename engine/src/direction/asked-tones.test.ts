import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast } from '../color/contrast.ts';
import { toOklch } from '../color/oklch.ts';
import { isIn, type Limits } from '../color/temper.ts';
import { LANGUAGES, type VocabularyLanguage } from '../lexicon/languages.ts';
import { type Tone, tones, tonesOf } from '../lexicon/tones.ts';
import type { Vocabulary } from '../lexicon/vocabulary.ts';
import { createRandom } from '../random.ts';
import { MOODS, NEGATIONS, SCHEMES } from '../reader/signs/sign-words.ts';
import { COLOR_FAMILIES, COLORS } from '../reader/vocabulary.ts';
import { readColorWords } from '../reader/wishes/read-color-words.ts';
import { readStyleWords } from '../reader/wishes/read-style-words.ts';
import { requestCard } from '../understand/design-request.fixture.ts';
import { direct } from './direct.ts';
import { settleColors } from './settle-colors.ts';

// Eight bits a channel, and colors that sRGB has not at a lightness, leave a little.
const SLACK = 0.012;
// What is darker or paler is called so by its name.
const MIDDLING: readonly string[] = ['#2f9e5b', '#2563eb', '#f2762e', '#ec5f9b', '#7c3aed'];

/** The first words of a language for a value, without the sign of open ends; undefined where it has none. */
const wordFor = <Value>(vocabulary: Vocabulary<Value>, value: Value, language: string): string | undefined =>
  vocabulary.termsIn(language)[vocabulary.values.indexOf(value)]?.[0]?.replace('*', '');

const directAsked = (words: string, language: VocabularyLanguage, seed: number) => {
  const style = readStyleWords(words, language);
  const request = requestCard('A title', { ...style, colors: readColorWords(words, language), language });
  const settled = settleColors(request, { brand: undefined, pictured: false, random: createRandom(seed) });
  return { request: settled, ...direct(settled, { width: 1200, height: 630, seed }) };
};

function expectWithin(color: string, { chroma, within }: Limits): void {
  const { c, h } = toOklch(color);
  expect(c, color).toBeLessThan((chroma?.[1] ?? 1) + SLACK);
  if (within && c > 0.03) expect(isIn(h, [within[0] - 4, within[1] + 4]), `${color} ${h}`).toBe(true);
}

const language = fc.constantFrom(...LANGUAGES);
const anyMood = [...tones().values()].filter(({ name }) => (MOODS.values as string[]).includes(name));
const anyTone = fc.constantFrom<Tone>(...anyMood);
const isShade = ({ limits: { chroma, lightness } }: Tone): boolean => (chroma ?? lightness) !== undefined;
const anyShade = fc.constantFrom<Tone>(...anyMood.filter(isShade));
const runs = { seed: 3, numRuns: 400 };

describe('a tone that is asked for in any language', () => {
  test('is that of every color that was chosen, and words are read on them', () => {
    fc.assert(
      fc.property(anyTone, language, fc.nat(40), (tone, spoken, seed) => {
        const word = wordFor(MOODS, tone.name as (typeof MOODS.values)[number], spoken);
        fc.pre(word !== undefined);
        const { palette, scheme, request } = directAsked(word ?? '', spoken, seed);
        expect(request.moods, word).toContain(tone.name);
        for (const color of [palette.background, palette.surface, palette.accent, palette.accent2])
          for (const { limits } of tonesOf([tone.name])) expectWithin(color, limits);
        if (tone.scheme) expect(scheme).toBe(tone.scheme);
        for (const color of [palette.foreground, palette.muted, palette.accentText])
          expect(contrast(color, palette.background)).toBeGreaterThanOrEqual(4.5);
      }),
      runs,
    );
  });

  test('is that of the color beside it, whose hue it leaves', () => {
    fc.assert(
      fc.property(
        anyShade,
        language,
        fc.constantFrom(...MIDDLING),
        fc.boolean(),
        (tone, spoken, hex, first) => {
          const word = wordFor(MOODS, tone.name as (typeof MOODS.values)[number], spoken);
          const color = wordFor(COLORS, hex, spoken);
          fc.pre(word !== undefined && color !== undefined);
          const [found] = readColorWords(first ? `${word}, ${color}` : `${color}, ${word}`, spoken);
          const { chroma, lightness } = tone.limits;
          const [{ l, c, h }, asked] = [toOklch(found?.value ?? ''), toOklch(hex)];
          expect(c, found?.value).toBeLessThan((chroma?.[1] ?? 1) + SLACK);
          expect(l).toBeGreaterThan((lightness?.[0] ?? 0) - SLACK);
          expect(l).toBeLessThan((lightness?.[1] ?? 1) + SLACK);
          expect(isIn(h, [asked.h - 12, asked.h + 12])).toBe(true);
        },
      ),
      runs,
    );
  });

  test('leaves a color that is written as a code as it is', () => {
    fc.assert(
      fc.property(
        anyTone,
        language,
        fc.integer({ min: 0, max: 0xffffff }),
        fc.nat(40),
        (tone, spoken, value, seed) => {
          const word = wordFor(MOODS, tone.name as (typeof MOODS.values)[number], spoken);
          const hex = `#${value.toString(16).padStart(6, '0')}`;
          fc.pre(word !== undefined);
          const { request, palette } = directAsked(`${word}, ${hex}`, spoken, seed);
          expect([...request.colors, request.ground]).toContain(hex);
          for (const color of [palette.foreground, palette.muted])
            expect(contrast(color, palette.background)).toBeGreaterThanOrEqual(4.5);
        },
      ),
      runs,
    );
  });
});

test('a card that shall be vivid has a strong ground', () => {
  for (let seed = 0; seed < 30; seed++)
    expect(toOklch(directAsked('energetic', 'en', seed).palette.background).c).toBeGreaterThan(0.12);
});

// In these languages the negation stands behind what it negates.
const BEHIND: ReadonlySet<string> = new Set(['ja', 'ko', 'hi', 'tr']);
const UNSPACED: ReadonlySet<string> = new Set(['ja', 'zh']);

test('a color that is refused is not chosen, in any language', () => {
  fc.assert(
    fc.property(language, fc.constantFrom(...MIDDLING), fc.nat(40), (spoken, hex, seed) => {
      const [no, color] = [wordFor(NEGATIONS, 'negation', spoken), wordFor(COLORS, hex, spoken)];
      fc.pre(no !== undefined && color !== undefined);
      const { request, palette } = directAsked(
        (BEHIND.has(spoken) ? [color, no] : [no, color]).join(UNSPACED.has(spoken) ? '' : ' '),
        spoken,
        seed,
      );
      const avoided = tonesOf(request.avoids ?? []).flatMap(({ limits }) => limits.avoids);
      expect(avoided, `${no} ${color}`).toHaveLength(1);
      for (const { c, h } of [palette.background, palette.accent, palette.accent2, palette.foreground].map(
        toOklch,
      ))
        if (c > 0.03) expect(avoided.some((range) => isIn(h, range))).toBe(false);
    }),
    runs,
  );
});

describe.each(LANGUAGES)('in %s', (spoken) => {
  test.each(COLOR_FAMILIES.values.map((colors) => [colors.join(' '), colors] as const))(
    'the palette %s has its words',
    (_, colors) => {
      const word = wordFor(COLOR_FAMILIES, colors, spoken);
      if (word === undefined) return;
      const found = readColorWords(word, spoken).map(({ value }) => value);
      expect(found.toSorted()).toEqual(colors.toSorted());
    },
  );

  test.each(SCHEMES.values)('a card that shall be %s is', (scheme) => {
    const word = wordFor(SCHEMES, scheme, spoken) ?? '';
    for (let seed = 0; seed < 12; seed++) {
      const { l } = toOklch(directAsked(word, spoken, seed).palette.background);
      expect(scheme === 'dark' ? l < 0.45 : l > 0.6, word).toBe(true);
    }
  });
});
