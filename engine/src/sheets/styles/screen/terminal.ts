import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Phosphor on a screen. */
export const terminal: Style = {
  name: 'terminal',
  style: 'terminal',
  scheme: 'dark',
  voices: toStyleVoices(
    { family: 'JetBrains Mono', weight: 700, line: 1.1, tracking: -0.03 },
    { family: 'JetBrains Mono', weight: 500, strong: 700 },
  ),
  light: [['#eef3ec', '#15301f', '#14743a', '#4a7d58']],
  dark: [
    ['#0b110d', '#9dffb9', '#5dff8f', '#2f8f52'],
    ['#12100a', '#ffd9a0', '#ffb84d', '#8f6a2f'],
  ],
  ownsGround: true,
  patterns: ['pixels'],
  above: [{ draw: 'panel', ink: 'line' }],
};
