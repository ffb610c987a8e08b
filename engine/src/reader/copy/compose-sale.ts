import type { Copy } from '../../brief/design-request.ts';
import { joinClauses, takeFacts } from '../facts/facts.ts';
import { findDiscount } from '../facts/metric.ts';
import { readText } from '../reading/reading.ts';
import { FIGURE_LINKS } from '../vocabulary/copy/figures.ts';
import { ON_EVERYTHING } from '../vocabulary/copy/offers.ts';
import { arrangeClauses, arrangeDetails } from './arrange-clauses.ts';
import { type CopyRequest, withFacts } from './copy-request.ts';
import { namesSale } from './copy-words.ts';
import { splitTitle } from './headline.ts';
import { MAX_TITLE, polish, sentenceCase, shorten, tidy } from './title.ts';

// "Promocja na buty zimowe z 10% rabatu": the small word goes with the figure.
const LINK = new RegExp(`(?<=\\S)\\s(?:${FIGURE_LINKS})$`, 'iu');
const MAX_PREFIX = 24;
// A shorter word at the end leads on: "Sconto del".
const MIN_NAME_END = 4;

/** An offer in the prompt's own order: its name, the figure, what it is on; undefined without a figure. */
export function composeOffer(request: CopyRequest): Copy | undefined {
  if (!findDiscount(request.words)) return undefined;
  const facts = takeFacts(request.words, request.language, { people: 'none', date: true, place: 'address' });
  const index = facts.clauses.findIndex(({ words }) => findDiscount(words));
  const clause = facts.clauses[index];
  const discount = findDiscount(clause?.words ?? '');
  if (!clause || !discount) return splitTitle(polish(request.words));
  const lead = tidy(joinClauses(facts.clauses.slice(0, index)));
  const before = tidy(clause.words.slice(0, discount.start));
  const after = tidy(clause.words.slice(discount.end));
  const whole = ON_EVERYTHING.test(after);
  const behind = whole ? '' : after;
  const more = arrangeClauses([{ words: '', before: '' }, ...facts.clauses.slice(index + 1)], {
    kind: 'sale',
    language: request.language,
  });
  // A word or two lead up to the figure: "alles um 40 %", "Sconti fino al 70%". More are a title of their own.
  const leading = before !== '' && leadsToFigure(before, request.language) && (lead !== '' || behind !== '');
  const prefix = [before, discount.metric.prefix?.toLowerCase()].filter(Boolean).join(' ');
  const off = discount.metric.suffix ?? '';
  const everything = whole ? (off === off.toUpperCase() ? after.toUpperCase() : after) : '';
  const suffix = [off, everything].filter(Boolean).join(' ');
  const figure = suffix ? { ...discount.metric, suffix } : discount.metric;
  const metric = leading ? { ...figure, prefix: sentenceCase(prefix) } : figure;
  const name = lead || (leading ? '' : before.replace(LINK, ''));
  const told = polish(name) || polish(behind);
  // "Spring sale banner for a garden center": the sale has the name, and the shop stands over it.
  const called = request.label && isNameOfSale(request.label, request.language) ? request.label : '';
  const title = name && !request.colon && called && !namesSale(told, request.language) ? called : told;
  // Nothing but the discount: it is the headline itself.
  if (!title) return splitTitle(polish(request.label ? `${request.label}: ${request.words}` : request.words));
  const copy: Copy = { title: shorten(title, MAX_TITLE), metric: name ? metric : { ...metric, leads: true } };
  const over = title === told ? request.label : told;
  if (over && over !== title) copy.eyebrow = over;
  const stray = lead && !leading ? before : '';
  const details = [stray, name ? behind : '', more.title, more.subtitle ?? ''].filter(Boolean);
  const { callToAction, lines = [] } = more;
  return withFacts(
    { ...copy, ...arrangeDetails([...details, ...lines]), ...(callToAction ? { callToAction } : {}) },
    facts,
  );
}

/** Not "Sale" alone. */
const isNameOfSale = (label: string, language: string): boolean =>
  label.includes(' ') && namesSale(label, language);

/** "Save", "Sconto del", "Leve 2 e ganhe"; not "Summer sale", which is a name. */
function leadsToFigure(words: string, language: string): boolean {
  const { words: tokens } = readText(words);
  const last = tokens.at(-1);
  const ends = !last || last.end - last.start < MIN_NAME_END;
  return words.length <= MAX_PREFIX && (tokens.length < 2 || ends || !namesSale(words, language));
}
