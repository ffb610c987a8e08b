import type { BriefKind } from '../brief/brief.ts';
import type { Statement } from '../brief/statement.ts';

type Weights = Readonly<Record<string, number>>;

const OBJECTS: Weights = {
  'object-side': 18,
  'object-start': 18,
  'object-bleed': 18,
  'object-above': 8,
};
// For kinds whose facts say more than a thing does.
const FEW_OBJECTS: Weights = { 'object-side': 5, 'object-start': 5, 'object-bleed': 5, 'object-above': 3 };
const WORDS: Weights = {
  headline: 4,
  statement: 4,
  'title-alone': 5,
  'side-pattern': 3,
  'side-glyph': 5,
  'sender-bar': 0.05,
  framed: 1.5,
  nameplate: 2,
  ...OBJECTS,
};
const TYPE: Weights = { headline: 2, statement: 2, 'title-alone': 4, ...OBJECTS };
const TERMS: Weights = { 'fact-columns': 5 };
const OCCASION: Weights = {
  'day-field': 5,
  'date-line': 6,
  'fact-columns': 5,
  ticket: 0.7,
  'side-pattern': 2.5,
  framed: 1.5,
  statement: 2,
  ...OBJECTS,
};
const FIGURES: Weights = {
  'figure-foot': 4,
  'figure-field': 4,
  'figure-pattern': 2,
  'figure-columns': 4,
  'figure-head': 3,
  'figure-side': 3.5,
  'figure-tall': 4,
  'figure-object': 1.5,
  'figure-bleed': 1.5,
  'figure-start': 1,
};
// For numbers of few digits that one waits for.
const NUMERAL: Weights = { 'figure-tall': 1, 'figure-foot': 1, 'figure-columns': 1, 'figure-side': 0.5 };
// What a figure is had for, in a bar.
const BARRED: Weights = { ...FIGURES, 'figure-bar': 8 };
// For kinds whose numbers are what there is to say.
const COUNTS: Weights = { 'count-columns': 5 };
const SAID: Weights = { 'quote-marks': 4, 'quote-field': 4, 'quote-framed': 2.5, 'object-side': 8 };
const ROWS: Weights = { 'rows-beside': 6, 'rows-field': 3, 'rows-below': 2.5, 'rows-object': 6 };
// Rows that say more than a thing does.
const FEW_THINGS: Weights = { 'rows-object': 1 };
// What happened is said in steps.
const NO_ROWS: Weights = { 'rows-beside': 0, 'rows-field': 0, 'rows-below': 0 };
const SIGNS: Weights = { 'sign-side': 5, 'sign-field': 4, 'sign-above': 4 };
// For grave news, and for what is said quietly.
const CALM: Weights = {
  headline: 4,
  statement: 3,
  framed: 4,
  nameplate: 2,
  'fact-columns': 3,
  'object-side': 5,
  'object-bleed': 4,
};

/** What is drawn for a card of any kind, if it has what that is about: rows, choices, something to reach, two things compared, code. */
const FORMS: Weights = {
  ...ROWS,
  'poll-below': 4,
  'poll-beside': 4,
  'poll-field': 4,
  'goal-foot': 5,
  'goal-field': 5,
  'goal-figure': 6,
  'versus-halves': 4,
  'text-beside': 4,
  'text-below': 3,
  'code-bar': 5,
  'code-lead': 6,
};

/** Which specs are drawn for a kind of card besides those of its forms, and how often beside each other. */
const OF_KINDS: Readonly<Record<BriefKind, Weights>> = {
  article: WORDS,
  newsletter: { ...WORDS, nameplate: 6, 'nameplate-rows': 20, ...FEW_THINGS },
  podcast: { ...WORDS, 'side-pattern': 5 },
  announcement: { ...WORDS, ...FIGURES, ...COUNTS, ...TERMS },
  release: {
    ...WORDS,
    ...TERMS,
    'figure-rows': 6,
    'figure-side': 6,
    'figure-object': 6,
    'figure-bleed': 4,
    'figure-start': 4,
  },
  report: { ...WORDS, ...FIGURES, ...COUNTS },
  plain: { ...WORDS, ...FIGURES, ...COUNTS, ...TERMS, 'date-line': 3 },
  event: OCCASION,
  exhibition: OCCASION,
  course: { ...OCCASION, ticket: 0, 'steps-bar': 20, ...FEW_THINGS },
  gig: { ...OCCASION, ticket: 5, 'title-alone': 5 },
  invitation: { ...OCCASION, ticket: 4, framed: 5 },
  music: { ...WORDS, 'date-line': 5, 'side-pattern': 5 },
  book: { ...WORDS, framed: 4 },
  quote: SAID,
  testimonial: SAID,
  statistic: { ...TYPE, ...FIGURES, ...COUNTS, 'figure-units': 6 },
  countdown: { ...TYPE, ...NUMERAL, 'date-line': 4 },
  sale: { ...TYPE, ...BARRED, ...TERMS },
  hiring: {
    ...FEW_OBJECTS,
    'fact-columns': 5,
    headline: 3,
    statement: 3,
    'title-alone': 6,
    'sender-bar': 0.05,
  },
  profile: { ...WORDS, ...COUNTS, 'fact-columns': 3 },
  thanks: { ...WORDS, ...FIGURES, ...COUNTS },
  list: { ...WORDS },
  product: { ...WORDS, ...BARRED, 'name-call': 20, 'date-line': 8, 'fact-columns': 3 },
  travel: { ...WORDS, ...BARRED, 'date-line': 4 },
  thumbnail: { ...WORDS, ...FIGURES },
  menu: { ...WORDS, 'date-line': 4, ...TERMS, ...FEW_THINGS },
  prices: { ...WORDS, ...BARRED, ...TERMS },
  hours: { ...CALM, 'date-line': 5, ...FEW_THINGS },
  poll: WORDS,
  notice: { ...SIGNS, ...CALM, 'title-alone': 4, 'date-line': 4 },
  safety: { ...SIGNS, 'title-alone': 1, headline: 1, statement: 1 },
  incident: { 'state-steps': 6, 'state-field': 5, headline: 2, statement: 2, ...NO_ROWS, ...OBJECTS },
  lost: { ...OBJECTS, 'fact-columns': 1, headline: 0.5 },
  greeting: { ...WORDS, 'date-line': 2 },
  birth: { ...WORDS, ...FIGURES, 'fact-columns': 4, 'date-line': 4 },
  memorial: CALM,
  property: { ...WORDS, ...FIGURES, 'fact-columns': 5, 'date-line': 3 },
  appeal: { ...WORDS, ...BARRED, ...COUNTS, 'fact-columns': 3 },
  apology: { ...CALM, 'object-side': 0, 'object-bleed': 0 },
  // Without a picture that is described, such a card has a few words.
  picture: WORDS,
};

// What a brief has lead is drawn as that, whatever the kind.
const LED: Partial<Record<Statement['form'], Weights>> = {
  figure: FIGURES,
  day: { 'day-field': 5 },
};
const hasFigures = (weights: Weights): boolean => Object.keys(weights).some((name) => /^figure-/.test(name));

/** Which specs are drawn for a card of a kind with what leads it, and how often beside each other. */
export function weightsOf(kind: BriefKind, [hero]: readonly Statement[]): Weights {
  const own = OF_KINDS[kind];
  const led = hero?.rank === 'hero' && !hasFigures(own) ? LED[hero.form] : undefined;
  return { ...FORMS, ...led, ...own };
}
