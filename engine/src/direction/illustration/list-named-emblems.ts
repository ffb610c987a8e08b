import { findIllustration, type Illustration } from '../../art/illustrations.ts';
import type { DesignRequest } from '../../brief/design-request.ts';
import { textsOf, titleOf } from '../../brief/statement.ts';
import { homographs } from '../../lexicon/word-lists.ts';
import { dropVenues } from '../../reader/find-venues.ts';
import { dropStreets, listCardMatters } from '../../reader/list-card-matters.ts';
import { asksReaders, happensAtHome } from '../card-topics.ts';
import { drawingsOfOccasion } from '../occasions.ts';
import { emblemsOf } from './emblems.ts';
import { isOfSoftware, MEANT_OTHERWISE, SEEN_NEAR_SOFTWARE } from './software-words.ts';

const LONGEST_NAME = 3;
// Drawings for words that none is named after.
const STANDS_FOR: ReadonlyMap<string, string> = new Map([
  ['doctor', 'health'],
  ['mindfulness', 'meditation'],
  ['nurse', 'health'],
  ['patient', 'health'],
]);

// How much a name says about a card, lower is more: its head before side mentions, a trade or gathering before a
// thing, broad words last. An occasion is in between.
const WEIGHTS = { matter: [0, 2], thing: [1, 4], ground: [3, 5], broad: [3.5, 6] } as const;
// "With a golden crescent": asked for by its appearance.
export const OF_SEEN = -1;
const OF_OCCASION = 3;
const OF_WORDS = 7;
const OF_KIND = 8;

// Where something is done says less than what is done: "baking at home", "yoga in the park".
const GROUNDS: ReadonlySet<string> = new Set(
  'house,home,park,garden,street,square,town square,room,kitchen,office,field,road,beach,village,city,tower,stage'.split(
    ',',
  ),
);

// In a sale, what is sold says more than the shop.
const SHOPS: ReadonlySet<string> = new Set(
  (
    'shoes,clothes,winter clothes,streetwear,furniture,garden furniture,toys,jewellery,electronics,retail work,' +
    'beauty,camping,flowers,bakery,pastry,books'
  ).split(','),
);
const OF_SHOP = 5;

// "Please keep the door closed, thank you" gives no thanks.
const POLITE = /(?<=\p{L}),?\s+(?:thank you|thanks)\W*$/iu;

const BOOKING = /\bbook (?:now|an?|your|online|today|via|at|here|in|by|early|tickets?)\b/gu;

/** Drawings by which one thing that a card names is known; a lower rank says more about the card. */
export type NamedEmblems = { rank: number; drawn: readonly string[] };

/** Lists what a card names, from its words and their order alone, the most telling first. */
export function listNamedEmblems(request: DesignRequest): NamedEmblems[] {
  const groups: NamedEmblems[] = [
    ...emblemsOfWords(request),
    { rank: OF_OCCASION, drawn: drawingsOfOccasion(request) },
    { rank: OF_WORDS, drawn: toDrawn(findIllustration(wordsOfTitle(request))) },
    { rank: OF_KIND, drawn: toDrawn(findIllustration(nounsOfKind(request))) },
  ];
  return groups.filter(({ drawn }) => drawn.length > 0).sort((a, b) => a.rank - b.rank);
}

function emblemsOfWords(request: DesignRequest): NamedEmblems[] {
  const software = isOfSoftware(request);
  const own = listCardMatters(request).filter(({ name }) => !software || !MEANT_OTHERWISE.has(name));
  const named = own.map((matter) => ({
    ...matter,
    drawn: matter.kind === 'thing' ? toDrawn(findThing(matter.name, request)) : emblemsOf(matter.name),
  }));
  const isShop = ({ name }: { name: string }): boolean => request.kind === 'sale' && SHOPS.has(name);
  const sold = named.filter(({ kind, drawn, ...matter }) => kind !== 'broad' && drawn[0] && !isShop(matter));
  const inShop = sold.length > 0 && named.some(isShop);
  return named.map(({ drawn, ...matter }) => {
    if (matter.seen) return { rank: OF_SEEN, drawn };
    if (inShop && isShop(matter)) return { rank: OF_SHOP, drawn };
    const weights = WEIGHTS[matter.kind === 'thing' && GROUNDS.has(matter.name) ? 'ground' : matter.kind];
    return { rank: weights[matter.leads || inShop ? 0 : 1], drawn };
  });
}

function findThing(name: string, request: DesignRequest): Illustration | undefined {
  const found = isHomograph(name) ? undefined : findIllustration([name]);
  if (found?.name === 'house' && happensAtHome(request)) return undefined;
  return found && isOfSoftware(request) && !SEEN_NEAR_SOFTWARE.has(found.name) ? undefined : found;
}

/** The subject of a drawing, as looks know it. */
export const toDrawn = (found: Illustration | undefined): string[] =>
  found ? [`subject:${found.name}`] : [];

/**
 * Lists English words of the title that have a drawing but are no noun of the vocabulary: `birthday`, `credit card`.
 */
function wordsOfTitle(request: DesignRequest): string[] {
  if (request.language !== 'en') return [];
  const subtitle = asksReaders(request) ? '' : textsOf(request, ['subtitle', 'body', 'quote']);
  const title = dropStreets(titleOf(request).replace(POLITE, ''));
  const words = `${dropVenues(title)}\n${dropVenues(dropStreets(subtitle))}`
    .toLowerCase()
    .replaceAll(BOOKING, ' ');
  const names = listNames(words);
  return names.filter((name) => findThing(name, request) !== undefined);
}

/** Lists nouns for a kind of card, for briefs that say nothing else to draw. */
function nounsOfKind({ kind }: DesignRequest): string[] {
  if (kind === 'sale') return ['shopping bag'];
  return kind === 'podcast' ? ['microphone'] : [];
}

/** Lists runs of words that may be a name, the longest first: `credit card` before `credit`. */
export function listNames(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const names: string[] = [];
  for (let length = LONGEST_NAME; length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const name = words.slice(at, at + length).join(' ');
      if (length > 1 || !isHomograph(name)) names.push(name, STANDS_FOR.get(singular(name)) ?? name);
    }
  }
  return names;
}

const isHomograph = (word: string): boolean => homographs().has(word) || homographs().has(singular(word));

function singular(word: string): string {
  if (word.endsWith('ss') || word === 'series') return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
