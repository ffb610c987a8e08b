import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** A sliced sun over a grid, in pink and cyan on the night. */
export const eighties: Style = {
  name: 'eighties',
  style: '80s',
  scheme: 'dark',
  voices: toStyleVoices(
    { family: 'Righteous', weight: 400, line: 1.04, tracking: 0.01 },
    { family: 'Outfit', weight: 450, strong: 650 },
  ),
  dark: [
    ['#140a2e', '#fff3fb', '#ff2f92', '#21d4fd', '#ffd23f'],
    ['#1a0b3b', '#fff3fb', '#ff4fb0', '#21d4fd', '#ff9a3d'],
  ],
  patterns: ['sunset'],
};
