import type { SceneThing } from '../../../brief/scene-ask.ts';
import type { PlaceName } from '../../../brief/setting.ts';
import { setOf } from '../../../lexicon/noun-sets.ts';
import { filterValues } from '../../../lexicon/vocabulary.ts';
import { createLexicon } from '../../reading/lexicon.ts';
import type { Reading } from '../../reading/reading.ts';
import { TRAITS } from '../../vocabulary.ts';
import type { SceneMention } from '../mentions/scene-mention.ts';
import { isPerson } from './is-person.ts';

const crowded = createLexicon(
  filterValues(TRAITS, (trait) => trait === 'crowded'),
  { foreign: false },
);
// More people would hide each other and the place.
const PEOPLE = 6;
// Water covers the ground where a crowd would stand.
const AFLOAT = setOf('afloat');

/** Finds a word that fills a place with people: "busy", "concurrida". A "busy bee" is no crowd. */
export function findCrowd(
  reading: Reading,
  language: string,
  mentions: readonly SceneMention[],
): { start: number; end: number } | undefined {
  const named = mentions.filter(
    ({ part, start, end }) => (part === 'thing' || part === 'sign') && end > start,
  );
  return crowded.find(reading, language).find((word) => {
    const next = named.find(({ start }) => start >= word.end && start - word.end < 3);
    const before = named.findLast(({ end }) => end <= word.start && word.start - end < 3);
    return [next, before].some((host) => host?.part === 'sign' && host.value.place !== undefined);
  });
}

/** Adds the people of a crowded place. */
export function addCrowd(things: readonly SceneThing[], place: PlaceName | undefined): SceneThing[] {
  if (place && AFLOAT.has(place)) return [...things];
  const people = things.filter(({ noun }) => isPerson(noun));
  if (people.some(({ count }) => count > 1)) return [...things];
  const [nameless] = people.filter(({ noun }) => noun === 'person');
  if (nameless) return things.map((thing) => (thing === nameless ? { ...thing, count: PEOPLE } : thing));
  return [...things, { noun: 'person', count: PEOPLE }];
}
