import { type Cast, toBounds } from '../../art/scenes/actors/cast.ts';
import type { Scene, Stage } from '../../art/scenes/stage.ts';
import type { Random } from '../../random.ts';
import type { Role, ScenePlan } from '../plan/scene-plan.ts';
import type { Figure } from './figure.ts';
import { toFigureColors, wornBy } from './figure-colors.ts';

// For things that come in any color.
const HOUSE_COLORS = {
  main: '#d9534a',
  second: '#5b93b8',
  accent: '#f2c14e',
  ink: '#2c3140',
  light: '#fff8ec',
};
/** Postures in which figures look where they go. */
const MOVING: ReadonlySet<string> = new Set([
  'walking',
  'running',
  'flying',
  'swimming',
  'riding',
  'jumping',
]);

// Acts that have a direction although one sits or stands.
const ONE_WAY: ReadonlySet<string> = new Set(['rod', 'sledding', 'rowing', 'paddling', 'angling']);

// Acts with something held out on a pole or string.
const FAR_REACHING: ReadonlySet<string> = new Set(['rod', 'kite-flying', 'drone-flying', 'plane-throwing']);

/** Whether a figure does something that everyone does in the same direction, such as walking, riding or fishing. */
export const hasDirection = ({ posture = 'standing', shows }: Role['actor']): boolean =>
  MOVING.has(posture) || shows?.some((deed) => ONE_WAY.has(deed)) === true;

/** What figures are placed into; `horizon` in px, `subjectX` as a share of the width. */
export type PlacementContext = {
  plan: ScenePlan;
  stage: Stage;
  scene: Scene;
  horizon: number;
  subjectX: number;
  random: Random;
};
/** Role of figures that belong to another one and not to the plan, such as a stool. */
export const ACCESSORY = -1;
export type PlacedCast = { figure: Figure; cast: Cast };

/** Puts a figure in a place, in its colors, clear of the words and the edges of the picture. */
export function placeFigure(
  figure: Figure,
  role: Role,
  { stage }: PlacementContext,
  at: { x: number; tall: number; foot: number; looks: Cast['looks'] },
): PlacedCast {
  const actor = role.players[figure.nth] ?? role.actor;
  const { color, pair } = wornBy(role, figure.nth);
  const cast: Cast = {
    actor,
    colors: toFigureColors(role, figure.nth, HOUSE_COLORS),
    ...at,
    ...(color || pair ? { dyed: true } : {}),
    haze: Math.max(0, 0.5 - figure.depth) * 0.5,
  };
  return { figure, cast: keepClear(cast, stage) };
}

/** Chooses which way a figure looks: into the picture; a moving group goes one way, others may face each other. */
export function chooseFacing(
  figure: Figure,
  role: Role,
  x: number,
  { stage, random, plan, subjectX }: PlacementContext,
): Cast['looks'] {
  const inward = x > stage.width / 2 ? 'left' : 'right';
  // Two with long poles or strings stand back to back, so that these do not cross.
  if (role.count === 2 && role.actor.shows?.some((deed) => FAR_REACHING.has(deed)))
    return figure.nth === 0 ? 'left' : 'right';
  const moves = hasDirection(role.actor);
  const together =
    plan.cast.filter(({ actor }) => actor.standsOn === 'ground' && hasDirection(actor)).length > 1;
  if (moves && together && role.actor.standsOn === 'ground') return subjectX > 0.5 ? 'left' : 'right';
  if (role.count === 1) return inward;
  // Two who stand face each other.
  if (role.count === 2 && !moves && role.actor.standsOn === 'ground')
    return figure.nth === 0 ? 'right' : 'left';
  const sideRandom = random.fork(`side${figure.role}`);
  const common = plan.cast.length > 1 ? inward : sideRandom.next() < 0.75 ? 'right' : 'left';
  const turns = !moves && figure.nth > 0 && random.fork(`turn${figure.role}-${figure.nth}`).next() < 0.4;
  return turns ? (common === 'right' ? 'left' : 'right') : common;
}

/** Shrinks figures that would reach into the words or out of the picture. */
function keepClear(cast: Cast, { calm, unit, height }: Stage): Cast {
  const { width } = toBounds(cast);
  const free = cast.foot - height * 0.03;
  const tall = Math.min(cast.tall, free);
  if (!calm || cast.x + width / 2 < calm.x || cast.x - width / 2 > calm.x + calm.width)
    return { ...cast, tall };
  const room = cast.foot - (calm.y + calm.height) - unit * 0.03;
  return { ...cast, tall: Math.min(tall, Math.max(room, cast.tall * 0.4)) };
}
