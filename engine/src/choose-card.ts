import { listParts } from './brief/content.ts';
import type { DecidedCard } from './decide-card.ts';
import { direct } from './direction/direct.ts';
import type { Direction } from './direction/direction.ts';
import { wantsPicture } from './direction/wants-picture.ts';
import type { ComposeRequest } from './engine.ts';
import type { Photo } from './photo/photo.ts';
import { toCardLook } from './prompt-cards/card-look.ts';
import { directBrandCard, directCard } from './prompt-cards/direct-card.ts';
import { type Card, listCards, listPhotoCards, listPictures, toPage } from './prompt-cards/list-cards.ts';
import { toSceneLook } from './prompt-cards/scene/scene.ts';
import {
  type Candidate,
  type CandidateSearch,
  type Design,
  findCandidate,
} from './quality/find-candidate.ts';
import { createRandom } from './random.ts';
import type { RenderKit } from './render/render-kit.ts';
import type { Stopwatch } from './stopwatch.ts';

type Choosing = Pick<ComposeRequest, 'width' | 'height' | 'variation' | 'logo'> & {
  card: DecidedCard;
  photo: Photo | undefined;
  kit: Pick<RenderKit, 'canvas' | 'inkOf'>;
  watch: Stopwatch;
  signal: AbortSignal | undefined;
};

/**
 * The best candidate that passes the checks: around the caller's picture, where it has one; else the picture that is described; else a
 * card of words, whose last is a page that has room for anything.
 */
export function chooseCard(choosing: Choosing): Promise<Candidate> {
  const { card, photo } = choosing;
  if (photo) return findAround(photo, choosing);
  return wantsPicture(card.design) && !card.sender ? findScene(choosing) : findWords(choosing);
}

function findAround(photo: Photo, choosing: Choosing): Promise<Candidate> {
  const { design, sender } = choosing.card;
  const cards = listPhotoCards(design, photo, choosing, sender);
  if (cards.length === 0) return findWords(choosing);
  // A picture would be developed for each arrangement.
  return findAmong(cards, choosing, { photo, arrangements: 1, otherwise: () => findWords(choosing) });
}

function findScene(choosing: Choosing): Promise<Candidate> {
  const { kit, card } = choosing;
  return findCandidate({
    ...toSearch(choosing),
    arrangements: 1,
    directions: (proposal, sibling) => direct(card.design, { ...toOptions(choosing), proposal, sibling }),
    lookOf: () => toSceneLook({ inkOf: kit.inkOf, font: card.font }),
    otherwise: () => findWords(choosing),
  });
}

function findWords(choosing: Choosing): Promise<Candidate> {
  const { design, sender } = choosing.card;
  // A brief may ask for a drawing and say nothing.
  const wordless = design.kind === 'picture' || listParts(design.content).length === 0;
  const cards = wordless ? listPictures(design) : listCards(design, sender);
  const [first] = cards;
  const last = wordless && first ? first : toPage(design, sender);
  return findAmong(cards, choosing, { arrangements: cards.length, otherwise: toDesign(last, choosing) });
}

type Among = Pick<CandidateSearch, 'arrangements' | 'otherwise'> & { photo?: Photo };

const findAmong = (
  cards: readonly Card[],
  choosing: Choosing,
  { photo, ...how }: Among,
): Promise<Candidate> =>
  findCandidate({
    ...toSearch(choosing, photo),
    ...how,
    directions: (proposal, sibling, arrangement) =>
      directAmong(cards, choosing, { ...toOptions(choosing), proposal, sibling, arrangement, photo }),
    lookOf: (direction) => toLook(direction, cards, choosing),
  });

function toDesign(card: Card, choosing: Choosing): Design {
  const direction = directAmong([card], choosing, toOptions(choosing));
  return { direction, look: toLook(direction, [card], choosing) };
}

type Options = Parameters<typeof directCard>[2];

const toOptions = ({ width, height, card }: Choosing): Options => ({ width, height, ...card.seeds });

const directAmong = (cards: readonly Card[], { card }: Choosing, options: Options): Direction =>
  card.sender
    ? directBrandCard(card.design, cards, card.sender.colors, options)
    : directCard(card.design, cards, options);

const toLook = (direction: Direction, cards: readonly Card[], { kit, card, logo }: Choosing) =>
  toCardLook(direction, cards, { inkOf: kit.inkOf, logo, font: card.font });

function toSearch(
  { width, height, variation = 0, card, kit, watch, signal }: Choosing,
  photo?: Photo,
): Omit<CandidateSearch, 'arrangements' | 'directions' | 'lookOf' | 'otherwise'> {
  const { design, typesetter, undrawable } = card;
  return {
    request: design,
    width,
    height,
    undrawable,
    variation,
    canvas: kit.canvas,
    watch,
    signal,
    context: ({ look, ...placing }) => {
      const random = createRandom(placing.direction.seed).fork(look);
      return { ...placing, request: design, typesetter, random, ...(photo ? { photo } : {}) };
    },
  };
}
