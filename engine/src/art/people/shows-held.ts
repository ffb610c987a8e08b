import { createRandom } from '../../random.ts';
import type { Posture } from '../drawings/presence.ts';
import { findAct } from './acts.ts';
import { findHeld, getHeld } from './held-things.ts';
import { findRole } from './roles.ts';
import { chooseStance } from './stance.ts';

/** Whether somebody is drawn with a thing in the hands in this posture: who sits has no room for a pole. */
export function showsHeld(who: string, held: string, posture: Posture | undefined): boolean {
  const role = findRole(who);
  const name = findHeld(held);
  if (!role || role.members || !name) return false;
  if (name === 'bicycle' && posture === 'riding') return true;
  const { props } = chooseStance(role, posture, name, createRandom(0));
  return getHeld(name).props.some(({ shapes }) => props.some((prop) => prop.shapes === shapes));
}

/** Whether the thing takes the color that the prompt gives it. */
export function takesHeldColor(held: string): boolean {
  const name = findHeld(held);
  return (
    name !== undefined &&
    getHeld(name).props.some(({ shapes }) =>
      shapes.some((shape) => 'slot' in shape && shape.slot === 'accent'),
    )
  );
}

/** Whether something of an act takes the color that the prompt gives to its thing. */
export function takesActColor(name: string): boolean {
  const act = findAct(name);
  return (
    act?.colorSlot !== undefined ||
    (act?.props?.some(({ shapes }) => shapes.some((shape) => 'slot' in shape && shape.slot === 'accent')) ??
      false)
  );
}
