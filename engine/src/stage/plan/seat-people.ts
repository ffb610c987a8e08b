import { castPerson, findRole } from '../../art/people/cast-person.ts';
import type { SceneAsk } from '../../brief/scene-ask.ts';
import type { Random } from '../../random.ts';
import type { Casting } from './cast-things.ts';
import { clothesOf } from './dress-cast.ts';

const TABLES: ReadonlySet<string> = new Set([
  'table',
  'desk',
  'dining table',
  'coffee table',
  'wooden table',
]);
const AT: ReadonlySet<string> = new Set(['around', 'beside', 'behind', 'in', 'on']);
const STANDS: ReadonlySet<string> = new Set(['standing', 'dancing', 'playing', 'working']);

/** Seats people at a table unless the prompt has them stand. */
export function seatPeople(castings: readonly Casting[], ask: SceneAsk, random: Random): Casting[] {
  return castings.map((casting) => {
    const { thing, index } = casting;
    const atTable = ask.relations.some(
      (relation) =>
        relation.of === index &&
        AT.has(relation.kind) &&
        'to' in relation &&
        TABLES.has(ask.things[relation.to]?.noun ?? '') &&
        castings.some((other) => other.index === relation.to && other.heldBy === undefined),
    );
    const person = findRole(thing.noun);
    // An act at a table brings its own.
    if (
      !atTable ||
      !person ||
      thing.tool !== undefined ||
      casting.heldBy !== undefined ||
      STANDS.has(thing.posture ?? '')
    )
      return casting;
    const actors = casting.actors.map((actor, nth) => {
      const seated = castPerson(thing.noun, {
        random: random.fork(`seat${index}-${nth}`),
        posture: 'sitting',
        seated: true,
        ...clothesOf(thing),
      });
      return seated ?? actor;
    });
    return { ...casting, actors };
  });
}
