import type { BriefColour } from '../../brief/brief.ts';
import type { Wishes } from './read-wishes.ts';

/** Colours with their use, each once, strongest first. */
export function toBriefColours({
  colors,
  ground,
  ink,
}: Pick<Wishes, 'colors' | 'ground' | 'ink'>): BriefColour[] {
  const all = [...colors, ...[ground, ink].filter((value) => value !== undefined)];
  return [...new Set(all)].map((value) => ({
    value,
    use: value === ground ? 'ground' : value === ink ? 'ink' : 'any',
  }));
}
