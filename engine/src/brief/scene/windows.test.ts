import { expect, test } from 'vitest';
import { parseBrief } from '../parse-brief.ts';

const sceneOf = (prompt: string) => parseBrief(prompt).scene;

test.each([
  'a lonely cabin in a dark forest with one lit window',
  'a cabin in a forest with glowing windows',
  'book cover, a cabin in a forest with a lit window, title "Winter"',
])('the windows of a house are no room: %s', (prompt) => {
  expect(sceneOf(prompt)?.place).toBe('forest');
  expect(sceneOf(prompt)?.relations.filter(({ kind }) => kind === 'with')).toEqual([]);
});

test('somebody at a window is in a room', () => {
  expect(sceneOf('a girl at a window')?.place).toBe('living-room');
});
