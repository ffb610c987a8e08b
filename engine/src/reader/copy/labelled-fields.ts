import { foldText } from '../../lexicon/fold-text.ts';
import { isPlace } from '../facts/places.ts';
import { readPosition } from '../facts/position.ts';
import { splitClauses } from '../reading/clauses.ts';
import { createLexicon, type Mention } from '../reading/lexicon.ts';
import { readText } from '../reading/reading.ts';
import type { Span } from '../request/request-head.ts';
import { isStyleClause } from '../request/request-phrases.ts';
import { asksForThing, findSigns } from '../request/signs.ts';
import type { StatedRole } from '../vocabulary/copy/roles.ts';
import { BARE_LABELS, FIELD_VERBS, SPOKEN_NAMES } from '../vocabulary/copy/spoken-fields.ts';
import { factLabels, roles } from './copy-words.ts';
import { tellsLook } from './spoken-words.ts';
import { sentenceCase } from './title.ts';

// "Title:", "The title:", "Slide title:"
const STARTS = /(?:^|[\n;,.、，。"”“»」』'’])\s*(?:(?:and|und|et|y|e|en|и)\s+)?(?:\p{L}{1,10}\s+)?$/u;
const QUOTED = /["“”„«»「」『』《》`]|^['‘]/;
const MAX_FIELDS = 12;
const MAX_VERB = 16;
// "and the subtitle reads ..."
const MAX_BEFORE_ROLE = 9;
const LEADS_FIELD =
  /[,;\s]+(?:(?:and|with|und|mit|et|avec|y|con|e|com|en|met|и|с)\s+)?(?:the|an?|der|die|das|dem|den|le|la|les|el|los|las|il|lo|gli|o|os|as|de|het)\s*$/iu;

const names = createLexicon(SPOKEN_NAMES);
const FACTS: ReadonlySet<StatedRole> = new Set<StatedRole>(['date', 'place', 'person']);
const MIN_FACTS = 2;
// "event: Rooftop Yoga; ", "what: Jazz Night\n": the first field says what all of it is.
const FIRST_FIELD = /^\s*[\p{L}\p{M}]+(?:\s[\p{L}\p{M}]+){0,2}\s?[:：]\s*([^:：]*?)[\s,;|.]*$/u;
const VERB = new RegExp(`^\\s+(?:${FIELD_VERBS.join('|')})\\s+(?=\\S)`, 'iu');
// These lead on by themselves, once another field shows how the prompt speaks: ", tagline everyday moments".
const BARE: ReadonlySet<StatedRole> = new Set<StatedRole>(['title', 'subtitle']);

// "top left small: The Weekly Note": how large stands between the place and its colon.
const COLON =
  /^(?:\s(?:(?:in|and|in sehr|very)\s)?(?:small|tiny|smaller|klein|kleiner|petit|pequeño|piccolo|мелко|小字|小さく)(?:\s(?:letters|text|type|print))?)?\s{0,2}[:：]/iu;
const MAX_COLON = 28;
// A place on the card, and nothing that a headline would name before a colon.
const POSITION =
  /^(?:(?:at|on|in) the |am |ganz |tout |no canto |一番|最|맨 )?(?:very )?(?:top|upper|bottom|lower|unten|oben|unteren|en haut|en bas|abajo|arriba|embaixo|topo|in alto|in basso|onderaan|bovenaan|вверху|внизу|сверху|снизу|底部|顶部|上方|下方|下|上|左|右|하단|상단|위|아래)(?!\p{Ll})/iu;

// "..., gel removal $10. title Rosie's": behind what a colon listed, in a sentence of its own.
const ENDS_LIST = /[:：]\s[^.\n]*[,，、](?:[^.\n]|\.(?=\d))*[.\n]\s*$/u;

type Field = { start: number; valueStart: number; role: StatedRole; spokenName?: true };

/**
 * Puts quotation marks around the values of fields without any ("Title: Hello, Subtitle: World", "unten: Ausgabe
 * 17"), so that they are read like quoted words. Only where a title or other quoted words are; else the text stays.
 */
export function quoteFields(text: string, language: string): string {
  const found = findFields(text, language);
  if (found.length === 0) return text;
  const fields = [...findFirstField(text, found), ...found];
  const asks = asksForThing(text.slice(0, splitClauses(text)[0]?.end), language);
  const states = fields.some(
    ({ role, start }) =>
      role === 'title' ||
      role === 'text' ||
      // "social card for our library Tidewater, tagline: fast CSV parsing"
      (role === 'subtitle' && asks) ||
      POSITION.test(text.slice(start)),
  );
  if (!states && !QUOTED.test(text)) return text;
  return fields.reduceRight((result, field, index) => {
    const end = findValueEnd(text, field, fields[index + 1], language);
    const value = text.slice(field.valueStart, end).trim();
    if (value === '' || QUOTED.test(value)) return result;
    const words = field.valueStart === field.start ? sentenceCase(value) : value;
    return `${text.slice(0, field.valueStart)} “${words}”${result.slice(end)}`;
  }, text);
}

/** The title of a form, where facts follow it and nothing else is named one. */
function findFirstField(text: string, fields: readonly Field[]): Field[] {
  const facts = fields.filter(({ role }) => FACTS.has(role));
  const head = text.slice(0, fields[0]?.start);
  const value = FIRST_FIELD.exec(head)?.[1];
  if (facts.length < MIN_FACTS || !value || QUOTED.test(text)) return [];
  if (fields.some(({ role }) => role === 'title' || role === 'text')) return [];
  return [{ start: 0, valueStart: head.lastIndexOf(value), role: 'title' }];
}

function findFields(text: string, language: string): Field[] {
  const reading = readText(text);
  const starts = (start: number): boolean => STARTS.test(text.slice(Math.max(0, start - 20), start));
  const stated = roles.find(reading, language).filter(({ start }) => starts(start));
  const fields = stated.flatMap(({ value, start, end }): Field[] => {
    const colon = COLON.exec(text.slice(end, end + MAX_COLON));
    return colon ? [{ start, valueStart: end + colon[0].length, role: value }] : [];
  });
  const labelled = factLabels.find(reading, language).flatMap(({ value, start, end }): Field[] => {
    const colon = starts(start) ? /^\s{0,2}[:：]/.exec(text.slice(end, end + 3)) : null;
    // A price says what it is for by its label.
    return colon
      ? [{ start, valueStart: value === 'line' ? start : end + colon[0].length, role: value }]
      : [];
  });
  const spoken = findSpoken(
    text,
    stated,
    language,
    names.find(reading, language).filter(({ start }) => starts(start)),
  );
  const further = [...labelled, ...spoken];
  return [...fields, ...further.filter(({ start }) => !fields.some((field) => field.start === start))]
    .sort((a, b) => a.start - b.start)
    .slice(0, MAX_FIELDS);
}

/** Fields without a colon, behind a comma: "name is Quiet Light, tagline everyday moments". */
function findSpoken(
  text: string,
  stated: readonly Mention<StatedRole>[],
  language: string,
  named: readonly Mention<StatedRole>[],
): Field[] {
  const behind = (start: number): boolean => /[,;.\n]\s*(?:(?:the|and)\s+)?$/i.test(text.slice(0, start));
  const said = [
    ...named
      .filter(({ start }) => behind(start))
      .map(({ value, start, end }): Field => ({ start, valueStart: end, role: value, spokenName: true })),
    ...stated
      .filter(({ value, start }) => BARE.has(value) && behind(start))
      .flatMap(({ value, start, end }): Field[] => {
        const verb = VERB.exec(text.slice(end, end + MAX_VERB));
        return verb ? [{ start, valueStart: end + verb[0].length, role: value }] : [];
      }),
    ...stated
      .filter(({ start, end }) => behind(start) && leadsToCapitals(text, { start, end }, language))
      .map(({ value, start, end }): Field => ({ start, valueStart: end, role: value, spokenName: true })),
  ];
  if (said.length === 0) return [];
  const bare = stated
    .filter(({ value, start, end }) => BARE.has(value) && behind(start) && /^ \p{L}/u.test(text.slice(end)))
    .filter(({ start }) => !said.some((field) => field.start === start))
    .map(({ value, start, end }) => ({ start, valueStart: end, role: value }));
  return [...said, ...bare];
}

/** ", title LISBON": written small itself, before words that are written like a name. */
function leadsToCapitals(text: string, { start, end }: Span, language: string): boolean {
  const label = text.slice(start, end);
  const words = /^ [\p{Lu}\d][^,;.\n]*/u.exec(text.slice(end))?.[0] ?? '';
  const small = language === 'de' || !/^\p{Lu}/u.test(label);
  return (
    words !== '' &&
    small &&
    BARE_LABELS.has(foldText(label)) &&
    !tellsLook(words.trim(), language) &&
    (ENDS_LIST.test(text.slice(0, start)) || asksForThing(text.slice(0, start), language))
  );
}

/** At the end of the line or sentence, before the next field, or where commas lead on to something else. */
function findValueEnd(text: string, field: Field, next: Field | undefined, language: string): number {
  const line = text.indexOf('\n', field.valueStart);
  const lineEnd = line < 0 ? text.length : line;
  const limit = next && next.start < lineEnd ? next.start : lineEnd;
  const stretch = text.slice(field.valueStart, limit);
  // The article of the next field's name is none of this one's: "title: Slow Mornings, the subtitle ...".
  const value = limit === lineEnd ? stretch : stretch.replace(LEADS_FIELD, '');
  const clauses = splitClauses(value);
  const first = clauses[0];
  if (!first) return limit;
  // "name is Happy Paws, call 555-0188": a name ends at its comma.
  if (field.spokenName) return field.valueStart + first.end;
  if (field.role === 'person') return field.valueStart + (readPosition(value, first.end)?.end ?? first.end);
  const signs = findSigns(readText(value), language);
  let end = first.end;
  for (const clause of clauses.slice(1)) {
    const words = value.slice(clause.start, clause.end);
    const goesOn =
      (/^[,、，:：]|[–—|·-]/.test(clause.separator) ||
        (field.role === 'line' && /^[ \u3000]+$/.test(clause.separator))) &&
      !QUOTED.test(words) &&
      !isStyleClause(value, clause, signs) &&
      !roles.find(readText(words), language).some(({ start }) => start < MAX_BEFORE_ROLE) &&
      (field.role !== 'place' || isPlace(words, clause.separator, language) !== undefined);
    if (!goesOn) break;
    end = clause.end;
  }
  return field.valueStart + end + (/^[!?…！？)]+/.exec(value.slice(end))?.[0].length ?? 0);
}
