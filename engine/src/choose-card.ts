import type { DecidedCard } from './decide-card.ts';
import { direct } from './direction/direct.ts';
import type { Direction } from './direction/direction.ts';
import { subjectOfMotif } from './direction/illustration/choose-register.ts';
import { keepDesign } from './direction/kept-design.ts';
import { wantsPicture } from './direction/wants-picture.ts';
import type { ComposeRequest } from './engine.ts';
import type { Photo } from './photo/photo.ts';
import { toCardLook } from './prompt-cards/card-look.ts';
import { directBrandCard, directCard } from './prompt-cards/direct-card.ts';
import { listThings } from './prompt-cards/group-things.ts';
import {
  type Card,
  findCard,
  listCards,
  listPhotoCards,
  listPictures,
  toPage,
} from './prompt-cards/list-cards.ts';
import { listObjects } from './prompt-cards/list-objects.ts';
import { canShow } from './prompt-cards/pictured.ts';
import { toSceneLook } from './prompt-cards/scene/scene.ts';
import { listTiles } from './prompt-cards/tile-things.ts';
import {
  type Candidate,
  type CandidateSearch,
  type Design,
  findCandidate,
} from './quality/find-candidate.ts';
import { createRandom } from './random.ts';
import type { RenderKit } from './render/render-kit.ts';
import { photoSpecs } from './specs/photo-specs.ts';
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
  // A design that has a composition of words is none of a scene.
  const isWorded = keptFamily(choosing) !== undefined;
  if (photo) return findAround(photo, choosing);
  const isOfThings = listThings(card.design).length > 0 && listObjects(card.design).length > 0;
  const isTiled = listTiles(card.design).length > 0;
  const isPictured = wantsPicture(card.design) && !isOfThings && !isTiled;
  return isPictured && !card.sender && !isWorded ? findScene(choosing) : findWords(choosing);
}

/** The composition that is kept, where the brief asks for the same picture and layout. */
const keptFamily = ({ card: { kept, wishes } }: Choosing): string | undefined =>
  kept?.shape === wishes.shape ? kept.family : undefined;

function findAround(photo: Photo, choosing: Choosing): Promise<Candidate> {
  const { design, sender } = choosing.card;
  const cards = listPhotoCards(design, photo, choosing, sender);
  const family = keptFamily(choosing);
  const isWithout = family !== undefined && !photoSpecs.some(({ name }) => name === family);
  if (cards.length === 0 || isWithout) return findWords(choosing);
  // A picture would be developed for each arrangement.
  return findAmong(cards, choosing, { photo, arrangements: 1, otherwise: () => findWords(choosing) });
}

function findScene(choosing: Choosing): Promise<Candidate> {
  const { kit, card } = choosing;
  const look = toSceneLook({ inkOf: kit.inkOf, font: card.font });
  const toDirection = (proposal: number, sibling: number): Direction =>
    toKept(direct(card.design, { ...toOptions(choosing), proposal, sibling }), choosing);
  return findCandidate({
    ...toSearch(choosing),
    kept: card.kept && { look, direction: toDirection(0, 0), attempt: card.kept.attempt },
    arrangements: 1,
    directions: toDirection,
    lookOf: () => look,
    otherwise: () => findWords(choosing),
  });
}

function findWords(choosing: Choosing): Promise<Candidate> {
  const { design, sender } = choosing.card;
  // A brief may ask for a drawing and say nothing.
  const wordless = design.kind === 'picture' || design.statements.length === 0;
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
    kept: findKept(cards, choosing, photo),
    directions: (proposal, sibling, arrangement) =>
      directAmong(cards, choosing, { ...toOptions(choosing), proposal, sibling, arrangement, photo }),
    lookOf: (direction) => toLook(direction, cards, choosing),
  });

/** The design that is kept, in its composition, where that has a place for all that the brief says now. */
function findKept(cards: readonly Card[], choosing: Choosing, photo?: Photo): CandidateSearch['kept'] {
  const { design, sender, kept } = choosing.card;
  const family = keptFamily(choosing);
  const card = family === undefined ? undefined : findCard(family, cards, design, { sender, photo });
  if (!kept || !card) return undefined;
  const { direction, look } = toDesign(card, choosing, photo);
  const motif = canShow(card.spec, kept.motif, design) ? kept.motif : direction.motif;
  return { direction: { ...direction, motif }, look, attempt: kept.attempt };
}

const toKept = (direction: Direction, { card }: Choosing): Direction =>
  card.kept ? keepDesign(direction, card.kept, card.wishes, card.design) : direction;

function toDesign(card: Card, choosing: Choosing, photo?: Photo): Design {
  const direction = directAmong([card], choosing, { ...toOptions(choosing), photo });
  return { direction, look: toLook(direction, [card], choosing) };
}

type Options = Parameters<typeof directCard>[2];

const toOptions = ({ width, height, card }: Choosing): Options => ({ width, height, ...card.seeds });

const directAmong = (cards: readonly Card[], choosing: Choosing, options: Options): Direction => {
  const { design, sender, kept } = choosing.card;
  const directed = sender
    ? directBrandCard(design, cards, sender.colors, options)
    : directCard(design, cards, options);
  const direction = toKept(directed, choosing);
  const shown = cards.find(({ spec }) => spec.name === direction.family)?.objects;
  return kept && shown?.includes(subjectOfMotif(kept.motif))
    ? { ...direction, motif: kept.motif }
    : direction;
};

const toLook = (direction: Direction, cards: readonly Card[], { kit, card, logo }: Choosing) =>
  toCardLook(direction, cards, { inkOf: kit.inkOf, logo, font: card.font, voices: card.voices });

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
    turn: card.turn,
    canvas: kit.canvas,
    watch,
    signal,
    context: ({ look, ...placing }) => {
      const random = createRandom(placing.direction.seed).fork(look);
      return { ...placing, request: design, typesetter, random, ...(photo ? { photo } : {}) };
    },
  };
}
