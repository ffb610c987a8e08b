import { lazy } from '../lazy.ts';
import { readConcepts } from './read-lexicon.ts';

type Range = readonly [from: number, to: number];

/** What a mood does to the colors of a card; hues in degrees of OKLCH. */
export type Tone = {
  name: string;
  /** The mood that it is one of, which has a row as well or means a style. */
  like: string | undefined;
  scheme: 'light' | 'dark' | undefined;
  /** Recipes of its palettes, by name. */
  recipes: readonly string[];
  /** What it lets colors be: `temper` takes them there. */
  limits: {
    lightness: Range | undefined;
    chroma: Range | undefined;
    within: Range | undefined;
    avoids: readonly Range[];
  };
  /** The hues that it is drawn in where nothing else says which. */
  hues: readonly number[];
  /** The coloring of a described picture. */
  manner: string | undefined;
  /** Patterns along the foot, and behind the words, of cards that show nothing else: any of them. */
  strips: readonly string[];
  grounds: readonly string[];
};

/** All tones by name, as the table has them. */
export const tones = lazy(
  (): ReadonlyMap<string, Tone> => new Map(readConcepts('tones').map((row) => [row.id, toTone(row)])),
);

function toTone(row: ReturnType<typeof readConcepts>[number]): Tone {
  const avoids = toRange(row.avoids);
  return {
    name: row.id,
    like: row.like,
    scheme: row.scheme as Tone['scheme'],
    recipes: row.recipes?.split(' ') ?? [],
    limits: {
      lightness: toRange(row.lightness),
      chroma: toRange(row.chroma),
      within: toRange(row.within),
      avoids: avoids ? [avoids] : [],
    },
    hues: row.defaults?.split(' ').map(Number) ?? [],
    manner: row.manner,
    strips: row.strip?.split(' ') ?? [],
    grounds: row.behind?.split(' ') ?? [],
  };
}

function toRange(cell: string | undefined): Range | undefined {
  if (cell === undefined) return undefined;
  const [from = 0, to = 0] = cell.split(' ').map(Number);
  return [from, to];
}

/** The tones of moods that have one, in order, each followed by the one that it is like. */
export const tonesOf = (moods: readonly string[]): readonly Tone[] =>
  withKin(moods).flatMap((mood) => tones().get(mood) ?? []);

/** The moods, each followed by the one that it is like. */
export const withKin = <Mood extends string>(moods: readonly Mood[]): Mood[] => [
  ...new Set(moods.flatMap((mood) => [mood, (tones().get(mood)?.like ?? mood) as Mood])),
];
