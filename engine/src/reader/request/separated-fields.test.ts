import { expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';
import { joinFields } from './separated-fields.ts';

test('Fields between slashes become clauses, and what is asked for leads them', () => {
  expect(joinFields('job ad / barista / part-time', 'en')).toBe('job ad: barista | part-time');
  expect(joinFields('Fair / 14 June / Dock Street', 'en')).toBe('Fair | 14 June | Dock Street');
});

test('Fewer than three fields and slashes inside quotations stay', () => {
  for (const text of ['either / or', 'and/or/not', 'poster "A / B / C"']) {
    expect(joinFields(text, 'en')).toBe(text);
  }
});

test('Of a kind named in two languages the second name is kept', () => {
  expect(joinFields('Announcement/Ankündigung: Büro zu', 'de')).toBe('Ankündigung: Büro zu');
  expect(joinFields('Nord/Süd: Vergleich', 'de')).toBe('Nord/Süd: Vergleich');
});

test('No slash between fields is printed', () => {
  const { copy } = parsePrompt(
    'poster: Garden Fair / 14–15 June / 11am–5pm / Unit 4, Dock Street / free entry',
  );
  expect(copy).toEqual({
    notesLast: true,
    title: 'Garden Fair',
    date: '14–15 June, 11am–5pm',
    place: 'Unit 4, Dock Street',
    subtitle: 'Free entry',
  });
});
