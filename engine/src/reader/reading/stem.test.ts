import { describe, expect, test } from 'vitest';
import { findNouns } from '../find-nouns.ts';
import { readText } from './reading.ts';

const nounsOf = (text: string, language: string): string[] =>
  findNouns(readText(text), language).map(({ value }) => value.noun);

describe('nouns are found in every case and number', () => {
  test.each([
    ['tr', 'ormanda', 'forest'],
    ['tr', 'köpeği', 'dog'],
    ['tr', 'kitabı', 'book'],
    ['tr', 'SAHİLDE', 'beach'],
    ['pl', 'rzece', 'river'],
    ['pl', 'ławce', 'bench'],
    ['pl', 'lesie', 'forest'],
    ['uk', 'річці', 'river'],
    ['sv', 'skogen', 'forest'],
    ['da', 'kattene', 'cat'],
    ['nl', 'katten', 'cat'],
    ['nl', 'wolven', 'wolf'],
    ['id', 'rumahnya', 'house'],
  ])('%s: %s is of %s', (language, word, noun) => {
    expect(nounsOf(word, language)).toContain(noun);
  });
});

describe('a word that only looks like a form is none', () => {
  test.each([
    ['tr', 'koyu mavi'],
    ['tr', 'trafik kazası'],
    ['tr', 'aynı'],
    ['tr', 'banka hesabı'],
    ['tr', 'evli'],
    ['pl', 'po lewej stronie'],
    ['pl', 'panna'],
    ['pl', 'lista'],
    ['pl', 'koncert'],
    ['pl', 'polski'],
    ['sv', 'ren design'],
    ['sv', 'hur man får'],
    ['sv', 'val 2026'],
    ['da', 'at have'],
    ['nb', 'fisker'],
    ['uk', 'котедж'],
    ['nl', 'wij koken'],
    ['nl', 'de waren'],
    ['id', 'bakat'],
  ])('%s: %s', (language, text) => {
    expect(nounsOf(text, language)).toEqual([]);
  });
});
