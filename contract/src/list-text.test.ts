import { expect, test } from 'vitest';
import { readList, writeList } from './list-text.ts';

test('a list is read as it was written, whatever is empty in it', () => {
  const items = [
    ['9:00', 'Keynote'],
    ['', 'Lunch'],
    ['17:00', ''],
  ];
  expect(writeList(items)).toBe('9:00\tKeynote\n\tLunch\n17:00');
  expect(readList(writeList(items), ['time', 'title'])).toEqual(items);
});

test('a break within a field is a space, and no words are lost to a field too many', () => {
  expect(writeList(['Ada\nLovelace', ' ', 'Grace\tHopper'])).toBe('Ada Lovelace\nGrace Hopper');
  expect(readList('Ada\tLovelace\r\n\nGrace', [])).toEqual([['Ada Lovelace'], ['Grace']]);
});
