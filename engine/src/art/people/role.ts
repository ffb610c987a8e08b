import type { PlaceName } from '../../brief/setting.ts';
import type { Posture } from '../drawings/presence.ts';
import type { Age, Sex } from './body.ts';
import type { BeardName, HairName } from './hairs.ts';
import type { HeldName } from './held-things.ts';
import type { Outfit } from './outfit.ts';
import type { PersonColors } from './person-looks.ts';
import type { Pose } from './pose.ts';
import type { Upright } from './uprights/upright.ts';

/** Who somebody is in a picture, by dress and doing. */
export type Role = {
  name: string;
  /** Singular lower-case nouns. */
  nouns: readonly string[];
  age?: Age;
  sex?: Sex;
  /** See `toBody`; by chance when absent. */
  build?: number;
  /** One of them by chance; everyday clothes when absent. */
  outfits?: readonly Outfit[];
  colors?: PersonColors;
  hairs?: readonly HairName[];
  beard?: BeardName | 'none';
  /** What it does when nothing is asked. */
  posture?: Posture;
  /** Its own way of a posture. */
  poses?: Partial<Record<Posture, Pose>>;
  holding?: HeldName;
  /** What it does when nothing is asked, by the name of an act. */
  act?: string;
  /** What it rides when nothing else is said. */
  mount?: 'bicycle';
  /** Places where it belongs; a meadow when absent. */
  home?: PlaceName;
  standsOn?: 'water' | 'air' | 'deep';
  /** No person but an animal on two legs, with its own head and coat. */
  upright?: Upright;
  /** More than one person: the roles that stand together, from left to right. */
  members?: readonly string[];
};
