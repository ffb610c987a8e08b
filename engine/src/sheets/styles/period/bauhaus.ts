import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Quarters, halves and discs in red, blue and yellow, and a face drawn with the compass. */
export const bauhaus: Style = {
  name: 'bauhaus',
  style: 'bauhaus',
  scheme: 'light',
  voices: toStyleVoices(
    { family: 'Outfit', weight: 800, line: 0.98, tracking: -0.005 },
    { family: 'Outfit', weight: 450, strong: 650 },
  ),
  light: [
    ['#f1e7d2', '#161513', '#d8311f', '#1f4fa3', '#f2b21b'],
    ['#f4ead6', '#171614', '#1f4fa3', '#d8311f', '#f2b21b'],
  ],
  dark: [['#171614', '#f4ead6', '#e5402c', '#f2b21b', '#2f62c4']],
  patterns: ['geometry'],
  strip: 'geometry',
};
