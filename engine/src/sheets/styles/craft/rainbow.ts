import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Six hues of equal weight. */
export const rainbow: Style = {
  name: 'rainbow',
  style: 'rainbow',
  scheme: 'light',
  voices: toStyleVoices(
    { family: 'Outfit', weight: 800, line: 1, tracking: -0.005 },
    { family: 'Outfit', weight: 450, strong: 650 },
  ),
  light: [['#fffaf0', '#201a33', '#8540c6', '#e5352f', '#f78c1f', '#f9cc14', '#36a852', '#2476d9']],
  dark: [['#16141f', '#fffaf0', '#f9cc14', '#e5352f', '#f78c1f', '#36a852', '#2476d9', '#8540c6']],
  patterns: ['stripes', 'rings'],
  above: [{ draw: 'bars' }],
};
