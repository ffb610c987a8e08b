import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Type and white. */
export const minimalist: Style = {
  name: 'minimalist',
  style: 'minimalist',
  scheme: 'light',
  objects: 'either',
  voices: toStyleVoices(
    { family: 'Inter', weight: 500, line: 1.04, tracking: -0.025 },
    { family: 'Inter', weight: 500, strong: 650 },
  ),
  light: [
    ['#ffffff', '#111111', '#111111', '#d9d9d6'],
    ['#fbfbf9', '#111111', '#2447ff', '#d9d9d6'],
  ],
  dark: [['#0c0c0d', '#f4f4f2', '#f4f4f2', '#3a3a3c']],
  patterns: ['rings'],
  behind: [{ draw: 'spine', ink: 'fill' }],
};
