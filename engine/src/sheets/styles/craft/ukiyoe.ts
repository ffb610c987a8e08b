import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Waves and a red sun, as on a woodblock print. */
export const ukiyoe: Style = {
  name: 'ukiyoe',
  style: 'japanese-print',
  scheme: 'light',
  voices: toStyleVoices(
    { family: 'Newsreader', weight: 600, line: 1.04, tracking: -0.01 },
    { family: 'Newsreader', weight: 450, strong: 650 },
  ),
  light: [['#f2e6cb', '#1d2b45', '#c8371f', '#24477a', '#6f96b5']],
  dark: [['#1d2b45', '#f2e6cb', '#e0553b', '#6f96b5', '#e9d9b5']],
  patterns: ['fans', 'hills'],
  strip: 'fans',
  lacks: 'it has the colors and patterns of a print, and no picture cut in wood',
};
