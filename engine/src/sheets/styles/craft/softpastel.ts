import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Powdery tones and soft pebbles. */
export const softpastel: Style = {
  name: 'softpastel',
  style: 'soft-pastel',
  scheme: 'light',
  objects: 'either',
  voices: toStyleVoices(
    { family: 'Fraunces', weight: 600, line: 1.04, tracking: 0, variation: '"SOFT" 100' },
    { family: 'Outfit', weight: 450, strong: 650 },
  ),
  light: [
    ['#fdf1f4', '#5b3a5c', '#f7b8c8', '#b9dff0', '#fbe3a8'],
    ['#f0f6f2', '#33524c', '#b9e3cf', '#fbd3bd', '#d9cdf0'],
  ],
  dark: [['#4a3a55', '#fdf1f4', '#f7c8d4', '#c4e4f2', '#f5e3b0']],
  patterns: ['pebbles', 'waves'],
  strip: 'waves',
};
