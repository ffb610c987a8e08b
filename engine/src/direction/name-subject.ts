import type { Subject } from '../art/subject.ts';
import { findSubject } from '../art/subjects.ts';
import type { Brief } from '../brief/brief.ts';
import { dropStreets, listCardMatters } from '../brief/card-matters.ts';
import { dropVenues } from '../brief/facts/venues.ts';
import { emblemsOf } from './emblems.ts';
import { HOMOGRAPHS } from './homographs.ts';
import { asksReaders, isAtHome } from './matter.ts';
import { motifsOfOccasion } from './occasions.ts';
import { isAboutCode, isOfSoftware, MEANT_OTHERWISE, SEEN_NEAR_SOFTWARE } from './software-words.ts';

const LONGEST_NAME = 3;
// Words that no drawing is named after, though one says them well.
const STANDS_FOR: ReadonlyMap<string, string> = new Map([
  ['doctor', 'health'],
  ['mindfulness', 'meditation'],
  ['nurse', 'health'],
  ['patient', 'health'],
]);

// How much a name says about a card: its head before side mentions, a trade or a gathering before a thing, and what
// is said only roughly last. An occasion stands between.
const WEIGHTS = { matter: [0, 2], thing: [1, 4], ground: [3, 5], broad: [3.5, 6] } as const;
// "With a golden crescent": asked for by its looks.
const OF_SEEN = -1;
const OF_OCCASION = 3;
// "Python meetup": what it is on says more than that people meet, and less than what is named.
const OF_CODE = 3.2;
const OF_WORDS = 7;
const OF_KIND = 8;

// "Baking at home", "yoga in the park": where it is done says less than what is done.
const GROUNDS: ReadonlySet<string> = new Set(
  'house,home,park,garden,street,square,town square,room,kitchen,office,field,road,beach,village,city,tower,stage'.split(
    ',',
  ),
);

// Of a sale, what is sold says more than the shop.
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

type Group = { rank: number; drawn: readonly string[] };

/**
 * Sets of subjects (`subject:scissors`) and motifs that say what a card is about, the most telling set first; any of
 * a set will do. Of a picture: the first thing that it shows.
 */
export function listEmblems(brief: Brief): readonly (readonly string[])[] {
  if (brief.kind === 'picture') return [toDrawn(findSubject(brief.subjects))];
  const groups: Group[] = [
    ...emblemsOfWords(brief),
    { rank: OF_OCCASION, drawn: motifsOfOccasion(brief) },
    { rank: OF_CODE, drawn: isAboutCode(brief) ? ['code-tiles'] : [] },
    { rank: OF_WORDS, drawn: toDrawn(findSubject(wordsOfTitle(brief))) },
    { rank: OF_KIND, drawn: toDrawn(findSubject(nounsOfKind(brief))) },
  ];
  return groups
    .filter(({ drawn }) => drawn.length > 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ drawn }) => drawn);
}

/**
 * What is drawn for a name that stands for itself, as those of compared things do: `subject:<name>`. Near software names are
 * seldom those of things.
 */
export function nameSubject(name: string, brief: Brief): string | undefined {
  const named = listCardMatters({ prompt: name, language: brief.language, copy: { title: name } });
  const things = named.filter(({ kind }) => kind === 'thing').map((thing) => thing.name);
  return isOfSoftware(brief) ? undefined : toDrawn(findSubject(things))[0];
}

function emblemsOfWords(brief: Brief): Group[] {
  const software = isOfSoftware(brief);
  const own = listCardMatters(brief).filter(({ name }) => !software || !MEANT_OTHERWISE.has(name));
  const named = own.map((matter) => ({
    ...matter,
    drawn: matter.kind === 'thing' ? toDrawn(findThing(matter.name, brief)) : emblemsOf(matter.name),
  }));
  const isShop = ({ name }: { name: string }): boolean => brief.kind === 'sale' && SHOPS.has(name);
  const sold = named.filter(({ kind, drawn, ...matter }) => kind !== 'broad' && drawn[0] && !isShop(matter));
  const inShop = sold.length > 0 && named.some(isShop);
  return named.map(({ drawn, ...matter }) => {
    if (matter.seen) return { rank: OF_SEEN, drawn };
    if (inShop && isShop(matter)) return { rank: OF_SHOP, drawn };
    const weights = WEIGHTS[matter.kind === 'thing' && GROUNDS.has(matter.name) ? 'ground' : matter.kind];
    return { rank: weights[matter.leads || inShop ? 0 : 1], drawn };
  });
}

function findThing(name: string, brief: Brief): Subject | undefined {
  const subject = isHomograph(name) ? undefined : findSubject([name]);
  if (subject?.name === 'house' && isAtHome(brief)) return undefined;
  return subject && isOfSoftware(brief) && !SEEN_NEAR_SOFTWARE.has(subject.name) ? undefined : subject;
}

const toDrawn = (subject: Subject | undefined): string[] => (subject ? [`subject:${subject.name}`] : []);

/** English words that are no noun of the vocabulary, though a drawing stands for them: `birthday`, `credit card`. */
function wordsOfTitle(brief: Brief): string[] {
  if (brief.language !== 'en') return [];
  const subtitle = asksReaders(brief) ? '' : (brief.copy.subtitle ?? '');
  const title = dropStreets(brief.copy.title.replace(POLITE, ''));
  const words = `${dropVenues(title)}\n${dropVenues(dropStreets(subtitle))}`
    .toLowerCase()
    .replaceAll(BOOKING, ' ');
  const names = listNames(words);
  return names.filter((name) => findThing(name, brief) !== undefined);
}

/** What stands for a kind itself, where the brief says nothing else that could be drawn. */
function nounsOfKind({ kind }: Brief): string[] {
  if (kind === 'sale') return ['shopping bag'];
  return kind === 'podcast' ? ['microphone'] : [];
}

/** Runs of words that may name something, the longest first: `credit card` before `credit`. */
function listNames(text: string): string[] {
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

const isHomograph = (word: string): boolean => HOMOGRAPHS.has(word) || HOMOGRAPHS.has(singular(word));

function singular(word: string): string {
  if (word.endsWith('ss') || word === 'series') return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
