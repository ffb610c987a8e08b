import { hasFront, isPerson } from '../../art/drawings/being.ts';
import { showsHeld } from '../../art/people/shows-held.ts';
import type { Actor } from '../../art/scenes/actors/actors.ts';
import type { Requirement } from '../../brief/scene-ask.ts';
import { setOf } from '../../lexicon/noun-sets.ts';
import { fliesSomething, playsInstrument } from './cast-things.ts';
import type { CheckedPicture } from './checked-picture.ts';
import type { Role } from './scene-plan.ts';

/** Whether a figure is drawn doing what the prompt says: in the posture, or with the tool that shows it. */
export function isActionShown(
  { action, tool }: Extract<Requirement, { part: 'action' }>,
  role: Role,
  { scene: { things }, plan: { cast } }: Pick<CheckedPicture, 'scene' | 'plan'>,
): boolean {
  const { actor, noun, bond, holds } = role;
  const person = isPerson(actor);
  if (actor.shows?.includes(tool ?? action)) return true;
  // What an animal pulls comes behind it.
  if (
    tool === 'hauling' &&
    cast.some(
      (other) => other.bond?.kind === 'following' && cast[other.bond.to] === role && !isPerson(other.actor),
    )
  )
    return true;
  // A signpost points by standing there.
  if (!person && !hasFront(actor) && tool === 'pointing') return true;
  // At a picnic the food is on the blanket.
  if (tool === 'eating' && person && bond?.kind === 'on' && actor.posture === 'sitting') return true;
  // An action shows by its tool, which only people hold.
  if (tool !== undefined) return person && showsHeld(noun, tool, actor.posture);
  switch (action) {
    case 'unseen':
      return false;
    case 'standing':
    case 'carrying':
      // Carrying is a requirement of its own: the thing is held.
      return true;
    case 'walking':
      // Four-legged animals stand as they walk.
      return actor.posture === 'walking' || (!person && hasFront(actor) && !isStill(actor.posture));
    case 'flying':
      return actor.posture === 'flying' || actor.standsOn === 'air' || fliesSomething(things);
    case 'swimming':
      return actor.posture === 'swimming' || isInWater(actor);
    case 'riding':
      return actor.posture === 'riding' || bond?.kind === 'riding';
    case 'sitting':
      // Birds sit as they stand, and frogs or pandas are drawn sitting.
      return (
        actor.posture === 'sitting' ||
        // Readers sit on the ground if no seat is named.
        (actor.posture === 'reading' && person) ||
        bond?.kind === 'riding' ||
        sitsAsDrawn(actor, bond)
      );
    case 'reading':
      // With the paper in the hands, on any seat.
      return (
        actor.posture === 'reading' || (holds ?? []).some((thing) => READ.has(things[thing]?.noun ?? ''))
      );
    case 'playing':
      return actor.posture === 'playing' || (person && playsInstrument(things));
    default:
      return actor.posture === action;
  }
}

/**
 * Whether an animal on something counts as sitting in a drawing without another posture; animals with a sitting
 * drawing use that.
 */
const sitsAsDrawn = (actor: Actor, bond: Role['bond']): boolean =>
  !isPerson(actor) &&
  (actor.posture ?? 'standing') === 'standing' &&
  (actor.perched !== undefined ||
    ((hasFront(actor) || actor.standsOn === 'air') && bond !== undefined && RESTS.has(bond.kind)));
const isStill = (posture: Role['actor']['posture']): boolean =>
  posture === 'sitting' || posture === 'lying' || posture === 'reading';
const READ = setOf('read');
const RESTS: ReadonlySet<string> = new Set(['on', 'in', 'surface']);

const isInWater = ({ standsOn }: Actor): boolean => standsOn === 'deep' || standsOn === 'water';
