import { expect, test } from 'vitest';
import { dropRepeated } from './drop-repeated.ts';
import { marked } from './marked.fixture.ts';

const read = (notation: string): string[] => {
  const { prompt, marks } = marked(notation);
  return dropRepeated(prompt, marks).map(({ name, start, end }) => `${name}: ${prompt.slice(start, end)}`);
};

test('words that another text contains whole are set once', () => {
  expect(read('with "[option:vs]" between: [title:Stairs vs Escalator]')[0]).toBe('again: vs');
  expect(read('"[quote:We planned it in one afternoon.]" mark "[detail:in one afternoon]"')[1]).toBe(
    'again: in one afternoon',
  );
  expect(read('[title:Ana Ruiz reads], [person:Ana Ruiz], "[note:read]"')).toEqual([
    'title: Ana Ruiz reads',
    'person: Ana Ruiz',
    'note: read',
  ]);
  expect(
    read('[title:Kestrel 1.0] is out. The title is "[brand:Kestrel 1.0]", by [brand:Kestrel 1.0]'),
  ).toEqual(['title: Kestrel 1.0', 'again: Kestrel 1.0', 'brand: Kestrel 1.0']);
});

test('a label is set once, and a release that begins the headline is no sender besides', () => {
  expect(read('for [eyebrow:part 2] of it. [eyebrow:Part 2]: [title:Cables]')[1]).toBe('again: Part 2');
  expect(read('card for [brand:Pellmore 4.2]: "[title:Pellmore 4.2 is out]"')[0]).toBe('again: Pellmore 4.2');
  expect(read('card for [brand:Pellmore]: "[title:Pellmore 4.2 is out]"')[0]).toBe('brand: Pellmore');
});

test('where a headline says what a quotation says, the quotation is the headline', () => {
  expect(read('[title:we reached 25,000 members!] "[body:25,000 members. Thank you.]"')).toEqual([
    'request: we reached 25,000 members!',
    'title: 25,000 members. Thank you.',
  ]);
  expect(read('[title:we reached 25,000 members!] "[body:Thank you, all 25,000.]"')[0]).toMatch(/^title/);
});
