import type { DesignRequest, Kind, Occasion, Topic } from '../brief/design-request.ts';
import type { Random } from '../random.ts';
import { styles } from '../sheets/styles.ts';
import { planScene } from '../stage/plan/plan-scene.ts';

type Looks = Readonly<Record<string, number>>;

type Custom = {
  /** Sets of colors that people expect, the leading color first; the seed picks a set. */
  colors: readonly (readonly [string, ...string[]])[];
  /** Factors for looks that suit the occasion or clash with it. */
  looks: Looks;
  /** Drawings for the occasion, where the words name nothing to draw. */
  drawings: readonly string[];
};

const FORMAL: Looks = {
  elegant: 5,
  handmade: 2.5,
  editorial: 1.5,
  playful: 0.05,
  geometric: 0.1,
  neon: 0.05,
  data: 0,
  engineering: 0,
  newspaper: 0.4,
};
const PARTY: Looks = {
  playful: 5,
  handmade: 3,
  retro: 1.5,
  elegant: 0.3,
  newspaper: 0.2,
  engineering: 0,
  data: 0,
};
const FESTIVE: Looks = {
  playful: 0.5,
  handmade: 2,
  elegant: 1.5,
  editorial: 1.5,
  engineering: 0.1,
  data: 0.1,
};
const LOUD: Looks = {
  swiss: 1.5,
  geometric: 1.5,
  neon: 3,
  elegant: 0.2,
  handmade: 0.1,
  newspaper: 0.2,
  editorial: 0.5,
};
const SOBER: Looks = {
  elegant: 5,
  editorial: 2,
  newspaper: 2,
  swiss: 1.2,
  playful: 0,
  retro: 0.05,
  neon: 0,
  handmade: 0.1,
  geometric: 0.05,
  gradient: 0.3,
  data: 0,
  engineering: 0,
};

/** What a designer reaches for on a well-known day; colors by custom, tuned by eye. */
const CUSTOMS: Readonly<Record<Occasion, Custom>> = {
  wedding: {
    colors: [
      ['#b98b6d', '#f6efe6'],
      ['#8fa68b', '#f7f3ea'],
      ['#c98f96', '#faf1ee'],
    ],
    looks: FORMAL,
    drawings: ['subject:heart'],
  },
  birth: {
    colors: [
      ['#9cc4dd', '#fbf4ea'],
      ['#f0b7b0', '#fdf5ef'],
      ['#b5cfae', '#fbf6ea'],
    ],
    looks: { ...PARTY, elegant: 2 },
    drawings: ['subject:teddy-bear', 'subject:heart'],
  },
  birthday: {
    colors: [
      ['#f2545b', '#ffc53d'],
      ['#8a5cf0', '#ff9ecb'],
      ['#1fa2e0', '#ffcf45'],
    ],
    looks: PARTY,
    drawings: ['subject:gift', 'subject:birthday-cake'],
  },
  christmas: {
    colors: [
      ['#b3272e', '#f6efe2'],
      ['#1e5a43', '#d9a441'],
      ['#7c1f2b', '#e0b25a'],
    ],
    looks: FESTIVE,
    drawings: ['subject:christmas-tree', 'subject:wreath', 'subject:bauble', 'subject:snow-globe'],
  },
  'new-year': {
    colors: [
      ['#e0b25a', '#14171c'],
      ['#d9b36c', '#1b2f5e'],
    ],
    looks: { ...FESTIVE, neon: 2, elegant: 3 },
    drawings: ['subject:party-popper'],
  },
  easter: {
    colors: [
      ['#f2c14e', '#fdf6e3'],
      ['#9ccf9a', '#fdf7ea'],
      ['#c6a5e3', '#fbf6ee'],
    ],
    looks: { ...PARTY, elegant: 1 },
    drawings: ['subject:egg', 'subject:rabbit'],
  },
  halloween: {
    colors: [
      ['#f07f13', '#17121f'],
      ['#8c4fd0', '#15121c'],
    ],
    looks: { playful: 2, retro: 2, handmade: 2, neon: 2, elegant: 0.3, engineering: 0, data: 0 },
    drawings: ['subject:jack-o-lantern', 'subject:bat'],
  },
  valentine: {
    colors: [
      ['#d6324b', '#fde9ea'],
      ['#e86a8a', '#fff2f2'],
    ],
    looks: { ...FESTIVE, playful: 1.5 },
    drawings: ['subject:heart', 'subject:rose'],
  },
  'parents-day': {
    colors: [
      ['#d9738a', '#fdf1ef'],
      ['#9b6fc4', '#f8f1fa'],
      ['#e58e6a', '#fdf3ea'],
    ],
    looks: FESTIVE,
    drawings: ['subject:bouquet', 'subject:flower', 'subject:heart'],
  },
  'black-friday': {
    colors: [
      ['#ffd23e', '#14171c'],
      ['#e5322d', '#14171c'],
      ['#c8ff3d', '#14171c'],
    ],
    looks: LOUD,
    drawings: ['subject:shopping-bag'],
  },
  summer: {
    colors: [
      ['#ffb020', '#fff6df'],
      ['#12a5c4', '#ffd54a'],
      ['#ff6f59', '#ffd166'],
    ],
    looks: { playful: 2.5, retro: 2.5, handmade: 1.5, engineering: 0.2 },
    drawings: ['subject:sun', 'subject:ice-cream'],
  },
  spring: {
    colors: [
      ['#7fb76a', '#fbf6e6'],
      ['#ef8fa9', '#fdf4ef'],
      ['#f0c33c', '#fbf8e8'],
    ],
    looks: { handmade: 2, editorial: 1.5, playful: 1.5, engineering: 0.2, neon: 0.2 },
    drawings: ['subject:flower'],
  },
  autumn: {
    colors: [
      ['#c8642b', '#f8eddc'],
      ['#8f3b2a', '#e9b44c'],
      ['#7a6a2f', '#f3e6c8'],
    ],
    looks: { handmade: 2, retro: 2, editorial: 1.5, engineering: 0.2, neon: 0.1 },
    drawings: ['subject:squash', 'subject:mushroom'],
  },
  winter: {
    colors: [
      ['#3f7fb5', '#eef5fa'],
      ['#1b3f6b', '#cfe4f2'],
      ['#5a8fae', '#f4f8fa'],
    ],
    looks: { elegant: 1.5, swiss: 1.5, playful: 0.5, engineering: 0.3 },
    drawings: [],
  },
  ramadan: {
    colors: [
      ['#d8b15a', '#123b3a'],
      ['#d8b15a', '#1b2a52'],
      ['#c79a3f', '#f5eede'],
    ],
    looks: { ...FORMAL, handmade: 1 },
    drawings: ['subject:moon', 'subject:mosque', 'subject:lantern'],
  },
  diwali: {
    colors: [
      ['#f2a91e', '#5b1a4f'],
      ['#f5b93a', '#7a1f2b'],
      ['#ffb52e', '#2b1b52'],
    ],
    looks: { ...FESTIVE, elegant: 3 },
    drawings: ['subject:diya'],
  },
  holi: {
    colors: [
      ['#e6317f', '#ffcc2e'],
      ['#8a3fe0', '#3ddc84'],
      ['#12a5dd', '#ff5f5f'],
    ],
    looks: { ...PARTY, gradient: 3 },
    drawings: ['subject:colour-powder'],
  },
  'lunar-new-year': {
    colors: [
      ['#c8202f', '#f0c869'],
      ['#a9182a', '#f6e3b4'],
    ],
    looks: { ...FESTIVE, elegant: 2.5, geometric: 0.5 },
    drawings: ['subject:paper-lantern'],
  },
  hanukkah: {
    colors: [['#2c62b8', '#f4f1e4']],
    looks: FESTIVE,
    drawings: ['subject:menorah'],
  },
  'saint-patrick': {
    colors: [['#1f8a4c', '#f4f1dc']],
    looks: PARTY,
    drawings: ['subject:beer'],
  },
  graduation: {
    colors: [
      ['#1b2f5e', '#e0b25a'],
      ['#7a1f2b', '#f3e6c8'],
    ],
    looks: { elegant: 2, swiss: 1.5, playful: 1, engineering: 0 },
    drawings: ['subject:graduation-cap'],
  },
  mourning: {
    colors: [
      ['#6f6a66', '#f4f1ec'],
      ['#5b6670', '#eef0f1'],
    ],
    looks: SOBER,
    drawings: ['subject:candle'],
  },
};

// A season only decides what a card is about if nothing else does.
const SEASONS: readonly Occasion[] = ['spring', 'summer', 'autumn', 'winter'];
const SEASONAL: { kinds: readonly Kind[]; topics: readonly Topic[] } = {
  kinds: ['sale', 'event', 'announcement', 'plain'],
  topics: ['celebration', 'shopping', 'nature', 'travel', 'food', 'music', 'home'],
};

function findCustom({ occasion, kind, topics }: DesignRequest): Custom | undefined {
  if (occasion === undefined) return undefined;
  const passes =
    !SEASONS.includes(occasion) ||
    (SEASONAL.kinds.includes(kind) && topics.every((topic) => SEASONAL.topics.includes(topic)));
  return passes ? CUSTOMS[occasion] : undefined;
}

/** Returns the factor for a look on the brief's occasion; 1 without an occasion or where a mood is asked for. */
export const suitsOccasion = (request: DesignRequest, look: string): number =>
  request.moods.length > 0 ? 1 : (findCustom(request)?.looks[look] ?? 1);

/** Lists drawings (`subject:heart`) for the brief's occasion. */
export const drawingsOfOccasion = (request: DesignRequest): readonly string[] =>
  findCustom(request)?.drawings ?? [];

/**
 * Adds the colors that a card's words name, or else those of its occasion, where it asks for none. Pictures have the
 * colors of their things.
 */
export function suggestColors(request: DesignRequest, random: Random): DesignRequest {
  const { colors, ground, moods, look, occasion, named = [] } = request;
  const free = colors.length === 0 && ground === undefined && !moods.includes('pastel');
  if (!free || planScene(request).plan !== undefined) return request;
  if (named.length > 0) return { ...request, colors: [...named] };
  // A style has colors of its own, which a season does not change.
  const styled = look !== undefined || moods.some((mood) => styles.some(({ style }) => style === mood));
  const custom = styled && occasion && SEASONS.includes(occasion) ? undefined : findCustom(request);
  return custom ? { ...request, colors: [...random.pick(custom.colors)] } : request;
}
