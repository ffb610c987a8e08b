import type { Style } from '../sheet.ts';
import { grotesk } from './grotesk.ts';

const ARCHIVO = { family: 'Archivo', weight: 800, variation: '"wdth" 108' } as const;

export const heavy: Style = {
  name: 'geometric',
  style: 'geometric',
  patterns: ['geometry', 'quarters', 'halves'],
  objects: 'shaded',
  voices: {
    ...grotesk.voices,
    title: { ...ARCHIVO, line: 1.02, tracking: -0.02, large: { line: 0.95, tracking: -0.02 } },
    display: { ...ARCHIVO, line: 0.98, tracking: -0.02, large: { line: 0.94, tracking: -0.02 } },
    figure: { ...ARCHIVO, line: 0.9, tracking: -0.03, large: { line: 0.86, tracking: -0.03 } },
    serif: { ...ARCHIVO, weight: 700, line: 1.06, tracking: -0.02 },
  },
};
