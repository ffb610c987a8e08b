import type { BriefBlock, BriefRole } from '../brief/brief.ts';
import type { Copy, Kind } from '../brief/design-request.ts';
import { readCardList } from '../layout/list-items.ts';
import { parseComparison } from '../layout/parse-comparison.ts';
import { readPosition } from '../reader/facts/position.ts';

const ADDRESS = /^(?:https?:\/\/|www\.)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S*)?$|^\S+@\S+\.\S+$|^@[\w.]+$/iu;
// No blank was between characters of scripts without spaces.
const UNSPACED = /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]) (?=\p{Script=Han}|\d)/gu;
const DIAL = /^[+(]?\d[\d\s()/.-]{6,}$/u;

/** The copy that the rules arranged, as blocks in reading order. */
export function toBlocks(copy: Copy, kind: Kind, language: string): BriefBlock[] {
  const { title, eyebrow, subtitle, metric, people = [], date, place, attribution, callToAction } = copy;
  const block = (role: BriefRole, text: string | undefined): BriefBlock[] => (text ? [{ role, text }] : []);
  const said = kind === 'quote' ? 'quote' : 'title';
  const figure = metric ? [toFigure(metric, kind)] : [];
  const titled = block(said, title);
  const under = block('subtitle', subtitle);
  return [
    ...block('eyebrow', eyebrow),
    ...(metric?.leads ? [...figure, ...titled] : [...titled, ...figure]),
    ...(copy.notesLast ? [] : under),
    ...toItems(copy, language),
    ...people.map(toPerson),
    ...block('date', date),
    ...block('place', place),
    ...(copy.notesLast ? under : []),
    ...block(kind === 'quote' ? 'author' : 'source', attribution),
    ...toLast(copy, language),
    ...block('action', callToAction),
  ];
}

function toFigure({ prefix, value, suffix }: NonNullable<Copy['metric']>, kind: Kind): BriefBlock {
  const reduced = kind === 'sale' && /[%％٪折割]/u.test(value);
  const text = [prefix, value, suffix].filter(Boolean).join(' ').replace(UNSPACED, '');
  return { role: reduced ? 'discount' : 'figure', text };
}

function toPerson(words: string): BriefBlock {
  const at = words.indexOf(',');
  const position = at < 0 ? undefined : readPosition(words, at);
  return position && position.end === words.length
    ? { role: 'person', text: words.slice(0, at), detail: words.slice(at + 1).trim() }
    : { role: 'person', text: words };
}

function toItems(copy: Copy, language: string): BriefBlock[] {
  if (parseComparison(copy, language)?.said)
    return (copy.lines ?? []).map((line) => {
      const [text = line, ...said] = line.split(/[:：]\s+/u);
      return { role: 'option', text, value: said.join(': ') };
    });
  const list = readCardList(copy);
  return (list?.items ?? []).map((item, at) => ({
    role: 'item',
    ...item,
    // The number of a row is drawn; so that it is one without the rest, it stays with its words.
    text: list?.numbered && /^\d/u.test(copy.lines?.[at] ?? '') ? (copy.lines?.[at] ?? item.text) : item.text,
  }));
}

/** Lines that are no list: an address, small print. */
function toLast(copy: Copy, language: string): BriefBlock[] {
  if (parseComparison(copy, language)?.said) return [];
  const rest = readCardList(copy)?.rest ?? copy.lines ?? [];
  return rest.map((text) => ({ role: ADDRESS.test(text) || DIAL.test(text) ? 'contact' : 'note', text }));
}
