import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** The front page of a paper. */
export const newspaper: Style = {
  name: 'newspaper',
  style: 'newspaper',
  scheme: 'light',
  voices: toStyleVoices(
    { family: 'Playfair Display', weight: 900, line: 1.02, tracking: 0 },
    { family: 'Newsreader', weight: 450, strong: 650 },
  ),
  light: [
    ['#f4efe3', '#1b1815', '#1b1815', '#8a8378'],
    ['#efe8d6', '#1f1b16', '#1f1b16', '#9a2a1c'],
  ],
  dark: [['#1c1a17', '#efe7d6', '#efe7d6', '#8f877a']],
  patterns: ['dots', 'stripes'],
  above: [{ draw: 'lines', ink: 'ink' }],
};
