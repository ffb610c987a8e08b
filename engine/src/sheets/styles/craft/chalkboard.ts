import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Chalk on a board. */
export const chalkboard: Style = {
  name: 'chalkboard',
  style: 'chalkboard',
  scheme: 'dark',
  voices: toStyleVoices(
    { family: 'Caveat', weight: 700, line: 1, tracking: 0 },
    { family: 'Caveat', weight: 600, strong: 700 },
  ),
  dark: [
    ['#26312e', '#f6f3e8', '#ffe08a', '#ffb3b8', '#a8dcc6'],
    ['#2a2d33', '#f4f2ea', '#ffd27a', '#9fd0f0', '#ffb3b8'],
  ],
  ownsGround: true,
  patterns: ['loops', 'stars'],
  above: [{ draw: 'chalk', ink: 'fill' }],
};
