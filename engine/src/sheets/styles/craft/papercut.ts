import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Sheets of colored paper, one in front of the other. */
export const papercut: Style = {
  name: 'papercut',
  style: 'paper-cut',
  scheme: 'light',
  voices: toStyleVoices(
    { family: 'Bricolage Grotesque', weight: 700, line: 1, tracking: -0.012 },
    { family: 'Manrope', weight: 500, strong: 700 },
  ),
  light: [
    ['#fdf6ea', '#27374d', '#ef6f53', '#f5b04c', '#3a86a8'],
    ['#fdf3ee', '#3d2350', '#8a4fb0', '#f08a5d', '#f2b8c6'],
  ],
  dark: [['#1f3347', '#fdf6ea', '#ef6f53', '#f5b04c', '#3a86a8']],
  patterns: ['layers'],
  strip: 'layers',
  lacks: 'only its layers look cut; drawings on it stay flat',
};
