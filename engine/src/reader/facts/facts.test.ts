import { describe, expect, test } from 'vitest';
import { readText } from '../reading/reading.ts';
import { findDates } from './dates.ts';
import { takeFacts } from './facts.ts';
import { findDiscount, findMoney } from './metric.ts';
import { findPeople } from './people.ts';

const dates = (text: string, language = 'en'): string[] =>
  findDates(readText(text), language).map(({ start, end }) => text.slice(start, end));

describe('findDates', () => {
  test.each([
    ['May 12-14 2026', 'en'],
    ['Saturday, June 14 at 3pm', 'en'],
    ['2026-05-12', 'en'],
    ['12. Juli 2026, 19 Uhr', 'de'],
    ['le 3 mars à 14h', 'fr'],
    ['15 de octubre de 2026', 'es'],
    ['12 июня', 'ru'],
    ['2026年5月12日', 'ja'],
    ['5월 12일', 'ko'],
    ['12 مايو 2026', 'ar'],
    ['10 maja, godz. 16:00', 'en'],
    ['3 ekim 2026, saat 19:00', 'en'],
    ['5 maj kl. 18:00', 'en'],
  ])('%s', (text, language) => {
    expect(dates(`x ${text} y`, language)).toEqual([text.replace(/^le /, '')]);
  });

  test('words and numbers that only look like dates are none', () => {
    expect(dates('You may win 10 prizes, march on, 48 hours, version 2.0, 30% off, 2026')).toEqual([]);
  });
});

describe('findPeople', () => {
  const people = (text: string, single = false): string[] | undefined => findPeople(text, { single })?.people;

  test('reads one or several names, with particles and titles', () => {
    expect(people('a talk with Ada Lovelace about code')).toEqual(['Ada Lovelace']);
    expect(people('by Ludwig van Beethoven and Dr. Jane Goodall')).toEqual([
      'Ludwig van Beethoven',
      'Dr. Jane Goodall',
    ]);
    expect(people('hosted by Anna & Ben')).toEqual(['Anna', 'Ben']);
    expect(people('mit Anna Schmidt')).toEqual(['Anna Schmidt']);
  });

  test('a single name counts only when wanted, a weekday never', () => {
    expect(people('with Rust')).toBeUndefined();
    expect(people('with Madonna', true)).toEqual(['Madonna']);
    expect(people('by Friday', true)).toBeUndefined();
  });
});

describe('findDiscount and findMoney', () => {
  test('split a discount into its parts', () => {
    expect(findDiscount('up to 50% off shoes')?.metric).toEqual({
      prefix: 'Up to',
      value: '50%',
      suffix: 'OFF',
    });
    expect(findDiscount('bis zu 70 % Rabatt')?.metric).toEqual({
      prefix: 'Bis zu',
      value: '70 %',
      suffix: 'Rabatt',
    });
    expect(findDiscount('全场5折')?.metric).toEqual({ value: '5折' });
    expect(findDiscount('全场五折')?.metric).toEqual({ value: '五折' });
    expect(findDiscount('sneakers')).toBeUndefined();
  });

  test('read sums as written', () => {
    for (const sum of ['$25M', '€1.5 million', '2,5 Mio. €', '£300', '3億円', '10 millions d’euros']) {
      expect(findMoney(`raised ${sum} today`)?.metric.value).toBe(sum);
    }
  });

  test('a sum stands with the time that it is for', () => {
    expect(findMoney('flat in Leeds, £900 a month')?.metric).toEqual({ value: '£900', suffix: 'a month' });
    expect(findMoney('piso, 850 euros al mes')?.metric).toEqual({ value: '850 euros', suffix: 'al mes' });
    expect(findMoney('for $9/month, cancel any time')?.metric).toEqual({ value: '$9', suffix: '/month' });
  });

  test('a word alone with a sum keeps it', () => {
    expect(findMoney('brown labrador, reward $200, call us')).toBeUndefined();
    expect(findMoney('We raised $25M')?.metric).toEqual({ value: '$25M' });
  });
});

describe('takeFacts', () => {
  const all = { people: 'full names', date: true, place: 'clause' } as const;

  test('takes date, place and people out and leaves the rest whole', () => {
    expect(takeFacts('Rust Night with Ada Lovelace, Berlin, May 12 2026', 'en', all)).toEqual({
      people: ['Ada Lovelace'],
      date: 'May 12 2026',
      place: 'Berlin',
      clauses: [{ words: 'Rust Night', before: '' }],
      rest: 'Rust Night',
    });
  });

  test('reads a place in brackets', () => {
    expect(takeFacts('Backend Engineer (Remote, EU)', 'en', all)).toEqual({
      place: 'Remote, EU',
      clauses: [{ words: 'Backend Engineer', before: '' }],
      rest: 'Backend Engineer',
    });
  });

  test('nothing is taken where nothing is wanted', () => {
    const words = 'Night with Ada Lovelace, Berlin, May 12';
    const { clauses, ...facts } = takeFacts(words, 'en', { people: 'none', date: false, place: 'none' });
    expect(facts).toEqual({ rest: words });
    expect(clauses.map((clause) => clause.words)).toEqual(['Night with Ada Lovelace', 'Berlin', 'May 12']);
  });

  test.each([
    [
      'Sommerfest am 12. Juli ab 15 Uhr im Stadtgarten',
      'de',
      '12. Juli ab 15 Uhr',
      'Stadtgarten',
      'Sommerfest',
    ],
    [
      'Quiz night, 6:30pm at The Foundry, free pizza',
      'en',
      '6:30pm',
      'The Foundry',
      'Quiz night, free pizza',
    ],
    [
      'Hannah & Thomas, 21 June 2025, Villa Rosa, Lake Como',
      'en',
      '21 June 2025',
      'Villa Rosa, Lake Como',
      'Hannah & Thomas',
    ],
    ['Léon, né le 3 avril 2025, 3,4 kg', 'fr', 'né le 3 avril 2025', undefined, 'Léon, 3,4 kg'],
    ['Holiday, back on Monday', 'en', 'back on Monday', undefined, 'Holiday'],
    ['여름 세일, 7월 1일 ~ 7월 15일', 'ko', '7월 1일 ~ 7월 15일', undefined, '여름 세일'],
    ['Black Friday, ends Monday', 'en', 'ends Monday', undefined, 'Black Friday'],
  ])('%s: date and place go, nothing is torn', (text, language, date, place, rest) => {
    const facts = takeFacts(text, language, all);
    expect([facts.date, facts.place, facts.rest]).toEqual([date, place, rest]);
  });

  test('a date in the middle of a sentence stays in it', () => {
    const words = 'The API will be read-only on Sunday 3 March while we move';
    expect(takeFacts(words, 'en', all).rest).toBe(words);
  });

  test('a quotation among the words is not parted at its comma', () => {
    const { clauses } = takeFacts('"Measure twice, cut once" workshop, 4 July', 'en', all);
    expect(clauses.map(({ words }) => words)).toEqual(['"Measure twice, cut once" workshop']);
  });

  test('a position stays with its person', () => {
    expect(takeFacts('Panel, speaker Ama Osei, Head of Data at Brightwell, online', 'en', all)).toMatchObject(
      {
        people: ['Ama Osei, Head of Data at Brightwell'],
        place: 'online',
      },
    );
  });
});

test.each([
  ['招聘店长,月薪8000,地点:杭州西湖区', 'zh', '杭州西湖区'],
  ['Open stage, Friday 9 May, venue: the old mill', 'en', 'the old mill'],
])('what a label says is where: %s', (text, language, place) => {
  const { place: found } = takeFacts(text, language, { people: 'none', date: true, place: 'clause' });
  expect(found).toBe(place);
});

test.each([
  ['招聘店长,月薪8000,电话:5551234', 'zh', '电话:5551234'],
  ['Choir sings, Friday 9 May, tel: 555-0100', 'en', 'tel: 555-0100'],
])('a short label behind the title keeps what it says: %s', (text, language, whole) => {
  const { clauses } = takeFacts(text, language, { people: 'none', date: true, place: 'clause' });
  expect(clauses.map(({ words }) => words)).toContain(whole);
});
