import { describe, expect, test } from 'vitest';
import { isPlural } from './plural.ts';
import { readText } from './reading.ts';

const plural = (text: string, noun: string, language: string): boolean => {
  const start = text.indexOf(noun);
  return isPlural(readText(text), language, { start, end: start + noun.length });
};

describe('a noun without a number is several', () => {
  test.each([
    ['en', 'ducks on a pond', 'ducks'],
    ['en', 'old women by the sea', 'women'],
    ['de', 'Ein Mädchen füttert Enten am Teich', 'Enten'],
    ['de', 'bunte Vögel im Baum', 'Vögel'],
    ['fr', 'des oiseaux sur la mer', 'oiseaux'],
    ['it', 'bambini in un prato', 'bambini'],
    ['nl', 'schapen in een weiland', 'schapen'],
    ['sv', 'hästar på en äng', 'hästar'],
    ['sv', 'barn leker på stranden', 'barn'],
    ['da', 'heste på en mark', 'heste'],
    ['nb', 'båter i havnen', 'båter'],
    ['pl', 'kaczki pływają po stawie', 'kaczki'],
    ['ru', 'утки плавают в пруду', 'утки'],
    ['tr', 'denizde martılar', 'martılar'],
    ['id', 'anak-anak di pantai', 'anak'],
    ['zh', '孩子们在公园', '孩子'],
    ['ja', '子供たちが遊ぶ', '子供'],
    ['ko', '눈밭의 아이들', '아이'],
    ['ar', 'أطفال في الحديقة', 'أطفال'],
    ['hi', 'बच्चे पार्क में', 'बच्चे'],
  ])('%s: %s', (language, text, noun) => {
    expect(plural(text, noun, language)).toBe(true);
  });
});

describe('a noun that only looks like it is one', () => {
  test.each([
    ['en', 'a bus in the rain', 'bus'],
    ['en', 'a stack of books', 'stack of books'],
    ['de', 'ein Jäger sieht einen Löwen', 'Löwen'],
    ['de', 'ein Kater auf dem Sofa', 'Kater'],
    ['de', 'die Ente am Teich', 'Ente'],
    ['it', 'un cane sulla spiaggia', 'cane'],
    ['nl', 'een varken in de modder', 'varken'],
    ['nl', 'een jongen', 'jongen'],
    ['sv', 'ett barn i snön', 'barn'],
    ['sv', 'flickan vid sjön', 'flickan'],
    ['ru', 'берег реки', 'реки'],
    ['pl', 'brzeg rzeki', 'rzeki'],
    ['tr', 'bir kedi', 'kedi'],
    ['id', 'seekor kucing', 'kucing'],
    ['zh', '一个孩子', '孩子'],
  ])('%s: %s', (language, text, noun) => {
    expect(plural(text, noun, language)).toBe(false);
  });
});
