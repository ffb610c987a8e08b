import { canWear, wearing } from '../../art/scenes/feats/wearing.ts';
import type { SceneThing } from '../../brief/scene/scene.ts';
import type { Role } from '../plan-scene.ts';
import { garmentsOf } from './dress-cast.ts';

/** The cast with what its animals wear put on their natural drawings; who is drawn as a person is dressed already. */
export function dressAnimals(cast: readonly Role[], things: readonly SceneThing[]): Role[] {
  return cast.map((role) => {
    const thing = things[role.thing];
    const garments = thing ? garmentsOf(thing) : [];
    if (garments.length === 0) return role;
    const put = (actor: Role['actor']): Role['actor'] =>
      actor.hip === undefined && canWear(actor, garments) ? wearing(actor, garments) : actor;
    return { ...role, actor: put(role.actor), players: role.players.map(put) };
  });
}
