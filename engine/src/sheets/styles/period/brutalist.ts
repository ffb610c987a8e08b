import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Raw: a black frame, the heaviest face, one loud color. */
export const brutalist: Style = {
  name: 'brutalist',
  style: 'brutalist',
  scheme: 'light',
  voices: toStyleVoices(
    { family: 'Archivo', weight: 900, line: 0.94, tracking: -0.02 },
    { family: 'JetBrains Mono', weight: 500, strong: 700 },
  ),
  light: [
    ['#ffffff', '#0b0b0b', '#ff5c39', '#ffe500'],
    ['#ffe500', '#0b0b0b', '#0b0b0b', '#ff5c39'],
    ['#b8ff3c', '#0b0b0b', '#0b0b0b', '#ff8fd0'],
    ['#ff8fd0', '#0b0b0b', '#0b0b0b', '#ffe500'],
  ],
  dark: [['#0b0b0b', '#ffffff', '#ffe500', '#ff5c39']],
  patterns: ['hatch', 'checker'],
  above: [{ draw: 'border', ink: 'ink' }],
};
