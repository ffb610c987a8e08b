import type { PlaceName, SceneTone, Season, Sight, Surroundings, Time, Weather } from './setting.ts';

/** A described picture: what is in it, where, when and in which weather. */
export type SceneAsk = Surroundings & {
  place?: PlaceName;
  time?: Time;
  season?: Season;
  weather?: Weather;
  /** Mist in addition to the weather: a misty sunset. */
  misty: boolean;
  /** Colors and manner of the whole picture. */
  tone?: SceneTone;
  /** Further phenomena of sky and weather. */
  sights: Sight[];
  /** Things in the order of the prompt. */
  things: SceneThing[];
  relations: SceneRelation[];
  /** The things that a pattern repeats, by their index; only for a picture that is one. */
  repeats?: readonly number[];
  /** Places without a drawing, as written. */
  unknown: string[];
  /** Unknown words, as written: one may be the very subject of the picture. */
  strangers: string[];
  /** Whether one of those is in the position of the subject. */
  strangerLeads: boolean;
  /** What must not be seen, as written. */
  absent?: string[];
  /** Whether the prompt says that it is outdoors. */
  outdoors: boolean;
  /** The color of the picture or its place; of the wall, where there is one. */
  ground?: string;
  /** Whether the place is named before all things, and so is the subject of the picture. */
  placeLeads: boolean;
  /** Words that make a thing unlike its drawing ("made of glass"), as written. */
  twist?: string;
  /** Everything that the words ask for, including what is listed above. */
  asks: Requirement[];
};

/** A thing of a described picture, with its properties. */
export type SceneThing = {
  /** Singular, lower case, English. */
  noun: string;
  count: number;
  /** A young animal. */
  young?: true;
  /** The breed of an animal, if it has a drawing. */
  breed?: string;
  /** Its main color, `#rrggbb`. */
  color?: string;
  /** The second of two colors: "red and white striped". */
  pair?: string;
  /** Parts with a color of their own. */
  parts?: { part: PartName; color: string }[];
  posture?: Posture;
  /** The sex of a person, if the wording shows it. */
  sex?: NamedSex;
  /** What it does, as written. */
  action?: string;
  /** The object in the hands that shows the action, if the prompt does not name it. */
  tool?: string;
  /** The main garment, with its color. */
  wears?: { noun: string; color?: string };
  /** Further garments, and their colors by garment. */
  wearsToo?: string[];
  colorsToo?: Readonly<Record<string, string>>;
  /** The costume of an animal or a robot: an astronaut. */
  as?: string;
  /** How many of its number have another color. */
  share?: { count: number; color: string };
};

/** An action of a figure that drawings can show. */
export type Posture =
  | 'standing'
  | 'walking'
  | 'running'
  | 'jumping'
  | 'sitting'
  | 'lying'
  | 'flying'
  | 'swimming'
  | 'dancing'
  | 'reading'
  | 'working'
  | 'riding'
  | 'playing'
  | 'waving'
  | 'climbing'
  | 'carrying';

/** A verb of a described picture: a posture, or an action that no posture shows. */
export type Action = Posture | 'unseen';

/** A visible property of a thing other than its color. */
export type Trait =
  | 'giant'
  | 'tiny'
  | 'large'
  | 'small'
  /** In the distance; its words are in `depth-phrases.ts`. */
  | 'distant'
  /** On a string or from a branch. */
  | 'hanging'
  | 'sad'
  | 'angry'
  | 'surprised'
  | 'striped'
  | 'dotted'
  | 'checked'
  | 'patterned'
  | 'material'
  | 'state'
  | 'crowded'
  /** Of people only; for other things these words set the mood ("an old lighthouse"). */
  | 'old'
  | 'laughing'
  | 'body';

/** A part of a thing that can have a color of its own: "a white horse with a brown mane". */
export type PartName =
  | 'basket'
  | 'belly'
  | 'chest'
  | 'cushion'
  | 'door'
  | 'ear'
  | 'fin'
  | 'flag'
  | 'flower'
  | 'head'
  | 'hull'
  | 'leaf'
  | 'leg'
  | 'mane'
  | 'paw'
  | 'pot'
  | 'ribbon'
  | 'roof'
  | 'sail'
  | 'scarf'
  | 'shell'
  | 'star'
  | 'stripe'
  | 'tail'
  | 'wing';

export type NamedSex = 'woman' | 'man';

/** A relation of a thing to another, or to a surface of the place; things by their index. */
export type SceneRelation =
  | { kind: RelationKind; of: number; to: number }
  | { kind: RelationKind; of: number; surface: string };

/** How two things are related. `with` may mean holding, or beside. */
export type RelationKind =
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
  | 'riding'
  | 'holding'
  /** Looking at it, wherever it is. */
  | 'watching'
  | 'with';

/** Something that the words of a picture ask for, as written. What the drawing does not show is reported. */
export type Requirement = { words: string; start: number } & RequirementDetail;

/** What a requirement is about; things by their index. */
export type RequirementDetail =
  | { part: 'thing'; thing: number }
  | { part: 'garment'; thing: number; garment: string }
  /** `vague`: an estimate for "a flock" or a plural. */
  | { part: 'number'; thing: number; count: number; vague?: true }
  /** `dye`: the color of a garment. */
  | { part: 'color' | 'dye'; thing: number; color: string }
  | { part: 'action'; thing: number; action: Action; tool?: string }
  | { part: 'relation'; relation: SceneRelation }
  | { part: 'trait'; trait: Trait; thing: number }
  | { part: 'place'; place: PlaceName; noun?: string }
  /** A famous place. */
  | { part: 'name'; name: string }
  | { part: 'time' | 'season' | 'weather' | 'sight'; value: string }
  | { part: 'moons'; count: number }
  /** Something that every such picture has: sky, sun, wave. */
  | { part: 'element'; noun: string }
  /** The color of a place, of the sky, or of the picture. */
  | { part: 'tint'; color: string; place?: PlaceName; noun?: string }
  /** A crowd in the place. */
  | { part: 'crowd' }
  /** Outdoors. */
  | { part: 'open' }
  /** An unknown word that seems to be a thing or a place. */
  | { part: 'stranger' }
  /** Any other word: a side, an action, a number or a quality that a drawing cannot follow. */
  | { part: 'word' };

/** Whether a thing is in the distance. */
export const isDistant = (thing: number, asks: readonly Requirement[]): boolean =>
  asks.some((ask) => ask.part === 'trait' && ask.trait === 'distant' && ask.thing === thing);
