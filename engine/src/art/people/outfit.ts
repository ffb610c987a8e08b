import type { Sex } from './body.ts';
import type { FacewearName } from './facewear.ts';
import type { HatName } from './hats.ts';
import type { Pot, WornPot } from './shape.ts';

export type Collar = 'crew' | 'vee' | 'shirt' | 'roll' | 'hood' | 'suit' | 'straps' | 'ruff';
export type ShoeName = 'sneaker' | 'shoe' | 'boot' | 'highBoot' | 'flat' | 'bare' | 'fin';

/** The upper garment. Ends of sleeves: 0 none, 1 the elbow, 2 the wrist. */
export type Top = {
  pot: Pot;
  sleeve: number;
  sleevePot?: Pot;
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
  | { kind: 'trousers'; pot: Pot; to: number; ease?: number; endEase?: number }
  | { kind: 'skirt'; pot: Pot; to: number; flare: number }
  | { kind: 'tail'; pot: Pot }
  | { kind: 'bare' };

/** Things over the clothes, drawn in this order. */
export type Extra =
  | 'apron'
  | 'overalls'
  | 'tie'
  | 'bowTie'
  | 'buttons'
  | 'belt'
  | 'stripes'
  | 'emblem'
  | 'badge'
  | 'vest'
  | 'harness'
  | 'breastplate'
  | 'sash'
  | 'obi'
  | 'drape'
  | 'tartan'
  | 'scarf'
  | 'stethoscope'
  | 'cape'
  | 'wings'
  | 'backpack'
  | 'airTank'
  | 'numbers'
  | 'gloves'
  | 'reflectors'
  | 'medal'
  | 'ermine'
  | 'furTrim'
  | 'spacesuit';

export type Outfit = {
  /** Worn by one sex alone. */
  sex?: Sex;
  top: Top;
  legs: Legs;
  shoes: ShoeName;
  hat?: HatName;
  face?: FacewearName;
  extras?: readonly Extra[];
  /** What has a colour of its own: the pots of worn things that are painted apart from the clothes. */
  dyed?: readonly WornPot[];
};
