import type { Random } from '../../random.ts';
import type { Posture } from '../drawings/presence.ts';
import type { Act } from './acts/act.ts';
import type { Prop } from './draw-prop.ts';
import { getHeld, type HeldName } from './held-things.ts';
import type { Bones, Pose } from './pose.ts';
import { poseOfGrip, posesOf } from './poses.ts';
import { getProp } from './props.ts';
import type { Role } from './role.ts';
import { shapesExtent } from './shape.ts';

/** What somebody does, with the body and the things that it takes. */
export type Stance = {
  posture: Posture;
  pose: Pose;
  props: readonly Prop[] /** Other doings that it shows. */;
  shows?: readonly Posture[];
  /** The tool in its hands. */
  held?: HeldName;
};

const ONE_HANDED: readonly string[] = ['up', 'staff', 'hang', 'lean', 'mouth', 'shelter'];
// While doing these a hand is free for what is held at one side, while doing those both are.
const ONE_FREE: readonly Posture[] = [
  'walking',
  'running',
  'sitting',
  'waving',
  'dancing',
  'jumping',
  'riding',
];
const BOTH_FREE: readonly Posture[] = ['walking', 'running', 'sitting'];
const OWN_LEGS: readonly string[] = ['kick', 'poles', 'pedals'];
// Who has one of these works sitting.
const AT_A_DESK: readonly HeldName[] = ['laptop', 'tablet', 'book', 'briefcase', 'phone', 'cane'];
// Below a sitting hand, in the units of an adult of 400.
const LOWEST = 52;
// Beside the waving hand.
const BESIDE: Bones = [22, 104];

const SEATED_LEGS: Pick<Pose, 'legs' | 'feet'> = {
  legs: { near: [88, 3], far: [82, -5] },
  feet: { near: 92, far: 92 },
};

/** What an act looks like; on furniture of the picture without its own, and with the legs of who sits. */
export function actStance(act: Act, seated: boolean, random: Random): Stance {
  const pose = random.pick(act.poses ?? posesOf(act.posture));
  const props = act.props ?? [];
  return {
    posture: act.posture,
    pose,
    props: seated ? props.filter(({ seat }) => !seat) : props,
  };
}

/** The same with a thing in the near hand. */
export function carryBeside(stance: Stance, name: HeldName | undefined): Stance {
  if (name === undefined || !ONE_HANDED.includes(getHeld(name).grip)) return stance;
  const { grip, props } = getHeld(name);
  const { far } = poseOfGrip(grip).arms;
  return {
    ...stance,
    pose: { ...stance.pose, arms: { ...stance.pose.arms, near: far } },
    props: [...stance.props, ...props.map((prop): Prop => ({ ...prop, at: 'near' }))],
  };
}

/** The same done on a bench or a chair. */
export function onSeat({ posture, pose, props, held }: Stance): Stance {
  return {
    ...(held ? { held } : {}),
    posture: 'sitting',
    shows: [posture],
    pose: { ...pose, turn: Math.min(pose.turn, 0.5), lean: Math.min(pose.lean, 4), ...SEATED_LEGS },
    props: props.filter(({ at, seat }) => !seat && at !== 'floor' && at !== 'toes' && at !== 'ground'),
  };
}

/** The posture asked for, else the role's own; a role's tool comes along where a hand is free. */
export function chooseStance(
  role: Role,
  asked: Posture | undefined,
  holding: HeldName | undefined,
  random: Random,
): Stance {
  const posture = asked ?? role.posture ?? 'standing';
  const tool =
    holding ??
    (asked === undefined || asked === 'standing' || asked === role.posture || role.holding === 'rod'
      ? role.holding
      : undefined);
  const pick = (): Pose => role.poses?.[posture] ?? random.pick(posesOf(posture));
  const trade = holding ?? role.holding;
  const withTool = (name: HeldName): Stance => {
    const { grip, props } = getHeld(name);
    return { posture, pose: poseOfGrip(grip), props, held: name };
  };
  switch (posture) {
    case 'standing':
      if (tool) return withTool(tool);
      return { posture, pose: pick(), props: [] };
    case 'reading':
      return { posture, pose: pick(), props: getHeld('book').props };
    case 'working':
      if (trade && !AT_A_DESK.includes(trade)) return withTool(trade);
      return { posture, pose: pick(), props: [getProp('office-chair'), getProp('desk')] };
    case 'playing':
      return withTool(
        tool ??
          role.holding ??
          (role.age === 'child' ? 'football' : random.pick(['football', 'guitar'] as const)),
      );
    case 'carrying': {
      const { grip, props } = getHeld(tool ?? role.holding ?? 'box');
      const pose: Pose = grip === 'carry' ? pick() : poseOfGrip(grip);
      return { posture, pose, props };
    }
    case 'riding':
      return holding === 'bicycle' || (role.mount && asked === undefined)
        ? { posture, pose: poseOfGrip('pedals'), props: [getProp('ridden-bicycle')] }
        : { posture, pose: pick(), props: [] };
    case 'climbing':
      return { posture, pose: pick(), props: [getProp('rock-face')] };
    default:
      return {
        posture,
        ...(tool ? { ...carryAlong(posture, pick(), tool), held: tool } : { pose: pick(), props: [] }),
      };
  }
}

/** The pose with the thing in its hands, where they are free. */
function carryAlong(posture: Posture, pose: Pose, tool: HeldName): Pick<Stance, 'pose' | 'props'> {
  const { grip, props } = getHeld(tool);
  const { arms } = poseOfGrip(grip);
  // Who sits has no room for a pole that stands on the ground.
  if (posture === 'sitting' && props.some(({ shapes }) => shapesExtent(shapes).bottom > LOWEST))
    return { pose, props: [] };
  if (ONE_HANDED.includes(grip) && ONE_FREE.includes(posture)) {
    const side = props.some(({ at }) => at === 'near') ? 'near' : 'far';
    if (posture !== 'waving') return { pose: { ...pose, arms: { ...pose.arms, [side]: arms[side] } }, props };
    return {
      pose: { ...pose, arms: { ...pose.arms, near: BESIDE } },
      props: props.map((prop) => ({ ...prop, at: 'near', layer: 'over' })),
    };
  }
  return BOTH_FREE.includes(posture) && !OWN_LEGS.includes(grip)
    ? { pose: { ...pose, arms }, props }
    : { pose, props: [] };
}
