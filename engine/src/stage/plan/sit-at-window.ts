import { hasFront, isPerson } from '../../art/drawings/being.ts';
import { findActor } from '../../art/scenes/actors/actors.ts';
import type { SceneAsk } from '../../brief/scene-ask.ts';
import type { PlaceName } from '../../brief/setting.ts';
import type { Role } from './scene-plan.ts';
import { SILL } from './surfaces.ts';

const AT_REST: ReadonlySet<string | undefined> = new Set([undefined, 'standing', 'sitting']);

/** Whether a role is on the windowsill, or anywhere in a close-up of a window. */
export const isOnSill = ({ bond }: Role, place: PlaceName): boolean =>
  bond ? bond.kind === 'surface' && bond.surface === SILL : place === 'window';

/** Seats an animal on a windowsill: from behind, looking out, where the prompt names the window or what is to be seen outside. */
export function sitAtWindow(
  { noun, actor, players, thing }: Role,
  { asks, relations, things }: Pick<SceneAsk, 'asks' | 'relations' | 'things'>,
): Pick<Role, 'actor' | 'players'> {
  const { posture, wears } = things[thing] ?? {};
  if (isPerson(actor) || !hasFront(actor) || !AT_REST.has(posture)) return { actor, players };
  const looks =
    asks.some(({ part }) => part === 'weather') ||
    relations.some(({ of, kind }) => of === thing && (kind === 'beside' || kind === 'watching'));
  const back = looks && !wears ? findActor(noun, 'sitting', undefined, { view: 'back' }) : undefined;
  const sitting = back ?? findActor(noun, 'sitting', undefined, actor);
  if (sitting?.posture !== 'sitting') return { actor, players };
  const seat = (player: Role['actor']): Role['actor'] => ({
    ...sitting,
    ...(player.shows ? { shows: player.shows } : {}),
  });
  return { actor: seat(actor), players: players.map(seat) };
}
