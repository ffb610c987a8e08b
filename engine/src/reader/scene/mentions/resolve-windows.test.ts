import { expect, test } from 'vitest';
import { requestPicture } from '../../../understand/design-request.fixture.ts';

const sceneOf = (prompt: string) => requestPicture(prompt).scene;

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

test.each([
  'snowy village street at night with lit windows and a snowman',
  'a castle with lit windows at night',
])('the windows of houses are drawn with them: %s', (prompt) => {
  const scene = sceneOf(prompt);
  expect(scene?.relations).toEqual([]);
  expect(scene?.asks.map(({ words }) => words)).not.toContain('windows');
});

test.each([
  'a cat in the window of an old house',
  'قطة سوداء تجلس على نافذة بيت قديم',
  '古い家の窓に座る黒い猫',
])('nobody sits at the window of a house that stands in the room: %s', (prompt) => {
  expect(sceneOf(prompt)?.things.map(({ noun }) => noun)).toEqual(['cat']);
  expect(sceneOf(prompt)?.relations).toEqual([{ kind: 'on', of: 0, surface: 'windowsill' }]);
});

test.each([
  'kids building a snowman in front of a house at night, snow falling, warm light in the windows',
  'zwei Kinder bauen einen Schneemann vor dem Haus, die Fenster leuchten',
  '雪夜，孩子们在房子前堆雪人，窗户透出暖光',
])('lit windows named behind a house are seen from outside: %s', (prompt) => {
  const scene = sceneOf(prompt);
  expect(scene?.place).toBeUndefined();
  expect(scene?.relations.filter((relation) => 'surface' in relation)).toEqual([]);
});

test.each([
  'a girl reading in a cottage, warm light in the window',
  'a boy drawing a house by the window',
  'a dollhouse and a lamp in the window',
])('a window beside which somebody is stays in the room: %s', (prompt) => {
  expect(sceneOf(prompt)?.place).toBe('living-room');
});
