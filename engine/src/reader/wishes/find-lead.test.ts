import { expect, test } from 'vitest';
import type { BriefBlock } from '../../brief/brief.ts';
import { findLead } from './find-lead.ts';

const BLOCKS: BriefBlock[] = [
  { role: 'title', text: 'Autumn sale' },
  { role: 'discount', text: '38% off' },
  { role: 'date', text: '5 October' },
  { role: 'person', text: 'Ana Ruiz' },
  { role: 'contact', text: '020 7946 0011' },
  { role: 'body', text: 'Bring a friend' },
];

test.each([
  ['make the date BIG', 'en', '5 October'],
  ['put 38% really big', 'en', '38% off'],
  ['the 5 has to be huge', 'en', '5 October'],
  ['phone number HUGE', 'en', '020 7946 0011'],
  ['her name biggest', 'en', 'Ana Ruiz'],
  ['Datum bitte groß', 'de', '5 October'],
  ['title as large as possible', 'en', 'Autumn sale'],
  ['The percentage must be the hero', 'en', '38% off'],
  ['Make the date really visible', 'en', '5 October'],
  ['die Prozentzahl riesig', 'de', '38% off'],
  ['割引率を大きく', 'ja', '38% off'],
  ['the 38% is the story', 'en', '38% off'],
  ['the offer readable from across the street', 'en', '38% off'],
  ['keep the name easy to spot', 'en', 'Ana Ruiz'],
  ['telefon numarası uzaktan okunsun', 'tr', '020 7946 0011'],
  ['日時を目立たせてほしい', 'ja', '5 October'],
  ['die 38 % sollen ins Auge springen', 'de', '38% off'],
])('“%s” says what leads', (wish, language, text) => {
  expect(findLead(wish, BLOCKS, language)).toMatchObject({ text });
});

test('a number that is asked for leads from the text that it begins, or from the headline', () => {
  const count: BriefBlock = { role: 'subtitle', text: '25 days to go' };
  const raised: BriefBlock = { role: 'title', text: 'Loamwise raises €14M' };
  expect(findLead('giant number', [{ role: 'title', text: 'Join us' }, count], 'en')).toBe(count);
  expect(findLead('the sum huge', [raised, { role: 'person', text: 'Ana Ruiz' }], 'en')).toBe(raised);
});

test.each([
  'big text',
  'no big date',
  'the date in gold',
  'the 7 huge',
  'a big party',
  'rating huge',
  'In store only',
  'easy to read',
  'a clear layout, legible',
  'must be readable on a phone',
])('“%s” does not', (wish) => {
  expect(findLead(wish, BLOCKS, 'en')).toBeUndefined();
});
