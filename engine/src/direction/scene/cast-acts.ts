import type { Act } from '../../art/people/acts/act.ts';
import { actWith, findAct } from '../../art/people/acts.ts';
import { findRole } from '../../art/people/cast-person.ts';
import type { Partner } from '../../art/people/dress-person.ts';
import { findHeld } from '../../art/people/find-held.ts';
import { findActor } from '../../art/scenes/actors.ts';
import { isDistant } from '../../brief/scene/depths.ts';
import { isAnimal } from '../../brief/scene/kin.ts';
import type { SceneAsk, SceneThing } from '../../brief/scene/scene.ts';
import { clothesOf } from './dress-cast.ts';

type Scene = Pick<SceneAsk, 'things' | 'relations' | 'asks'>;

/** A thing that is an act of people: who does it beside the first, and the things that its drawing holds, by index. */
export type Performance = {
  act: Act;
  partners: readonly Partner[];
  joined: readonly number[];
  uses: readonly number[];
  /**
   * What it is done to, which is one of those; `undrawn` where the prompt names what nothing draws, `shared` where
   * somebody else is drawn at it.
   */
  upon?: number | 'undrawn' | 'shared';
};

// Two of them do it together.
const IN_PAIRS: Readonly<Record<string, string>> = { dancing: 'couple-dancing' };
// What one does with a thing in the arms where nobody is.
const ALONE: Readonly<Record<string, string>> = { hugging: 'clasping' };
// At a table that is named, or several at one where nothing is named that they have in the hand.
const AT_TABLE: Readonly<Record<string, string>> = { eating: 'dining' };
// More lookers-on than these are a crowd of their own.
const MOST_TOGETHER = 4;

/** The acts of a scene by the index of who does them. */
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
    (named === undefined && bearsSomething(thing, index, scene) ? findAct('bearing') : undefined);
  const seated = found && findAct(AT_TABLE[found.name] ?? '');
  const atTable =
    seated &&
    (scene.things.some(({ noun }) => seated.uses?.includes(noun)) ||
      (paired && typeof targetOf(index, seated, scene, taken, []) !== 'number'));
  const lone = found?.partner && !found.props && !paired ? ALONE[found.name] : undefined;
  const clasps = lone === undefined ? undefined : findAct(lone);
  const held = clasps && targetOf(index, clasps, scene, taken, []);
  const act = atTable ? seated : typeof held === 'number' ? clasps : found;
  // Nobody is in his own arms.
  if (!act || (act.partner && !act.props && !paired)) return undefined;
  const partners = act.partner
    ? [
        ...Array.from({ length: Math.min(thing.count, MOST_TOGETHER) - 1 }, () => toPartner(thing)),
        ...joined.flatMap((other) => scene.things[other] ?? []).map(toPartner),
      ]
    : [];
  const uses = scene.things.flatMap(({ noun }, other) =>
    other !== index && act.uses?.includes(noun) && !taken.has(other) && !isAbout(index, other, scene)
      ? [other]
      : [],
  );
  // Of what it can be done to it holds the one that it is done to.
  const tools = act.upon
    ? uses.filter((other) => !act.when?.of.includes(scene.things[other]?.noun ?? ''))
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

// What is on the way with a thing in the arms.
const FREE: ReadonlySet<string | undefined> = new Set([undefined, 'standing', 'walking', 'carrying']);
const MOST_BORNE = 3.2;
// An animal that is larger is led.
const MOST_ANIMAL = 0.6;

/** Holding what is no thing for one hand: it is carried in both arms. */
function bearsSomething(
  { posture, count }: SceneThing,
  index: number,
  { things, relations }: Scene,
): boolean {
  return (
    count === 1 &&
    FREE.has(posture) &&
    relations.some((relation) => {
      if (relation.of !== index || relation.kind !== 'holding' || !('to' in relation)) return false;
      const { noun = '' } = things[relation.to] ?? {};
      const metres = findActor(noun)?.metres;
      if (metres === undefined || findHeld(noun) !== undefined) return false;
      if (isAnimal(noun)) return metres <= MOST_ANIMAL;
      return findRole(noun) === undefined && metres <= MOST_BORNE;
    })
  );
}

// What is larger stands where it is, and who works at it does so before it.
const REACH = 3.2;

/** What a deed is done to: the first thing that is nobody, and that the doer has no other relation to. */
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
  if (found >= 0) return actor && actor.metres <= (act.reach ?? REACH) ? found : 'undrawn';
  return asks.some(({ part }) => part === 'stranger' || part === 'word') ? 'undrawn' : undefined;
}

/** "Picking apples under an apple tree": what somebody is under, behind or far from is no part of the doing. */
const isAbout = (index: number, other: number, { asks, relations }: Scene): boolean =>
  isDistant(other, asks) ||
  relations.some(
    (relation) =>
      AROUND.has(relation.kind) && relation.of === index && 'to' in relation && relation.to === other,
  );
const AROUND: ReadonlySet<string> = new Set(['under', 'behind', 'in-front-of', 'over']);

/** The act that what is said of somebody makes with another thing: "playing" and a piano. */
function actMadeWith(thing: SceneThing, index: number, { things, relations, asks }: Scene): Act | undefined {
  // A table is where it is done; a laptop on it is what.
  const others = [...things.entries()].toSorted(([, a], [, b]) => weightOf(a.noun) - weightOf(b.noun));
  // "Pushing an old man in a wheelchair": whichever of the two is said to be in it.
  const charge = relations.flatMap((one) =>
    one.of === index && one.kind === 'holding' && 'to' in one && findRole(things[one.to]?.noun ?? '')
      ? [one.to]
      : [],
  )[0];
  for (const [other, { noun }] of others) {
    if (other === index || isDistant(other, asks)) continue;
    const related = relations.flatMap((relation) =>
      relation.of === index && 'to' in relation && relation.to === other ? [relation.kind] : [],
    );
    // What is knitted in an armchair is knitted.
    const whole = thing.tool !== undefined && findAct(thing.tool) !== undefined;
    // Who fishes by trade fishes in a boat too.
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
      const act = said === undefined ? undefined : actWith(said, noun);
      if (act) return act;
    }
  }
  return undefined;
}

const SEATED_IN: ReadonlySet<string> = new Set(['in', 'on']);
const weightOf = (noun: string): number => (FURNITURE.has(noun) ? 1 : 0);
const FURNITURE: ReadonlySet<string> = new Set([
  'table',
  'coffee table',
  'desk',
  'chair',
  'armchair',
  'bench',
]);

/** The other one of a pair: who does the same, or does nothing of his own. */
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
