import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** A diner: atoms, boomerangs, checkers and a jolly face. */
export const fifties: Style = {
  name: 'fifties',
  style: '50s',
  scheme: 'light',
  voices: toStyleVoices(
    { family: 'Lilita One', weight: 400, line: 1.02, tracking: 0 },
    { family: 'Outfit', weight: 450, strong: 650 },
  ),
  light: [
    ['#fdf3dc', '#1f2a2e', '#d92b2b', '#3fb8ad', '#f2b233'],
    ['#bfe6de', '#1f2a2e', '#d92b2b', '#fdf3dc', '#f2b233'],
  ],
  dark: [['#1f3f46', '#fdf3dc', '#f2b233', '#e8574a', '#7fd0c6']],
  patterns: ['atoms', 'checker'],
  strip: 'atoms',
};
