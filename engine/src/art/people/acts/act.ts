import type { PlaceName } from '../../../brief/setting.ts';
import type { Drawing, DrawingColors } from '../../drawings/drawing.ts';
import type { Posture } from '../../drawings/presence.ts';
import type { Prop } from '../draw-prop.ts';
import type { DressCode } from '../everyday-outfit.ts';
import type { Mood } from '../mood.ts';
import type { Pose } from '../pose.ts';

/** The thing that a deed is done to, as it is drawn where it stands by itself. */
export type Target = { drawing: Drawing; metres: number; colors?: DrawingColors };

/** What somebody does, with the whole body and the things that it takes. */
export type Act = {
  /** The tool of a deed in the vocabulary. */
  name: string;
  posture: Posture;
  /** Deeds of a wider sense that it shows too: a pose is yoga. */
  also?: readonly string[];
  /** The seed chooses; the posture's own when absent. */
  poses?: readonly Pose[];
  props?: readonly Prop[];
  /** Things of the prompt that the drawing holds itself; singular, lower case. */
  uses?: readonly string[];
  /**
   * The drawing with the thing that the prompt names, in place of `props`, which are for a deed of which none is named;
   * without a target when nothing draws what is named.
   */
  upon?: (target: Target | undefined) => Partial<Pick<Act, 'poses' | 'props' | 'posture'>>;
  /** Of several that do it everybody has one of what it is done to. */
  each?: true;
  /** Animals do it in their own way: for it none stands up as people do. */
  ofAnimals?: true;
  /** What somebody is beside may be what it is done to: to pet is both. */
  beside?: true;
  /** The height in metres of the largest thing that it is done to; 3.2 when absent. */
  reach?: number;
  /** Said of somebody with one of these things, a posture, a relation or a tool is this act: to play and a piano. */
  when?: { doing: readonly string[]; with: readonly string[] };
  /** Whatever else somebody does in it, this is how they are seen: in a wheelchair. */
  always?: true;
  /** Who does it with somebody: the other one's body, mirrored, with the hips so far apart. */
  partner?: {
    pose: Pose;
    props?: readonly Prop[];
    apart: number;
    mirrored: boolean;
    /** How high over the first one's ground the other sits, behind the head. */
    lift?: number;
    /** Of a child; and of the first one before a child. */
    child?: Pose;
    toChild?: Pose;
    /** Of all others, who sit between the two on the far side of what is before them. */
    behind?: Pose;
  };
  dressCode?: DressCode;
  /** Where it is done when the prompt names no place. */
  home?: PlaceName;
  /** It has furniture of its own, which the furniture of a room keeps clear of. */
  furnished?: true;
  /** What of a room's furniture its own takes the place of. */
  replaces?: readonly string[];
  standsOn?: 'water';
  /** The near hand is free for an umbrella. */
  oneHanded?: true;
  /** How much of the drawing is over the water. */
  shown?: number;
  mood?: Mood;
  /** The pot that takes the color asked for the thing; `accent` when absent. */
  colorSlot?: 'wood';
};
