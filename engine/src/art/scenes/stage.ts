import type { Backdrop, PlaceName, SceneSign, Sight } from '../../brief/setting.ts';
import type { Box } from '../../geometry.ts';
import type { Random } from '../../random.ts';
import type { Presence } from '../drawings/presence.ts';
import type { Grade } from './light/grade.ts';
import type { Light } from './light/light.ts';

/** SVG text over the whole canvas, or a PNG that may be smaller than what it is drawn over: the canvas, or `box` of it. */
export type Layer = { name: string; picture: string | Uint8Array; box?: Box };

export type Season = NonNullable<SceneSign['season']>;

/** What a place is drawn for. Lengths in px. */
export type Stage = {
  width: number;
  height: number;
  /** A measure for sizes that holds in every aspect: the height of a landscape, less on a tall canvas. */
  unit: number;
  light: Light;
  /** Under a roof: the light beyond the windows; `light` is then the room's, and its sky the wall. */
  outside?: Light;
  /** Colors leaves and grass, where the prompt names one. */
  season?: Season;
  /** The palette that the prompt gives the whole picture. */
  grade?: Grade;
  /** That of its figures. */
  figureGrade?: Grade;
  /** What sky, wind and wet do beside the weather. */
  sights: ReadonlySet<Sight>;
  random: Random;
  /** Where the sun or moon stands, px across. */
  sunX: number;
  /** Where the subject will stand, px across; none when the place itself is the picture. */
  subjectX?: number;
  /** The subject needs ground under its feet: a place of water shows a bank. */
  onLand: boolean;
  /** Names of the subjects that will be in it: a room leaves its own out. */
  brings?: readonly string[];
  /** Nouns of the prompt: a room makes room for those of its furniture before the rest. */
  wanted?: readonly string[];
  /** Nouns of the prompt that are one: a place of many has one of them. */
  single?: readonly string[];
  /** What stands in a place before its own furniture is placed: that keeps clear of it; a cliff reaches as far as it. */
  standing?: readonly Box[];
  /** What the prompt names behind the place: drawn far away on its horizon. */
  behind?: readonly Backdrop[];
  /** Moons in its sky, where the prompt counts them. */
  moons?: number;
  /** The color that the prompt gives the place itself (a red planet, a field of yellow tulips), `#rrggbb`. */
  tint?: string;
  /** Where type will stand: nothing tall or bright grows into it. */
  calm?: Box;
};

/** A level on which a thing may stand: a table, a windowsill, a shelf. Px; `y` is where its foot stands. */
export type Surface = { name: string; from: number; to: number; y: number };

/** A drawn place, with what a subject needs to know to stand in it. */
export type Scene = {
  /** Bottom to top; the subject stands between the two. */
  back: Layer[];
  front: Layer[];
  /** Height of the ground or of the waterline where a subject stands. */
  groundY(x: number): number;
  /** Where something in the distance stands, px, if not near the horizon: before a wood. */
  farY?: number;
  /** Open water behind who stands on land: where things float, px, and their size as a share of what they have beside the lead; `shore` is where the land begins below it. */
  offshore?: { from: number; to: number; y: number; scale: number; shore?: number };
  /** The stretch that has ground under the feet, px, where water or air is beside it. */
  land?: { from: number; to: number };
  /** The stretch of water where figures stand in it, px, where banks are beside it. */
  water?: { from: number; to: number };
  /** The stretch between what stands before the viewer at the sides, px: trunks, great leaves. */
  clear?: { from: number; to: number };
  /** Where the water ends that figures float on, px; without, nearer than all of them. */
  shore?: number;
  /** The best one for a lone small thing first; none outdoors, mostly. */
  surfaces?: readonly Surface[];
  /** Nouns of what the place shows elsewhere, but had no room for on this canvas. */
  lacking?: readonly string[];
};

/** What is known of a place: the beginning of its file in `engine/data/places/`. */
export type PlaceFacts = {
  /** Nouns of what it shows by itself: named beside the place, they are no further figures. */
  shows: readonly string[];
  /** Of those, what it has one of where the prompt says one. */
  singles?: readonly string[];
  /** What can be in it: nothing walks on the sea. */
  supports: readonly Presence['standsOn'][];
  /** Share of the height down to which nothing of it stands before the sky: a low sun or a moon stands above. */
  ridge?: number;
  /** A metre as a share of the unit, where doors and furniture say how large everybody is. */
  metre?: number;
  /** Houses on all sides: nothing is seen in the distance. */
  enclosed?: true;
  /** Lamps, benches and trees on the ground where figures stand: it is drawn again clear of them. */
  furnished?: true;
  /** It paints itself in the color that is asked for it. */
  takesTint?: true;
  /** Nouns of what in it has the color that is asked for: the curtains of a stage. */
  paints?: readonly string[];
  /** Other places that its drawing shows too: its far shore, its ground, its surroundings. */
  alsoShows?: readonly PlaceName[];
  /** Nothing sheds its leaves there: sand, rock, ice, the tropics, other worlds. */
  leafless?: boolean;
  /** Trees stand near enough to show the season by themselves. */
  wooded?: boolean;
  /** Its own ground does not turn white: snow is laid on it. */
  snowless?: boolean;
  /** Sand and rock drink the rain: no puddles. */
  dry?: boolean;
  /** Between houses on both sides only the middle is ground. */
  narrow?: boolean;
  /** No weather is seen there. */
  weatherless?: boolean;
};

/** How a place is drawn: one of `generators/`, or what `outdoors/` and `indoors/` make of a file of data. */
export type PlaceDrawing = {
  /** Share of the height where sky and land meet. */
  horizon: number;
  /** Another world has another sky: its light, made of the earth's. */
  relit?(light: Light, stage: Pick<Stage, 'random' | 'tint'>): Light;
  /** A place under a roof: the light in it, made of the light outside. */
  indoors?(outside: Light, random: Random): Light;
  draw(stage: Stage): Scene;
};

/** `near`: only one level in it is seen, from nearby. */
export type Place = { name: PlaceName; near?: string } & PlaceFacts & PlaceDrawing;

/** Whether a thing of this height, grown at `x` from `baseY`, would reach into the calm area. */
export function calmHeight({ calm }: Stage, x: number, baseY: number, height: number): number {
  if (!calm || x < calm.x - 30 || x > calm.x + calm.width + 30) return height;
  const room = baseY - (calm.y + calm.height);
  // Squeezed rather than cut, so that a wood keeps its ragged edge.
  return Math.max(height * 0.12, room * (1 - Math.exp(-height / Math.max(1, room))));
}

/** Whether furniture of this half width at `x`, px, would stand among the figures; `reach` is its distance from the lead while nobody is placed. */
export function isAmongFigures(
  { standing, subjectX, unit }: Stage,
  x: number,
  half: number,
  reach: number,
): boolean {
  if (!standing) return subjectX !== undefined && Math.abs(x - subjectX) < reach;
  const gap = half + unit * 0.02;
  return standing.some((box) => x + gap > box.x && x - gap < box.x + box.width);
}

/** Whether a point is where the words stand, with a margin. */
export function isBehindText({ calm, unit }: Stage, x: number, y: number, margin = 0.03): boolean {
  if (!calm) return false;
  const edge = unit * margin;
  return (
    x > calm.x - edge &&
    x < calm.x + calm.width + edge &&
    y > calm.y - edge &&
    y < calm.y + calm.height + edge
  );
}
