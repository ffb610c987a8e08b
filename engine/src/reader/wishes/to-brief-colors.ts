import type { BriefColor } from '../../brief/brief.ts';
import type { Wishes } from './read-wishes.ts';

/** Colors with their use, each once, strongest first. */
export function toBriefColors({
  colors,
  ground,
  ink,
  accents = [],
}: Pick<Wishes, 'colors' | 'ground' | 'ink' | 'accents'>): BriefColor[] {
  const all = [...colors, ...[ground, ink].filter((value) => value !== undefined)];
  return [...new Set(all)].map((value) => ({
    value,
    use: value === ground ? 'ground' : value === ink ? 'ink' : accents.includes(value) ? 'accent' : 'any',
  }));
}
