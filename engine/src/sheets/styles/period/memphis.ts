import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Squiggles, triangles and dots, as Milan drew them around 1982. */
export const memphis: Style = {
  name: 'memphis',
  style: 'memphis',
  scheme: 'light',
  voices: toStyleVoices(
    { family: 'Righteous', weight: 400, line: 1.04, tracking: 0 },
    { family: 'Outfit', weight: 450, strong: 650 },
  ),
  light: [
    ['#ffd9e3', '#151515', '#18b8b0', '#ff5a5f', '#ffc928', '#7a1fa0'],
    ['#c8f0e4', '#151515', '#ff5fa2', '#ffc928', '#7a5cff'],
    ['#ffe68a', '#151515', '#ff5a5f', '#18b8b0', '#7a1fa0'],
  ],
  patterns: ['confetti', 'geometry'],
  strip: 'confetti',
};
