import type { Fitting } from './fittings/fitting.ts';
import { homeAnimals } from './fittings/home-animals.ts';
import { wildAnimals } from './fittings/wild-animals.ts';
import { halfProfileFitting } from './half-profiles.ts';

// Read off the drawings on a grid.
const FITTINGS: Readonly<Record<string, Fitting>> = { ...homeAnimals, ...wildAnimals };

/** Where a drawing wears things; undefined for one that was not measured. */
export const fittingOf = (name: string): Fitting | undefined =>
  Object.hasOwn(FITTINGS, name) ? FITTINGS[name] : halfProfileFitting(name);
