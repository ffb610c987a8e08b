import { describe, expect, test } from 'vitest';
import { readText } from '../reading/reading.ts';
import { findDates } from './find-dates.ts';

const datesOf = (text: string, language: string): string[] =>
  findDates(readText(text), language).map(({ start, end }) => text.slice(start, end));

describe('a day keeps its hours', () => {
  test.each([
    ['Saturday 8 Feb, 10–4. Studio 5', 'en', 'Saturday 8 Feb, 10–4'],
    ['mon-fri 8-18, sat 9-14', 'en', 'mon-fri 8-18, sat 9-14'],
    ['Mo–Sa 6–18 Uhr', 'de', 'Mo–Sa 6–18 Uhr'],
    ['Samstag 21.6., 15-22 Uhr', 'de', 'Samstag 21.6., 15-22 Uhr'],
    ['domenica 19 ottobre dalle 10 alle 18', 'it', 'domenica 19 ottobre dalle 10 alle 18'],
    ['21 de junho, a partir das 15h', 'pt', '21 de junho, a partir das 15h'],
    ['7 czerwca, godz. 9–14', 'pl', '7 czerwca, godz. 9–14'],
    ['lördag 24 maj kl. 10–15', 'sv', 'lördag 24 maj kl. 10–15'],
    ['on Pier Road 8. Friday 5 June', 'en', 'Friday 5 June'],
    ['ул. Лесная 12, каждый день с 8 до 22', 'ru', 'каждый день с 8 до 22'],
    ['6月1日発売', 'ja', '6月1日発売'],
    ['zaterdag 14 maart van 10.00 tot 13.00 uur', 'nl', 'zaterdag 14 maart van 10.00 tot 13.00 uur'],
    ['10 Mayıs saat 11.00', 'tr', '10 Mayıs saat 11.00'],
    ['fredag 12 december kl. 18.30', 'sv', 'fredag 12 december kl. 18.30'],
    ['5. Juni ab 10.30 Uhr', 'de', '5. Juni ab 10.30 Uhr'],
    ['sabato 9 maggio ore 18.30', 'it', 'sabato 9 maggio ore 18.30'],
    ['12.5. klo 18.30', 'fi', '12.5. klo 18.30'],
    ['Sunday 2-4pm', 'en', 'Sunday 2-4pm'],
    ['saturday 9am-1pm at 12 Elm St', 'en', 'saturday 9am-1pm'],
    ['Friday 6:30–8 pm', 'en', 'Friday 6:30–8 pm'],
    ['tonight 8 til late', 'en', 'tonight 8 til late'],
    ['18 Mayıs Pazar, saat 14:00', 'tr', '18 Mayıs Pazar, saat 14:00'],
  ])('%s', (text, language, date) => expect(datesOf(text, language)).toEqual([date]));
});

test.each([
  ['shift pattern 2/2', 'en'],
  ['so 3 Dinge', 'de'],
  ['24 ore', 'it'],
  ['everyday moments', 'en'],
])('figures beside short words are no day: %s', (text, language) =>
  expect(datesOf(text, language)).toEqual([]),
);
