import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Figures first. */
export const data: Style = {
  name: 'data',
  style: 'infographic',
  voices: toStyleVoices(
    { family: 'Space Grotesk', weight: 600, line: 1.02, tracking: -0.03 },
    { family: 'Inter', weight: 500, strong: 650 },
  ),
  light: [
    ['#f6f8fa', '#10202e', '#1466c8', '#f0803c', '#2aa58a'],
    ['#ffffff', '#121a2c', '#5b46e0', '#f2a53c', '#22a39f'],
  ],
  dark: [['#0e1622', '#eef4fa', '#4fb3ff', '#f2a53c', '#3fd0a8']],
  patterns: ['dots', 'grid'],
  behind: [{ draw: 'spine', ink: 'fill' }],
};
