import { expect, test } from 'vitest';
import type { PlacedText } from '../composition.ts';
import { createRenderKit } from '../render/render-kit.ts';
import { requestCard } from '../understand/design-request.fixture.ts';
import { describeCut, findTextFaults } from './check-texts.ts';

const { typesetter } = await createRenderKit();
const style = { family: 'Inter', weight: 500, lineHeight: 1.3 };

/** Faults of a title that is set in several lines. */
async function faultsOf(title: string, maxWidth: number, language?: string) {
  const fitted = await typesetter.fit({
    text: title,
    style: { ...style, ...(language ? { language } : {}) },
    maxWidth,
    maxHeight: 900,
    maxSize: 60,
    minSize: 30,
    maxLines: 20,
  });
  const texts = [{ role: 'title', fitted } as PlacedText];
  expect(fitted.lines.length).toBeGreaterThan(1);
  return findTextFaults({ texts, images: [] }, requestCard(title), []);
}

test.each([
  ['静水流深，欢迎光临，请勿吸烟：谢谢', 240, 'zh-Hans'],
  ['人人生而自由,在尊严和权利上一律平等', 300, 'zh-Hans'],
  ['Donaudampfschifffahrtsgesellschaft, gegründet 1829', 330, 'de'],
  ['Feel the Rhythm: tickets, drinks, 10:30, 1,000 seats', 330, 'en'],
  ['ABC (אבג) 123 – [דהו] 456', 260, 'en'],
  ['From 10⁻⁷ m to H₂O', 200, 'en'],
])('a text is found whole wherever its lines end: %s', async (title, maxWidth, language) => {
  expect(await faultsOf(title, maxWidth, language)).toEqual([]);
});

test('a text of which a word is missing is found out', () => {
  const fitted = { text: 'Hold', lines: [{ text: 'Hold', width: 1 }], truncated: false };
  const texts = [{ role: 'title', fitted } as PlacedText];
  expect(findTextFaults({ texts, images: [] }, requestCard('Hold fast'), [])).toMatchObject([
    { check: 'texts', text: 'Hold fast' },
  ]);
});

test('a row is whole where its pieces stand below each other, and cut where one is missing', () => {
  const toTexts = (...words: string[]): PlacedText[] =>
    words.map((text) => {
      const fitted = { text, lines: [{ text, width: 1 }], truncated: false };
      return { role: 'label', fitted } as PlacedText;
    });
  const rows = ['Free: 1 project, support', 'Pro: no limits'].map((text) => ({
    role: 'item' as const,
    text,
  }));
  const request = requestCard('Plans', { blocks: rows });
  const shown = ['Plans', 'Free', '1 project', 'support', 'Pro: no limits'];
  expect(describeCut({ texts: toTexts(...shown), images: [] }, request)).toEqual([]);
  expect(
    describeCut({ texts: toTexts(...shown.filter((text) => text !== 'support')), images: [] }, request),
  ).toHaveLength(1);
});
