import { findIllustration, illustrations } from '../../art/illustrations.ts';
import type { DesignRequest } from '../../brief/design-request.ts';
import { oncePerRequest } from '../../brief/once-per-request.ts';
import { listCardMatters } from '../../reader/list-card-matters.ts';
import { type CardFeatures, listCardFeatures } from './card-features.ts';
import { listNamedEmblems, OF_SEEN, toDrawn } from './list-named-emblems.ts';
import {
  type IllustrationRanker,
  type RankedIllustration,
  readIllustrationRanker,
} from './rank-illustrations.ts';

// A drawing with a smaller share is more often one that a designer would not have taken (docs/contributing/reader.md has the figures), all the
// more if the card does not name it.
const LEAST_SHARE = { named: 0.2, guessed: 0.3 } as const;
// Drawings with more than this part of the best one's share do as well.
const AS_GOOD = 0.75;

const DRAWN: ReadonlySet<string> = new Set(illustrations.map(({ name }) => name));
// Beliefs from which a drawing of what a card names is the only one: so much alone, or less where the next is far behind.
const SURE = { alone: 0.5, ahead: 0.35, times: 5, none: 0.12 } as const;
let ranker: IllustrationRanker | undefined;
type Ranking = ReturnType<IllustrationRanker> & { card: CardFeatures };

/**
 * Lists sets of subjects (`subject:scissors`) for what a card is about, the most telling set first; any
 * member of a set will do. For a picture: the first thing that it shows. Without a drawing that suits there is none: a random
 * object beside the words is worse than no object.
 */
export const listEmblems = oncePerRequest((request): readonly (readonly string[])[] =>
  list(request).filter((set) => set.length > 0),
);

function list(request: DesignRequest): (readonly string[])[] {
  if (request.illustration) return request.illustration.length > 0 ? [request.illustration.map(toMotif)] : [];
  if (request.kind === 'picture') return [toDrawn(findIllustration(request.subjects))];
  const { card, ranked, none } = rank(request);
  const described = ranked.find(({ name }) => card.described.has(name));
  const named = listNamedEmblems(request);
  return [
    // What is asked for is drawn, whatever suits the words.
    described ? [`subject:${described.name}`] : [],
    ...named.filter(({ rank }) => rank === OF_SEEN).map(({ drawn }) => drawn),
    listSold(request),
    suggestDrawings(ranked, none),
  ];
}

/** The drawings of what the name of a product says it is, as `subject:<name>`: it is shown, whatever its headline speaks of. */
export const listSold = (request: DesignRequest): string[] =>
  listCardMatters(request).flatMap(({ name, sold }) => (sold ? toDrawn(findIllustration([name])) : []));

const rank = oncePerRequest((request): Ranking => {
  ranker ??= readIllustrationRanker();
  const card = listCardFeatures(request);
  return { card, ...ranker(card) };
});

/** The drawing of what a card names, as `subject:<name>`, where hardly another would do. */
export function findSureDrawing(asked: DesignRequest): string | undefined {
  const { ranked, none } = rank(asked);
  const [best, next] = ranked;
  if (!best?.named || none > SURE.none) return undefined;
  const ahead = best.share >= SURE.ahead && best.share >= (next?.share ?? 0) * SURE.times;
  return best.share >= SURE.alone || ahead ? `subject:${best.name}` : undefined;
}

// Beliefs from which a drawing goes with an occasion: one that its card names, and one that the occasion brings along.
const [NAMED_WITH, BROUGHT] = [0.08, 0.004];

/** Of the drawings that stand for the occasion of a card, as `subject:<name>`, those that go with its words, and what these name beside it. */
export function chooseForOccasion(request: DesignRequest, drawings: readonly string[]): string[] {
  const { ranked } = rank(request);
  const best = ranked.find(({ named }) => named)?.share ?? 0;
  const told = ranked.filter(
    ({ named, share }) => named && share >= Math.max(NAMED_WITH, best * AS_GOOD * AS_GOOD),
  );
  const shares = new Map(ranked.map(({ name, share }) => [`subject:${name}`, share]));
  const brought = drawings.filter((name) => (shares.get(name) ?? 0) >= BROUGHT);
  const chosen = [...new Set([...told.map(({ name }) => `subject:${name}`), ...brought])];
  return chosen.length > 0 ? chosen : [...drawings];
}

function suggestDrawings(ranked: readonly RankedIllustration[], none: number): string[] {
  const [best] = ranked;
  if (!best || best.share < Math.max(none, LEAST_SHARE[best.named ? 'named' : 'guessed'])) return [];
  return ranked.filter(({ share }) => share >= AS_GOOD * best.share).map(({ name }) => `subject:${name}`);
}

/** A name of the catalogue as a direction has it: the drawing of a thing, else a pattern. */
const toMotif = (name: string): string => (DRAWN.has(name) ? `subject:${name}` : name);
