import type { Occasion, Topic } from '../brief/design-request.ts';
import type { Action, PartName, Posture, RelationKind, Trait } from '../brief/scene-ask.ts';
import type { Manner, PlaceName, SceneSign } from '../brief/setting.ts';
import { loadVocabulary } from '../lexicon/load-vocabulary.ts';
import { type Concept, readConcepts } from '../lexicon/read-lexicon.ts';
import { concatenate, mapValues } from '../lexicon/vocabulary.ts';

// The tables of the lexicon that cards and described pictures are looked up in, each with what its concepts are here.

/** A concrete noun: `thing` can stand for the prompt by itself, `scene` is where or when things are. */
export type Noun = { noun: string; role: 'thing' | 'scene' };

const toNoun = ({ id, noun = id, being }: Concept): Noun => ({
  noun,
  role: being === 'scene' ? 'scene' : 'thing',
});

/** Nouns; every value names its English singular. */
export const NOUNS = loadVocabulary('nouns', toNoun);
/** Nouns of one Chinese sign or Korean syllable: in a described picture they are words, elsewhere mostly parts of others. */
export const SINGLE_SIGNS = loadVocabulary('single-signs', toNoun);
/** Things and people that are drawn when a picture is described; in copy most of these words mean something else. */
export const PICTURE_THINGS = loadVocabulary('picture-things', ({ id, noun = id }) => noun);
/** Persons, beasts by their sex and what is held, as a described picture names them: copy means something else by them. */
export const PEOPLE_WORDS = loadVocabulary('people', ({ id, noun = id }) => noun);
/** What a figure wears: it gives its color to the figure and stands nowhere by itself. */
export const GARMENTS = loadVocabulary('garments', ({ id }) => id);
/** Words for parts; they are things of their own elsewhere. */
export const PART_WORDS = loadVocabulary('parts', ({ id }) => id as PartName);
/** What figures of a picture are on, in or behind; these words count behind a word of place alone. */
export const PERCH_WORDS = loadVocabulary('perches', ({ id }) => id);
/** Breeds of dogs that have a coat of their own. */
export const DOG_BREEDS = loadVocabulary('dog-breeds', ({ id }) => id);
/** Breeds and kin by the animal that is drawn for them. */
export const BREEDS = concatenate(
  mapValues(DOG_BREEDS, () => 'dog'),
  loadVocabulary('breeds', ({ id }) => id),
);
/** The young of animals by the grown one; '' is said of many animals, of the one beside it or of the one that was named before. */
export const YOUNG_WORDS = loadVocabulary('young', ({ id }) => (id === 'offspring' ? '' : id));

/** Words for many of a kind, beside a creature or somebody: "a pack of wolves", "a wolf pack". */
export const HERD_WORDS = loadVocabulary('herds', () => true);
/** Words for teams; their values are keys of `TEAMS`. */
export const TEAM_WORDS = loadVocabulary('teams', ({ id }) => id);
/** What a word for a team stands for: who its members are, and how many of them are drawn. */
export const TEAMS: Readonly<Record<string, { member: string; count: number }>> = Object.fromEntries(
  readConcepts('teams').map(({ id, member = '', count }) => [id, { member, count: Number(count) }]),
);
/** Number words of pictures. Vague ones are what a small group of the kind looks like. */
export const NUMBERS = loadVocabulary('numbers', ({ id }) => Number(id));

/** Color words as `#rrggbb`: pleasant members of the family, not the harsh CSS primaries. */
export const COLORS = loadVocabulary('colors', ({ hex = '' }) => hex);
/** Sets of colors with a name of their own, as `#rrggbb`, the leading one first. */
export const COLOR_FAMILIES = loadVocabulary('color-families', ({ colors = '' }) => colors.split(' '));
/** What is eaten or dug up, and names a coat beside an animal. */
export const COATS = loadVocabulary('coats', ({ hex = '' }) => hex);
/** Words for traits of a thing. */
export const TRAITS = loadVocabulary('traits', ({ id }) => id as Trait);
/** Sides and arrangements, where no word of place has taken them for itself. */
export const SIDES = loadVocabulary('sides', () => 'side' as const);
/** Manners of a whole picture. */
export const MANNER_WORDS = loadVocabulary('manners', ({ id }) => id as Manner);

/** Verbs of what figures do. */
export const ACTIONS = loadVocabulary('postures', ({ id }) => id as Action);
/** What somebody does: the posture, and the thing in the hands or the act of people that shows it. */
export const DEEDS = loadVocabulary('deeds', ({ id, posture }) => ({
  posture: posture as Posture,
  tool: id,
}));
/** Words for how one thing is to another. */
export const RELATIONS = loadVocabulary('relations', ({ id }) => id as RelationKind);

const toSign = ({ id: _, ...sign }: Concept): SceneSign => sign as SceneSign;
/** Nouns of the noun vocabulary, in all its languages, that say something about the scene. */
export const SCENE_NOUNS: Readonly<Record<string, SceneSign>> = Object.fromEntries(
  readConcepts('noun-scenes').map((concept) => [concept.id, toSign(concept)]),
);
/** Words that the noun vocabulary does not have: adjectives, phrases, hours. */
export const SCENE_WORDS = loadVocabulary('scenes', toSign);
/**
 * Places that people know by sight, in all languages whose writing does not mark a name: a general picture of their
 * kind is not what was asked for. A name with a capital letter needs no entry.
 */
export const PROPER_PLACES = loadVocabulary('proper-places', ({ id }) => id);

/** A part of the world whose places have a look of their own. */
export type Region = {
  name: string;
  /** What a place of a general kind is there. */
  places: Readonly<Partial<Record<PlaceName, PlaceName>>>;
  /** Where somebody is of whom only the region is told. */
  home?: PlaceName;
};
/** Words that name a region of the world, in any language. */
export const REGIONS = loadVocabulary(
  'regions',
  ({ id, places = '', home }): Region => ({
    name: id,
    places: Object.fromEntries(places.split(' ').map((pair) => pair.split('='))),
    ...(home && { home: home as PlaceName }),
  }),
);

/** What a card can be about, by name. A `broad` one says it only where nothing more telling is named. */
export type Matter = { name: string; broad: boolean };
/** Trades, gatherings, lessons, shops and cares. */
export const MATTERS = loadVocabulary(
  'matters',
  ({ id, name = id, broad }): Matter => ({ name, broad: broad !== undefined }),
);
/** Names of the days and times that have colors of their own, and what is said on them. */
export const OCCASIONS = loadVocabulary('occasions', ({ id }) => id as Occasion);
/** Shapes that fill a field or a ground, each the name of its pattern. */
export const SHAPES = loadVocabulary('shapes', ({ id }) => id);
/** Words by the subject area that they speak about. */
export const TOPICS = loadVocabulary('topics', ({ id }) => id as Topic);
