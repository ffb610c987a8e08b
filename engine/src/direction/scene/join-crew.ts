import type { SceneRelation } from '../../brief/scene/scene.ts';
import type { Role } from '../plan-scene.ts';

// Metres: a horse is in no rowing boat.
const MOST = 1.2;

/** The cast with the dog of an angler who is drawn in a boat, or a cat that is in the same canoe, in it too. */
export function joinCrew(cast: readonly Role[], relations: readonly SceneRelation[]): Role[] {
  return cast.map((role) => {
    const { actor, thing } = role;
    if (actor.hip || !actor.faces || actor.metres > MOST || actor.stands === 'deep') return role;
    const to = cast.findIndex(({ actor: other, thing: skipper, holds = [] }) => {
      if (!other.hip || other.stands !== 'water' || other.wades || holds.length === 0) return false;
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
