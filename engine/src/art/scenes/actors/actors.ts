import type { PlaceName } from '../../../brief/setting.ts';
import type { Drawing } from '../../drawings/drawing.ts';
import { drawings } from '../../drawings/drawings.ts';
import type { Posture, Presence } from '../../drawings/presence.ts';
import { listStallActors } from '../buildings/stalls.ts';
import { perches, toPerchActor } from '../perches.ts';
import { getPlace } from '../places.ts';
import { listEmojiActors } from './emoji-actors.ts';

/** A subject that can be in a picture of a place. */
export type Actor = Presence & {
  drawing: Drawing;
  /** It has feet, and stands in the water with them. */
  wades?: boolean;
};

const drawn: readonly Actor[] = [
  ...drawings.flatMap((drawing) => (drawing.presence ? [{ ...drawing.presence, drawing }] : [])),
  ...listEmojiActors(),
  ...listStallActors(),
];

/** Subjects whose drawings are whole and upright, so that they hold in a picture; no busts, no emblems. */
export const actors: readonly Actor[] = [
  ...drawn,
  // A fence or a basket that nobody is at is an ordinary thing.
  ...perches.filter(({ name }) => !drawn.some(({ nouns }) => nouns.includes(name))).map(toPerchActor),
];

/** Which of a noun's drawings are meant: those of its young, of a breed, from behind. */
type Kind = Pick<Presence, 'young' | 'breed' | 'view'>;

/**
 * The actor for a noun, singular and lower case: in the posture asked for where it is drawn, else as it stands; of
 * several one that can be in the place. The young of an animal is the grown one where no young one is drawn, and a
 * breed has its colors in postures that it is not drawn in.
 */
export function findActor(
  noun: string,
  posture?: Posture,
  place?: PlaceName,
  kind: Kind = {},
): Actor | undefined {
  const named = actors.filter(({ nouns, view }) => nouns.includes(noun) && view === kind.view);
  const bred = kind.breed ? named.filter(({ breed }) => breed === kind.breed) : [];
  const common = named.filter(({ breed }) => breed === undefined);
  const young = kind.young ? common.filter((actor) => actor.young) : [];
  const grown = common.filter((actor) => !actor.young);
  if (young.length > 0) return inCoat(choose(young, posture, place), bred[0]);
  const own = choose(bred, posture, place);
  const other = choose(grown, posture, place);
  if (!own || (isIn(other, posture) && !isIn(own, posture))) return inCoat(other, bred[0]);
  return own;
}

const isIn = (actor: Actor | undefined, posture: Posture = 'standing'): boolean =>
  (actor?.posture ?? 'standing') === posture;

function choose(
  all: readonly Actor[],
  posture: Posture | undefined,
  place: PlaceName | undefined,
): Actor | undefined {
  const open = place !== undefined && getPlace(place).indoors === undefined;
  const grown = all.filter(({ wild }) => (open ? wild : !wild));
  const kept = grown.length > 0 ? grown : all;
  const local = place ? kept.filter((actor) => canBeIn(actor, place)) : kept;
  const known = local.length > 0 ? local : kept;
  return known.find((actor) => isIn(actor, posture)) ?? known[0];
}

/** A drawing in the natural colors of another of its kind. */
function inCoat(actor: Actor | undefined, breed: Actor | undefined): Actor | undefined {
  if (!actor || !breed?.drawing.natural) return actor;
  const coat = breed.breed ? { breed: breed.breed } : {};
  return { ...actor, ...coat, drawing: { ...actor.drawing, natural: breed.drawing.natural } };
}

/** Whether an actor can be in a place: no boat in a forest, nothing walks on the sea. */
export const canBeIn = ({ standsOn }: Actor, place: PlaceName): boolean =>
  getPlace(place).supports.includes(standsOn);
