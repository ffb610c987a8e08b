import { canWear, type Garment, wearing } from '../../art/scenes/feats/wearing.ts';
import type { SceneThing } from '../../brief/scene/scene.ts';
import type { Role } from '../plan-scene.ts';

/** All that a thing wears, each in its own colour where one is asked for. */
export function garmentsOf({ wears, wearsToo = [], colorsToo = {} }: SceneThing): Garment[] {
  if (!wears) return [];
  const others = wearsToo.map((noun): Garment => {
    const color = colorsToo[noun];
    return { noun, ...(color ? { color } : {}) };
  });
  return [wears, ...others];
}

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
