import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Rounded bodies, lit from above. */
export const clay: Style = {
  name: 'clay',
  style: 'clay',
  scheme: 'light',
  objects: 'shaded',
  voices: toStyleVoices(
    { family: 'Lilita One', weight: 400, line: 1.02, tracking: 0 },
    { family: 'Outfit', weight: 450, strong: 650 },
  ),
  light: [
    ['#ffd9c9', '#5a2348', '#ff7a6b', '#7c6ff0', '#ffc24d'],
    ['#d9ddff', '#2f2770', '#7c6ff0', '#ff8a5c', '#ffd166'],
  ],
  dark: [['#2f2770', '#fff0e8', '#ff8a5c', '#a99bff', '#ffd166']],
  patterns: ['clay'],
  lacks: 'its rounded shapes are shaded, not modeled, and drawings on it stay flat',
};
