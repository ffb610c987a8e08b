import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** The twenties: gold lines on a deep ground, stepped corners, fans. */
export const deco: Style = {
  name: 'deco',
  style: 'deco',
  scheme: 'dark',
  voices: toStyleVoices(
    { family: 'Righteous', weight: 400, line: 1.06, tracking: 0.01 },
    { family: 'Outfit', weight: 450, strong: 650 },
  ),
  light: [['#f5ecd6', '#14130f', '#a67c2e', '#10261f']],
  dark: [
    ['#14130f', '#f3e6c8', '#dcb56a', '#8a6d34'],
    ['#10261f', '#f1ead2', '#dcb56a', '#3f6a58'],
    ['#131d36', '#f1ead2', '#dcb56a', '#46598c'],
  ],
  patterns: ['fans', 'rays'],
  above: [{ draw: 'steps', ink: 'fill' }],
};
