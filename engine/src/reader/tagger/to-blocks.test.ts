import { expect, test } from 'vitest';
import { marked } from './marked.fixture.ts';
import { tidyBlock, toBlocks } from './to-blocks.ts';

const blocksOf = (notation: string) => {
  const { prompt, marks } = marked(notation);
  return toBlocks(prompt, marks).blocks;
};

test('a value belongs to the item before it, and a section to its items', () => {
  expect(blocksOf('[label:Starters] [item:Soup] - [value:6.50], [item:Bread] [value:3]')).toEqual([
    { role: 'item', text: 'Soup', value: '6.50', label: 'Starters' },
    { role: 'item', text: 'Bread', value: '3', label: 'Starters' },
  ]);
});

test('a row keeps as many values as a brief takes', () => {
  const long = 'x'.repeat(198);
  expect(blocksOf(`[item:A4] [value:$6] | [value:${long}]`)).toEqual([
    { role: 'item', text: 'A4', value: '$6' },
    { role: 'price', text: long },
  ]);
});

test('a row keeps all its values, and the hour before it', () => {
  expect(blocksOf('[item:A4] [value:$6] | [value:$9]\n[value:$1]')).toEqual([
    { role: 'item', text: 'A4', value: '$6 · $9' },
    { role: 'price', text: '$1' },
  ]);
  expect(blocksOf('[date:1 May]\n[time:9:00] [item:Tea]\n[time:10:00] - [item:Talk]\n[time:11:00]')).toEqual([
    { role: 'date', text: '1 May' },
    { role: 'item', text: 'Tea', value: '9:00' },
    { role: 'item', text: 'Talk', value: '10:00' },
    { role: 'time', text: '11:00' },
  ]);
});

test('a detail belongs to the person beside it, before or behind', () => {
  expect(blocksOf('[person:Ines Duarte], [detail:Staff Engineer], [detail:CTO] [person:Li Wei]')).toEqual([
    { role: 'person', text: 'Ines Duarte', detail: 'Staff Engineer' },
    { role: 'person', text: 'Li Wei', detail: 'CTO' },
  ]);
});

test('the mark that closes a quotation is no part of it, behind an s neither', () => {
  expect(blocksOf("For '[title:Slow Mornings'], by Ada")).toEqual([{ role: 'title', text: 'Slow Mornings' }]);
});

test('nothing that is marked is lost: a stray value, detail or section becomes a block of its own', () => {
  expect(blocksOf('[title:Sale] [value:£3] [detail:members only] [label:Saturday]')).toEqual([
    { role: 'title', text: 'Sale' },
    { role: 'price', text: '£3' },
    { role: 'note', text: 'members only' },
    { role: 'eyebrow', text: 'Saturday' },
  ]);
});

test('a heading without items is kept when the next one comes', () => {
  expect(blocksOf('[label:Wednesday] quiet [label:Thursday] [item:Quiz]')).toEqual([
    { role: 'eyebrow', text: 'Wednesday' },
    { role: 'item', text: 'Quiz', label: 'Thursday' },
  ]);
});

test('in quotation marks every character is meant', () => {
  expect(blocksOf('"[title:– and so on –]" [subtitle:– by hand –]')).toEqual([
    { role: 'title', text: '– and so on –' },
    { role: 'subtitle', text: 'by hand' },
  ]);
});

test('a row has no signs of Markdown', () => {
  expect(toBlocks('run `marl` **now**', [{ name: 'item', start: 0, end: 18 }]).blocks[0]?.text).toBe(
    'run marl now',
  );
});

test('a second title is a subtitle', () => {
  expect(blocksOf('[title:One] [title:Two]').map(({ role }) => role)).toEqual(['title', 'subtitle']);
});

test.each([
  [' — Friday 12 June, ', 'Friday 12 June'],
  ['(Rust, remote EU)', '(Rust, remote EU)'],
  ['(doors 7pm', 'doors 7pm'],
  ['"Hold fast"', 'Hold fast'],
  ['Kabelsalat«', 'Kabelsalat'],
  ['“Harbor Lights', 'Harbor Lights'],
  ['snailmail`', 'snailmail'],
  ['`snailmail`', 'snailmail'],
  ['run `make` first', 'run `make` first'],
  ["grandma ruth's lemon loaf (", "grandma ruth's lemon loaf"],
  ['夜航电台》', '夜航电台'],
  [') by hand', 'by hand'],
  ['Gloves are provided. Bring a friend.', 'Gloves are provided. Bring a friend.'],
  ['The end.', 'The end'],
  ['Wait...', 'Wait...'],
  ['St. Mary’s', 'St. Mary’s'],
  ['7 p.m.', '7 p.m.'],
  ['Ready?', 'Ready?'],
])('drops only the punctuation that joined words to their neighbours: %s', (words, expected) => {
  expect(tidyBlock(words)).toBe(expected);
});

test('a number keeps its sign', () => {
  const texts = blocksOf('[item:fast], [item:-40% memory] [note:- 20 off]').map(({ text }) => text);
  expect(texts).toEqual(['fast', '-40% memory', '20 off']);
});

test('who stands in brackets behind a name is where somebody belongs', () => {
  expect(blocksOf('[person:Lena] ([brand:Grid]) and [person:Omar] ([place:Felt]), [brand:Grid]')).toEqual([
    { role: 'person', text: 'Lena', detail: 'Grid' },
    { role: 'person', text: 'Omar', detail: 'Felt' },
    { role: 'brand', text: 'Grid' },
  ]);
});

test('nobody chooses from one answer', () => {
  const [one] = blocksOf('[title:Tabs or spaces?] [option:Vote in the comments]').slice(1);
  expect(one).toEqual({ role: 'note', text: 'Vote in the comments' });
  expect(blocksOf('[option:Tabs] or [option:spaces]').map(({ role }) => role)).toEqual(['option', 'option']);
});

test('what is too much for a brief, or too long, is left with its place', () => {
  const many = marked(Array.from({ length: 70 }, (_, at) => `[item:row ${at}] `).join(''));
  const { blocks, marks } = toBlocks(many.prompt, many.marks);
  expect(blocks.length).toBeLessThanOrEqual(60);
  expect(blocks.length + marks.filter(({ name }) => name === 'excess').length).toBe(70);
  const long = marked(`[body:${'word '.repeat(300)}end]`);
  const [head, tail] = toBlocks(long.prompt, long.marks).marks;
  expect([head?.name, tail?.name, tail?.start]).toEqual(['body', 'excess', head?.end]);
  expect(toBlocks(long.prompt, long.marks).blocks[0]?.text.length).toBeLessThanOrEqual(1000);
});
