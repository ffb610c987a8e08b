import { findQuotes } from '../reading/quotes.ts';
import { readText } from '../reading/reading.ts';
import { AGENDA_WORDS } from '../vocabulary/copy/agendas.ts';
import { findSigns } from './signs.ts';

const BAR = /[ \t]+[/|｜／][ \t]+/u;
const MIN_FIELDS = 3;
const MAX_FIELD = 80;
const BILINGUAL =
  /^(\s*)([\p{L}\p{M}]+(?: [\p{L}\p{M}]+)?)\s?\/\s?([\p{L}\p{M}]+(?: [\p{L}\p{M}]+)?)(?=\s?[:：]\s)/u;

/**
 * A prompt in fields ("poster: Fair / 14 June / Dock Street", "flyer | Flohmarkt | 18 Uhr") with bars between them,
 * and of a kind named in two languages ("Agenda/Tagesordnung:") the second name alone.
 */
export function joinFields(text: string, language: string): string {
  return text.split('\n').map(joinLine).join('\n').replace(BILINGUAL, oneName(language));
}

function joinLine(line: string): string {
  const fields = line.split(BAR);
  if (fields.length < MIN_FIELDS || fields.some((field) => field.trim() === '' || field.length > MAX_FIELD))
    return line;
  if (findQuotes(line).quotes.some(({ text }) => BAR.test(text))) return line;
  const [first = '', ...rest] = fields;
  // "job ad / barista": what is asked for leads on to the rest.
  const asks = findSigns(readText(first), 'en').all.some(
    ({ part, value, start, end }) =>
      ((part === 'kind' && value.kind !== 'event') ||
        part === 'artefact' ||
        part === 'strong-artefact' ||
        part === 'printed') &&
      start <= first.search(/\S/) &&
      end >= first.trimEnd().length,
  );
  return `${first}${asks ? ': ' : ' | '}${rest.join(' | ')}`;
}

const oneName =
  (language: string) =>
  (whole: string, blank: string, one: string, other: string): string => {
    const named = [one, other].every(
      (words) =>
        AGENDA_WORDS.includes(words.toLowerCase()) ||
        findSigns(readText(words), language).all.some(({ part }) => part === 'kind' || part === 'clue'),
    );
    return named ? blank + other : whole;
  };
