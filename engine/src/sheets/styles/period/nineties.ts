import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Teal and purple strokes of the paper cup. */
export const nineties: Style = {
  name: 'nineties',
  style: '90s',
  scheme: 'light',
  voices: toStyleVoices(
    { family: 'Archivo', weight: 900, line: 0.98, tracking: -0.02 },
    { family: 'Arimo', weight: 400, strong: 700 },
  ),
  light: [
    ['#fdfdfb', '#3a1a6e', '#12a7a3', '#6a2c9c', '#ff4fa0'],
    ['#fff36b', '#2a1058', '#ff4fa0', '#12a7a3', '#6a2c9c'],
  ],
  dark: [['#1e1240', '#ffffff', '#1fc9c0', '#ff4fa0', '#ffe14a']],
  patterns: ['confetti', 'waves'],
  strip: 'confetti',
};
