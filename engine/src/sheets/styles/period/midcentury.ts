import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Calm type beside overlapping pebbles in olive, teal and mustard. */
export const midcentury: Style = {
  name: 'midcentury',
  style: 'mid-century',
  scheme: 'light',
  voices: toStyleVoices(
    { family: 'Fraunces', weight: 500, line: 1.02, tracking: 0, variation: '"SOFT" 100' },
    { family: 'Outfit', weight: 450, strong: 650 },
  ),
  light: [
    ['#f3ead7', '#2b2a26', '#d06a2e', '#2f7f7b', '#d9a52f', '#7d8448'],
    ['#e9dfc6', '#213836', '#c4502b', '#2f7f7b', '#c8952b'],
  ],
  dark: [['#1f3a3a', '#f6ecd6', '#e0a036', '#d96b3a', '#7fa39a']],
  patterns: ['pebbles', 'leaves'],
  strip: 'leaves',
};
