import type { Kind, LayoutWish, Mood, Style } from '../../brief/design-request.ts';
import { loadVocabulary } from '../../lexicon/load-vocabulary.ts';
import { concatenate, filterValues, mapValues, type Vocabulary } from '../../lexicon/vocabulary.ts';

/**
 * The part a word plays in asking for an image:
 * `verb` asks; `artefact` names the thing asked for, and is copy elsewhere ("poster design trends");
 * `strong-artefact` is never copy; `connector` leads from the thing to its content;
 * `drawing-verb` asks for a picture of what follows; `quality` asks for what every image should be;
 * `determiner` and `filler` say nothing by themselves, but may stand among style words; `style-noun`
 * turns the words before it into a style ask ("a moody background").
 */
export type RequestPart =
  | 'verb'
  | 'drawing-verb'
  | 'quality'
  | 'artefact'
  | 'strong-artefact'
  | 'connector'
  | 'naming'
  | 'weak-connector'
  | 'determiner'
  | 'filler'
  | 'style-noun'
  | 'preposition';

/** `clue`: it tells the kind, and is seldom part of a request. */
export type KindTerm = { kind: Kind; clue?: true };

// The words are in `data/lexicon/<language>/signs.tsv`, by part and value; a value may have several rows.
const SIGNS = loadVocabulary('signs', ({ part = '', value = '', clue }) => ({ part, value, clue }));

const wordsOf = <Value extends string>(part: string, value?: Value): Vocabulary<Value> =>
  mapValues(
    filterValues(SIGNS, (sign) => sign.part === part && (value === undefined || sign.value === value)),
    (sign) => sign.value as Value,
  );

/** What a card is for. */
export const KINDS: Vocabulary<KindTerm> = mapValues(
  filterValues(SIGNS, ({ part }) => part === 'kind'),
  ({ value, clue }) => ({ kind: value as Kind, ...(clue === undefined ? {} : { clue: true as const }) }),
);

/** Styles that have a look of their own. */
export const STYLES: Vocabulary<Style> = wordsOf<Style>('style');

/** Style words by the mood they ask for. */
export const MOODS: Vocabulary<Mood> = concatenate<Mood>(wordsOf<Mood>('mood'), STYLES);

/** Words for a dark or a light card. */
export const SCHEMES: Vocabulary<'light' | 'dark'> = wordsOf('scheme');

/** Techniques that a prompt may name and that a drawn card cannot be made in, named in warnings as written; and what a picture can be asked in, too: "watercolor of a lighthouse". */
export const MEDIA: Vocabulary<'medium'> = concatenate<'medium'>(
  wordsOf('medium'),
  mapValues(
    filterValues(STYLES, (style) => style === 'watercolor' || style === 'ink'),
    () => 'medium' as const,
  ),
);

/** Whole asks: "title on the left", "centered". */
export const LAYOUT_ASKS: Vocabulary<LayoutWish> = wordsOf('layout');

/** The words of a request. */
export const REQUEST_WORDS: Vocabulary<RequestPart> = wordsOf('request');

/** The same, one vocabulary a part: "design" is both a verb and an artefact. */
export const REQUEST_PARTS: readonly Vocabulary<RequestPart>[] = REQUEST_WORDS.values.map((part) =>
  wordsOf('request', part),
);

/** What keeps a thing out of a picture. */
export const NEGATIONS: Vocabulary<'negation'> = wordsOf('negation');

/** What a prompt may want left out of a card, and what may be printed on one. */
export const OMITTED_THINGS: Vocabulary<'thing'> = wordsOf('thing');
export const PRINTED_THINGS: Vocabulary<'printed'> = wordsOf('printed');

/** Openings of a clause that asks for something no look can place or paint yet. */
export const UNMET_ASKS: Vocabulary<'layout' | 'object' | 'imitation' | 'several'> = wordsOf('unmet');

/** Clauses that begin so give an instruction, once the prompt has shown that it is a request. */
export const INSTRUCTION_OPENERS: Vocabulary<'opener'> = wordsOf('opener');
