import type { Composition, PlacedText } from '../composition.ts';

// A card with this much more flat ground than letters is half empty; with this much less it is full.
const [EMPTY, FULL] = [3, 0.5];
// A last line shorter than this share of the longest is left over.
const LEFT_OVER = 0.28;
const MOST_LINES = 4;
// Of the least size of letters, what is still called small.
const SMALL = 1.18;
// What a card about a thing gains by showing it, and more by showing it large: people post that rather than type alone.
const [SHOWN, MOST_SHOWN] = [0.2, 0.6];
const COSTS = { leftOver: 0.2, long: 0.15, small: 0.2 } as const;

/** How convincing a design is by what can be measured before it is drawn, 1 at most: its room filled, its lines well broken, nothing small. */
export function rateDesign({
  width,
  height,
  texts,
  emptiness = 0,
  leastSize = 0,
  subject,
}: Composition): number {
  const words = texts.filter(({ role }) => role !== 'decoration');
  const filled = Math.min(1, Math.max(0, (EMPTY - emptiness) / (EMPTY - FULL)));
  const share = subject ? (subject.width * subject.height) / (width * height) : 0;
  const shown = subject ? Math.min(MOST_SHOWN, SHOWN + share) : 0;
  const [largest] = words.toSorted((a, b) => b.fitted.size - a.fitted.size);
  const costs = [
    largest && isLeftOver(largest) ? COSTS.leftOver : 0,
    largest && largest.fitted.lines.length > MOST_LINES ? COSTS.long : 0,
    words.some(({ fitted }) => fitted.size < leastSize * SMALL) ? COSTS.small : 0,
  ];
  return costs.reduce((left, cost) => left - cost, filled + shown);
}

function isLeftOver({ fitted: { lines } }: PlacedText): boolean {
  const longest = Math.max(...lines.map(({ width }) => width));
  return lines.length > 1 && (lines.at(-1)?.width ?? 0) < longest * LEFT_OVER;
}
