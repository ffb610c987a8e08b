import { readFileSync } from 'node:fs';
import type { PlaceName } from '../../brief/setting.ts';
import { lazy } from '../../lazy.ts';
import { roomPlace } from './indoors/furnish.ts';
import { outdoorPlace } from './outdoors/outdoor-place.ts';
import { readPlaces, readRooms } from './outdoors/read-places.ts';
import { cave } from './places/nature/cave.ts';
import { coast } from './places/nature/coast.ts';
import { forest } from './places/nature/forest.ts';
import { river } from './places/nature/river.ts';
import { waterfall } from './places/nature/waterfall.ts';
import { stageHall } from './places/rooms/stage-hall.ts';
import { stillLife } from './places/rooms/still-life.ts';
import { windowPlace } from './places/rooms/window.ts';
import type { Place, PlaceDrawing, PlaceFacts } from './stage.ts';

/** Those that no file of data can say. */
const DRAWINGS: Readonly<Partial<Record<PlaceName, PlaceDrawing>>> = {
  cave,
  coast,
  forest,
  river,
  'stage-hall': stageHall,
  'still-life': stillLife,
  waterfall,
  window: windowPlace,
};

/** Places of facts and drawings with the same names. Throws for a name that one of them lacks. */
export function joinPlaces(
  facts: Readonly<Record<string, PlaceFacts>>,
  drawings: Readonly<Record<string, PlaceDrawing>>,
): Place[] {
  const undrawn = Object.keys(facts).find((name) => !Object.hasOwn(drawings, name));
  if (undrawn !== undefined)
    throw new Error(`data/places.json has ${undrawn}, which places.ts does not draw`);
  return Object.entries(drawings).map(([name, drawing]) => {
    const known = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (known === undefined) throw new Error(`data/places.json has no row for the place ${name}`);
    return { name: name as PlaceName, ...known, ...drawing };
  });
}

/** Every place that can be drawn. */
export const allPlaces = lazy((): readonly Place[] => {
  const file = new URL('../../../data/places.json', import.meta.url);
  const facts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, PlaceFacts>;
  const inOpen = readPlaces().map(({ name, data }) => ({ name, ...data, ...outdoorPlace(data) }));
  const rooms = readRooms().map(({ name, data }) => ({ name, ...data, ...roomPlace(data) }));
  return [...joinPlaces(facts, DRAWINGS), ...rooms, ...inOpen];
});

const byName = lazy(() => new Map<string, Place>(allPlaces().map((place) => [place.name, place])));

/** Throws for a name that no place has: names come from the brief's vocabulary, not from users. */
export function getPlace(name: string): Place {
  const place = byName().get(name);
  if (place === undefined) throw new Error(`no place is named ${name}`);
  return place;
}
