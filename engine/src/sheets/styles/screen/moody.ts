import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Dusk: one warm light in the dark. */
export const moody: Style = {
  name: 'moody',
  style: 'moody',
  scheme: 'dark',
  objects: 'shaded',
  voices: toStyleVoices(
    { family: 'Newsreader', weight: 400, line: 1.06, tracking: -0.01 },
    { family: 'Newsreader', weight: 450, strong: 650 },
  ),
  light: [['#e6e2da', '#1d2326', '#8a5a33', '#4f666b']],
  dark: [
    ['#0e1518', '#ece6d8', '#d89a5b', '#3c5a60'],
    ['#15111a', '#efe6e4', '#c9667a', '#4d3f66'],
  ],
  patterns: ['glow', 'hills'],
  behind: [{ draw: 'glow', ink: 'tint' }],
};
