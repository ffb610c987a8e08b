import type { Style } from '../sheet.ts';
import { grotesk } from './grotesk.ts';

const [GEIST, MONO] = [{ family: 'Geist' }, { family: 'JetBrains Mono' }] as const;

export const technical: Style = {
  name: 'engineering',
  patterns: ['orbits', 'folds', 'quarters'],
  objects: 'shaded',
  voices: {
    ...grotesk.voices,
    title: { ...GEIST, weight: 600, line: 1.04, tracking: -0.03, large: { line: 0.98, tracking: -0.03 } },
    display: { ...GEIST, weight: 600, line: 1, tracking: -0.03, large: { line: 0.98, tracking: -0.03 } },
    figure: { ...GEIST, weight: 600, line: 0.9, tracking: -0.03, large: { line: 0.86, tracking: -0.03 } },
    text: { ...MONO, weight: 450, line: 1.4, tracking: -0.03 },
    strong: { ...MONO, weight: 650, line: 1.3, tracking: -0.03 },
    serif: { ...GEIST, weight: 500, line: 1.1, tracking: -0.03 },
  },
};
