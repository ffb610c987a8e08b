import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Two sides, each in a color of its own. */
export const versus: Style = {
  name: 'versus',
  style: 'comparison',
  voices: toStyleVoices(
    { family: 'Archivo', weight: 800, line: 0.98, tracking: -0.02 },
    { family: 'Archivo', weight: 450, strong: 700 },
  ),
  light: [
    ['#fbfaf7', '#14151a', '#2447ff', '#ff6a3d'],
    ['#f4f6ff', '#14173a', '#e5344f', '#2f62e0'],
  ],
  dark: [['#14151a', '#f6f6f2', '#ffcf3d', '#4f8dff']],
  patterns: ['stripes'],
};
