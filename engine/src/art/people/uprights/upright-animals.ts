import { lazy } from '../../../lazy.ts';
import { readPeople } from '../people-data.ts';
import type { Upright } from './upright.ts';

/** All animals that can go on two legs. */
export const uprightAnimals = lazy(() => readPeople<readonly Upright[]>('uprights/animals'));
