import { expect, test } from 'vitest';
import { readMessage } from './read-message.ts';

test('what a node says is read, without kinds that only later versions have', () => {
  const payload = '{"from":"a","notices":[["keys",null],["card","c1"],["moon","m"]]}';
  expect(readMessage(payload)).toEqual({
    from: 'a',
    notices: [
      ['keys', null],
      ['card', 'c1'],
    ],
  });
});

test.each([
  undefined,
  '',
  'reload',
  'null',
  '7',
  '[]',
  '{}',
  '{"from":"a"}',
  '{"from":"a","notices":{}}',
  '{"from":"a","notices":["keys"]}',
  '{"from":"a","notices":[["keys",7]]}',
  '{"from":7,"notices":[]}',
])('%j is not read', (payload) => {
  expect(readMessage(payload)).toBeUndefined();
});
