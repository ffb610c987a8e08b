import type { Sex } from './body.ts';
import type { FacewearName } from './facewear.ts';
import type { HatName } from './hats.ts';
import type { ColorSlot, WornSlot } from './shape.ts';

export const COLLARS = ['crew', 'vee', 'shirt', 'roll', 'hood', 'suit', 'straps', 'ruff'] as const;
export type Collar = (typeof COLLARS)[number];

export const SHOES = ['sneaker', 'shoe', 'boot', 'highBoot', 'flat', 'bare', 'fin'] as const;
export type ShoeName = (typeof SHOES)[number];

/** The upper garment. Ends of sleeves: 0 none, 1 the elbow, 2 the wrist. */
export type Top = {
  slot: ColorSlot;
  sleeve: number;
  sleeveSlot?: ColorSlot;
  /** Looseness in units of an adult of 400. */
  ease?: number;
  /** Flare of the sleeve's end. */
  cuff?: number;
  collar?: Collar;
  /** A coat's or a dress's skirt, to this place of the leg: 1 the knee, 2 the ankle. */
  skirt?: { to: number; flare: number; split?: boolean };
};

/** What covers the legs, to this place: 1 the knee, 2 the ankle. */
export type Legs =
  | { kind: 'trousers'; slot: ColorSlot; to: number; ease?: number; endEase?: number }
  | { kind: 'skirt'; slot: ColorSlot; to: number; flare: number }
  | { kind: 'tail'; slot: ColorSlot }
  | { kind: 'bare' };

/** Things over the clothes, drawn in this order. */
export const EXTRAS = [
  'apron',
  'overalls',
  'tie',
  'bowTie',
  'buttons',
  'belt',
  'stripes',
  'emblem',
  'badge',
  'vest',
  'harness',
  'breastplate',
  'sash',
  'obi',
  'drape',
  'tartan',
  'scarf',
  'stethoscope',
  'cape',
  'wings',
  'backpack',
  'airTank',
  'numbers',
  'gloves',
  'reflectors',
  'medal',
  'ermine',
  'furTrim',
  'spacesuit',
] as const;
export type Extra = (typeof EXTRAS)[number];

export type Outfit = {
  /** Worn by one sex alone. */
  sex?: Sex;
  top: Top;
  legs: Legs;
  shoes: ShoeName;
  hat?: HatName;
  face?: FacewearName;
  extras?: readonly Extra[];
  /** What has a color of its own: the pots of worn things that are painted apart from the clothes. */
  recolored?: readonly WornSlot[];
};
