import { expect, test } from 'vitest';
import { insertMark } from './insert-mark.ts';
import { marked } from './marked.fixture.ts';

test('a mark takes its words from those around it, and leaves them what stands before and behind', () => {
  const { prompt, marks } = marked('[request:for our] [wish:red Kirin] [person:Zebra blog]');
  const start = prompt.indexOf('Kirin');
  const inserted = insertMark(marks, { name: 'brand', start, end: start + 'Kirin Zebra'.length });
  expect(inserted.map((mark) => `${mark.name}: ${prompt.slice(mark.start, mark.end)}`)).toEqual([
    'request: for our',
    'wish: red ',
    'brand: Kirin Zebra',
    'person:  blog',
  ]);
});
