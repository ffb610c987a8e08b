import type { Copy } from '../../brief/design-request.ts';
import { firstSentence, splitClauses } from '../reading/clauses.ts';
import { countWords, readText } from '../reading/reading.ts';
import { SENTENCE_WORDS } from '../vocabulary/copy/articles.ts';
import { MAX_SUBTITLE, MAX_TITLE, polish, sentenceCase, shorten, tidy } from './title.ts';

const LABELED_SUBTITLE = /\s*(?::\s+|\s[–—|-]\s|\s?—\s?)/u;
const MIN_TOLD = 2;
// Up to here a headline with a colon is one line of thought.
const LONG_HEADLINE = 60;
const MIN_SAID = 2;
const SHORT_HEADLINE = 36;
const MAX_NOTE = 36;
const MAX_NOTE_WORDS = 6;
const JOINS = /^(?:and|or|but|und|oder|aber|et|ou|mais|y|o|pero|e|mas|ma|en|of|maar|и|или|но|och|i|ve)\s/iu;

/** "Dog found, brown poodle, call 555-0100, very friendly": a name and short notes, not a sentence with commas. */
function listUnder(words: string): Copy | undefined {
  const clauses = splitClauses(words);
  const [first, ...rest] = clauses;
  if (!first || rest.length < 2 || words.includes('\n') || words.length > MAX_TITLE + MAX_SUBTITLE)
    return undefined;
  const texts = clauses.map(({ start, end }) => words.slice(start, end));
  const commas = rest.every(({ separator }) => /^[,、，،]$/.test(separator));
  const notes = texts.slice(1).every((text) => isNote(text));
  const figures = texts.slice(1).some((text) => /\d/.test(text));
  if (!commas || !notes || !figures || isTold(texts[0] ?? '')) return undefined;
  return { title: sentenceCase(texts[0] ?? ''), subtitle: texts.slice(1).map(sentenceCase).join(' · ') };
}

function isNote(text: string): boolean {
  return text.length <= MAX_NOTE && countWords(text) <= MAX_NOTE_WORDS && !isTold(text) && !JOINS.test(text);
}

const isTold = (text: string): boolean =>
  readText(text).words.some(({ folded }) => SENTENCE_WORDS.has(folded));

/** A long text's first line or sentence is the title, what follows the lead; a short one is the title whole. */
export function splitTitle(words: string): Copy {
  const [line = '', ...lines] = words.split(/\s*\n\s*/);
  const sentence = firstSentence(line);
  const whole = lines.length === 0 && (sentence === line || line.length <= 60);
  if (whole && line.length <= MAX_TITLE + 30) return { title: line };
  const first = whole ? line : sentence;
  const cut = shorten(first, MAX_TITLE);
  const title = first.length > MAX_TITLE || !whole ? tidy(cut) || cut : cut;
  const behind = first.length > cut.length ? first.slice(cut.replace(/…$/u, '').length) : '';
  const rest = [behind + (whole ? '' : line.slice(sentence.length)), ...lines].join(' ');
  // What an ellipsis cut off mid-clause would start in the middle of a thought.
  const lead = cut.endsWith('…') ? tidy(line.slice(sentence.length) + lines.join(' ')) : tidy(rest);
  if (!lead) return { title };
  // The user's own second line keeps its case; the rest of a cut sentence starts anew.
  const cased = lines.length === 0 && !cut.endsWith('…') ? sentenceCase(lead) : lead;
  return { title, subtitle: shorten(cased, MAX_SUBTITLE) };
}

/** "v3.2.0 is out — faster builds, dark mode": a bare headline that goes on behind a dash, or behind a colon at length. */
export function splitHeadline(words: string): Copy {
  const separator = LABELED_SUBTITLE.exec(words);
  const head = separator ? words.slice(0, separator.index) : '';
  const rest = separator ? words.slice(separator.index + separator[0].length) : '';
  const told = countWords(rest) >= MIN_TOLD && rest.length > head.length / 3;
  const parted = /[–—|-]/.test(separator?.[0] ?? '') || words.length > LONG_HEADLINE;
  // "We hit a million!! thank you": what is said first, and what is added.
  const sentence = firstSentence(words);
  const added = tidy(words.slice(sentence.length));
  const apart = !separator || sentence.length <= separator.index;
  const spoken = apart && words.length > SHORT_HEADLINE && countWords(sentence) >= MIN_SAID;
  if (spoken && countWords(added) >= MIN_TOLD && !words.includes('\n'))
    return { title: sentenceCase(tidy(sentence)), subtitle: shorten(sentenceCase(added), MAX_SUBTITLE) };
  const listed = separator && head.length < words.length / 2 ? undefined : listUnder(words);
  if (listed) return listed;
  if (!parted || !told || words.includes('\n') || head.length > MAX_TITLE || tidy(head) === '') {
    return splitTitle(sentenceCase(words));
  }
  return { title: sentenceCase(tidy(head)), subtitle: shorten(sentenceCase(tidy(rest)), MAX_SUBTITLE) };
}

/** "Nimbus 2.0 – the fastest serverless database": name and claim. */
export function splitLabelled(words: string): Copy {
  const separator = LABELED_SUBTITLE.exec(words);
  const rest = separator ? words.slice(separator.index + separator[0].length) : '';
  if (!separator || tidy(rest) === '' || separator.index === 0) return splitTitle(polish(words));
  return {
    title: shorten(polish(words.slice(0, separator.index)), MAX_TITLE),
    subtitle: shorten(sentenceCase(tidy(rest)), MAX_SUBTITLE),
  };
}
