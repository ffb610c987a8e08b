import { createLexicon } from '../reading/lexicon.ts';
import type { Reading } from '../reading/reading.ts';
import type { Entry } from '../vocabulary/terms.ts';
import { isAnimal } from './kin.ts';
import type { SceneMention } from './mentions.ts';

// What is eaten or dug up, and names a coat beside an animal.
const COATS: readonly Entry<string>[] = [
  {
    value: '#6a4128',
    terms: {
      en: 'chocolate, chocolate brown, liver',
      de: 'schokobraun*, schokoladenbraun*, schoko',
      fr: 'chocolat',
      es: 'chocolate, color chocolate',
      pt: 'chocolate, cor de chocolate',
      it: 'cioccolato, color cioccolato',
      nl: 'chocolade, chocoladebruine',
      ru: 'шоколадн*',
      zh: '巧克力色',
      ja: 'チョコレート色の, チョコ色の',
      ko: '초콜릿색',
      pl: 'czekoladow*',
      uk: 'шоколадн*',
    },
  },
  {
    value: '#f0e2c4',
    terms: {
      en: 'cream, cream coloured, cream colored, vanilla',
      de: 'cremefarben*, creme',
      fr: 'crème, couleur crème',
      es: 'crema, color crema',
      pt: 'creme, cor de creme',
      it: 'crema, color crema',
      nl: 'crème, crèmekleurige',
      ru: 'кремов*',
      zh: '奶油色',
      ja: 'クリーム色の',
      ko: '크림색',
      pl: 'kremow*',
      uk: 'кремов*',
    },
  },
  {
    value: '#d98436',
    terms: {
      en: 'ginger, caramel, marmalade, apricot, honey, honey coloured, honey colored',
      de: 'karamellfarben*, honigfarben*, apricotfarben*',
      fr: 'caramel, abricot, couleur miel',
      es: 'caramelo, color miel',
      pt: 'caramelo, cor de mel',
      it: 'caramello, albicocca, color miele',
      nl: 'karamelkleurige, abrikooskleurige',
      ru: 'карамельн*, медов*',
      zh: '焦糖色, 姜黄色',
      ja: 'キャラメル色の',
      ko: '카라멜색',
    },
  },
];
const lexicon = createLexicon(COATS, { foreign: false });

/** "A chocolate labrador", "un labrador chocolat": the colour of a coat, and nothing to eat. */
export function meanCoats(
  reading: Reading,
  language: string,
  mentions: readonly SceneMention[],
): SceneMention[] {
  const isGap = (from: number, to: number): boolean =>
    reading.text.slice(from, to) === ' ' || (from === to && from > 0);
  const coats = lexicon
    .find(reading, language)
    .filter((coat) =>
      mentions.some(
        (one) =>
          one.part === 'thing' &&
          isAnimal(one.value) &&
          (isGap(coat.end, one.start) || isGap(one.end, coat.start)),
      ),
    )
    .map(({ value, start, end }): SceneMention => ({ part: 'colour', value, start, end }));
  if (coats.length === 0) return [...mentions];
  const kept = mentions.filter(
    (one) => one.end === one.start || !coats.some(({ start, end }) => start < one.end && end > one.start),
  );
  return [...kept, ...coats].toSorted((a, b) => a.start - b.start || b.end - a.end);
}
