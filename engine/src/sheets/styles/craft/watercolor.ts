import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Pools of paint on white paper. */
export const watercolor: Style = {
  name: 'watercolor',
  style: 'watercolor',
  scheme: 'light',
  voices: toStyleVoices(
    { family: 'Playfair Display', weight: 500, line: 1.08, tracking: -0.01 },
    { family: 'Newsreader', weight: 450, strong: 650 },
  ),
  light: [
    ['#fdfaf3', '#2b3440', '#6f9fc4', '#e59aa6', '#9cc3a5'],
    ['#fdf8f3', '#3a2c3f', '#c48ab8', '#f0b48a', '#8fb8d0'],
  ],
  dark: [['#24303a', '#f7f2e6', '#8fc0dc', '#e8a5ae', '#a9cfae']],
  patterns: ['wash'],
  lacks: 'its washes are even, without the grain and the runs of paint',
};
