import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Toys and candy: round letters, bright colors. */
export const playful: Style = {
  name: 'playful',
  style: 'playful',
  scheme: 'light',
  voices: toStyleVoices(
    { family: 'Lilita One', weight: 400, line: 1.02, tracking: 0 },
    { family: 'Outfit', weight: 450, strong: 650 },
  ),
  light: [
    ['#fff4dc', '#2a2150', '#ff5d5d', '#3fb0e8', '#ffc83d'],
    ['#e6f4ff', '#2a2150', '#ff8a3d', '#6a5cff', '#2fbf8f'],
    ['#ffe3ec', '#3a1a4a', '#6a5cff', '#ff5d8f', '#ffc83d'],
  ],
  dark: [['#2a2150', '#fff4dc', '#ffc83d', '#ff7a8a', '#6fd0f0']],
  patterns: ['confetti', 'pebbles', 'hearts'],
  strip: 'confetti',
};
