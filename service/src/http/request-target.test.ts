import { expect, test } from 'vitest';
import { readRequestTarget } from './request-target.ts';

const read = (line: string) => readRequestTarget(line, 'http://unused/');

test('the text of the request line is kept, quotes, dots and all', () => {
  expect(read("/i/../i/x?title=it's&b=/../%7e+")).toEqual({
    path: '/i/../i/x',
    query: "title=it's&b=/../%7e+",
  });
});

test('the query begins at the first question mark and may hold more', () => {
  expect(read('/i/x?a=b?c=d')).toEqual({ path: '/i/x', query: 'a=b?c=d' });
  expect(read('/i/x')).toEqual({ path: '/i/x', query: '' });
  expect(read('/i/x?')).toEqual({ path: '/i/x', query: '' });
});

test('the absolute form means the same as the path alone', () => {
  expect(read('HTTP://cards.example.com:80/i/x?a=http://b/c')).toEqual({
    path: '/i/x',
    query: 'a=http://b/c',
  });
});

test('without a socket the address of the request is all there is', () => {
  expect(readRequestTarget(undefined, 'http://localhost/i/x?a=b')).toEqual({ path: '/i/x', query: 'a=b' });
});
