import { expect, test } from 'vitest';
import { beginSentence } from './begin-sentence.ts';

test.each([
  ['en', 'why we left “the cloud”', 'Why we left “the cloud”'],
  ['en', 'why i stopped', 'Why I stopped'],
  ['es', '¿cómo deshacer un commit?', '¿Cómo deshacer un commit?'],
  ['tr', 'ışık ve gölge', 'Işık ve gölge'],
  ['tr', 'iğne ve iplik', 'İğne ve iplik'],
  ['nl', 'ijs maken in de winter', 'IJs maken in de winter'],
  ['fr', 'l’ombre d’un doute', 'L’ombre d’un doute'],
])('in %s, “%s” begins “%s”', (language, text, begun) => {
  expect(beginSentence(text, language)).toBe(begun);
});

test.each([
  'pocketgrid - a tiny library',
  'curl 8.0 is out',
  'npm audit is broken',
  'iOS 20 for designers',
  'node.js streams',
  'x_y plots',
  'sonder',
  'ქართული სამზარეულო',
  '在家工作 three years',
])('names and abbreviations are written as their author writes them: %s', (text) => {
  expect(beginSentence(text, 'en')).toBe(text);
});
