import type { Reading } from '../reading/reading.ts';
import { type Backdrop, type PlaceName, SCENE_NOUNS } from '../vocabulary/scenes.ts';
import type { SceneMention } from './mentions.ts';

/** What belongs to the place beside its name: what stands far behind it, how many moons, its own colour. */
export type Surroundings = {
  behind: Backdrop[];
  moons?: number;
  tint?: string;
  /** Sun or moon stands large behind who the picture is about. */
  backlit?: true;
};

const BACKDROPS: Readonly<Partial<Record<PlaceName, Backdrop>>> = {
  mountains: 'mountains',
  city: 'skyline',
  forest: 'forest',
  sea: 'sea',
  coast: 'sea',
};

/** What is seen of a place from another one; none for a place that is not seen from afar. */
export const backdropOf = (place: PlaceName): Backdrop | undefined => BACKDROPS[place];

/**
 * Places that hold what is named beside them, the tightest first: a market by a lake is a market. What is wide
 * (mountains, a wood, the sea) is then seen behind it.
 */
const WIDE: ReadonlySet<PlaceName> = new Set([
  'mountains',
  'meadow',
  'forest',
  'sea',
  'city',
  'sky',
  'space',
  'snowfield',
]);
const HOLDERS: readonly PlaceName[] = [
  'mount-fuji',
  'great-wall',
  'mars',
  'alien-planet',
  'christmas-market',
  'asian-village',
  'asian-street',
  'engawa',
  'dacha',
  'temple-garden',
  'bosphorus',
  'venice',
  'souk',
  'greek-village',
  'trulli',
  'tuscan-hills',
  'old-town',
  'polar-sea',
  'pier',
  'canal',
  'market',
  'paris-street',
  'piazza',
  'town-square',
  'city-river',
  'canyon',
  'waterhole',
  'swamp',
  'waterfall',
  'river',
  'pond',
  'lake',
  'tropical-beach',
  'dune-beach',
  'coast',
  'beach',
  'island',
  'harbor',
  'playground',
  'campsite',
  'park',
];

const OF_COUNTRY: readonly PlaceName[] = ['mountains', 'forest', 'meadow', 'snowfield'];

/** Of several named places the one that the picture is drawn at; `named` in the order of the prompt, levels last. */
export function choosePlace(named: readonly PlaceName[]): PlaceName | undefined {
  // A street under a skyline is one of a great city.
  if (named.includes('street') && named.includes('city')) return 'city-street';
  // So is the river before one, unless it comes from hills or woods that are named too.
  if (named.includes('river') && named.includes('city') && !OF_COUNTRY.some((wild) => named.includes(wild)))
    return 'city-river';
  return (
    HOLDERS.find((holder) => named.includes(holder)) ??
    named.find((place) => !WIDE.has(place)) ??
    named.find((place) => place !== 'snowfield') ??
    named[0]
  );
}

const SKIES: ReadonlySet<string | undefined> = new Set([
  'sky',
  'sunset',
  'sunrise',
  'dawn',
  'dusk',
  'twilight',
]);

/** Whether a noun is of the sky: "a green sunset" is a green sky. */
export const isOfSky = (noun: string | undefined): boolean => SKIES.has(noun);

const TINTED = /^[\s\p{L}-]{0,16}$/u;

export function readSurroundings(
  { text }: Reading,
  mentions: readonly SceneMention[],
  place: PlaceName | undefined,
): Surroundings {
  const signs = mentions.flatMap((mention) => (mention.part === 'sign' ? [mention] : []));
  const far = signs.flatMap(({ value }) =>
    value.place && value.place !== place ? (backdropOf(value.place) ?? []) : [],
  );
  const named = signs.find(({ value }) => value.place !== undefined && value.place === place);
  // "A red car on a planet": the colour is the car's.
  const free = (from: number, to: number): boolean =>
    !mentions.some(
      (other) =>
        // "A red sunset over green hills": it is the sky that is red.
        (other.part === 'thing' ||
          (other.part === 'sign' && (isOfSky(other.noun) || other.value.time !== undefined))) &&
        other.start >= from &&
        other.end <= to,
    );
  const tint = mentions.find(({ part, start, end }) => {
    if (part !== 'colour' || !named) return false;
    // "Una pared amarilla": behind its noun.
    if (start >= named.end) return /^\s$/.test(text.slice(named.end, start));
    return (
      end <= named.start &&
      TINTED.test(text.slice(end, named.start)) &&
      // "A red car on a planet": the colour is the car's.
      free(end, named.start) &&
      // "Un ballon rouge dans un champ": so is one that follows its noun.
      !mentions.some((other) => other.part === 'thing' && /^\s$/.test(text.slice(other.end, start)))
    );
  });
  const moons = countMoons(text, mentions);
  return {
    behind: [...new Set(far)],
    ...(moons === undefined ? {} : { moons }),
    ...(isBacklit(text, mentions) ? { backlit: true } : {}),
    ...(tint?.part === 'colour' ? { tint: tint.value } : {}),
  };
}

/** "An owl in front of the full moon", "silhouetted against the setting sun". */
function isBacklit(text: string, mentions: readonly SceneMention[]): boolean {
  const discs = mentions.filter(
    (mention) =>
      mention.part === 'sign' &&
      (mention.noun === 'sun' || mention.value.time === 'sunset' || DISCS.has(mention.value.sight ?? '')),
  );
  if (discs.some(({ start }) => BEFORE_DISC.test(text.slice(0, start)))) return true;
  return mentions.some((link) => {
    if (link.part !== 'relation') return false;
    const before = link.value === 'in-front-of' || AGAINST.test(text.slice(link.start, link.end));
    const to =
      link.behind === undefined
        ? discs.find(
            ({ start }) =>
              start >= link.end &&
              !mentions.some(
                (other) => other.part === 'thing' && other.start >= link.end && other.end <= start,
              ) &&
              /^[^.,;:!?]{0,24}$/u.test(text.slice(link.end, start)),
          )
        : discs.find(({ end }) => end === link.behind);
    return before && to !== undefined;
  });
}
const DISCS: ReadonlySet<string> = new Set(['moon', 'crescent']);
const BEFORE_DISC = /(?:на фоне|на тлі|na tle|önünde)\s(?:\p{L}+\s)?$/iu;
const AGAINST = /^(?:against|gegen|contre|contra|contro|tegen)/iu;

/** "Two moons": one more than this sky has. */
function countMoons(text: string, mentions: readonly SceneMention[]): number | undefined {
  for (const moon of mentions) {
    if (moon.part !== 'sign' || moon.value !== SCENE_NOUNS.moon) continue;
    const number = mentions.find(
      (one) =>
        one.part === 'number' &&
        one.value > 1 &&
        /^\s*\p{L}*\s?$/u.test(text.slice(one.end, moon.start)) &&
        // "两只猫看月亮": it is the cats that are counted.
        !mentions.some(({ part, start }) => part === 'thing' && start >= one.start && start < moon.start),
    );
    if (number?.part === 'number') return number.value;
  }
  return undefined;
}
