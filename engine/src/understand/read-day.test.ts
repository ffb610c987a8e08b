import { expect, test } from 'vitest';
import { piecesOf } from '../brief/statement.ts';
import { readDay } from './read-day.ts';

test.each([
  ['Saturday 20 June', ['Saturday', '20', 'June']],
  ['Friday 30 January 2026', ['Friday', '30', 'January', '2026']],
  ['May 12–14', ['May', '12–14']],
  ['4月16日(木)', ['4月', '16日(木)']],
  ['2026年6月3日', ['2026年', '6月', '3日']],
  ['4월 16일', ['4월', '16일']],
])('%s is set in the order in which it is written', (text, pieces) => {
  const day = readDay(text);
  expect(day && piecesOf({ role: 'date', rank: 'action', form: 'day', text, day })).toEqual(pieces);
});

test.each([
  '6 & 7 Sept',
  'June 9 to 11, 2026',
  '6 and 7 Sept',
  'sobota 5. a 6. září',
  '6月8日(月)〜10日(水)',
  '3월 4일~6일',
])('of two days none stands alone: %s', (text) => {
  expect(readDay(text)).toBeUndefined();
});
