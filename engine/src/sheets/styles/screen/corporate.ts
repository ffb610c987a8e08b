import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** A sober grotesque and one blue. */
export const corporate: Style = {
  name: 'corporate',
  style: 'corporate',
  scheme: 'light',
  objects: 'shaded',
  voices: toStyleVoices(
    { family: 'Manrope', weight: 700, line: 1.06, tracking: -0.02 },
    { family: 'Manrope', weight: 500, strong: 700 },
  ),
  light: [
    ['#ffffff', '#0b1f3f', '#0b5bd3', '#0b2f6b', '#9cc3f5'],
    ['#f7f9fb', '#12262b', '#0f7c80', '#0d3b4a', '#8fcfc8'],
  ],
  dark: [['#0b1f3f', '#ffffff', '#5b9df5', '#9cc3f5']],
  patterns: ['rings', 'blend'],
  behind: [{ draw: 'spine', ink: 'fill' }],
};
