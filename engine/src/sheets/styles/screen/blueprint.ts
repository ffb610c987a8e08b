import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** White lines on blue. */
export const blueprint: Style = {
  name: 'blueprint',
  style: 'blueprint',
  scheme: 'dark',
  voices: toStyleVoices(
    { family: 'Space Grotesk', weight: 600, line: 1.04, tracking: -0.02 },
    { family: 'JetBrains Mono', weight: 500, strong: 700 },
  ),
  light: [['#eaf1f8', '#123a70', '#2f6fc4', '#123a70']],
  dark: [
    ['#124585', '#ffffff', '#bfe0ff', '#7fb0e8'],
    ['#0f3b6e', '#ffffff', '#ffe08a', '#7fb0e8'],
  ],
  patterns: ['grid'],
  behind: [{ draw: 'grid', ink: 'line' }],
};
