import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Bands of orange and brown that swing across the card. */
export const seventies: Style = {
  name: 'seventies',
  style: '70s',
  scheme: 'light',
  voices: toStyleVoices(
    { family: 'Shrikhand', weight: 400, line: 1.04, tracking: 0 },
    { family: 'Outfit', weight: 450, strong: 650 },
  ),
  light: [
    ['#f8e8c8', '#4a2412', '#e2661f', '#e9a92c', '#a8421a'],
    ['#f4dfb8', '#4a2412', '#c8531c', '#efb23a', '#7d4a24'],
  ],
  dark: [['#3b1d10', '#fbe9c6', '#ee7a2b', '#edb23a', '#b5522a']],
  patterns: ['waves', 'rings'],
  strip: 'waves',
};
