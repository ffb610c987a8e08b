import { expect, test } from 'vitest';
import { findBundled } from './font-families.ts';

test.each([
  ['Manrope Variable', 'Manrope'],
  ['geist', 'Geist'],
  ['Geist Sans', 'Geist'],
  ['DM Sans', 'DM Sans'],
  ['IBM Plex Sans', 'IBM Plex Sans'],
  ['Noto Sans', 'Noto Sans'],
])('%s is the bundled family %s', (asked, family) => {
  expect(findBundled(asked)).toBe(family);
});

test.each(['DM', 'Sans', 'IBM Plex Mono', 'Geist Mono', 'Circular'])(
  '%s, which is another family, is none of them',
  (asked) => {
    expect(findBundled(asked)).toBeUndefined();
  },
);
