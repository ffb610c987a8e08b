import { showsHeld } from '../../art/people/shows-held.ts';
import type { Actor } from '../../art/scenes/actors.ts';
import type { Ask } from '../../brief/scene/scene.ts';
import type { Role } from '../plan-scene.ts';
import { fliesSomething, playsInstrument } from './cast-things.ts';
import type { Shown } from './shown.ts';

/** Whether a figure is drawn doing what the prompt says: in the posture, with the tool that shows it. */
export function isDone(
  { action, tool, words }: Extract<Ask, { part: 'action' }>,
  role: Role,
  { scene: { things }, plan: { cast } }: Pick<Shown, 'scene' | 'plan'>,
): boolean {
  const { actor, noun, bond, holds } = role;
  const person = actor.hip !== undefined;
  if (actor.shows?.includes(tool ?? action)) return true;
  // What an animal pulls comes behind it.
  if (
    (tool === 'hauling' || PULLS.test(words)) &&
    cast.some((other) => other.bond?.kind === 'following' && cast[other.bond.to] === role && !other.actor.hip)
  )
    return true;
  // A signpost points as it stands.
  if (!person && actor.faces === undefined && POINTS.test(words)) return true;
  // At a picnic the food is on the blanket.
  if (tool === 'eating' && person && bond?.kind === 'on' && actor.posture === 'sitting') return true;
  // A deed shows by its tool, which only people hold.
  if (tool !== undefined) return person && showsHeld(noun, tool, actor.posture);
  switch (action) {
    case 'unseen':
      return false;
    case 'standing':
    case 'carrying':
      // Who carries something has it in the hands: that is an ask of its own.
      return true;
    case 'walking':
      // On four legs they stand as they walk.
      return actor.posture === 'walking' || (!person && actor.faces !== undefined && !isStill(actor.posture));
    case 'flying':
      return actor.posture === 'flying' || actor.stands === 'air' || fliesSomething(things);
    case 'swimming':
      return actor.posture === 'swimming' || isInWater(actor);
    case 'riding':
      return actor.posture === 'riding' || bond?.kind === 'riding';
    case 'sitting':
      // Birds sit as they stand, and a frog or a panda is drawn as it sits.
      return (
        actor.posture === 'sitting' ||
        // Who reads sits on the ground where no seat is named.
        (actor.posture === 'reading' && person) ||
        bond?.kind === 'riding' ||
        sitsAsDrawn(actor, bond)
      );
    case 'reading':
      // With the paper in the hands, on whatever one sits.
      return (
        actor.posture === 'reading' || (holds ?? []).some((thing) => READ.has(things[thing]?.noun ?? ''))
      );
    case 'playing':
      return actor.posture === 'playing' || (person && playsInstrument(things));
    default:
      return actor.posture === action;
  }
}

/** An animal that is on something, in a drawing that shows no other posture; one that has a sitting one takes that. */
const sitsAsDrawn = ({ hip, faces, posture, perched, stands }: Actor, bond: Role['bond']): boolean =>
  hip === undefined &&
  (posture ?? 'standing') === 'standing' &&
  (perched !== undefined ||
    ((faces !== undefined || stands === 'air') && bond !== undefined && RESTS.has(bond.kind)));
const isStill = (posture: Role['actor']['posture']): boolean =>
  posture === 'sitting' || posture === 'lying' || posture === 'reading';
const PULLS = /pull|draw|drag|zieh|tire|tiran|pux|tira|trek|тян|везут|везет|везёт/iu;
const POINTS = /^(?:point|zeig|weis|montr|indi[cq]|apunt|señal|wijs|указ|指)/iu;
const READ: ReadonlySet<string> = new Set(['book', 'newspaper', 'magazine', 'letter', 'map']);
const RESTS: ReadonlySet<string> = new Set(['on', 'in', 'surface']);

const isInWater = ({ stands }: Actor): boolean => stands === 'deep' || stands === 'water';
