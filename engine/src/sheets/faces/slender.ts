import type { Style } from '../sheet.ts';
import { grotesk } from './grotesk.ts';

const INSTRUMENT = { family: 'Instrument Serif', weight: 400 } as const;

export const slender: Style = {
  name: 'elegant',
  style: 'elegant',
  patterns: ['arches', 'rings'],
  objects: 'shaded',
  voices: {
    ...grotesk.voices,
    title: { ...INSTRUMENT, line: 1.02, tracking: 0, large: { line: 0.96, tracking: 0 } },
    display: { ...INSTRUMENT, line: 1, tracking: 0, large: { line: 0.95, tracking: 0 } },
    figure: { ...INSTRUMENT, line: 0.95, tracking: 0, large: { line: 0.9, tracking: 0 } },
    serif: { ...INSTRUMENT, line: 1.06, tracking: 0 },
  },
};
