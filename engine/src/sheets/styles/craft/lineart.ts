import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** One fine line on warm paper. */
export const lineart: Style = {
  name: 'lineart',
  style: 'line-art',
  scheme: 'light',
  voices: toStyleVoices(
    { family: 'Instrument Serif', weight: 400, line: 1, tracking: -0.01 },
    { family: 'Outfit', weight: 450, strong: 650 },
  ),
  light: [
    ['#f7f1e8', '#22201d', '#b0623f', '#e3a587', '#d9c3a5'],
    ['#f2f1ec', '#1f2623', '#47623f', '#b4c4ae', '#dcd5c2'],
  ],
  dark: [['#1f2623', '#f2f1ec', '#c9d8c2', '#e3a587']],
  patterns: ['brush', 'loops'],
  strip: 'loops',
  lacks: 'only its strokes are lines; drawings on it are filled',
};
