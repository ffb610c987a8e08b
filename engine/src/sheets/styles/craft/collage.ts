import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Scraps of paper. */
export const collage: Style = {
  name: 'collage',
  style: 'collage',
  scheme: 'light',
  voices: toStyleVoices(
    { family: 'Abril Fatface', weight: 400, line: 1.02, tracking: 0 },
    { family: 'Space Grotesk', weight: 450, strong: 650 },
  ),
  light: [
    ['#fbf7ee', '#1c1a18', '#e4572e', '#2f6f8f', '#f2b632', '#9cb89a'],
    ['#fbf7ee', '#1a2140', '#d9466f', '#f2b632', '#2f6f8f'],
  ],
  dark: [['#23242c', '#fbf7ee', '#f2b632', '#e4572e', '#5b9ab8']],
  patterns: ['scraps'],
  strip: 'scraps',
  lacks: 'its scraps are of plain paper, without cut photographs',
};
