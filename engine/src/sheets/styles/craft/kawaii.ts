import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Hearts and stars in candy colors. */
export const kawaii: Style = {
  name: 'kawaii',
  style: 'kawaii',
  scheme: 'light',
  voices: toStyleVoices(
    { family: 'Lilita One', weight: 400, line: 1.04, tracking: 0 },
    { family: 'Outfit', weight: 450, strong: 650 },
  ),
  light: [
    ['#fff8fb', '#6b2f57', '#ff8fb8', '#8fd3f4', '#ffd97a'],
    ['#fbfaff', '#4a3a7d', '#b79cf2', '#ffb3c7', '#9fe0c8'],
  ],
  dark: [['#4a3a7d', '#fff4fb', '#ffb3d1', '#9fe0f4', '#ffe08a']],
  patterns: ['hearts'],
  strip: 'hearts',
  lacks: 'its patterns are cute, and drawings on it have no faces',
};
