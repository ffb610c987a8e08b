import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Blocks of an old console. */
export const pixel: Style = {
  name: 'pixel',
  style: 'pixel-art',
  scheme: 'light',
  voices: toStyleVoices(
    { family: 'JetBrains Mono', weight: 800, line: 1.06, tracking: -0.03 },
    { family: 'JetBrains Mono', weight: 500, strong: 700 },
  ),
  light: [
    ['#fff6dc', '#2a1c4a', '#e8413c', '#3fa34d', '#ffb63d'],
    ['#dff3ff', '#1b2a5a', '#2f6fe0', '#ff5c8a', '#ffc93d'],
  ],
  dark: [['#1b1440', '#ffffff', '#ff5c8a', '#35d0ba', '#ffd84a']],
  patterns: ['pixels', 'checker'],
  strip: 'pixels',
  lacks: 'its letters and patterns are of pixels, drawings on it are not',
};
