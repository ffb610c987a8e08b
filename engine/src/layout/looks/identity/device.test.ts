import { expect, test } from 'vitest';
import { chooseDevice, type Facts, type Signs } from './device.ts';

const SIGNS: Signs = {
  corner: 'soft',
  ground: '#ffffff',
  main: '#1434cb',
  onMain: '#ffffff',
  others: [],
  quiet: '#555555',
  line: '#e0e0e0',
};
const deviceOf = (signs: Partial<Signs>, facts: Partial<Facts> = {}) =>
  chooseDevice({
    signs: { ...SIGNS, ...signs },
    kind: 'article',
    fontClass: 'sans',
    isCrowded: false,
    ...facts,
  });

test.each<[string, Partial<Signs>, Partial<Facts>, string]>([
  ['square buttons', { corner: 'sharp' }, {}, 'bar'],
  ['a small radius', {}, {}, 'field'],
  ['pills', { corner: 'round' }, {}, 'bar'],
  ['a dark page', { ground: '#101010' }, {}, 'bar'],
  ['two strong colors', { others: ['#ffdb00'], onSecond: '#1434cb' }, {}, 'duo'],
  ['a frame', { isFrame: true }, {}, 'frame'],
  ['a scarce accent', { isScarce: true }, {}, 'tag'],
  ['a serif', {}, { fontClass: 'serif' }, 'masthead'],
  ['labels in a monospaced face', { isMono: true }, {}, 'grid'],
  ['many colors', { isColorful: true }, {}, 'stripes'],
  ['a gradient', { gradient: ['#ff0000', '#0000ff'] }, {}, 'band'],
  ['white words on a light accent', { isBare: true }, {}, 'bar'],
  [
    'a yellow that a line would lose on white',
    { main: '#ffd500', onMain: '#000000', corner: 'round' },
    {},
    'field',
  ],
  ['no room', { corner: 'round' }, { isCrowded: true }, 'field'],
  ['no room, where its color holds no small words', { main: '#ff4f40' }, { isCrowded: true }, 'edge'],
])('an article of a brand with %s', (_, signs, facts, device) => {
  expect(deviceOf(signs, facts)).toBe(device);
});

test.each<[string, Partial<Signs>, string]>([
  ['stands on the color of the brand', {}, 'field'],
  ['keeps its small words off a color that only holds large ones', { main: '#ff4f40' }, 'panel'],
  ['stays on the ground where the accent is scarce', { isScarce: true }, 'tag'],
  ['shows both of two strong colors', { others: ['#ffdb00'], onSecond: '#1434cb' }, 'duo'],
  ['shows all colors of a brand of many', { isColorful: true }, 'stripes'],
])('an announcement %s', (_, signs, device) => {
  expect(deviceOf(signs, { kind: 'announcement' })).toBe(device);
});
