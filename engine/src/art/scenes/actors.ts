import type { PlaceName } from '../../brief/scene/scene.ts';
import type { Posture, Presence } from '../presence.ts';
import type { Subject } from '../subject.ts';
import { subjects } from '../subjects.ts';
import { listEmojiActors } from './emoji-actors.ts';
import { perches, toPerchActor } from './perches.ts';
import { getPlace } from './places.ts';
import { listStallActors } from './stalls.ts';

/** A subject that can be in a picture of a place. */
export type Actor = Presence & {
  subject: Subject;
  /** It has feet, and stands in the water with them. */
  wades?: boolean;
};

const drawn: readonly Actor[] = [
  ...subjects.flatMap((subject) => (subject.presence ? [{ ...subject.presence, subject }] : [])),
  ...listEmojiActors(),
  ...listStallActors(),
];

/** Subjects whose drawings are whole and upright, so that they hold in a picture; no busts, no emblems. */
export const actors: readonly Actor[] = [
  ...drawn,
  // A fence or a basket that nobody is at is an ordinary thing.
  ...perches.filter(({ name }) => !drawn.some(({ nouns }) => nouns.includes(name))).map(toPerchActor),
];

/**
 * The actor for a noun, singular and lower case: in the posture asked for where it is drawn, else as it stands; of
 * several one that can be in the place. The young of an animal is the grown one where no young one is drawn.
 */
export function findActor(
  noun: string,
  posture?: Posture,
  place?: PlaceName,
  young = false,
): Actor | undefined {
  const named = actors.filter(({ nouns }) => nouns.includes(noun));
  const small = young ? named.filter((actor) => actor.young) : [];
  const all = small.length > 0 ? small : named.filter((actor) => !actor.young);
  const local = place ? all.filter((actor) => fits(actor, place)) : all;
  const known = local.length > 0 ? local : all;
  return known.find((actor) => (actor.posture ?? 'standing') === (posture ?? 'standing')) ?? known[0];
}

/** Whether an actor can be in a place: no boat in a forest, nothing walks on the sea. */
export const fits = ({ stands }: Actor, place: PlaceName): boolean => getPlace(place).holds.includes(stands);
