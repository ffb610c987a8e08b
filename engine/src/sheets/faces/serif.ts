import type { Style } from '../sheet.ts';
import { grotesk } from './grotesk.ts';

const NEWSREADER = { family: 'Newsreader', weight: 520 } as const;

export const serif: Style = {
  name: 'editorial',
  patterns: ['arches', 'halves', 'rings'],
  objects: 'shaded',
  voices: {
    ...grotesk.voices,
    title: { ...NEWSREADER, line: 1.03, tracking: -0.01, large: { line: 0.98, tracking: -0.01 } },
    display: { ...NEWSREADER, line: 1, tracking: -0.01, large: { line: 0.96, tracking: -0.01 } },
    figure: {
      ...NEWSREADER,
      line: 0.95,
      tracking: -0.01,
      large: { line: 0.9, tracking: -0.01 },
      tabular: true,
    },
  },
};
