import { toOklch } from './oklch.ts';

// Lightness up to which a field is part of a dark card, and from which one is part of a light one.
const [DARK, LIGHT] = [0.5, 0.86];

/** Whether a large field of a color leaves a card dark, or light. */
export const isOfScheme = (color: string, scheme: 'light' | 'dark'): boolean => {
  const { l } = toOklch(color);
  return scheme === 'dark' ? l <= DARK : l >= LIGHT;
};
