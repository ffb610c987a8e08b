import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Letters drawn by hand. */
export const lettering: Style = {
  name: 'lettering',
  style: 'hand-lettered',
  scheme: 'light',
  voices: toStyleVoices(
    { family: 'Caveat', weight: 700, line: 0.98, tracking: 0 },
    { family: 'Caveat', weight: 600, strong: 700 },
  ),
  light: [
    ['#fbf5ea', '#1f2a44', '#e2674a', '#e9b44c'],
    ['#f6f1ec', '#2b2b2b', '#4f9a8a', '#e7a3a0'],
  ],
  dark: [['#1f2a44', '#fbf5ea', '#f0855f', '#e9b44c']],
  patterns: ['stars', 'loops'],
  strip: 'stars',
};
