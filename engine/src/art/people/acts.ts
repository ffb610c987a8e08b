import { lazy } from '../../lazy.ts';
import type { Act } from './acts/act.ts';
import { TARGET_POSES } from './acts/upon.ts';
import { type Row, readPeople } from './people-data.ts';
import type { Pose } from './pose.ts';
import { toPose } from './poses.ts';
import { type PropRow, toProp } from './props.ts';

/** The tables `engine/data/people/acts/<group>.json`, in the order in which `actWith` searches them. */
export const ACT_GROUPS = [
  'seated',
  'meals',
  'at-rest',
  'afloat',
  'music',
  'gardening',
  'cooking',
  'crafts',
  'caring',
  'on-things',
  'learning',
  'pushing',
  'gestures',
  'athletics',
  'ball-games',
  'gliding',
  'play',
  'together',
];

type Partner = NonNullable<Act['partner']>;
type PartnerRow = Omit<Partner, 'pose' | 'props' | 'child' | 'toChild' | 'behind'> & {
  pose: Row<Pose>;
  props?: PropRow[];
  child?: Row<Pose>;
  toChild?: Row<Pose>;
  behind?: Row<Pose>;
};
type ActRow = Omit<Act, 'poses' | 'props' | 'partner' | 'upon'> & {
  poses?: Row<Pose>[];
  props?: PropRow[];
  partner?: PartnerRow;
  upon?: keyof typeof TARGET_POSES;
};

const toPartner = ({ pose, props, child, toChild, behind, ...facts }: PartnerRow): Partner => ({
  ...facts,
  pose: toPose(pose),
  ...(props ? { props: props.map(toProp) } : {}),
  ...(child ? { child: toPose(child) } : {}),
  ...(toChild ? { toChild: toPose(toChild) } : {}),
  ...(behind ? { behind: toPose(behind) } : {}),
});

const toAct = ({ poses, props, partner, upon, ...facts }: ActRow): Act => ({
  ...facts,
  ...(poses ? { poses: poses.map(toPose) } : {}),
  ...(props ? { props: props.map(toProp) } : {}),
  ...(partner ? { partner: toPartner(partner) } : {}),
  ...(upon ? { upon: TARGET_POSES[upon] } : {}),
});

/** All that people are drawn doing with more than a thing in the hand. */
export const allActs = lazy((): readonly Act[] =>
  ACT_GROUPS.flatMap((group) => readPeople<ActRow[]>(`acts/${group}`).map(toAct)),
);

const byName = lazy(() => new Map(allActs().map((act) => [act.name, act])));

/** The act of a deed's tool. */
export const findAct = (name: string): Act | undefined => byName().get(name);

/** The act that a posture, a relation or a tool makes with a thing: to play and a piano. */
export const findActWith = (said: string, noun: string): Act | undefined =>
  allActs().find(({ when }) => when?.doing.includes(said) && when.with.includes(noun));
