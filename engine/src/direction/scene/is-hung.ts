import type { Actor } from '../../art/scenes/actors.ts';
import type { SceneAsk } from '../../brief/scene/scene.ts';

// Metres: what is larger has posts of its own.
const MOST = 1.2;
// It rises by itself.
const FREE: ReadonlySet<string> = new Set(['sky lantern']);

/** Whether a thing is drawn on a string: one that always is, or that the prompt says to hang. */
export function isHung(actor: Actor | undefined, thing: number, { asks, things }: SceneAsk): boolean {
  if (!actor || actor.faces || actor.hip || actor.metres > MOST || FREE.has(things[thing]?.noun ?? ''))
    return false;
  return actor.hangs === true || isSaidToHang(thing, asks);
}

/** Whether the prompt says of a thing that it hangs. */
export const isSaidToHang = (thing: number, asks: SceneAsk['asks']): boolean =>
  asks.some((ask) => ask.part === 'trait' && ask.trait === 'hanging' && ask.thing === thing);
