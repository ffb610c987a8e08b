import type { Copy, Kind } from '../../brief/design-request.ts';
import { hasDatedHead } from '../facts/dated-head.ts';
import { findDates } from '../facts/dates.ts';
import { findEpisode } from '../facts/episode.ts';
import { type FreeClause, takeFacts } from '../facts/facts.ts';
import { findMoney } from '../facts/metric.ts';
import { findLeadingOffer } from '../facts/offer.ts';
import { readHours } from '../facts/opening-hours.ts';
import { partSource } from '../facts/stated-source.ts';
import { readStatistic } from '../facts/statistic.ts';
import { splitClauses } from '../reading/clauses.ts';
import { readText } from '../reading/reading.ts';
import { LEADING_WORDS } from '../vocabulary/copy/articles.ts';
import { LOST } from '../vocabulary/copy/notices.ts';
import { arrangeClauses, arrangeDetails, arrangeList, isName } from './arrange-clauses.ts';
import { readComparison } from './compared-sides.ts';
import { composeOffer } from './compose-sale.ts';
import { type CopyRequest, eyebrowOf, withFacts } from './copy-request.ts';
import { isKindName } from './copy-words.ts';
import { findRepeatedName } from './event-name.ts';
import { splitHeadline, splitLabelled, splitTitle } from './headline.ts';
import { findMenuHeading, isBulleted, type List, readList } from './lists.ts';
import { composeOwned } from './owner-told.ts';
import { MAX_SUBTITLE, MAX_TITLE, polish, sentenceCase, tidy, titleCase } from './title.ts';

// Kinds whose words may be a list; a quotation or a podcast's topic with commas is none.
const LISTED: readonly Kind[] = ['article', 'plain', 'release', 'announcement', 'sale'];
const STATED: readonly Kind[] = ['article', 'plain', 'announcement'];
const STATED_OF_OWN: readonly Kind[] = ['plain', 'announcement', 'event', 'sale'];
const READABLE: readonly Kind[] = [...LISTED, 'event', 'hiring'];

type Compose = (request: CopyRequest) => Copy;

const ABOUT = /(?:^|\s)(?:about|on|über|sur|à propos de|sobre|su|over|о|об|про|:)\s+/iu;
const AUTHORED = /(?<!\p{L})(?:by|von|par|por|di|door)\s+\p{Lu}|,\s(?:\p{Ll}+\s){1,2}\p{Lu}\p{Ll}+\s\p{Lu}/u;
// "our founder Mira Holt: build less": who says it stands before the colon.
const SAID_BY = /^((?:\p{Ll}+\s){0,4}\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){1,3})\s?[:：]\s+(\S.*)$/su;
// A small word behind the day: "तक".
const MAX_LINK = 4;
const THAT = /^(?:that|dass|que|che|dat|что)\s+/iu;

const composers: Record<Kind, Compose> = {
  podcast: composePodcast,
  sale: (request) => composeOffer(request) ?? composeEvent(request),
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
  const sourced = partSource(request.words);
  if (!sourced) return composeTelling(request);
  return { ...composeTelling({ ...request, words: sourced.told }), attribution: sourced.source };
}

function composeTelling(request: CopyRequest): Copy {
  const compared = READABLE.includes(request.kind) ? readComparison(request.words) : undefined;
  if (compared) return { ...compared, ...eyebrowOf(request) };
  const list = findList(request);
  if (list) {
    const heading = list.heading === request.label ? '' : list.heading;
    const notes = arrangeDetails(list.notes ?? []).subtitle;
    const noted = notes ? { subtitle: notes } : {};
    if (list.owner && !heading && request.label)
      return {
        ...arrangeList('', list, request.label, request.language),
        eyebrow: list.owner,
        ...noted,
      };
    return {
      ...arrangeList(heading || (list.owner ?? ''), list, list.owner ?? request.label, request.language),
      ...noted,
    };
  }
  const owned = STATED_OF_OWN.includes(request.kind) ? composeOwned(request) : undefined;
  if (owned) return owned;
  const statistic = STATED.includes(request.kind) ? readStatistic(request.words.trim()) : undefined;
  return statistic ? { ...statistic, ...eyebrowOf(request) } : composers[request.kind](request);
}

function findList(request: CopyRequest): List | undefined {
  if (!READABLE.includes(request.kind)) return undefined;
  const headed = readHeaded(request);
  const menu = findMenuHeading(request.prompt);
  const listed = readList(request.words, { menu: menu !== undefined });
  // "Menu board: soup 5, stew 9": what is asked for is also what it is called.
  const called = listed && menu && !listed.heading && !request.label ? { heading: menu } : {};
  const list = readHours(request) ?? (listed && { ...listed, ...called }) ?? headed;
  if (!list || list.sure) return list;
  const dated = findDates(readText(request.words), request.language).length > 0;
  return LISTED.includes(request.kind) && !dated ? list : undefined;
}

// "Engineering blog: small, fast, simple" is a label and a title; four things under words of one's own are a list.
const HEADED_ITEMS = 4;

/** "Changelog June: dark theme, shortcuts, fixes": the label is the heading of the list. */
function readHeaded({ kind, colon, label, words, prompt }: CopyRequest): List | undefined {
  const bullet = isBulleted(prompt) ? '- ' : '';
  const list = colon && label ? readList(`${label}: ${bullet}${words}`) : undefined;
  if (!list || list.sure || kind === 'release') return list;
  const own = kind === 'article' && /\s/.test(label ?? '');
  return own && list.items.length >= HEADED_ITEMS ? list : undefined;
}

function composePodcast(request: CopyRequest): Copy {
  const episode = findEpisode(request.prompt);
  const bare = findEpisode(request.words);
  const lead = bare ? request.words.slice(0, bare.start) : '';
  // "for a podcast episode. Episode 87 - ...": the name of the thing asked for is none of the title.
  const named = isKindName(polish(dropLead(lead)), request.language) ? '' : lead;
  let words = bare ? joinAround(named, request.words.slice(bare.end)) : request.words;
  // The head of the request has taken "Podcast episode" off its number.
  if (episode) words = words.replace(/^\s*#?\d{1,5}(?!\d|\s?\p{L}{1,2}\b)\s*/u, '');
  const facts = takeFacts(words, request.language, { people: 'any name', date: true, place: 'none' });
  const [name, ...about] = facts.clauses;
  // "Slow Signal, a podcast about radio": a name and what it is.
  const show = about.length > 0 && name && isName(name.words) ? name : undefined;
  const topic = takeTopic(tidy(show?.words ?? facts.rest));
  const eyebrow = [request.label, episode?.words].filter(Boolean).join(' · ');
  const people = facts.people;
  const titled = request.language === 'en' ? titleCase(polish(topic)) : polish(topic);
  const title = titled || people?.join(', ') || eyebrow;
  return withFacts(
    {
      ...splitTitle(title),
      ...(show ? arrangeDetails(about.map(({ words }) => words)) : {}),
      ...(eyebrow && eyebrow !== title ? { eyebrow } : {}),
    },
    titled ? facts : { ...facts, people: [] },
  );
}

/** "Loud Minds podcast, episode 9 - On sleep": without the number one mark is left between what stood around it. */
function joinAround(before: string, after: string): string {
  return /[,.:;–—-]\s*$/.test(before) && /^\s*[,.:;–—-]/.test(after)
    ? `${tidy(before)} – ${tidy(after)}`
    : before + after;
}

function composeAnnouncement(request: CopyRequest): Copy {
  // "夏季休業のお知らせ 8月11日〜16日": a day in a clause of its own is no part of the headline.
  const dates = findDates(readText(request.words), request.language);
  const apart = splitClauses(request.words)
    .slice(1)
    .some((clause) => dates.some(({ start, end }) => start === clause.start && end === clause.end));
  if (!request.asks && !apart) return composePlain(request);
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

/** "Lost cat: name Biscuit, orange tabby, call 555-0142": notes under what they are about, and whom to call. */
function arrangeNotes(clauses: readonly FreeClause[], language: string): Omit<Copy, 'title'> {
  const { title: _, ...notes } = arrangeClauses([{ words: '', before: '' }, ...clauses], {
    kind: 'event',
    language,
  });
  return notes;
}

/** Something told, with its day and place where it has them. */
function composeTold(request: CopyRequest): Copy {
  if (request.words.length > MAX_TITLE + MAX_SUBTITLE)
    return { ...splitLabelled(request.words), ...eyebrowOf(request) };
  const facts = takeFacts(request.words, request.language, {
    people: 'none',
    // "Our bakery reopens on 14 June at 8 am": of what is announced the day stands apart as of any event.
    date: hasDatedHead(request.words, request.language) ? true : 'clauses',
    place: 'address',
  });
  const { label = '', language } = request;
  // "停水通知:6月5日 9:00-14:00": where the day comes first, the label is what it is about.
  const [first] = splitClauses(request.words);
  const [date] = findDates(readText(request.words), language);
  if (label && date?.start === 0 && first && date.end + MAX_LINK >= first.end) return composeEvent(request);
  if (LOST.test(label)) return withFacts({ title: label, ...arrangeNotes(facts.clauses, language) }, facts);
  const copy = arrangeClauses(facts.clauses, request);
  return withFacts({ ...(copy.title ? copy : splitLabelled(request.words)), ...eyebrowOf(request) }, facts);
}

function composeEvent(request: CopyRequest): Copy {
  const named = request.asks ? findRepeatedName(request.words, request.label) : undefined;
  if (named) {
    const { label: asked, ...unlabelled } = request;
    const label = sentenceCase(named.occasion) || asked;
    const told = takeFacts(`${named.name}, ${named.rest}`, request.language, {
      people: 'full names',
      date: true,
      place: 'clause',
    });
    const copy = arrangeClauses(told.clauses, { ...unlabelled, ...(label ? { label } : {}) });
    return withFacts({ ...copy, ...(label ? { eyebrow: label } : {}) }, told);
  }
  // "Chef Assistant": a job may begin with a title.
  const asked = request.kind === 'hiring' ? 'introduced' : 'full names';
  const people = request.asks ? asked : request.kind === 'hiring' ? 'none' : 'honoured';
  const words = request.headed ? dropLead(request.words) : request.words;
  const facts = takeFacts(words, request.language, { people, date: true, place: 'clause' });
  const dated = facts.date !== undefined && facts.rest !== '';
  const parted =
    /[,،、，·|–—!！-]/.test(words) || splitClauses(words).length > 1 || hasDatedHead(words, request.language);
  // A date inside a bare headline is part of it: "Top events of May 2026".
  const placed = facts.place !== undefined && facts.rest !== '';
  const lifted =
    request.asks || (parted && (dated || placed || (request.kind === 'hiring' && facts.clauses.length > 1)));
  if (!lifted) return composePlain(request);
  // "yoga class poster: every Sunday, Riverside Park, bring a mat": the title stood in the head of the request.
  if (facts.clauses[0]?.follows && request.label) {
    const { callToAction, ...rest } = arrangeClauses([{ words: '', before: '' }, ...facts.clauses], request);
    const details = arrangeDetails([rest.title, rest.subtitle ?? '', ...(rest.lines ?? [])].filter(Boolean));
    return withFacts({ title: request.label, ...details, ...(callToAction ? { callToAction } : {}) }, facts);
  }
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
  const told = SAID_BY.exec(request.words);
  if (told?.[1] && told[2])
    return { title: sentenceCase(tidy(told[2])), attribution: polish(dropLead(told[1])) };
  const match = /^(.*\S)\s*(?:\s[-–]\s?|[—―~])\s*([^—―]{2,60})$/su.exec(request.words);
  const said = tidy(match?.[1] ?? request.words);
  // Behind what asks a sentence begins: "quote for the office wall: done is better than perfect".
  const title = request.colon ? sentenceCase(said) : said;
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
  if (leadsToOffer(request)) return composeEvent({ ...request, asks: true });
  if (hasAddress(request)) return composeAuthored(request);
  return splitHeadline(request.words);
}

/** "We moved! 14 Elm St": behind what is said stands where, with its number. */
function hasAddress({ words, language }: CopyRequest): boolean {
  if (words.length > MAX_TITLE + MAX_SUBTITLE) return false;
  const { place } = takeFacts(words, language, { people: 'none', date: false, place: 'address' });
  return place !== undefined && /\d/.test(place);
}

/** "shoe shop, second pair half price, until Sunday": whose it is and what one gets there is no headline. */
function leadsToOffer({ words, kind, language }: CopyRequest): boolean {
  const clauses = splitClauses(words).map(({ start, end }) => ({
    words: words.slice(start, end),
    before: ', ',
  }));
  return words.length <= MAX_TITLE + MAX_SUBTITLE && findLeadingOffer(clauses, { kind, language }) > 0;
}

/** "The Silent Sea by Margaret Holloway" */
function composeAuthored(request: CopyRequest): Copy {
  const facts = takeFacts(request.words, request.language, {
    people: AUTHORED.test(request.words) ? 'full names' : 'none',
    date: request.words.length > MAX_TITLE + MAX_SUBTITLE ? false : 'clauses',
    place: hasAddress(request) ? 'address' : 'none',
  });
  const long = facts.rest.length > MAX_TITLE + MAX_SUBTITLE;
  const copy = long ? splitTitle(polish(facts.rest)) : arrangeClauses(facts.clauses, request);
  return withFacts(
    { ...(copy.title ? copy : splitTitle(polish(request.words))), ...eyebrowOf(request) },
    facts,
  );
}
