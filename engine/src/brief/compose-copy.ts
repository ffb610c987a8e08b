import { arrangeClauses, arrangeDetails, arrangeList, isName } from './arrange-clauses.ts';
import type { Copy, Kind } from './brief.ts';
import { firstSentence } from './clauses.ts';
import { namesSale } from './copy-words.ts';
import { findDates } from './dates.ts';
import { findEpisode } from './episode.ts';
import { type Facts, joinClauses, takeFacts } from './facts.ts';
import { type List, readList } from './lists.ts';
import { findDiscount, findMoney } from './metric.ts';
import { countWords, readText } from './reading.ts';
import { readStatistic } from './statistic.ts';
import { MAX_SUBTITLE, MAX_TITLE, polish, sentenceCase, shorten, tidy, titleCase } from './title.ts';
import { LEADING_WORDS } from './vocabulary/articles.ts';

export type CopyRequest = {
  kind: Kind;
  /** The words of the prompt that are no instruction, quotations included as written. */
  words: string;
  /** The whole prompt outside quotations. */
  prompt: string;
  /** The prompt asks for an image; otherwise its words are copy as they stand. */
  asks: boolean;
  /** Words that only ask stand before the copy. */
  headed: boolean;
  /** A colon parts those from the copy. */
  colon: boolean;
  /** Line above the title, from the head of the request. */
  label?: string;
  language: string;
};

// Kinds whose words may be a list; a quotation or a podcast's topic with commas is none.
const LISTED: readonly Kind[] = ['article', 'plain', 'release', 'announcement', 'sale'];
const STATED: readonly Kind[] = ['article', 'plain', 'announcement'];
const READABLE: readonly Kind[] = [...LISTED, 'event', 'hiring'];

type Compose = (request: CopyRequest) => Copy;

const LABELED_SUBTITLE = /\s*(?::\s+|\s[–—|-]\s|\s?—\s?)/u;
const ABOUT = /(?:^|\s)(?:about|on|über|sur|à propos de|sobre|su|over|о|об|про|:)\s+/iu;
const AUTHORED = /(?<!\p{L})(?:by|von|par|por|di|door)\s+\p{Lu}|,\s(?:\p{Ll}+\s){1,2}\p{Lu}\p{Ll}+\s\p{Lu}/u;
const MIN_TOLD = 2;
// Up to here a headline with a colon is one line of thought.
const LONG_HEADLINE = 60;
const MAX_PREFIX = 24;
// A shorter word at the end leads on: "Sconto del".
const MIN_NAME_END = 4;
const THAT = /^(?:that|dass|que|che|dat|что)\s+/iu;

const composers: Record<Kind, Compose> = {
  podcast: composePodcast,
  sale: composeSale,
  announcement: composeAnnouncement,
  release: composeRelease,
  event: composeEvent,
  hiring: composeEvent,
  quote: composeQuote,
  article: composeArticle,
  plain: composePlain,
  picture: composePlain,
};

/** Copy for a prompt without quoted words: title and the rest, taken from the prompt's own words. */
export function composeCopy(request: CopyRequest): Copy {
  const list = findList(request);
  if (list) {
    const heading = list.heading === request.label ? '' : list.heading;
    if (list.owner && !heading && request.label)
      return { ...arrangeList('', list.items, request.label), eyebrow: list.owner };
    return arrangeList(heading || (list.owner ?? ''), list.items, list.owner ?? request.label);
  }
  const statistic = STATED.includes(request.kind) ? readStatistic(request.words.trim()) : undefined;
  return statistic ? { ...statistic, ...eyebrowOf(request) } : composers[request.kind](request);
}

function findList(request: CopyRequest): List | undefined {
  if (!READABLE.includes(request.kind)) return undefined;
  // "Changelog June: dark theme, shortcuts, fixes": the label is the heading of the list.
  const headed =
    request.kind === 'release' && request.colon && request.label
      ? readList(`${request.label}: ${request.words}`)
      : undefined;
  const list = readList(request.words) ?? headed;
  if (!list || list.sure) return list;
  const dated = findDates(readText(request.words), request.language).length > 0;
  return LISTED.includes(request.kind) && !dated ? list : undefined;
}

function composePodcast(request: CopyRequest): Copy {
  const episode = findEpisode(request.prompt);
  const bare = findEpisode(request.words);
  let words = bare ? request.words.slice(0, bare.start) + request.words.slice(bare.end) : request.words;
  // The head of the request has taken "Podcast episode" off its number.
  if (episode) words = words.replace(/^\s*#?\d{1,5}(?!\d|\s?\p{L}{1,2}\b)\s*/u, '');
  const facts = takeFacts(words, request.language, { people: 'any name', date: true, place: 'none' });
  const [name, ...about] = facts.clauses;
  // "Slow Signal, a podcast about radio": a name and what it is.
  const named = about.length > 0 && name && isName(name.words) ? name : undefined;
  const topic = takeTopic(tidy(named?.words ?? facts.rest));
  const eyebrow = [request.label, episode?.words].filter(Boolean).join(' · ');
  const people = facts.people;
  const titled = request.language === 'en' ? titleCase(polish(topic)) : polish(topic);
  const title = titled || people?.join(', ') || eyebrow;
  return withFacts(
    {
      ...splitTitle(title),
      ...(named ? arrangeDetails(about.map(({ words }) => words)) : {}),
      ...(eyebrow && eyebrow !== title ? { eyebrow } : {}),
    },
    titled ? facts : { ...facts, people: [] },
  );
}

function composeSale(request: CopyRequest): Copy {
  if (!findDiscount(request.words)) return composeEvent(request);
  const facts = takeFacts(request.words, request.language, { people: 'none', date: true, place: 'none' });
  const index = facts.clauses.findIndex(({ words }) => findDiscount(words));
  const clause = facts.clauses[index];
  const discount = findDiscount(clause?.words ?? '');
  if (!clause || !discount) return splitTitle(polish(request.words));
  const lead = tidy(joinClauses(facts.clauses.slice(0, index)));
  const before = tidy(clause.words.slice(0, discount.start));
  const behind = tidy(clause.words.slice(discount.end));
  const more = arrangeClauses([{ words: '', before: '' }, ...facts.clauses.slice(index + 1)], {
    kind: 'sale',
    language: request.language,
  });
  // A word or two lead up to the figure: "alles um 40 %", "Sconti fino al 70%". More are a title of their own.
  const leading = before !== '' && leadsToFigure(before, request.language) && (lead !== '' || behind !== '');
  const prefix = [before, discount.metric.prefix?.toLowerCase()].filter(Boolean).join(' ');
  const metric = leading ? { ...discount.metric, prefix: sentenceCase(prefix) } : discount.metric;
  const name = lead || (leading ? '' : before);
  const title = polish(name) || polish(behind);
  // Nothing but the discount: it is the headline itself.
  if (!title) return splitTitle(polish(request.label ? `${request.label}: ${request.words}` : request.words));
  const copy: Copy = { title: shorten(title, MAX_TITLE), metric: name ? metric : { ...metric, leads: true } };
  if (request.label && request.label !== title) copy.eyebrow = request.label;
  const stray = lead && !leading ? before : '';
  const details = [stray, name ? behind : '', more.title, more.subtitle ?? ''].filter(Boolean);
  const { callToAction, lines = [] } = more;
  return withFacts(
    { ...copy, ...arrangeDetails([...details, ...lines]), ...(callToAction ? { callToAction } : {}) },
    facts,
  );
}

/** "Save", "Sconto del", "Leve 2 e ganhe"; not "Summer sale", which is a name. */
function leadsToFigure(words: string, language: string): boolean {
  const { words: tokens } = readText(words);
  const last = tokens.at(-1);
  const ends = !last || last.end - last.start < MIN_NAME_END;
  return words.length <= MAX_PREFIX && (tokens.length < 2 || ends || !namesSale(words, language));
}

function composeAnnouncement(request: CopyRequest): Copy {
  if (!request.asks) return composePlain(request);
  const words = request.words.replace(THAT, '');
  const money = findMoney(words);
  const rest = money ? takeMoney(words, money) : undefined;
  // "We raised $25M": without the sum the sentence would break.
  if (!money || rest === undefined) return composeTold({ ...request, words });
  return { ...composeTold({ ...request, words: rest }), metric: money.metric };
}

/** "Interview about chimpanzees" -> "chimpanzees": a few small words before the topic are no title. */
function takeTopic(words: string): string {
  const about = ABOUT.exec(words);
  const before = about ? tidy(words.slice(0, about.index)) : '';
  if (!about || before.split(' ').length > 3 || /\s\p{Lu}/u.test(before)) return words;
  return words.slice(about.index + about[0].length);
}

/** The words without a sum that hangs on them by a preposition or a comma; undefined when it is part of the sentence. */
function takeMoney(words: string, { start, end }: { start: number; end: number }): string | undefined {
  const before = words.slice(0, start);
  const link =
    /(?:\s+(?:of|worth|over|von|über|in höhe von|de|di|da|van|на|в размере)|\s*[,:(–—-])\s*$/iu.exec(before);
  if (link) return tidy(before.slice(0, link.index) + words.slice(end));
  const rest = tidy(words.slice(end));
  return tidy(before) === '' && rest !== '' ? rest : undefined;
}

function composeRelease(request: CopyRequest): Copy {
  return request.asks
    ? composeTold({ ...request, words: request.words.replace(THAT, '') })
    : composePlain(request);
}

/** Something told, with its day and place where it has them. */
function composeTold(request: CopyRequest): Copy {
  if (request.words.length > MAX_TITLE + MAX_SUBTITLE)
    return { ...splitLabelled(request.words), ...eyebrowOf(request) };
  const facts = takeFacts(request.words, request.language, {
    people: 'none',
    date: 'clauses',
    place: 'none',
  });
  const copy = arrangeClauses(facts.clauses, request);
  return withFacts({ ...(copy.title ? copy : splitLabelled(request.words)), ...eyebrowOf(request) }, facts);
}

function composeEvent(request: CopyRequest): Copy {
  const people = request.asks ? 'full names' : 'none';
  const words = request.headed ? dropLead(request.words) : request.words;
  const facts = takeFacts(words, request.language, { people, date: true, place: 'clause' });
  const dated = facts.date !== undefined && facts.rest !== '';
  const parted = /[,،、，·|–—!！-]/.test(words);
  // A date inside a bare headline is part of it: "Top events of May 2026".
  const lifted =
    request.asks || (parted && (dated || (request.kind === 'hiring' && facts.clauses.length > 1)));
  if (!lifted) return composePlain(request);
  const copy = arrangeClauses(facts.clauses, request);
  return withFacts(
    copy.title ? { ...copy, ...eyebrowOf(request) } : { ...copy, title: request.label ?? polish(words) },
    facts,
  );
}

/** "for OUR bake sale": whose it is, who asks knows. */
function dropLead(words: string): string {
  const [first] = readText(words).words;
  if (!first || first.start > 0 || !/^\p{Ll}/u.test(words) || !LEADING_WORDS.has(first.folded)) return words;
  return words.slice(first.end).trimStart();
}

function composeQuote(request: CopyRequest): Copy {
  const match = /^(.*\S)\s*(?:\s[-–]\s?|[—―~])\s*([^—―]{2,60})$/su.exec(request.words);
  const title = tidy(match?.[1] ?? request.words);
  const author = match?.[2] ? tidy(match[2]) : undefined;
  return { title, ...(author ? { attribution: author } : {}) };
}

function composeArticle(request: CopyRequest): Copy {
  if (!request.asks) return composePlain(request);
  return composeAuthored(request);
}

function composePlain(request: CopyRequest): Copy {
  if (request.asks || request.kind === 'picture') {
    return request.kind === 'picture'
      ? splitTitle(sentenceCase(tidy(request.words)))
      : composeAuthored(request);
  }
  return splitHeadline(request.words);
}

/** "The Silent Sea by Margaret Holloway" */
function composeAuthored(request: CopyRequest): Copy {
  const facts = takeFacts(request.words, request.language, {
    people: AUTHORED.test(request.words) ? 'full names' : 'none',
    date: request.words.length > MAX_TITLE + MAX_SUBTITLE ? false : 'clauses',
    place: 'none',
  });
  const long = facts.rest.length > MAX_TITLE + MAX_SUBTITLE;
  const copy = long ? splitTitle(polish(facts.rest)) : arrangeClauses(facts.clauses, request);
  return withFacts(
    { ...(copy.title ? copy : splitTitle(polish(request.words))), ...eyebrowOf(request) },
    facts,
  );
}

function eyebrowOf({ label }: CopyRequest): Pick<Copy, 'eyebrow'> {
  return label ? { eyebrow: label } : {};
}

/** "Nimbus 2.0 – the fastest serverless database": name and claim. */
function splitLabelled(words: string): Copy {
  const separator = LABELED_SUBTITLE.exec(words);
  const rest = separator ? words.slice(separator.index + separator[0].length) : '';
  if (!separator || tidy(rest) === '' || separator.index === 0) return splitTitle(polish(words));
  return {
    title: shorten(polish(words.slice(0, separator.index)), MAX_TITLE),
    subtitle: shorten(sentenceCase(tidy(rest)), MAX_SUBTITLE),
  };
}

/** "v3.2.0 is out — faster builds, dark mode": a bare headline that goes on behind a dash, or behind a colon at length. */
function splitHeadline(words: string): Copy {
  const separator = LABELED_SUBTITLE.exec(words);
  const head = separator ? words.slice(0, separator.index) : '';
  const rest = separator ? words.slice(separator.index + separator[0].length) : '';
  const told = countWords(rest) >= MIN_TOLD && rest.length > head.length / 3;
  const parted = /[–—|-]/.test(separator?.[0] ?? '') || words.length > LONG_HEADLINE;
  if (!parted || !told || words.includes('\n') || head.length > MAX_TITLE || tidy(head) === '') {
    return splitTitle(sentenceCase(words));
  }
  return { title: sentenceCase(tidy(head)), subtitle: shorten(sentenceCase(tidy(rest)), MAX_SUBTITLE) };
}

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
  const cased = behind && !cut.endsWith('…') ? sentenceCase(lead) : lead;
  return { title, subtitle: shorten(cased, MAX_SUBTITLE) };
}

export function withFacts(copy: Copy, facts: Partial<Facts>): Copy {
  return {
    ...copy,
    ...(facts.people && facts.people.length > 0 ? { people: facts.people } : {}),
    ...(facts.date ? { date: facts.date } : {}),
    ...(facts.place ? { place: facts.place } : {}),
  };
}
