import { expect, test } from 'vitest';
import { acceptsAvif } from './accepts-avif.ts';

test.each([
  'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
  'text/html, IMAGE/AVIF;q=0.5',
  'image/avif ; q=0.001',
])('who names it: %s', (accept) => {
  expect(acceptsAvif(accept)).toBe(true);
});

test.each([
  null,
  '',
  '*/*',
  'image/*',
  'image/webp,*/*',
  'image/avif;q=0',
  'image/avif; q=0.000',
  'image/avif-sequence',
])('who does not: %s', (accept) => {
  expect(acceptsAvif(accept)).toBe(false);
});
