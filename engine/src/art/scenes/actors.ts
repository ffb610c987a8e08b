import type { PlaceName } from '../../brief/scene.ts';

/** How a drawn subject stands in a scene. */
export type Actor = {
  /** Name of one of `art/subjects/`. */
  subject: string;
  /** Nouns that it may stand for in a picture; a subject's own nouns also hold what it is a symbol of. */
  nouns: readonly string[];
  /** Where it belongs when the prompt names no place. */
  home: PlaceName;
  stands: 'ground' | 'water' | 'air' | 'deep';
  /** Height as a share of the unit, as the one thing of a picture. */
  tall: number;
  /** The side that its drawing looks to, where it has one. */
  faces?: 'left' | 'right';
  /** How much of the drawing shows: its own bit of ground or sea is cut off, the scene has one. */
  shown?: number;
};

/** Subjects whose drawings are whole and upright, so that they hold in a picture; no busts, no emblems. */
export const actors: readonly Actor[] = [
  {
    subject: 'fox',
    nouns: ['fox', 'red fox', 'vixen'],
    home: 'forest',
    stands: 'ground',
    tall: 0.36,
    faces: 'right',
  },
  {
    subject: 'deer',
    nouns: ['deer', 'stag', 'reindeer'],
    home: 'forest',
    stands: 'ground',
    tall: 0.46,
    faces: 'right',
  },
  { subject: 'bear', nouns: ['bear'], home: 'forest', stands: 'ground', tall: 0.36, faces: 'right' },
  {
    subject: 'rabbit',
    nouns: ['rabbit', 'bunny', 'hare'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.27,
    faces: 'right',
  },
  {
    subject: 'whale',
    nouns: ['whale', 'humpback whale'],
    home: 'underwater',
    stands: 'deep',
    tall: 0.34,
    faces: 'right',
  },
  { subject: 'cat', nouns: ['cat', 'kitten'], home: 'meadow', stands: 'ground', tall: 0.34 },
  { subject: 'dog', nouns: ['dog', 'puppy'], home: 'meadow', stands: 'ground', tall: 0.36 },
  { subject: 'lighthouse', nouns: ['lighthouse'], home: 'coast', stands: 'ground', tall: 0.52, shown: 0.868 },
  {
    subject: 'sailboat',
    nouns: ['sailboat', 'boat', 'sailing boat', 'yacht', 'ship'],
    home: 'sea',
    stands: 'water',
    tall: 0.46,
    shown: 0.86,
  },
  {
    subject: 'house',
    nouns: ['house', 'cottage', 'cabin', 'hut'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.36,
    shown: 0.955,
  },
  {
    subject: 'tree',
    nouns: ['tree', 'apple tree'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.5,
    shown: 0.955,
  },
  {
    subject: 'mushroom',
    nouns: ['mushroom', 'toadstool'],
    home: 'forest',
    stands: 'ground',
    tall: 0.26,
    shown: 0.95,
  },
  { subject: 'christmas-tree', nouns: ['christmas tree'], home: 'snowfield', stands: 'ground', tall: 0.56 },
  {
    subject: 'car',
    nouns: ['car', 'automobile'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.2,
    faces: 'right',
  },
  {
    subject: 'bicycle',
    nouns: ['bicycle', 'bike'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.25,
    faces: 'right',
  },
  { subject: 'balloon', nouns: ['balloon', 'hot air balloon'], home: 'meadow', stands: 'air', tall: 0.42 },
  {
    subject: 'rocket',
    nouns: ['rocket', 'spaceship', 'spacecraft'],
    home: 'space',
    stands: 'air',
    tall: 0.42,
  },
];

/** The actor for a noun, singular and lower case. */
export const findActor = (noun: string): Actor | undefined =>
  actors.find(({ nouns }) => nouns.includes(noun));

/** Whether an actor can be in a place: no boat in a forest, nothing walks on the sea. */
export function fits({ stands }: Actor, place: PlaceName): boolean {
  if (stands === 'water') return place === 'sea' || place === 'lake';
  if (stands === 'deep') return place === 'underwater';
  if (stands === 'air') return place !== 'underwater';
  return place !== 'sea' && place !== 'underwater';
}
