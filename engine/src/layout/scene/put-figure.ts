import { assortedColor } from '../../art/assorted.ts';
import { type Cast, toBounds } from '../../art/scenes/draw-actor.ts';
import type { Scene, Stage } from '../../art/scenes/stage.ts';
import type { Subject } from '../../art/subject.ts';
import { animals } from '../../art/subjects/animals.ts';
import { hueDistance, toOklch } from '../../color/oklch.ts';
import type { Role, ScenePlan } from '../../direction/plan-scene.ts';
import type { Random } from '../../random.ts';
import { type AskedColors, inOwnColors } from '../subject-colors.ts';
import type { Figure } from './arrange-cast.ts';

// Nearer than this in hue, the colour in a prompt names the animal that we have: red fox, brown bear.
const NAMED_HUE = 40;
// For things that are made in any colour.
const HOUSE_COLORS = {
  main: '#d9534a',
  second: '#5b93b8',
  accent: '#f2c14e',
  ink: '#2c3140',
  light: '#fff8ec',
};
/** On their way, they look where they go. */
const MOVING: ReadonlySet<string> = new Set([
  'walking',
  'running',
  'flying',
  'swimming',
  'riding',
  'jumping',
]);

// What is done sitting or standing, and yet in one direction.
const ONE_WAY: ReadonlySet<string> = new Set(['rod', 'sledding', 'rowing', 'paddling', 'angling']);

// Held out on a pole or a string.
const FAR_REACHING: ReadonlySet<string> = new Set(['rod', 'kite-flying', 'drone-flying', 'plane-throwing']);

/** Whether it does what all of them do in one direction: to walk, to ride, to hold a rod over the water. */
export const keepsWay = ({ posture = 'standing', shows }: Role['actor']): boolean =>
  MOVING.has(posture) || shows?.some((deed) => ONE_WAY.has(deed)) === true;

/** What figures are placed into; `horizon` in px, `subjectX` a share of the width. */
export type Placing = {
  plan: ScenePlan;
  stage: Stage;
  scene: Scene;
  horizon: number;
  subjectX: number;
  random: Random;
};
/** The role of what belongs to another figure and is none of the plan's: a stool under somebody. */
export const PART = -1;
/** A figure at its place. */
export type Put = { figure: Figure; cast: Cast };

/** A figure at a place, in its colours, clear of the words and of the picture's edges. */
export function toPut(
  figure: Figure,
  role: Role,
  { stage }: Placing,
  at: { x: number; tall: number; foot: number; looks: Cast['looks'] },
): Put {
  const actor = role.players[figure.nth] ?? role.actor;
  // "Two of them red": the last two.
  const { share } = role;
  const other = share && figure.nth >= role.count - share.count;
  const worn: Role = other ? { ...role, color: share.color } : role;
  const asked = askedColors(worn, actor.subject);
  // Seven balloons of one colour look like one that was copied.
  const plain = role.count === 1 || role.color || role.pair || share;
  const mixed = plain ? undefined : assortedColor(actor.subject.name, figure.nth);
  const cast: Cast = {
    actor,
    colors: inOwnColors(
      actor.subject,
      actor.subject.natural ?? HOUSE_COLORS,
      mixed ? { ...asked, color: mixed } : asked,
    ),
    ...at,
    ...(worn.color || role.pair ? { dyed: true } : {}),
    haze: Math.max(0, 0.5 - figure.depth) * 0.5,
  };
  return { figure, cast: keepClear(cast, stage) };
}

/** The colours asked for the thing itself; `red fox` is a name. */
function askedColors({ color, pair, parts }: Role, subject: Subject): AskedColors {
  const { natural } = subject;
  const kept = { ...(pair ? { pair } : {}), ...(parts ? { parts } : {}) };
  if (color === undefined) return kept;
  if (!natural) return { ...kept, color };
  const [asked, own] = [toOklch(color), toOklch(natural.main)];
  const named =
    animals.includes(subject) &&
    Math.min(asked.c, own.c) > 0.06 &&
    hueDistance(asked.h, own.h) < NAMED_HUE &&
    Math.abs(asked.l - own.l) < 0.25;
  return named && pair === undefined ? kept : { ...kept, color };
}

/** Into the picture; those of one kind that move go one way, others may look at each other. */
export function looksOf(
  figure: Figure,
  role: Role,
  x: number,
  { stage, random, plan, subjectX }: Placing,
): Cast['looks'] {
  const inward = x > stage.width / 2 ? 'left' : 'right';
  // What two hold far before them would cross: they stand back to back.
  if (role.count === 2 && role.actor.shows?.some((deed) => FAR_REACHING.has(deed)))
    return figure.nth === 0 ? 'left' : 'right';
  const moves = keepsWay(role.actor);
  const together = plan.cast.filter(({ actor }) => actor.stands === 'ground' && keepsWay(actor)).length > 1;
  if (moves && together && role.actor.stands === 'ground') return subjectX > 0.5 ? 'left' : 'right';
  if (role.count === 1) return inward;
  // Two that stand are turned to each other, never away.
  if (role.count === 2 && !moves && role.actor.stands === 'ground')
    return figure.nth === 0 ? 'right' : 'left';
  const kin = random.fork(`side${figure.role}`);
  const common = plan.cast.length > 1 ? inward : kin.next() < 0.75 ? 'right' : 'left';
  const turns = !moves && figure.nth > 0 && random.fork(`turn${figure.role}-${figure.nth}`).next() < 0.4;
  return turns ? (common === 'right' ? 'left' : 'right') : common;
}

/** What would reach up into the words, or out of the picture, is drawn smaller. */
function keepClear(cast: Cast, { calm, unit, height }: Stage): Cast {
  const { width } = toBounds(cast);
  const free = cast.foot - height * 0.03;
  const tall = Math.min(cast.tall, free);
  if (!calm || cast.x + width / 2 < calm.x || cast.x - width / 2 > calm.x + calm.width)
    return { ...cast, tall };
  const room = cast.foot - (calm.y + calm.height) - unit * 0.03;
  return { ...cast, tall: Math.min(tall, Math.max(room, cast.tall * 0.4)) };
}
