import { expect, test } from 'vitest';
import { listUnused } from './list-unused.ts';

test('every word is set, described or listed with its reason', () => {
  const prompt = 'please make a poster for Jazz Night at the Blue Note, make it pop, thanks!';
  const mark = (name: string, words: string) => {
    const start = prompt.indexOf(words);
    return { name, start, end: start + words.length };
  };
  const marks = [
    mark('request', 'please make a poster for'),
    mark('title', 'Jazz Night'),
    mark('place', 'the Blue Note'),
    mark('wish', 'make it pop'),
    mark('chat', 'thanks!'),
  ];
  expect(listUnused(prompt, marks).map(({ text, why }) => [text, why])).toEqual([
    ['please make a poster for', 'request'],
    ['at', 'chatter'],
    ['make it pop', 'wish'],
    ['thanks!', 'chatter'],
  ]);
  for (const { text, start, end } of listUnused(prompt, marks)) expect(prompt.slice(start, end)).toBe(text);
});

test('many words without a mark were not understood', () => {
  expect(listUnused('one two three four five', [])).toEqual([
    { text: 'one two three four five', start: 0, end: 23, why: 'not_understood' },
  ]);
});
