import type { SceneAsk, SceneThing } from '../../brief/scene-ask.ts';
import type { Casting } from './cast-things.ts';

/** Finds a family whose members the prompt also names: "a family, mother, father and two children". */
function findFamily(things: readonly SceneThing[]): { family: number; members: number[] } | undefined {
  const family = things.findIndex(({ noun, count }) => noun === 'family' && count === 1);
  if (family < 0) return undefined;
  const members = things.flatMap(({ noun }, index) => (index > family && RELATIVES.has(noun) ? [index] : []));
  return members.length > 1 ? { family, members } : undefined;
}

const RELATIVES: ReadonlySet<string> = new Set(
  'mother father mom dad parents man woman child children boy girl son daughter baby grandmother grandfather'.split(
    ' ',
  ),
);

/** Gives the members what the family does. */
export function shareDeeds(scene: SceneAsk): SceneAsk {
  const found = findFamily(scene.things);
  const { posture, tool } = (found && scene.things[found.family]) ?? {};
  if (!found || (posture === undefined && tool === undefined)) return scene;
  const things = scene.things.map((thing, index) =>
    found.members.includes(index) && thing.posture === undefined && thing.tool === undefined
      ? { ...thing, ...(posture ? { posture } : {}), ...(tool ? { tool } : {}) }
      : thing,
  );
  return { ...scene, things };
}

/** Draws the family as its members, without figures of its own. */
export function unfoldFamily(castings: readonly Casting[], { things }: SceneAsk): Casting[] {
  const found = findFamily(things);
  const [first] = found?.members ?? [];
  if (!found || first === undefined || castings[first]?.actors.length === 0) return [...castings];
  return castings.map((casting) => {
    if (casting.index === found.family) return { ...casting, heldBy: first };
    if (casting.index !== first) return casting;
    const { actors, draws = [] } = casting;
    // What the family does is shown by its first member.
    return { ...casting, actors, draws: [...draws, found.family] };
  });
}
