import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** The menu of a French house. */
export const bistro: Style = {
  name: 'bistro',
  style: 'bistro',
  scheme: 'light',
  voices: toStyleVoices(
    { family: 'Playfair Display', weight: 800, line: 1.02, tracking: 0 },
    { family: 'Newsreader', weight: 450, strong: 650 },
  ),
  light: [
    ['#f8efdc', '#2b1a16', '#8f1d2c', '#2f5d4a'],
    ['#f6ecd6', '#1f2a24', '#2f5d4a', '#8f1d2c'],
  ],
  dark: [['#2b1a16', '#f8efdc', '#e0b15a', '#8fb39a']],
  patterns: ['checker', 'stripes'],
  above: [{ draw: 'lines', ink: 'fill' }],
};
