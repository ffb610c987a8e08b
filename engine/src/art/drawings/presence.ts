import type { Posture } from '../../brief/scene-ask.ts';
import type { PlaceName } from '../../brief/setting.ts';
import type { Being } from './being.ts';

/** What a drawn figure is doing; a subject with several has one drawing for each. */
export type { Posture };

/** What is worn, by its noun in the vocabulary, in the color that is asked for it. */
export type Garment = { noun: string; color?: string };

/** How a drawn subject stands in a picture of a place. Points are in the drawing's own coordinates, after its shift. */
export type Presence = {
  /** Nouns that it may stand for in a picture; a subject's own nouns also hold what it is a symbol of. */
  nouns: readonly string[];
  being: Being;
  /** It draws the young of its nouns, never the grown ones. */
  young?: true;
  /** It draws this breed of its nouns, and no other. */
  breed?: string;
  /** Where it belongs when the prompt names no place. */
  home: PlaceName;
  /** `table` is a small thing: it stands on a surface, else on the ground before the viewer. */
  standsOn: 'ground' | 'water' | 'air' | 'deep' | 'table';
  /** Height as a share of the unit, as the one thing of a picture. */
  tall: number;
  /** Height in metres, so that two things beside each other keep their proportion, softened. */
  metres: number;
  /** It grows in the open, and stands for its nouns there alone; another drawing is in a pot. */
  wild?: true;
  /** It is seen from behind, looking into the picture: chosen for who looks out of a window alone. */
  view?: 'back';
  /** The side that its drawing looks to, where it has one. */
  faces?: 'left' | 'right';
  /** How much of the drawing shows: its own bit of ground or sea is cut off, the scene has one. */
  shown?: number;
  /** How much of the drawing shows on another perch: its own stump is cut off. */
  perched?: number;
  /** What the drawing shows it doing; `standing` when absent. */
  posture?: Posture;
  /** What else the drawing shows it doing: other postures, and the acts of people by name. */
  shows?: readonly string[];
  /** What it has on in the drawing beside its coat, each with the color that was asked for it. */
  wears?: readonly Garment[];
  /** How many people the drawing shows, where it shows several as one. */
  people?: number;
  /** How many of the thing the drawing shows: a pair of boots, a rack of test tubes. */
  several?: number;
  /** Where a rider sits. */
  seat?: { x: number; y: number };
  /** The lowest point of a rider's hip, to be set on the seat of what it rides. */
  hip?: { x: number; y: number };
  /** Of who sits: where somebody small sits on the thighs. */
  lap?: { from: number; to: number; y: number };
  /** Where its light comes from after dark, how far it reaches as a share of its height, and which of its colors shines. */
  glow?: { x: number; y: number; reach: number; shines?: 'main' | 'second' | 'accent' };
  /** The mouth of its chimney, and how wide that is. */
  chimney?: { x: number; y: number; width: number };
  /** The track under it, which goes on to both edges of a picture: y and thickness of the rail; of the sleepers also the first, their distance and length. */
  track?: {
    rail: readonly [y: number, thick: number];
    sleepers: readonly [y: number, thick: number, first: number, every: number, long: number];
  };
  /** It hangs on a string wherever it is. */
  hangs?: true;
  /** The level on which something may stand or lie. */
  top?: { from: number; to: number; y: number };
};
