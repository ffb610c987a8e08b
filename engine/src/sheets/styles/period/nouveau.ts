import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Leaves and fine frames of 1900. */
export const nouveau: Style = {
  name: 'nouveau',
  style: 'art-nouveau',
  scheme: 'light',
  voices: toStyleVoices(
    { family: 'Fraunces', weight: 700, line: 1.04, tracking: 0, variation: '"SOFT" 100, "WONK" 1' },
    { family: 'Newsreader', weight: 450, strong: 650 },
  ),
  light: [
    ['#f4e7c9', '#34291a', '#b4552f', '#5f7d57', '#c99a45'],
    ['#ece7cf', '#20342f', '#7a4a63', '#4f7f78', '#c08a4a'],
  ],
  dark: [['#20342f', '#f4e7c9', '#d99a5b', '#8fb39a', '#c9674a']],
  patterns: ['leaves'],
  above: [{ draw: 'lines', ink: 'fill' }],
};
