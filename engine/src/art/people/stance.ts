import type { Random } from '../../random.ts';
import type { Posture } from '../presence.ts';
import { BICYCLE, CHAIR, DESK, ROCK } from './furniture.ts';
import type { Pose } from './pose.ts';
import { HOLDING, POSES } from './poses.ts';
import { HELD, type HeldName, type Prop } from './props.ts';
import type { Role } from './role.ts';

/** What somebody does, with the body and the things that it takes. */
export type Stance = { posture: Posture; pose: Pose; props: readonly Prop[] };

const hip = (layer: Prop['layer'], shapes: Prop['shapes']): Prop => ({ at: 'hip', layer, shapes });

// While doing these, a hand is free for what is held at one side.
const FREE: readonly Posture[] = ['walking', 'waving', 'dancing'];
const ONE_HANDED: readonly string[] = ['up', 'staff', 'hang', 'lean', 'mouth'];

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
    (asked === undefined || asked === 'standing' || asked === role.posture ? role.holding : undefined);
  const pick = (): Pose => random.pick(POSES[posture]);
  const withTool = (name: HeldName): Stance => {
    const { grip, props } = HELD[name];
    return { posture, pose: HOLDING[grip], props };
  };
  switch (posture) {
    case 'standing':
      if (tool) return withTool(tool);
      return { posture, pose: role.pose ?? pick(), props: [] };
    case 'reading':
      return { posture, pose: pick(), props: HELD.book.props };
    case 'working':
      if (tool ?? role.holding) return withTool(tool ?? role.holding ?? 'laptop');
      return { posture, pose: pick(), props: [hip('behind', CHAIR), hip('front', DESK)] };
    case 'playing':
      return withTool(
        tool ??
          role.holding ??
          (role.age === 'child' ? 'football' : random.pick(['football', 'guitar'] as const)),
      );
    case 'carrying': {
      const { grip, props } = HELD[tool ?? role.holding ?? 'box'];
      const pose: Pose = grip === 'carry' ? pick() : HOLDING[grip];
      return { posture, pose, props };
    }
    case 'riding':
      return role.mount && asked === undefined
        ? { posture, pose: HOLDING.pedals, props: [hip('behind', BICYCLE)] }
        : { posture, pose: pick(), props: [] };
    case 'climbing':
      return { posture, pose: pick(), props: [hip('behind', ROCK)] };
    default: {
      const pose = pick();
      if (!tool || !FREE.includes(posture) || !ONE_HANDED.includes(HELD[tool].grip))
        return { posture, pose, props: [] };
      const { grip, props } = HELD[tool];
      const side = props.some(({ at }) => at === 'near') ? 'near' : 'far';
      // The waving hand of every pose is the far one: the tool goes to the other.
      if (posture === 'waving' && side === 'far') return { posture, pose, props: [] };
      return { posture, pose: { ...pose, arms: { ...pose.arms, [side]: HOLDING[grip].arms[side] } }, props };
    }
  }
}
