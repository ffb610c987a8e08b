import { expect, test } from 'vitest';
import { findParameter } from './find-parameter.ts';

const OG_BRAND = ['title', 'description', 'tagline', 'footer', 'bg'];

test.each([
  ['site', 'footer'],
  ['author', 'footer'],
  ['eyebrow', 'tagline'],
  ['titel', 'title'],
  ['price', undefined],
])('%s, given to og_brand, is most likely %s', (typed, meant) => {
  expect(findParameter(typed, OG_BRAND)).toBe(meant);
});
