import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import schema from '../../data/lexicon/grammar.schema.json' with { type: 'json' };
import { grammarOf } from './grammar.ts';
import { bilingualRule, languageRule } from './language-rule.ts';
import { FOLDERS } from './languages.ts';

const { words, patterns } = schema.properties;

test.each(FOLDERS)('the grammar of %s has known keys, plain words, and patterns that compile', (language) => {
  const grammar = grammarOf(language);
  expect(Object.keys(grammar.words).filter((key) => !(key in words.properties))).toEqual([]);
  expect(Object.keys(grammar.patterns).filter((key) => !(key in patterns.properties))).toEqual([]);
  for (const [key, list = []] of Object.entries(grammar.words)) {
    expect(list.length, key).toBeGreaterThan(0);
    expect(new Set(list).size, key).toBe(list.length);
    for (const word of list) expect(word, key).toMatch(/^[\p{L}\p{M}'’., -]+\*?$/u);
  }
  for (const pattern of Object.values(grammar.patterns)) expect(() => new RegExp(pattern, 'u')).not.toThrow();
});

test('no key is without a meaning, and none is of no language', () => {
  for (const [group, { properties }] of Object.entries({ words, patterns }))
    for (const [key, { description }] of Object.entries(properties)) {
      expect(description, key).toMatch(/\.$/);
      const having = FOLDERS.filter((language) => key in grammarOf(language)[group as 'words' | 'patterns']);
      expect(having.length, key).toBeGreaterThan(0);
    }
});

test('a language without a folder has no words of its own', () => {
  expect(grammarOf('xx')).toEqual({ words: {}, patterns: {}, colorSigns: {} });
  expect(grammarOf('../de').words).toEqual({});
});

test('a rule takes the words of its language, and of English only where it says so', () => {
  const own = languageRule('iu')`^\s${'and'}\s$`;
  const both = bilingualRule('iu')`^\s${'and'}\s$`;
  expect([' und ', ' and ', ' et '].map((text) => own('de').test(text))).toEqual([true, false, false]);
  expect([' und ', ' and ', ' et '].map((text) => both('de').test(text))).toEqual([true, true, false]);
});

test('a gap without words matches nothing, and is compiled once', () => {
  const rule = languageRule('u')`^${'objectMarks'}?$`;
  expect(rule('de').test('')).toBe(true);
  expect(rule('de').test('を')).toBe(false);
  expect(rule('ja').test('を')).toBe(true);
  expect(rule('ja')).toBe(rule('ja'));
});

test('a star is any ending, an apostrophe either, and folded texts have folded words', () => {
  expect(languageRule('u')`^${'screens'}$`('sv').test('skärmen')).toBe(true);
  expect(languageRule('u')`^${'of'}$`('fr').test('d’')).toBe(true);
  expect(bilingualRule('u', { folded: true })`^${'french'}$`('de').test('franzosische')).toBe(true);
});

test('each file says which schema it follows', () => {
  for (const language of FOLDERS) {
    const file = join(import.meta.dirname, '../../data/lexicon', language, 'grammar.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ $schema: '../grammar.schema.json' });
  }
});
