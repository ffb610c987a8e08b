import { lazyBy } from '../lazy.ts';
import { foldText } from './fold-text.ts';
import { ANY_LANGUAGE } from './languages.ts';
import { loadVocabulary } from './load-vocabulary.ts';
import { filterValues, type Vocabulary } from './vocabulary.ts';

const lists = loadVocabulary('word-lists', ({ id }) => id);

/** A list of the table `word-lists`: the folded words of a language that are in it. */
function wordList(name: string): (language: string) => ReadonlySet<string> {
  return lazyBy((language) => new Set(lists.termsIn(language)[lists.values.indexOf(name)]?.map(foldText)));
}

/** The same with the English words, which texts of any language have. */
function bilingualList(name: string): (language: string) => ReadonlySet<string> {
  const list = wordList(name);
  return lazyBy((language) => new Set([...list('en'), ...list(language)]));
}

/** The list as a vocabulary of one value, to be found in texts with its phrases. */
const listAsVocabulary = (name: string): Vocabulary<string> => filterValues(lists, (id) => id === name);

/** Words that tell a language of the Latin script. */
export const stopWordsIn = wordList('stop-words');

/** The same for languages that the lexicon has no folder for. */
export const furtherStopWords = (language: string): ReadonlySet<string> =>
  wordList(`stop-words-${language}`)(ANY_LANGUAGE);

/** No neighbor of English has these: a text with one of them is no other language in disguise. */
export const surelyEnglish = (): ReadonlySet<string> => surelyEnglishIn('en');
const surelyEnglishIn = wordList('surely-english');

/** Nouns whose capital makes them the name of a company, a month and the like. */
export const capitalNames = (): ReadonlySet<string> => capitalNamesIn('en');
const capitalNamesIn = wordList('capital-names');

/** Words behind which a noun phrase begins: articles, possessives, prepositions, conjunctions. */
export const startersIn = wordList('starters');

/** Words of descriptions that name nothing: copulas, sizes, ages, places in the picture. */
export const functionWordsIn = wordList('function-words');

/** What a subject may do and still stand as it is drawn, and words that only set the tone; English. */
export const harmlessWords = (): ReadonlySet<string> => harmlessWordsIn('en');
const harmlessWordsIn = wordList('harmless-words');

/**
 * Words of the closed classes: adverbs, pronouns, conjunctions, prepositions, auxiliaries, verbs that say no more than
 * that something is there, and the words by which a request speaks of its own text. No drawing could show them, and
 * none is missed. After the common grammars of each language.
 */
export const closedClassWordsIn = wordList('closed-class-words');

/** Parts of bodies: they are drawn with whose they are, and nobody misses them. */
export const bodyWordsIn = wordList('body-words');

/** Words that lead to what somebody wears: the garment is what is drawn. */
export const wearingWordsIn = wordList('wearing-words');

/** Words of pictures that only set the tone or join: nobody misses them in the drawing. */
export const toneWordsIn = wordList('tone-words');

/** Words for what is under everything, and for being under a roof, that name no place. */
export const groundWordsIn = wordList('ground-words');
export const roomWordsIn = wordList('room-words');

/** What people call the title of what they have made: `headline`. */
export const titleWordsIn = bilingualList('title-words');

/** Words before a number that counts the pieces of a series: `episode`. */
export const seriesWordsIn = bilingualList('series-words');

/** Words for many between a number and its unit: `million`. */
export const scaleWords = (): ReadonlySet<string> => scaleWordsIn(ANY_LANGUAGE);
const scaleWordsIn = wordList('scale-words');

/** Keys by which JSON and front matter say what the file is, not what it says: `type`. */
export const fileKeys = (): ReadonlySet<string> => fileKeysIn(ANY_LANGUAGE);
const fileKeysIn = wordList('file-keys');

/** Words before whoever gives money for something: `led by`. */
export const backingWordsIn = bilingualList('backing-words');

/** What stands between the name of a field and its value in a sentence, `is`; what may stand behind the value there, and before the name. */
export const fieldVerbsIn = wordList('field-verbs');

/** Those of them that lead to nothing but a name. */
export const namingVerbsIn = wordList('naming-verbs');
export const fieldClosingsIn = wordList('field-closings');
export const fieldPrefixesIn = wordList('field-prefixes');

/** What stands between two colors of which one runs into the other: `to`. */
export const rangeWordsIn = bilingualList('range-words');

/** How somebody tells of what a card shall announce: `we have our`. */
export const tellingLeadsIn = wordList('telling-leads');

/** Who may send a card, of whom a sentence says the name: `blog`. */
export const senderNounsIn = wordList('sender-nouns');

/** What kind of thing a card may announce, as a label above its title says it: "case study", "release notes". */
export const genresIn = bilingualList('genres');
export const GENRES = listAsVocabulary('genres');

/** What keeps the quotation behind it off the card, `not`, or the one before it. */
export const denialsIn = bilingualList('denials');
export const denialsBehindIn = wordList('denials-behind');

/** What leads to the day that something was moved to, `it's now`, or stands behind it, and what is said of the old one or of the rest: `same time`. */
export const movedWordsIn = bilingualList('moved-words');
export const movedAsidesIn = bilingualList('moved-asides');

/** What takes back what was just said: `no wait`. */
export const retractionsIn = bilingualList('retractions');

/** What rows are called: `bullets`. */
export const rowNounsIn = bilingualList('row-nouns');

/** What says how many there may be: `max`. */
export const boundsIn = bilingualList('bounds');

/** What leads to the name of whoever made something: `directed by`. */
export const creditWordsIn = bilingualList('credit-words');

/** What says of a color that there is more of it than somebody likes: `too`. */
export const excessWordsIn = bilingualList('excess-words');

/** What asks softly, `if you can`, and what begins a conclusion: `so`. */
export const hedgesIn = bilingualList('hedges');
export const henceWordsIn = bilingualList('hence-words');

/** What leads to a thing that shall be seen, with the article where there is one: `with a`. */
export const withWordsIn = wordList('with-words');

/** What is printed, as one speaks of how it shall look ("big NUMBERS"), and how large or heavy that shall be; of all languages. */
export const letterNouns = (): ReadonlySet<string> => letterNounsIn(ANY_LANGUAGE);
const letterNounsIn = wordList('letter-nouns');
export const largeWords = (): ReadonlySet<string> => largeWordsIn(ANY_LANGUAGE);
const largeWordsIn = wordList('large-words');
export const heavyWords = (): ReadonlySet<string> => heavyWordsIn(ANY_LANGUAGE);
const heavyWordsIn = wordList('heavy-words');
export const smallWords = (): ReadonlySet<string> => smallWordsIn(ANY_LANGUAGE);
const smallWordsIn = wordList('small-words');

/** What a language whose verbs stand last says around a text and its size that it asks for: 아래에 작게 '…'라고 넣어 주세요. */
export const ASKING_WORDS = listAsVocabulary('asking-words');

/** How a message to whoever makes the card begins, and how it ends. */
export const greetingsIn = wordList('greetings');
export const closingsIn = wordList('closings');

/** What a program writes below a mail, `sent from my`, and what keeps the entry of a form off the card: `do not print`. */
export const mailTailsIn = wordList('mail-tails');
/** What mail programs write before the subject of what is answered or passed on: `re`. */
export const replyMarks = (): ReadonlySet<string> => replyMarksIn(ANY_LANGUAGE);
const replyMarksIn = wordList('reply-marks');
export const unprintedIn = bilingualList('unprinted');

/**
 * English words that are more often something else than the thing that is drawn for them: a verb, a name, a length
 * of time, a figure of speech. Singular; they count only as a part of a longer name (`api key`, `coffee table`).
 */
export const homographs = (): ReadonlySet<string> => homographsIn('en');
const homographsIn = wordList('homographs');

/**
 * Common English words that are written like a noun of another language ("a crane", French "crâne"; "kale", Turkish
 * for a castle) and that no English table here has. From the SCOWL word lists up to size 50.
 */
export const homographsAbroad = (): ReadonlySet<string> => homographsAbroadIn('en');
const homographsAbroadIn = wordList('homographs-abroad');

/** Water by itself; what is made of it (a river, rain) has words of its own. */
export const WATER_WORDS = listAsVocabulary('water');

/** Under the open sky, whatever is done there. */
export const OUTDOOR_WORDS = listAsVocabulary('outdoors');

/** Ways to say that something is not in a picture, beside the negations of instructions: it is named before them, or after. */
export const ABSENCES = filterValues(lists, (id) => id === 'absent-before' || id === 'absent-after');

/** Words of a clause that refuses what it names, besides the negations: "don't show a violin". */
export const REFUSALS = listAsVocabulary('refusals');

/** What a picture is called that is seen from nearby: `close-up`. */
export const CLOSE_UPS = listAsVocabulary('close-ups');

/** What a picture is called that repeats its things from edge to edge: `pattern`. */
export const REPEAT_WORDS = listAsVocabulary('repeat-words');

/** Phrases that have the name of a format in them and name none: `customer story`. */
export const NO_FORMATS = listAsVocabulary('no-formats');

/** What a card may be told to have none of, `clip art`, and what says that it has letters alone: `just type`. */
export const PICTURE_WORDS = listAsVocabulary('picture-words');
export const TYPE_ONLY = listAsVocabulary('type-only');
