import { createLexicon } from '../reading/lexicon.ts';
import type { Reading } from '../reading/reading.ts';
import type { PlaceName } from '../vocabulary/scenes.ts';
import { TRAITS } from '../vocabulary/traits.ts';
import { isPerson } from './is-person.ts';
import type { SceneMention } from './mentions.ts';
import type { SceneThing } from './things.ts';

const crowded = createLexicon(
  TRAITS.filter(({ value }) => value === 'crowded'),
  { foreign: false },
);
// More would hide each other and the place.
const PEOPLE = 6;
// Their boats float where people would stand.
const AFLOAT: ReadonlySet<PlaceName> = new Set([
  'harbor',
  'sea',
  'lake',
  'river',
  'canal',
  'venice',
] as const);

/** The word that fills a place with people: "busy", "concurrida"; a busy bee is no place. */
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

/** The things of a place that is full of people, with those people among them. */
export function withCrowd(things: readonly SceneThing[], place: PlaceName | undefined): SceneThing[] {
  if (place && AFLOAT.has(place)) return [...things];
  const people = things.filter(({ noun }) => isPerson(noun));
  if (people.some(({ count }) => count > 1)) return [...things];
  const [nameless] = people.filter(({ noun }) => noun === 'person');
  if (nameless) return things.map((thing) => (thing === nameless ? { ...thing, count: PEOPLE } : thing));
  return [...things, { noun: 'person', count: PEOPLE }];
}
