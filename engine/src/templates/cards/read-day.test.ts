import { expect, test } from 'vitest';
import { readDay } from './read-day.ts';

test.each([
  ['Thursday, 18 June', { above: 'Thursday', day: '18', below: 'June' }],
  ['18 September 2026', { above: '', day: '18', below: 'September 2026' }],
  ['Thursday, September 18, 2026', { above: 'Thursday', day: '18', below: 'September 2026' }],
  ['18th of September', { above: '', day: '18', below: 'September' }],
  ['Freitag, 4. Dezember', { above: 'Freitag', day: '4', below: 'Dezember' }],
  ['12 to 14 May 2027', { above: '', day: '12–14', below: 'May 2027' }],
  ['2026年6月18日', { above: '', day: '18', below: '2026年6月' }],
  ['الخميس 18 يونيو', { above: 'الخميس', day: '18', below: 'يونيو' }],
  ['18.06.2026', { above: '', day: '18', below: '06.2026' }],
])('the day of %s', (date, day) => {
  expect(readDay(date)).toEqual(day);
});

test.each(['6/7/2026', 'next week', 'June 2026', '99 June', '2026-06-18', '10 or 11 or 12 June'])(
  'it is not certain which number of %s is a day',
  (date) => {
    expect(readDay(date)).toBeUndefined();
  },
);
