import { expect, test } from 'vitest';
import { groupByShape, toFormatName } from './format-names.ts';

test('names are written as people write them', () => {
  expect(['youtube-thumbnail', 'a4', 'link-preview'].map(toFormatName)).toEqual([
    'YouTube thumbnail',
    'A4',
    'Link preview',
  ]);
});

test('formats stand under their shape, by name', () => {
  const formats = [
    { name: 'story', width: 1080, height: 1920 },
    { name: 'x', width: 1200, height: 675 },
    { name: 'facebook', width: 1200, height: 630 },
    { name: 'album-cover', width: 1080, height: 1080 },
  ];
  expect(
    groupByShape(formats).map(({ shape, formats: own }) => [shape, own.map(({ name }) => name)]),
  ).toEqual([
    ['Wide', ['facebook', 'x']],
    ['Square', ['album-cover']],
    ['Very tall', ['story']],
  ]);
});
