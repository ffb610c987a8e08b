import type table from '../../../data/people/poses.json';
import { lazy } from '../../lazy.ts';
import type { Posture } from '../drawings/presence.ts';
import type { Mood } from './mood.ts';
import { createFinder, type Row, readPeople, resolveRow } from './people-data.ts';
import type { Pose } from './pose.ts';

/** How a thing is held: the name of the pose that it asks for. */
export type Grip = keyof (typeof table)['grips'];

type Table = {
  named: Record<string, Row<Pose>>;
  postures: Record<Posture, Row<Pose>[]>;
  moods: Partial<Record<Mood, Pose>>;
  grips: Record<Grip, Pose>;
};

const poses = lazy(() => readPeople<Table>('poses'));

/** The pose of this name that several acts, postures or roles share. Throws for an unknown one. */
export const getPose: (name: string) => Pose = createFinder(
  'poses',
  () => poses().named,
  (row) => toPose(row),
);

export const toPose = (row: Row<Pose>): Pose => resolveRow(row, getPose);

const postures = lazy(
  () =>
    Object.fromEntries(
      Object.entries(poses().postures).map(([posture, rows]) => [posture, rows.map(toPose)]),
    ) as unknown as Readonly<Record<Posture, readonly Pose[]>>,
);

/** What a posture may look like; the seed chooses. */
export const posesOf = (posture: Posture): readonly Pose[] => postures()[posture];

/** How somebody stands who feels something, with nothing to do. */
export const poseOfMood = (mood: Mood): Pose | undefined => poses().moods[mood];

/** The pose that a thing in the hands asks for. */
export const poseOfGrip = (grip: Grip): Pose => poses().grips[grip];

/** All that a person can be asked to do. */
export const posturesOfPeople = (): Posture[] => Object.keys(poses().postures) as Posture[];

export const gripNames = (): Grip[] => Object.keys(poses().grips) as Grip[];
