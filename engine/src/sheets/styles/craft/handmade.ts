import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Written by hand on paper. */
export const handmade: Style = {
  name: 'handmade',
  style: 'handmade',
  scheme: 'light',
  voices: toStyleVoices(
    { family: 'Caveat', weight: 700, line: 1, tracking: 0 },
    { family: 'Caveat', weight: 600, strong: 700 },
  ),
  light: [
    ['#fbf5ea', '#2b2b3a', '#e2674a', '#4f9a8a', '#e9b44c'],
    ['#fdf3ee', '#3a2c2c', '#c9566b', '#5b8fb0', '#e9b44c'],
  ],
  dark: [['#2b2b33', '#f7f1e6', '#f0a35e', '#8fd0bd', '#e98ea0']],
  patterns: ['loops', 'leaves'],
  above: [{ draw: 'chalk', ink: 'line' }],
};
