import type { Style } from '../sheet.ts';
import { grotesk } from './grotesk.ts';

const BRICOLAGE = { family: 'Bricolage Grotesque', weight: 740 } as const;

export const lively: Style = {
  name: 'gradient',
  style: 'gradient',
  patterns: ['blend', 'glow', 'pebbles'],
  behind: [{ draw: 'sheen', ink: 'tint' }],
  objects: 'shaded',
  voices: {
    ...grotesk.voices,
    title: { ...BRICOLAGE, line: 1, tracking: -0.012, large: { line: 0.95, tracking: -0.012 } },
    display: { ...BRICOLAGE, line: 0.98, tracking: -0.012, large: { line: 0.94, tracking: -0.012 } },
    figure: { ...BRICOLAGE, line: 0.9, tracking: -0.015, large: { line: 0.86, tracking: -0.015 } },
    serif: { ...BRICOLAGE, weight: 600, line: 1.08, tracking: -0.012 },
  },
};
