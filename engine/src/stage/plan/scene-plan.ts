import type { Actor } from '../../art/scenes/actors/actors.ts';
import type { SceneRelation, SceneThing } from '../../brief/scene-ask.ts';
import type { PlaceName } from '../../brief/setting.ts';
/** A picture that can be drawn: its place and its cast; the first role leads. */
export type ScenePlan = {
  place: PlaceName;
  cast: Role[];
  /** The noun of the table that all things are on, where the picture is a close-up of it. */
  near?: string;
  /** Color of the place itself, `#rrggbb`, where a thing of the prompt is the place. */
  tint?: string;
};

/** A drawing in the picture, with the number of its figures. */
export type Role = {
  noun: string;
  /** Index among the things of the prompt. */
  thing: number;
  actor: Actor;
  /** A drawing for each figure, where they differ; the first is `actor`. */
  players: readonly Actor[];
  count: number;
  /** Color of the thing, `#rrggbb`. */
  color?: string;
  /** See `SceneThing`. */
  pair?: SceneThing['pair'];
  parts?: SceneThing['parts'];
  /** What it is drawn holding, by index among the things of the prompt. */
  holds?: readonly number[];
  /** Color of the held thing. */
  heldColor?: string;
  /** The last `count` figures have another color. */
  share?: { count: number; color: string };
  /** Relation to another role, or to a surface of the place. */
  bond?: Bond;
  /** What it looks at, by index in the cast. */
  gaze?: number;
  /** Hangs on a string, or from the branch that it is bound to. */
  hung?: true;
  /** In the distance, behind everyone else. */
  far?: true;
};

/** How a role relates to another one, by its index in the cast, or to a surface of the place. */
export type Bond =
  | {
      kind:
        | 'riding'
        | 'on'
        | 'in'
        | 'under'
        | 'over'
        | 'beside'
        | 'in-front-of'
        | 'behind'
        | 'between'
        | 'around'
        | 'following'
        | 'left-of'
        | 'right-of'
        | 'aboard';
      to: number;
    }
  /** On the other side of someone who is between two. */
  | { kind: 'past'; to: number }
  /** In the boat that is part of another figure's drawing. */
  | { kind: 'crew'; to: number }
  | { kind: 'surface'; surface: string }
  /** On the floor beside something with that surface: people at a window. */
  | { kind: 'at'; surface: string };

/** A relation that cannot be drawn. */
export type Omission = { kind: 'relation'; relation: SceneRelation['kind']; noun: string; other: string };
