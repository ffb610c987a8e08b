import { hasFront, isPerson } from '../../art/drawings/being.ts';
import type { SceneRelation } from '../../brief/scene-ask.ts';
import type { Role } from './scene-plan.ts';

// Metres: a horse does not fit into a rowing boat.
const MOST = 1.2;

/** Puts an angler's dog into the boat of the angler's drawing, and a cat into the canoe it is in. */
export function joinCrew(cast: readonly Role[], relations: readonly SceneRelation[]): Role[] {
  return cast.map((role) => {
    const { actor, thing } = role;
    if (isPerson(actor) || !hasFront(actor) || actor.metres > MOST || actor.standsOn === 'deep') return role;
    const to = cast.findIndex(({ actor: other, thing: skipper, holds = [] }) => {
      if (!isPerson(other) || other.standsOn !== 'water' || other.wades || holds.length === 0) return false;
      return relations.some(
        (relation) =>
          'to' in relation &&
          ((relation.of === thing && (holds.includes(relation.to) || relation.to === skipper)) ||
            (relation.of === skipper && relation.to === thing)),
      );
    });
    return to < 0 ? role : { ...role, bond: { kind: 'crew', to } };
  });
}
