import type { Brief, Kind, Mood, Style, Topic } from '../brief/brief.ts';
import { isNeutral } from '../brief/colours.ts';
import { toOklch } from '../color/oklch.ts';
import { suitsOccasion } from './occasions.ts';

type LookScore = {
  /** How well the look suits a kind, about 0..8; kinds that are missing have `base`. */
  base: number;
  kinds: Partial<Record<Kind, number>>;
  /** Topics that the look is at home in, and the factor for being asked for one. */
  topics: readonly Topic[];
  atHome: number;
  /** Factor when no topic of the brief is one of those. */
  abroad: number;
  /** Moods that the look embodies, with their factors. */
  moods: Partial<Record<Mood, number>>;
  /** Share of dark cards when the brief leaves it open. */
  darkness: number;
  /**
   * Median score of the look's cards over everyday prompts. Candidates compete by how far they are above it: the
   * brief decides which looks suit, the measures only which card came out well.
   */
  par: number;
};

// Far below what is worth a try, and far above all others.
const UNASKED = 0.001;
const ASKED = 100_000;

const UNKNOWN: LookScore = {
  base: 0.5,
  kinds: {},
  topics: [],
  atHome: 1,
  abroad: 1,
  moods: {},
  darkness: 0.5,
  par: 0.9,
};

/** A look that is drawn only where its style is asked for: then no other one is. */
const onlyFor = (style: Style, darkness: number, par: number): LookScore => ({
  ...UNKNOWN,
  base: UNASKED,
  moods: { [style]: ASKED },
  darkness,
  par,
});

/** What a designer would reach for. A look without a row is drawn seldom, never wrongly. */
export const LOOK_SCORES: Readonly<Record<string, LookScore>> = {
  editorial: {
    base: 2,
    kinds: { article: 5, hiring: 3, quote: 3, release: 2.5, plain: 4, picture: 4, sale: 0.4 },
    topics: ['food', 'health', 'home', 'people', 'writing', 'travel', 'education', 'nature'],
    atHome: 1.5,
    abroad: 1,
    moods: { minimal: 2, confident: 2, warm: 2, cool: 2, pastel: 4 },
    darkness: 0.4,
    par: 0.9,
  },
  engineering: {
    base: 0.8,
    kinds: {
      article: 2,
      release: 3,
      announcement: 0.8,
      hiring: 1.2,
      quote: 0.2,
      sale: 0,
      picture: 0,
      podcast: 0.5,
    },
    topics: ['architecture', 'code', 'cloud', 'data', 'security', 'ai'],
    atHome: 5,
    abroad: 0.1,
    moods: { minimal: 0.4, technical: 12, futuristic: 4, confident: 1.5, cool: 2 },
    darkness: 0.95,
    par: 0.82,
  },
  geometric: {
    base: 1.5,
    kinds: { announcement: 6, hiring: 3, event: 2.5, release: 2, sale: 4.5, picture: 0.3 },
    topics: ['finance', 'design', 'education', 'legal'],
    atHome: 1.8,
    abroad: 1,
    moods: { minimal: 0.15, geometric: 200, confident: 7, bold: 6 },
    darkness: 0.6,
    par: 0.79,
  },
  swiss: {
    base: 1.5,
    kinds: { event: 3, quote: 3, plain: 2.5, article: 2, release: 2, hiring: 2, sale: 4.5, picture: 0.6 },
    topics: ['design', 'architecture', 'writing', 'time', 'finance'],
    atHome: 1.5,
    abroad: 1,
    moods: { swiss: 200, minimal: 4, bold: 3, confident: 2, cool: 1.5 },
    darkness: 0.25,
    par: 0.94,
  },
  retro: {
    base: 0.4,
    kinds: { podcast: 4, event: 1, sale: 0.8 },
    topics: ['music', 'food', 'travel', 'celebration'],
    atHome: 1.8,
    abroad: 1,
    moods: { minimal: 0.3, retro: 40, warm: 3 },
    darkness: 0.15,
    par: 0.9,
  },
  playful: {
    base: 0.3,
    kinds: { sale: 4, event: 0.8, hiring: 0.6, plain: 0.6, announcement: 0.4 },
    topics: ['celebration', 'shopping', 'sport'],
    atHome: 6,
    abroad: 1,
    moods: { minimal: 0.3, cool: 0.1, playful: 30, bold: 2, handmade: 4, pastel: 1 },
    darkness: 0.05,
    par: 0.9,
  },
  elegant: {
    base: 0.8,
    kinds: { quote: 4, event: 2.5, article: 0.8, release: 0.4, sale: 0.3 },
    topics: ['home', 'food', 'writing', 'people', 'celebration'],
    atHome: 1.5,
    abroad: 0.8,
    moods: { elegant: 30, minimal: 1.5, warm: 1.5, pastel: 3 },
    darkness: 0.35,
    par: 0.93,
  },
  neon: {
    base: 0.2,
    kinds: { event: 0.3, release: 0.5, podcast: 0.4 },
    topics: ['music', 'space', 'sport'],
    atHome: 3,
    abroad: 0.6,
    moods: { minimal: 0.1, neon: 60, futuristic: 8 },
    darkness: 1,
    par: 0.91,
  },
  gradient: {
    base: 1,
    kinds: { release: 2.5, announcement: 1.6, article: 1.2, podcast: 1.2, sale: 0.6 },
    topics: ['ai', 'cloud', 'space', 'music', 'health'],
    atHome: 2,
    abroad: 0.8,
    moods: { minimal: 0.5, gradient: 200, futuristic: 5, pastel: 6, cool: 2, warm: 2 },
    darkness: 0.5,
    par: 0.93,
  },
  newspaper: {
    base: 0.4,
    // Its columns of greeked type look unfinished where there is no story to tell.
    kinds: { article: 0.9, quote: 0.3, announcement: 0.6, sale: 0.05, event: 0.08, hiring: 0.1, plain: 0.2 },
    topics: ['writing', 'legal', 'people', 'education'],
    atHome: 2.5,
    abroad: 0.7,
    moods: { minimal: 0.4, newspaper: 200, retro: 1.5, elegant: 0.6, bold: 0.4 },
    darkness: 0.05,
    par: 0.9,
  },
  handmade: {
    base: 0.5,
    kinds: { plain: 1.6, event: 1.2, sale: 0.8, hiring: 0.9, article: 0.9, podcast: 0.7, release: 0.1 },
    topics: ['food', 'home', 'education', 'celebration', 'nature', 'people', 'design'],
    atHome: 2.2,
    abroad: 0.5,
    moods: { minimal: 0.5, handmade: 200, playful: 3, warm: 2.5, pastel: 3 },
    darkness: 0.1,
    par: 0.93,
  },
  data: {
    base: 0.5,
    kinds: { article: 1.2, announcement: 1.6, release: 1, plain: 0.4, quote: 0.05, hiring: 0.1, event: 0.3 },
    topics: ['data', 'finance'],
    atHome: 4,
    abroad: 0.12,
    moods: { minimal: 0.3, infographic: 300, technical: 2, confident: 2.5, bold: 1.5 },
    darkness: 0.45,
    par: 0.82,
  },
  terminal: onlyFor('terminal', 1, 0.9),
  chalkboard: onlyFor('chalkboard', 1, 0.9),
  blueprint: onlyFor('blueprint', 1, 0.9),
  watercolor: onlyFor('watercolor', 0, 0.9),
  ink: onlyFor('ink', 0, 0.9),
  brutalist: onlyFor('brutalist', 0.1, 0.9),
  versus: onlyFor('comparison', 0.2, 0.9),
  rainbow: onlyFor('rainbow', 0.1, 0.9),
  bistro: onlyFor('bistro', 0, 0.9),
  deco: onlyFor('deco', 1, 0.9),
};

export const scoreOf = (look: string): LookScore => LOOK_SCORES[look] ?? UNKNOWN;

// Asking for one of these names a style; a look of another style is then a wrong answer, not a variation.
const STYLES: readonly Mood[] = [
  'retro',
  'playful',
  'elegant',
  'neon',
  'futuristic',
  'handmade',
  'pastel',
  'newspaper',
  'gradient',
  'geometric',
  'swiss',
  'terminal',
  'chalkboard',
  'blueprint',
  'watercolor',
  'ink',
  'brutalist',
  'infographic',
  'comparison',
  'rainbow',
  'bistro',
  'deco',
];
// What a look of another style keeps of its weight: an explicit wish wins over what the kind would get.
const OTHER_STYLE = 0.004;

// Their ground is what makes them: one that was asked for would not be it.
const OWN_GROUNDS: readonly string[] = ['gradient', 'neon', 'newspaper'];

// They mix hues, and letters, of their own into whatever is asked.
const OWN_INKS: readonly string[] = ['gradient', 'neon', 'playful', 'retro'];

// They draw in muted inks: a luminous yellow would be olive there.
const MUTED: readonly string[] = ['editorial', 'elegant', 'newspaper', 'handmade'];
const isLuminous = (color: string): boolean => {
  const { l, c } = toOklch(color);
  return l > 0.68 && c > 0.175;
};

/** Letters of one colour, or black and white alone: not every look can keep to that. */
const wantsPlainInks = ({ ink, colors, ground, scheme }: Brief): boolean =>
  ink !== undefined ||
  (colors.length > 0 && colors.every(isNeutral) && ((!ground && !scheme) || colors.some(isMiddle)));

/** A grey, as "monochrome" is read; black and white are grounds. */
const isMiddle = (color: string): boolean => Math.abs(toOklch(color).l - 0.6) < 0.25;

// From this factor on a mood is what a look was made for.
const NATIVE = 10;

/** Whether a look is made for a manner that the brief asks for. */
export const isMadeFor = (look: string, { moods }: Brief): boolean =>
  moods.some((mood) => (scoreOf(look).moods[mood] ?? 0) >= NATIVE);

/** How well a look answers a brief; only comparable with other looks' weights for the same brief. */
export function weighLook(look: string, brief: Brief): number {
  const score = scoreOf(look);
  const atHome =
    brief.topics.some((topic) => score.topics.includes(topic)) ||
    // `dark, technical`: the manner that a look was made for is at home in it, whatever the matter.
    isMadeFor(look, brief);
  let weight = (score.kinds[brief.kind] ?? score.base) * (atHome ? score.atHome : score.abroad);
  weight *= suitsOccasion(brief, look);
  for (const mood of brief.moods) weight *= score.moods[mood] ?? (STYLES.includes(mood) ? OTHER_STYLE : 1);
  if (brief.ground !== undefined && OWN_GROUNDS.includes(look)) weight *= OTHER_STYLE;
  if (MUTED.includes(look) && !isMadeFor(look, brief) && brief.colors.some(isLuminous)) weight *= OTHER_STYLE;
  if (wantsPlainInks(brief) && OWN_INKS.includes(look) && !isMadeFor(look, brief)) weight *= OTHER_STYLE;
  if (brief.scheme === 'light') weight *= score.darkness > 0.9 ? 0.15 : 1;
  if (brief.scheme === 'dark') weight *= score.darkness < 0.1 ? 0.3 : score.darkness > 0.9 ? 1.6 : 1;
  return weight;
}
