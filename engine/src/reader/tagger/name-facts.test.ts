import { expect, test } from 'vitest';
import { marked } from './marked.fixture.ts';
import { nameFacts } from './name-facts.ts';
import { toBlocks } from './to-blocks.ts';

const read = (...lines: string[]) => {
  const { prompt, marks } = marked(lines.join('\n'));
  return toBlocks(prompt, nameFacts(prompt, marks, 'en')).blocks;
};
const TITLE = '[field:Title]: [title:Night market]';
const MARKET = { role: 'title', text: 'Night market' };

test('the name of a fact that no form has for itself says what the fact is', () => {
  expect(
    read(TITLE, '[field:Date:] [date:19 June]', 'Gates: [time:18:00]', '[field:Warranty:] [note:5 years]'),
  ).toEqual([
    MARKET,
    { role: 'date', text: '19 June' },
    { role: 'time', text: '18:00', label: 'Gates' },
    { role: 'note', text: '5 years', label: 'Warranty' },
  ]);
});

test('a value that says nothing is not set', () => {
  expect(read(TITLE, '[field:Gates:] [time:18:00]', '[field:Contact phone:] [note:n/a]')).toEqual([
    MARKET,
    { role: 'time', text: '18:00', label: 'Gates' },
  ]);
});

test('a number that says nothing alone has its name, whatever forms call it', () => {
  expect(read(TITLE, '[field:Episode]: [eyebrow:73]', '[field:Version]: [eyebrow:v2]')).toEqual([
    MARKET,
    { role: 'eyebrow', text: '73', label: 'Episode' },
    { role: 'eyebrow', text: 'v2' },
  ]);
  expect(read(TITLE, '[field:Stalls]: [figure:40]', '[field:Deadline:] [date:1 May]').slice(1)).toEqual([
    { role: 'figure', text: '40', detail: 'Stalls' },
    { role: 'date', text: '1 May', label: 'Deadline' },
  ]);
});

test('facts in a row have their names, whatever these are', () => {
  const row =
    '[field:Led by]: "[brand:Granite Pier]". [field:Sum]: "[price:$9M]". [field:Depth]: "[figure:300 m]"';
  expect(read(`[title:Orchard]. ${row}`).slice(1)).toEqual([
    { role: 'brand', text: 'Granite Pier', label: 'Led by' },
    { role: 'price', text: '$9M', label: 'Sum' },
    { role: 'figure', text: '300 m', detail: 'Depth' },
  ]);
});

test('each row of a line keeps its name, also where it is said twice', () => {
  const row =
    '[field:New]: [item:notes]. [field:New]: [item:export]. [field:Faster]: [note:sync]. [field:Fixed]: [item:tabs]';
  expect(read(`[title:Tabsy]. ${row}`).slice(1)).toEqual([
    { role: 'item', text: 'notes', label: 'New' },
    { role: 'item', text: 'export', label: 'New' },
    { role: 'item', text: 'sync', label: 'Faster' },
    { role: 'item', text: 'tabs', label: 'Fixed' },
  ]);
});

test('prices and hours of one form are told apart by their names', () => {
  expect(
    read('[field:Tickets]: [price:€24]', '[field:Reduced]: [price:€15]').map(({ label }) => label),
  ).toEqual(['Tickets', 'Reduced']);
  expect(read(TITLE, '[field:Tickets]: [price:€24]').at(-1)).toEqual({ role: 'price', text: '€24' });
});

test('a price that is no sum of money has its name', () => {
  expect(read(TITLE, '[field:Entry]: [price:1 kg of rice]').at(-1)).toEqual({
    role: 'price',
    text: '1 kg of rice',
    label: 'Entry',
  });
  const place = '[field:Place]: [place:Oak Hall]';
  expect(read('[field:Offers]: [note:tea]', '[field:Entry]: [price:free]', place).at(-1)).toEqual({
    role: 'place',
    text: 'Oak Hall',
  });
  expect(read(TITLE, '[field:Entry]: [price:20元]').at(-1)).toEqual({ role: 'price', text: '20元' });
});

test('lines behind a row with a value are such rows', () => {
  expect(
    read(
      TITLE,
      '[field:Monday]: [item:Closed]',
      '[item:Tuesday]: [value:9–19]',
      '[field:Friday]: [price:9–17]',
    ),
  ).toEqual([
    MARKET,
    { role: 'item', text: 'Monday', value: 'Closed' },
    { role: 'item', text: 'Tuesday', value: '9–19' },
    { role: 'item', text: 'Friday', value: '9–17' },
  ]);
});

test('lines behind a row that begins with its name are such rows', () => {
  expect(read('- [item:Fixed: crash]', '- [field:Added:] [item:Export]', '- [item:Removed: tour]')).toEqual([
    { role: 'item', text: 'Fixed: crash' },
    { role: 'item', text: 'Added: Export' },
    { role: 'item', text: 'Removed: tour' },
  ]);
});

test('a name is the heading of the items in its line, and of lines that share it', () => {
  expect(
    read(
      '[field:Bring]: [item:spade], [item:gloves]',
      TITLE,
      '[field:Fixed:] [item:One]',
      '[field:Fixed:] [item:Two]',
      '[item:Tea]',
    ),
  ).toEqual([
    { role: 'item', text: 'spade', label: 'Bring' },
    { role: 'item', text: 'gloves', label: 'Bring' },
    MARKET,
    { role: 'item', text: 'One', label: 'Fixed' },
    { role: 'item', text: 'Two', label: 'Fixed' },
    { role: 'item', text: 'Tea' },
  ]);
});

test.each([
  ['of a place or an address', '[field:Hall]: [place:Oak Hall]'],
  ['of a key of a program', '[field:readingTime]: [note:9 min]'],
  ['that counts', '[field:Price 2]: [price:€9]'],
  ['of a part of a line', '[field:Rollout]: [date:today], then more'],
  ['that belongs to the fact already', '[time:Doors: 18:00]'],
])('a name %s is not given', (_, line) => {
  expect(read(TITLE, line).some(({ label }) => label !== undefined)).toBe(false);
});

test('in a language without words here, nobody knows what a form has for itself', () => {
  const { prompt, marks } = marked('[field:Title]: [title:A]\n[field:Doors]: [time:18:00]');
  expect(nameFacts(prompt, marks, 'el')).toBe(marks);
});
