import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** A letterhead of the past century: a swelling script-like face, bands of warm colors. */
export const retro: Style = {
  name: 'retro',
  style: 'retro',
  scheme: 'light',
  voices: toStyleVoices(
    { family: 'Shrikhand', weight: 400, line: 1.04, tracking: 0 },
    { family: 'Outfit', weight: 450, strong: 650 },
  ),
  light: [
    ['#f9ead0', '#4a2412', '#d9542b', '#e9a92c', '#2f7f7b'],
    ['#f6e3c0', '#2b3a42', '#c8442b', '#2f8f8b', '#efb23a'],
  ],
  dark: [['#3b1d10', '#fbe9c6', '#ee7a2b', '#edb23a', '#3fa39a']],
  patterns: ['waves', 'rays'],
  strip: 'stripes',
};
