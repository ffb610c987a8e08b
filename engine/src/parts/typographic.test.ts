import { expect, test } from 'vitest';
import { bound, typographic } from './typographic.ts';

test.each([
  ['en', "Don't panic: it's Ada's", 'Don’t panic: it’s Ada’s'],
  ['en', "Music of the '90s", 'Music of the ’90s'],
  ['en', 'Why "done" is never done', 'Why “done” is never done'],
  ['en', 'A 27" screen and a 5\'10" door', 'A 27" screen and a 5\'10" door'],
  ['en', "What `let x = 'a'` does", "What `let x = 'a'` does"],
  ['de', 'Was heißt "fertig"?', 'Was heißt „fertig“?'],
  ['fr', 'L\'art du "presque"', 'L’art du «\u00a0presque\u00a0»'],
  ['uk', "Сім'я", 'Сім’я'],
  ['he', "ג'ירפה", "ג'ירפה"],
  [undefined, 'The "new" office', 'The “new” office'],
  [undefined, 'كيف تكتب "TypeScript" اليوم', 'كيف تكتب ”TypeScript“ اليوم'],
  ['fa', 'کتاب "بوف کور" را', 'کتاب «بوف کور» را'],
  [undefined, 'מהו "קוד פתוח" בכלל', 'מהו ”קוד פתוח” בכלל'],
  [undefined, 'Что такое "облако" сегодня', 'Что такое «облако» сегодня'],
])('%s: %s', (language, text, set) => {
  expect(typographic(text, language)).toBe(set);
});

test.each([
  ['7 mistakes first-time founders make', '7\u00a0mistakes first-time founders make'],
  ['We planted 12,000 trees in 2026', 'We planted 12,000\u00a0trees in 2026'],
  ['Lumen 3.2 is out', 'Lumen\u00a03.2\u00a0is out'],
  ['Fjell 28 L daypack', 'Fjell 28\u00a0L daypack'],
  ['1 284 700 km by rail', '1\u00a0284\u00a0700\u00a0km by rail'],
  ['Kubernetes #24', 'Kubernetes #24'],
  ['Munich #24', 'Munich\u00a0#24'],
  ['Series A for 4 Grundschulkinder', 'Series A for 4 Grundschulkinder'],
])('%s keeps its numbers beside what they count', (text, expected) => {
  expect(bound(text)).toBe(expected);
});
