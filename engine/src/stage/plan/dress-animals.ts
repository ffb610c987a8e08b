import { isAnimal } from '../../art/drawings/being.ts';
import { canWear, dressAnimal } from '../../art/scenes/animal-actions/dress-animal.ts';
import type { SceneThing } from '../../brief/scene-ask.ts';
import { garmentsOf } from './dress-cast.ts';
import type { Role } from './scene-plan.ts';

/** Puts what animals wear on their natural drawings; those drawn as people are dressed already. */
export function dressAnimals(cast: readonly Role[], things: readonly SceneThing[]): Role[] {
  return cast.map((role) => {
    const thing = things[role.thing];
    const garments = thing ? garmentsOf(thing) : [];
    if (garments.length === 0) return role;
    const put = (actor: Role['actor']): Role['actor'] =>
      isAnimal(actor) && canWear(actor, garments) ? dressAnimal(actor, garments) : actor;
    return { ...role, actor: put(role.actor), players: role.players.map(put) };
  });
}
