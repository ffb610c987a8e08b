import type { Style } from '../sheet.ts';

const INTER = { family: 'Inter' } as const;

export const grotesk: Style = {
  name: 'swiss',
  style: 'swiss',
  patterns: ['quarters', 'arches', 'orbits', 'folds', 'rings'],
  objects: 'shaded',
  voices: {
    title: { ...INTER, weight: 680, line: 1.04, tracking: -0.025, large: { line: 0.98, tracking: -0.025 } },
    display: { ...INTER, weight: 680, line: 1, tracking: -0.025, large: { line: 1, tracking: -0.025 } },
    figure: {
      ...INTER,
      weight: 700,
      line: 0.9,
      tracking: -0.03,
      large: { line: 0.86, tracking: -0.035 },
      tabular: true,
    },
    text: { ...INTER, weight: 500, line: 1.33, tracking: -0.01 },
    strong: { ...INTER, weight: 650, line: 1.25, tracking: -0.02 },
    serif: { family: 'Newsreader', weight: 500, line: 1.03, tracking: -0.01 },
    code: { family: 'JetBrains Mono', weight: 500, line: 1.3, tracking: 0 },
  },
};
