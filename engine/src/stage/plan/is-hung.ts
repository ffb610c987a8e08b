import { hasFront } from '../../art/drawings/being.ts';
import type { Actor } from '../../art/scenes/actors/actors.ts';
import type { SceneAsk } from '../../brief/scene-ask.ts';

// Metres: larger things have posts of their own.
const MOST = 1.2;
// Rises by itself.
const FREE: ReadonlySet<string> = new Set(['sky lantern']);

/** Whether a thing is drawn on a string, because it always is or because the prompt says it hangs. */
export function isHung(actor: Actor | undefined, thing: number, { asks, things }: SceneAsk): boolean {
  if (!actor || hasFront(actor) || actor.metres > MOST || FREE.has(things[thing]?.noun ?? '')) return false;
  return actor.hangs === true || isSaidToHang(thing, asks);
}

/** Whether the prompt says that a thing hangs. */
export const isSaidToHang = (thing: number, asks: SceneAsk['asks']): boolean =>
  asks.some((ask) => ask.part === 'trait' && ask.trait === 'hanging' && ask.thing === thing);
