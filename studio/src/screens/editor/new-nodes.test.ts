import { expect, test } from 'vitest';
import { ADDABLE, fitInto } from './new-nodes.ts';

const text = { type: 'text', text: 'Hi', color: '#16130b' };
const cardOn = (backgroundColor: string, accent: string) => ({
  root: { type: 'box', style: { backgroundColor }, children: [text, { ...text, color: accent }] },
});
const badgeOn = (ground: string, accent: string) => {
  const definition = cardOn(ground, accent);
  const { node = {} } = ADDABLE.badge?.make({}) ?? {};
  const { color, style } = fitInto(node, definition, 'root.children[1]', 'wide') as {
    color?: string;
    style?: { backgroundColor?: string };
  };
  return [style?.backgroundColor, color];
};

test('a badge is in the accent of the card, with letters that can be read on it, and never in the color behind it', () => {
  expect(badgeOn('#ffffff', '#c22f1f')).toEqual(['#c22f1f', '#ffffff']);
  expect(badgeOn('#14110d', '#fdb54b')).toEqual(['#fdb54b', '#14162b']);
  expect(badgeOn('#ffd43b', '#16130b')).toEqual(['#16130b', '#ffffff']);
});
