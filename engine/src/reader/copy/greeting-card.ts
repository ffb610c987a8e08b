import { foldText } from '../../lexicon/fold-text.ts';
import { createLexicon, type Mention } from '../reading/lexicon.ts';
import { findQuotes, type Quote, unmask } from '../reading/quotes.ts';
import { readText } from '../reading/reading.ts';
import type { Span } from '../request/request-head.ts';
import { findSigns, type Sign } from '../request/signs.ts';
import {
  ADDRESSED_LANGUAGES,
  ADDRESSEE,
  CARD_ENDINGS,
  CARD_LINK,
  CARD_SENDER,
  GREETING_MESSAGES,
  GREETING_THINGS,
  RECIPIENT,
  RECIPIENT_END,
  SIGNING,
} from '../vocabulary/copy/greeting-cards.ts';
import { sentenceCase, tidy } from './title.ts';

const messages = createLexicon(GREETING_MESSAGES);
const cards = createLexicon(GREETING_THINGS);
const THINGS: ReadonlySet<Sign['part']> = new Set<Sign['part']>(['artefact', 'strong-artefact', 'printed']);
// It is asked for at the head of a prompt, not somewhere in a text.
const MAX_HEAD = 80;
const MAX_RECIPIENT = 60;
const NUMBERED = /(?:happy\s+)?\d{1,3}(?:st|nd|rd|th)\s+$/iu;
const LINKS_ON =
  /^\s*(?:$|[,;:.!\n\uff0c。、–—-]|\p{Script=Han}|\p{Script=Hangul}|(?:for|from|to|with|für|von|an|mit|pour|de|à|avec|para|a|con|do|da|com|per|di|voor|van|aan|met|для|от|с|till|från|med|dla|od|için)\s)/iu;

const MARK_BEFORE = /[\ue000-\uf8ff]\s*$/u;
const MARK_BEHIND = /^[^,;.\n\ue000-\uf8ff]*[\ue000-\uf8ff]/u;

type Asked = { says: string; span: Span; noun?: string };

/**
 * Puts what a greeting card says into quotation marks, where the prompt only names the card: "thank you card for our
 * patrons" becomes `card “Thank you” “For our patrons”`, so that it is read like quoted words. Else the text stays.
 */
export function quoteGreeting(text: string, language: string): string {
  const { masked, quotes } = findQuotes(text);
  if (quotes.length > 0) return quotes.length === 1 ? besideQuote(text, masked, quotes, language) : text;
  const asked = findAsked(text, language);
  if (!asked) return text;
  const behind = text.slice(asked.span.end);
  const whom = readStretch(behind, RECIPIENT, language);
  const sender = readStretch(behind.slice(whom.length), CARD_SENDER, language);
  const noun = asked.noun ?? thingOf(tidy(text.slice(asked.span.start, asked.span.end)), language);
  const name = addresseeOf(asked.says, whom, language);
  const message = name ? [`${asked.says}, ${name}`] : [asked.says, whom];
  const said = [...message, sender].map(tidy).filter(Boolean);
  const rest = behind.slice(whom.length + sender.length);
  const parted = whom + sender === '' || rest === '' || /^\s*[\p{P}\n]/u.test(rest);
  const quoted = said.map((words) => `“${sentenceCase(words)}”`).join(' ');
  return `${text.slice(0, asked.span.start)}${noun} ${quoted}${parted ? rest : `, ${rest.trimStart()}`}`;
}

/** `"10,000 stars!" thank you card for the community`: beside other words the message stands over them, for whom under them. */
function besideQuote(text: string, masked: string, quotes: readonly Quote[], language: string): string {
  const asked = findAsked(masked, language);
  if (!asked) return text;
  const behind = masked.slice(asked.span.end);
  // The quotation may stand between the card and for whom it is.
  const mark = /^\s*[\ue000-\uf8ff]/u.exec(behind)?.[0] ?? '';
  const whom = readStretch(
    /^[^\ue000-\uf8ff]*/u.exec(behind.slice(mark.length))?.[0] ?? '',
    RECIPIENT,
    language,
  );
  const thing = masked.slice(asked.span.start, asked.span.end);
  const quoted = foldText(quotes[0]?.text ?? '');
  const own = foldText(thing).startsWith(foldText(asked.says)) && !quoted.includes(foldText(asked.says));
  const stands =
    mark !== '' || MARK_BEFORE.test(masked.slice(0, asked.span.start)) || MARK_BEHIND.test(behind);
  if (!stands) return text;
  if (!own && whom === '' && asked.noun === undefined) return text;
  const noun = asked.noun ?? thingOf(tidy(thing), language);
  const said = [own ? `eyebrow: “${asked.says}”` : '', whom ? `subtitle: “${sentenceCase(tidy(whom))}”` : ''];
  const card = [`${noun}${mark}`, ...said].filter(Boolean).join(', ');
  const rest = behind.slice(mark.length + whom.length).trimStart();
  const tail = rest === '' || /^[\p{P}\n]/u.test(rest) ? rest : `, ${rest}`;
  return unmask(`${masked.slice(0, asked.span.start)}${card}${tail}`, quotes);
}

/** "Happy birthday, Maya": a name belongs to the greeting, "for our patrons" below it. */
function addresseeOf(says: string, whom: string, language: string): string | undefined {
  if (!ADDRESSED_LANGUAGES.has(language) || SIGNING.test(says)) return undefined;
  const words = whom.trim().replace(RECIPIENT, '');
  return ADDRESSEE.exec(words)?.[1];
}

/** The message and the card beside it, as one stretch. */
function findAsked(text: string, language: string): Asked | undefined {
  const head = text.slice(0, MAX_HEAD);
  const reading = readText(head);
  const found = messages.find(reading, language);
  const things: Span[] = cards.find(reading, language);
  const printed: Span[] = findSigns(reading, language).all.filter(({ part }) => THINGS.has(part));
  for (const message of found) {
    const own = isMessage(head, message);
    const beside = (own ? [...things, ...printed] : things).map((thing) => join(head, message, thing));
    const span = beside.find((joined) => joined !== undefined);
    if (span) return own ? written(head, message, span) : numbered(head, message, span);
  }
  return compound(head, language);
}

/** From the card to the message or the other way round, when nothing else stands between them. */
function join(text: string, message: Span, thing: Span): Span | undefined {
  if (thing.start >= message.end)
    return /^[\s-]{0,2}$/.test(text.slice(message.end, thing.start))
      ? { start: message.start, end: thing.end }
      : undefined;
  const linked = thing.end <= message.start && CARD_LINK.test(text.slice(thing.end, message.start));
  return linked && LINKS_ON.test(text.slice(message.end))
    ? { start: thing.start, end: message.end }
    : undefined;
}

/** The prompt gives the message itself, rather than the day it is for. */
function isMessage(text: string, { value, start, end }: Mention<{ says: string }>): boolean {
  return foldText(value.says).replaceAll('-', ' ') === foldText(text.slice(start, end)).replaceAll('-', ' ');
}

function written(text: string, { value, start, end }: Mention<{ says: string }>, span: Span): Asked {
  const words = text.slice(start, end);
  return { says: /\p{Lu}/u.test(words) ? words : value.says, span };
}

/** "80th birthday card", "happy 80th birthday card": whose figure belongs into it. */
function numbered(text: string, { value, start }: Mention<{ says: string }>, span: Span): Asked {
  const count = NUMBERED.exec(text.slice(0, start));
  if (!count || start !== span.start) return { says: value.says, span };
  const figure = /\d+\p{L}+/u.exec(count[0])?.[0] ?? '';
  const says = value.says.replace(/ (?=\S+$)/u, ` ${figure} `);
  return { says, span: { start: count.index, end: span.end } };
}

/** "Dankeskarte", "verjaardagskaart": one word for both. */
function compound(text: string, language: string): Asked | undefined {
  for (const { start, end, folded } of readText(text).words) {
    const stem = folded.replace(CARD_ENDINGS, '');
    if (stem === folded || stem === '') continue;
    const message = messages.find(readText(stem), language)[0];
    if (message?.start === 0 && message.end === stem.length)
      return {
        says: message.value.says,
        span: { start, end },
        noun: sentenceCase(folded.slice(stem.length)),
      };
  }
  return undefined;
}

function thingOf(words: string, language: string): string {
  const card = cards.find(readText(words), language).at(-1);
  const thing = card ?? findSigns(readText(words), language).all.find(({ part }) => THINGS.has(part));
  return thing ? words.slice(thing.start, thing.end) : words;
}

/** The words for whom it is or who sends it, with the small word before them; empty where nobody is named. */
function readStretch(behind: string, lead: RegExp, language: string): string {
  const opening = lead.exec(behind)?.[0];
  if (opening === undefined) return '';
  const rest = behind.slice(opening.length);
  const end = RECIPIENT_END.exec(rest)?.index ?? rest.length;
  const words = rest.slice(0, end);
  return words.trim() === '' || end > MAX_RECIPIENT || namesMedium(words, language) ? '' : opening + words;
}

/** "for instagram", "for our blog": where the card shall stand. */
function namesMedium(words: string, language: string): boolean {
  return findSigns(readText(words), language).all.some(
    (sign) => sign.part === 'platform' || (sign.part === 'kind' && sign.value.kind === 'article'),
  );
}
