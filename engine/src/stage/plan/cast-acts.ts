import type { Act } from '../../art/people/acts/act.ts';
import { findAct, findActWith } from '../../art/people/acts.ts';
import { findRole } from '../../art/people/cast-person.ts';
import type { Partner } from '../../art/people/dress-person.ts';
import { findHeld } from '../../art/people/held-things.ts';
import { findActor } from '../../art/scenes/actors/actors.ts';
import type { Requirement, SceneAsk, SceneThing } from '../../brief/scene-ask.ts';
import { isDistant } from '../../brief/scene-ask.ts';
import { setOf } from '../../lexicon/noun-sets.ts';
import { isAnimal } from '../../reader/scene/mentions/resolve-parents.ts';
import { clothesOf } from './dress-cast.ts';

type Scene = Pick<SceneAsk, 'things' | 'relations' | 'asks'>;

/** A thing that performs an act of people, with its partners and the things that its drawing includes, by index. */
export type Performance = {
  act: Act;
  partners: readonly Partner[];
  joined: readonly number[];
  uses: readonly number[];
  /**
   * What the act is done to, which is one of those; `undrawn` where the prompt names something without a drawing,
   * `shared` where it is drawn with someone else.
   */
  upon?: number | 'undrawn' | 'shared';
};

// Two people do it together.
const IN_PAIRS: Readonly<Record<string, string>> = { dancing: 'couple-dancing' };
// What one does with a thing in the arms instead of a person.
const ALONE: Readonly<Record<string, string>> = { hugging: 'clasping' };
// At a table that is named, or where several eat and nothing is named that they hold.
const AT_TABLE: Readonly<Record<string, string>> = { eating: 'dining' };
// More onlookers than these are a crowd of their own.
const MOST_TOGETHER = 4;

/** Finds the acts of a scene, by the index of the performer. */
export function castActs(scene: Scene): Map<number, Performance> {
  const found = new Map<number, Performance>();
  const taken = new Set<number>();
  for (const [index, thing] of scene.things.entries()) {
    if (taken.has(index) || !findRole(thing.noun)) continue;
    const performance = perform(thing, index, scene, taken);
    if (!performance) continue;
    found.set(index, performance);
    for (const other of [...performance.joined, ...performance.uses]) taken.add(other);
  }
  return found;
}

function perform(
  thing: SceneThing,
  index: number,
  scene: Scene,
  taken: ReadonlySet<number>,
): Performance | undefined {
  const joined = partnersOf(thing, index, scene, taken);
  const group = (findRole(thing.noun)?.members?.length ?? 1) > 1;
  const paired = thing.count > 1 || joined.length > 0 || group;
  const two = thing.count === 2 || joined.length === 1 || thing.noun === 'couple';
  const own = thing.posture === undefined ? findRole(thing.noun)?.act : undefined;
  const named = thing.tool ?? (two && thing.posture ? IN_PAIRS[thing.posture] : undefined) ?? own;
  const found =
    actMadeWith(thing, index, scene) ??
    (named === undefined ? undefined : findAct(named)) ??
    (named === undefined && carriesInArms(thing, index, scene) ? findAct('bearing') : undefined);
  const seated = found && findAct(AT_TABLE[found.name] ?? '');
  const atTable =
    seated &&
    (scene.things.some(({ noun }) => seated.uses?.includes(noun)) ||
      (paired && typeof targetOf(index, seated, scene, taken, []) !== 'number'));
  const lone = found?.partner && !found.props && !paired ? ALONE[found.name] : undefined;
  const clasps = lone === undefined ? undefined : findAct(lone);
  const held = clasps && targetOf(index, clasps, scene, taken, []);
  const act = atTable ? seated : typeof held === 'number' ? clasps : found;
  // Nobody hugs themselves.
  if (!act || (act.partner && !act.props && !paired)) return undefined;
  const partners = act.partner
    ? [
        ...Array.from({ length: Math.min(thing.count, MOST_TOGETHER) - 1 }, () => toPartner(thing)),
        ...joined.flatMap((other) => scene.things[other] ?? []).map(toPartner),
      ]
    : [];
  const uses = scene.things.flatMap(({ noun }, other) =>
    other !== index && act.uses?.includes(noun) && !taken.has(other) && !isOnlyNear(index, other, scene)
      ? [other]
      : [],
  );
  // Of the things it can be done to, keeps the one that it is done to.
  const tools = act.upon
    ? uses.filter((other) => !act.when?.with.includes(scene.things[other]?.noun ?? ''))
    : uses;
  const upon = act.upon ? targetOf(index, act, scene, taken, tools) : undefined;
  return {
    act,
    partners,
    joined: act.partner ? joined : [],
    uses: typeof upon === 'number' ? [...tools, upon] : tools,
    ...(upon === undefined ? {} : { upon }),
  };
}

const toPartner = (thing: SceneThing): Partner => ({ noun: thing.noun, ...clothesOf(thing) });

// Postures in which one can carry something in the arms.
const FREE: ReadonlySet<string | undefined> = new Set([undefined, 'standing', 'walking', 'carrying']);
const LARGEST_CARRIED = 3.2;
// Larger animals are led.
const LARGEST_CARRIED_ANIMAL = 0.6;

/** Whether somebody carries in both arms what does not fit one hand. */
function carriesInArms({ posture, count }: SceneThing, index: number, { things, relations }: Scene): boolean {
  return (
    count === 1 &&
    FREE.has(posture) &&
    relations.some((relation) => {
      if (relation.of !== index || relation.kind !== 'holding' || !('to' in relation)) return false;
      const { noun = '' } = things[relation.to] ?? {};
      const metres = findActor(noun)?.metres;
      if (metres === undefined || findHeld(noun) !== undefined) return false;
      if (isAnimal(noun)) return metres <= LARGEST_CARRIED_ANIMAL;
      return findRole(noun) === undefined && metres <= LARGEST_CARRIED;
    })
  );
}

// Larger things stay where they are, and whoever works at them stands in front.
const REACH = 3.2;

/** Finds what an act is done to: the first thing that is no person and has no other relation to the performer. */
function targetOf(
  index: number,
  act: Act,
  scene: Scene,
  taken: ReadonlySet<number>,
  tools: readonly number[],
): number | 'undrawn' | 'shared' | undefined {
  const { things, relations, asks } = scene;
  const found = things.findIndex(({ noun }, other) => {
    const role = findRole(noun);
    const apart = relations.some(
      (relation) =>
        'to' in relation &&
        relation.to === other &&
        relation.kind !== 'holding' &&
        !(act.beside && relation.kind === 'beside'),
    );
    return (
      other !== index &&
      !taken.has(other) &&
      !tools.includes(other) &&
      !apart &&
      (!role || role.upright !== undefined)
    );
  });
  const actor = findActor(things[found]?.noun ?? '');
  if (found < 0 && [...taken].some((other) => !findRole(things[other]?.noun ?? ''))) return 'shared';
  if (found >= 0 && isBehindStranger(index, found, asks)) return 'undrawn';
  if (found >= 0) return actor && actor.metres <= (act.reach ?? REACH) ? found : 'undrawn';
  return asks.some(({ part }) => part === 'stranger' || part === 'word') ? 'undrawn' : undefined;
}

const MODIFIERS: ReadonlySet<Requirement['part']> = new Set(['stranger', 'word', 'color', 'trait']);

/** Whether an act is done to what nothing draws: "mending a net on a pier, two seagulls" leaves the seagulls whole. */
function isBehindStranger(index: number, other: number, asks: readonly Requirement[]): boolean {
  const verb = asks.findIndex((ask) => ask.part === 'action' && ask.thing === index);
  const noun = asks.findIndex((ask) => ask.part === 'thing' && ask.thing === other);
  const between = verb < 0 ? [] : asks.slice(verb + 1, noun);
  return between[0]?.part === 'stranger' && between.some(({ part }) => !MODIFIERS.has(part));
}

/**
 * Whether a thing is only near an act: what somebody is under, behind or far from ("picking apples under an apple
 * tree").
 */
const isOnlyNear = (index: number, other: number, { asks, relations }: Scene): boolean =>
  isDistant(other, asks) ||
  relations.some(
    (relation) =>
      AROUND.has(relation.kind) && relation.of === index && 'to' in relation && relation.to === other,
  );
const AROUND: ReadonlySet<string> = new Set(['under', 'behind', 'in-front-of', 'over']);

/** Finds the act that a verb and another thing form together: "playing" and a piano. */
function actMadeWith(thing: SceneThing, index: number, { things, relations, asks }: Scene): Act | undefined {
  // A table is where the act happens; a laptop on it is what it is done with.
  const others = [...things.entries()].toSorted(([, a], [, b]) => weightOf(a.noun) - weightOf(b.noun));
  // "Pushing an old man in a wheelchair": whichever of the two has somebody in it.
  const charge = relations.flatMap((one) =>
    one.of === index && one.kind === 'holding' && 'to' in one && findRole(things[one.to]?.noun ?? '')
      ? [one.to]
      : [],
  )[0];
  const seats = relations.flatMap((one) =>
    one.of === index && 'to' in one ? (findActWith(one.kind, things[one.to]?.noun ?? '') ?? []) : [],
  );
  const always = charge === undefined ? seats.find((act) => act.always) : undefined;
  if (always) return always;
  for (const [other, { noun }] of others) {
    if (other === index || isDistant(other, asks)) continue;
    const related = relations.flatMap((relation) =>
      relation.of === index && 'to' in relation && relation.to === other ? [relation.kind] : [],
    );
    // Knitting in an armchair is knitting.
    const whole = thing.tool !== undefined && findAct(thing.tool) !== undefined;
    // Fishermen fish in boats too.
    const tool = thing.tool ?? findRole(thing.noun)?.holding;
    const pushed = relations.some(
      (one) =>
        'to' in one &&
        one.to === other &&
        SEATED_IN.has(one.kind) &&
        (one.of === index ? charge !== undefined : one.of === charge),
    );
    const ways = [...(pushed ? ['pushing'] : []), thing.posture, ...related];
    for (const said of whole ? [tool] : [tool, ...ways]) {
      const act = said === undefined ? undefined : findActWith(said, noun);
      if (act) return act;
    }
  }
  return undefined;
}

const SEATED_IN: ReadonlySet<string> = new Set(['in', 'on']);
const weightOf = (noun: string): number => (FURNITURE.has(noun) ? 1 : 0);
const FURNITURE = setOf('furniture');

/** Finds the partner of a pair: one that does the same, or nothing of its own. */
function partnersOf(
  { tool, posture, count }: SceneThing,
  index: number,
  { things }: Scene,
  taken: ReadonlySet<number>,
): number[] {
  if (count > 1) return [];
  return things.flatMap((other, at) => {
    const free = at !== index && !taken.has(at) && other.count === 1 && findRole(other.noun) !== undefined;
    const same = tool === undefined ? other.posture === posture : other.tool === tool;
    return free && (same || (other.tool === undefined && other.posture === undefined)) ? [at] : [];
  });
}
