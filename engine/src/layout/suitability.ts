import type { Kind, Mood, Style, Topic } from '../brief/design-request.ts';

/** What a designer would reach for a look for; the art director weighs looks by it. */
export type Suitability = {
  /** How well the look suits a kind of card, about 0..8; kinds that are missing count as `base`. */
  base: number;
  kinds: Partial<Record<Kind, number>>;
  /** Topics that the look suits, and the factor where the brief has one of them. */
  topics: readonly Topic[];
  topicBoost: number;
  /** Factor where the brief has none of `topics`. */
  offTopicFactor: number;
  /** Factors for moods that the brief asks for; from 10 on, the look is made for that mood. */
  moods: Partial<Record<Mood, number>>;
  /** Share of dark cards where the brief leaves the scheme open, 0..1. */
  darkness: number;
  /**
   * Median score of the look's cards over everyday prompts (`npm run gallery` prints the scores). Candidates compete by
   * how far they are above it: the brief decides which looks suit, the score only which card came out well.
   */
  baseline: number;
};

const DEFAULT_BASELINE = 0.9;

// So little that any other look comes first, and so much that none does.
const NOT_REQUESTED = 0.001;
const REQUESTED = 100_000;

/** For looks that are not chosen by weight. */
export const ANY_BRIEF: Suitability = {
  base: 0.5,
  kinds: {},
  topics: [],
  topicBoost: 1,
  offTopicFactor: 1,
  moods: {},
  darkness: 0.5,
  baseline: DEFAULT_BASELINE,
};

/** For a look that is drawn only where its style is asked for, and then is the only one. */
export const onlyFor = (
  style: Style,
  { darkness }: { darkness: number },
): { style: Style; suits: Suitability } => ({
  style,
  suits: { ...ANY_BRIEF, base: NOT_REQUESTED, moods: { [style]: REQUESTED }, darkness },
});
