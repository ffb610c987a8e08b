import type { DesignRequest, Kind, Mood, Topic } from '../brief/design-request.ts';
import { suitsOccasion } from './occasions.ts';

/** What a designer would reach for a face for. */
type Suits = {
  /** How well it suits a kind of card, about 0 to 8; kinds that are missing count as `base`. */
  base: number;
  kinds: Partial<Record<Kind, number>>;
  /** Topics that it suits, and the factor where the brief has one of them. */
  topics: readonly Topic[];
  onTopic: number;
  offTopic: number;
  /** Factors for moods that the brief asks for. */
  moods: Partial<Record<Mood, number>>;
  /** Share of dark cards where the brief leaves the scheme open, 0..1. */
  darkness: number;
};

const SUITS: Readonly<Record<string, Suits>> = {
  editorial: {
    base: 1,
    kinds: {
      article: 4,
      quote: 5,
      plain: 2,
      picture: 4,
      podcast: 1.5,
      event: 0.8,
      hiring: 0.3,
      release: 0.2,
      sale: 0,
    },
    topics: ['food', 'health', 'home', 'people', 'writing', 'travel', 'education', 'nature'],
    onTopic: 1.5,
    offTopic: 0.8,
    moods: {
      minimal: 2,
      confident: 2,
      warm: 2,
      cool: 2,
      pastel: 4,
      calm: 3,
      muted: 2,
      misty: 3,
      somber: 2,
      airy: 2,
    },
    darkness: 0.4,
  },
  engineering: {
    base: 0.4,
    kinds: {
      article: 1,
      release: 2,
      quote: 0.2,
      sale: 0,
      picture: 0,
    },
    topics: ['architecture', 'code', 'cloud', 'data', 'security', 'ai'],
    onTopic: 5,
    offTopic: 0.1,
    moods: { minimal: 0.4, technical: 12, futuristic: 4, confident: 1.5, cool: 2 },
    darkness: 0.95,
  },
  geometric: {
    base: 3,
    kinds: { announcement: 5, hiring: 4, event: 4, release: 3, sale: 6, quote: 0.8, picture: 0.3 },
    topics: ['finance', 'design', 'education', 'legal'],
    onTopic: 1.5,
    offTopic: 1,
    moods: { minimal: 0.15, confident: 7, bold: 6, calm: 0.4, misty: 0.2, muted: 0.6, luxurious: 0.3 },
    darkness: 0.45,
  },
  swiss: {
    base: 4,
    kinds: { event: 5, quote: 2.5, plain: 5, article: 4, release: 5, hiring: 5, sale: 5, picture: 0.6 },
    topics: ['design', 'architecture', 'writing', 'time', 'finance'],
    onTopic: 1.3,
    offTopic: 1,
    moods: { minimal: 4, bold: 3, confident: 2, cool: 1.5 },
    darkness: 0.3,
  },
  elegant: {
    base: 0.3,
    kinds: { quote: 3, event: 1, article: 0.8, release: 0, sale: 0 },
    topics: ['home', 'food', 'writing', 'people', 'celebration'],
    onTopic: 1.5,
    offTopic: 0.5,
    moods: { minimal: 1.5, warm: 1.5, pastel: 3, calm: 3, misty: 4, airy: 2, luxurious: 5 },
    darkness: 0.35,
  },
  gradient: {
    base: 2.5,
    kinds: { release: 2.5, announcement: 3, article: 2.5, podcast: 4, event: 3, quote: 1, sale: 2 },
    topics: ['ai', 'cloud', 'space', 'music', 'health'],
    onTopic: 1.5,
    offTopic: 0.8,
    moods: { minimal: 0.5, futuristic: 5, pastel: 6, cool: 2, warm: 2 },
    darkness: 0.5,
  },
};

// A serif is for words: figures and facts are set in what is read across a street.
const SERIFS: readonly string[] = ['editorial', 'elegant'];
const OF_FIGURES = 0.1;

// From this factor on, a face is made for a mood.
const MADE_FOR = 10;

/** Share of dark cards in a style where nothing says which. */
export const darknessOf = (name: string): number => SUITS[name]?.darkness ?? 0.3;

/** Weighs how well a face suits a brief; all styles that are asked for suit it alike. */
export function weighFace(name: string, { kind, topics, moods, scheme, ...request }: DesignRequest): number {
  const suits = SUITS[name];
  if (!suits) return 1;
  // A face that is made for a mood suits it whatever the card is about.
  const onTopic =
    topics.some((topic) => suits.topics.includes(topic)) ||
    moods.some((mood) => (suits.moods[mood] ?? 0) >= MADE_FOR);
  let weight = (suits.kinds[kind] ?? suits.base) * (onTopic ? suits.onTopic : suits.offTopic);
  weight *= suitsOccasion({ kind, topics, moods, ...request }, name);
  if (SERIFS.includes(name) && request.statements[0]?.form === 'figure') weight *= OF_FIGURES;
  for (const mood of moods) weight *= suits.moods[mood] ?? 1;
  if (scheme === 'light') return weight * (suits.darkness > 0.9 ? 0.15 : 1);
  return scheme === 'dark' ? weight * (suits.darkness < 0.1 ? 0.3 : suits.darkness > 0.9 ? 1.6 : 1) : weight;
}
