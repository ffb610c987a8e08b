import type { BriefKind } from '../brief/brief.ts';

type Weights = Readonly<Record<string, number>>;

const WORDS: Weights = {
  headline: 4,
  statement: 4,
  'title-alone': 7,
  'side-pattern': 4,
  'side-initial': 3,
  'sender-field': 3,
  'sender-bar': 2.5,
  bow: 2,
  framed: 1.5,
  nameplate: 2,
  'object-side': 8,
  'object-bleed': 8,
  'object-above': 5,
};
const OCCASION: Weights = {
  'day-field': 5,
  'date-line': 5,
  'fact-columns': 3,
  'foot-bar': 3.5,
  bow: 3,
  'side-pattern': 2.5,
  framed: 1.5,
  statement: 2,
  'object-side': 8,
  'object-bleed': 8,
  'object-above': 5,
};
const FIGURES: Weights = {
  'figure-foot': 4,
  'figure-field': 4,
  'figure-bar': 4,
  'figure-bow': 2.5,
  'figure-columns': 3,
  'figure-head': 3,
  'figure-side': 3.5,
  'figure-tall': 4,
};
const SAID: Weights = { 'quote-marks': 4, 'quote-field': 3, 'quote-framed': 2.5 };
const ROWS: Weights = { 'rows-beside': 4, 'rows-field': 4, 'rows-below': 2.5 };

/** Which specs are drawn for a kind of card, and how often beside each other; other kinds are arranged by looks and families. */
export const SPECS_OF_KINDS: Readonly<Partial<Record<BriefKind, Weights>>> = {
  article: { ...WORDS, ...ROWS },
  newsletter: { ...WORDS, ...ROWS, nameplate: 6 },
  podcast: { ...WORDS, 'side-pattern': 5 },
  announcement: { ...WORDS, ...FIGURES, ...ROWS, 'foot-bar': 3, 'fact-columns': 2 },
  release: { ...WORDS, ...FIGURES, ...ROWS, 'foot-bar': 3, 'fact-columns': 2 },
  report: { ...WORDS, ...FIGURES, ...ROWS },
  plain: { ...WORDS, ...FIGURES, ...ROWS, 'foot-bar': 3, 'fact-columns': 2 },
  event: { ...OCCASION, ...ROWS },
  exhibition: OCCASION,
  course: { ...OCCASION, ...ROWS },
  quote: SAID,
  testimonial: SAID,
  statistic: { ...FIGURES, 'figure-units': 6 },
  countdown: { ...FIGURES, 'figure-tall': 8 },
  sale: { ...FIGURES, 'foot-bar': 3, 'fact-columns': 2, headline: 2, statement: 2, 'title-alone': 4 },
  hiring: {
    'fact-columns': 5,
    'foot-bar': 4,
    headline: 3,
    statement: 3,
    'title-alone': 6,
    'side-initial': 2,
    'sender-field': 2,
    bow: 2,
    ...ROWS,
  },
  profile: { ...WORDS, 'foot-bar': 3, 'fact-columns': 3 },
  thanks: { ...WORDS, ...FIGURES },
  list: ROWS,
  product: { ...WORDS, ...FIGURES, 'date-line': 8, 'foot-bar': 5, 'fact-columns': 3 },
  travel: { ...WORDS, ...ROWS, 'foot-bar': 3 },
  thumbnail: WORDS,
};
