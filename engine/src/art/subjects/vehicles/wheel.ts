import type { SubjectColors } from '../../subject.ts';

/** A wheel with its tyre and hub, seen from the side. */
export const wheel = (x: number, y: number, r: number, { ink, light, second }: SubjectColors): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/><circle cx="${x}" cy="${y}" r="${r * 0.58}" fill="${light}"/>` +
  `<circle cx="${x}" cy="${y}" r="${r * 0.4}" fill="${second}"/><circle cx="${x}" cy="${y}" r="${r * 0.16}" fill="${light}"/>`;
