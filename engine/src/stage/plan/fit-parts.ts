import { findDrawingRow, getDrawing } from '../../art/drawings/drawings.ts';
import { type Actor, findActor } from '../../art/scenes/actors/actors.ts';
import { addThing } from '../../art/scenes/animal-actions/add-thing.ts';
import type { SceneAsk } from '../../brief/scene-ask.ts';
import type { Casting } from './cast-things.ts';

type Scene = Pick<SceneAsk, 'things' | 'relations'>;

// What lies in a basket shows above its rim: how many are seen, their height and distance as shares of its own height.
const [MOST_SEEN, ABOVE, APART] = [3, 1.1, 0.62];

/** Makes what a thing has one with it: the basket of a bicycle with its flowers, the lamp of a lighthouse, which its drawing shows. */
export function fitParts(castings: readonly Casting[], scene: Scene): Casting[] {
  const fitted = castings.map((host) => fit(host, castings, scene));
  const hostOf = (index: number) => fitted.find(({ draws }) => draws.includes(index))?.casting.index;
  return fitted.map(({ casting, draws }) => {
    const heldBy = hostOf(casting.index);
    return {
      ...casting,
      ...(draws.length > 0 ? { draws: [...(casting.draws ?? []), ...draws] } : {}),
      ...(heldBy === undefined ? {} : { heldBy }),
    };
  });
}

type Fitted = { casting: Casting; draws: readonly number[] };

function fit(host: Casting, castings: readonly Casting[], { things, relations }: Scene): Fitted {
  const [actor] = host.actors;
  const { parts = [], fittings = {} } = (actor && findDrawingRow(actor.drawing.name)) ?? {};
  const owned = relations.flatMap((one) =>
    one.kind === 'with' && one.of === host.index && 'to' in one ? [one.to] : [],
  );
  let casting = host;
  const draws: number[] = [];
  for (const part of owned) {
    const { noun = '', color } = things[part] ?? {};
    const place = fittings[noun];
    if (!place && !parts.includes(noun)) continue;
    const content = castings.filter(({ index }) =>
      relations.some((one) => one.kind === 'in' && one.of === index && 'to' in one && one.to === part),
    );
    draws.push(part, ...content.map(({ index }) => index));
    if (place)
      casting = { ...casting, actors: casting.actors.map((one) => fasten(one, place, { color, content })) };
  }
  return { casting, draws };
}

/** An actor with a thing fastened to it, and behind the rim of that what lies in it. */
function fasten(
  actor: Actor,
  [name, x, y, tall]: readonly [string, number, number, number],
  { color, content }: { color: string | undefined; content: readonly Casting[] },
): Actor {
  const [filling] = content;
  const inside = filling && (filling.actors[0] ?? findActor(filling.thing.noun));
  const seen = Math.min(MOST_SEEN, filling?.thing.count ?? 0);
  let { drawing } = actor;
  // The drawing grows upwards with what stands out of it.
  const add = (part: typeof drawing, spot: { x: number; y: number; tall: number }, dye?: string): void => {
    const lifted = drawing.height - actor.drawing.height;
    drawing = addThing(drawing, part, { ...spot, y: spot.y + lifted }, dye);
  };
  for (let at = 0; inside && at < seen; at++)
    add(
      inside.drawing,
      { x: x + (at - (seen - 1) / 2) * tall * APART, y: y - tall * 0.62, tall: tall * ABOVE },
      filling.thing.color,
    );
  add(getDrawing(name), { x, y, tall }, color);
  const grown = drawing.height / actor.drawing.height;
  return { ...actor, drawing, tall: actor.tall * grown, metres: actor.metres * grown };
}
