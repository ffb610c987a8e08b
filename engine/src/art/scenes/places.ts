import { lazy } from '../../lazy.ts';
import { GENERATORS } from './generators/generators.ts';
import { roomPlace } from './indoors/furnish.ts';
import { outdoorPlace } from './outdoors/outdoor-place.ts';
import { readGenerated, readPlaces, readRooms } from './outdoors/read-places.ts';
import type { Place } from './stage.ts';

/** Every place that can be drawn. */
export const allPlaces = lazy((): readonly Place[] => [
  ...readGenerated().map(({ name, data }) => ({ name, ...data, ...GENERATORS[data.generator] })),
  ...readRooms().map(({ name, data }) => ({ name, ...data, ...roomPlace(data) })),
  ...readPlaces().map(({ name, data }) => ({ name, ...data, ...outdoorPlace(data) })),
]);

const byName = lazy(() => new Map<string, Place>(allPlaces().map((place) => [place.name, place])));

/** Throws for a name that no place has: names come from the brief's vocabulary, not from users. */
export function getPlace(name: string): Place {
  const place = byName().get(name);
  if (place === undefined) throw new Error(`no place is named ${name}`);
  return place;
}
