import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** A ring drawn with one stroke, and a red seal. */
export const ink: Style = {
  name: 'ink',
  style: 'ink',
  scheme: 'light',
  voices: toStyleVoices(
    { family: 'Newsreader', weight: 500, line: 1.06, tracking: -0.01 },
    { family: 'Newsreader', weight: 450, strong: 650 },
  ),
  light: [['#f4efe3', '#211f1c', '#b3302a', '#211f1c']],
  dark: [['#1d1b19', '#f0e9da', '#d8574a', '#f0e9da']],
  patterns: ['brush'],
  lacks: 'its strokes stand beside the words; drawings on it stay flat',
};
