import { describe, expect, test } from 'vitest';
import { createLexicon } from './lexicon.ts';
import { readText } from './reading.ts';

const lexicon = createLexicon(
  [
    { value: 'blue', terms: { en: 'blue, sky blue', de: 'blau', ja: '青い', ar: 'أزرق' } },
    { value: 'minimal', terms: { en: 'minimal*', de: 'minimal*' } },
    { value: 'fox', terms: { en: 'fox, wolf' } },
  ],
  { plurals: true },
);
const find = (text: string, language = 'en'): string[] =>
  lexicon.find(readText(text), language).map(({ value, start, end }) => `${value}:${text.slice(start, end)}`);

describe('a lexicon', () => {
  test('finds whole words in any case, the longest term first', () => {
    expect(find('Sky-Blue blues, bluebird BLUE')).toEqual(['blue:Sky-Blue', 'blue:blues', 'blue:BLUE']);
  });

  test('a star stands for any ending', () => {
    expect(find('a minimalistic look')).toEqual(['minimal:minimalistic']);
  });

  test('plurals and possessives count', () => {
    expect(find("foxes, wolves, the fox's den")).toEqual(['fox:foxes', 'fox:wolves', "fox:fox's"]);
  });

  test('French and Italian articles before a vowel count as apart', () => {
    const fox = createLexicon([{ value: 'tree', terms: { en: 'tree', fr: 'arbre', it: 'albero' } }], {
      plurals: true,
      inflected: true,
    });
    const texts = (text: string, language: string): string[] =>
      fox.find(readText(text), language).map(({ start, end }) => text.slice(start, end));
    expect(texts("sous l'arbre, d’arbres", 'fr')).toEqual(["l'arbre", 'd’arbres']);
    expect(texts("all'ombra dell'albero", 'it')).toEqual(["dell'albero"]);
  });

  test('words of a term stand side by side', () => {
    expect(find('sky, blue')).toEqual(['blue:blue']);
  });

  test('other languages count only when asked for; unspaced scripts inside words, Arabic with its article', () => {
    expect(find('blau')).toEqual([]);
    expect(find('blau und blue', 'de')).toEqual(['blue:blau', 'blue:blue']);
    expect(find('とても青い空', 'ja')).toEqual(['blue:青い']);
    expect(find('البحر الأزرق', 'ar')).toEqual(['blue:الأزرق']);
  });

  test.each([
    ['ru', 'воздушный змей', 'Мальчик с воздушным змеем'],
    ['uk', 'повітряний змій', 'Дівчинка з синім повітряним змієм'],
    ['pl', 'latarnia morska', 'pod latarnią morską'],
    ['tr', 'sıcak hava balonu', 'sıcak hava balonları'],
    ['sv', 'röd panda', 'röda pandor'],
  ] as const)('%s: every word of a phrase has its case and number: %s', (language, term, text) => {
    const phrases = createLexicon([{ value: 'it', terms: { en: 'it', [language]: term } }], {
      inflected: true,
    });
    const [found] = phrases.find(readText(text), language);
    expect(found && text.slice(found.start, found.end).split(' ')).toHaveLength(term.split(' ').length);
  });

  test('Arabic joins "and", "with" and "for" to a word that the vocabulary has', () => {
    const camel = createLexicon([{ value: 'camel', terms: { en: 'camel', ar: 'جمل, سفينة' } }]);
    expect(camel.find(readText('نخلة وجمل'), 'ar')).toHaveLength(1);
    expect(camel.find(readText('ملصق لسفينة'), 'ar')).toHaveLength(1);
  });
});
