import { luminance } from '../../color/contrast.ts';
import { flattenColor, parseColor } from '../../templates/color-parameter.ts';
import type { ProseColor } from './design-document.ts';
import { holdsWord } from './design-words.ts';
import { toHex } from './to-one-notation.ts';
import { type ProseItem, type ProseRow, type ProseText, toPlain, walkProse } from './walk-prose.ts';

const MAX_COLORS = 400;

// A color of print is written without its sign: `HEX 2C3E50`.
export const COLOR =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3})(?![\da-z])|(?<=\bhex:? {0,2})[\da-f]{6}(?![\da-z])|\b(?:rgba?|hsla?|oklch)\([^()]{3,60}\)/giu;

/**
 * Colors that the text below the front matter names: items of lists and rows of tables that hold a name, a color and
 * what it is for. `named`: what a cell may call instead. Sentences are not read here.
 */
export function readProse(text: string, named: ReadonlyMap<string, string> = new Map()): ProseColor[] {
  const colors: ProseColor[] = [];
  const table: Row[] = [];
  const parts = [...walkProse(text)];
  for (const part of parts) {
    const { headings, line } = part;
    if (colors.length >= MAX_COLORS) break;
    if (part.kind === 'row') {
      if (table.at(-1)?.columns !== part.columns) colors.push(...readSchemes(table.splice(0)));
      const row = { ...part, cells: withChannels(part.columns, toColoredCells(part, named)) };
      table.push(row);
      colors.push(...readRow(row.cells).map((color) => ({ ...color, headings, line })));
    } else if (part.kind === 'item')
      colors.push(...readItem(part.text).map((color) => ({ ...color, headings, line })));
  }
  return [...colors, ...readSchemes(table), ...readSections(parts)];
}

/**
 * The color of a section that is about one alone, and is called by its name: "### Snow", "Hex: #fff", "Use: page
 * background". A heading may hold the color itself.
 */
function readSections(parts: readonly (ProseItem | ProseRow | ProseText)[]): ProseColor[] {
  const sections = Map.groupBy(parts, ({ headings }) => headings.join('\n'));
  return [...sections.values()].flatMap((section): ProseColor[] => {
    const [{ headings, line } = { headings: [], line: 0 }] = section;
    const title = headings.at(-1) ?? '';
    const texts = section.flatMap((part) => (part.kind === 'row' ? [part.cells.join(': ')] : [part.text]));
    const values = new Set([title, ...texts].flatMap(colorsIn).map(({ value }) => value.toLowerCase()));
    const [value = ''] = values;
    const name = toPlain(title.replace(COLOR, ''));
    // What has a name of its own is read with it.
    const isNamed = texts.some((one) => one.search(COLOR) >= 0 && toNameOf(one) !== '');
    if (isNamed || values.size !== 1 || headings.length < 2 || name === '' || holdsWord('colors', name))
      return [];
    // "Use: page background" says it behind its own label.
    const said = texts
      .map((one) => toPlain(one.replace(COLOR, '').replace(/^[^:：]{2,24}[:：](?=.)/u, '')))
      .filter((one) => /\p{L}{2}/u.test(one));
    return [{ name, value, says: said.join('. '), cells: said, headings: headings.slice(0, -1), line }];
  });
}

/** What stands before a color besides a word for its notation. */
const toNameOf = (text: string): string =>
  toPlain(text.slice(0, text.search(COLOR)).replace(/^\W*(?:hex|rgb|value|color|colour)\b/iu, ''));

const CHANNELS = [
  /^r(?:ed|ot|ouge|ojo|osso)?$/iu,
  /^g(?:reen|rün)?$|^v(?:ert|erde)?$/iu,
  /^b(?:lue|lau|leu)?$/iu,
];

/** A row that has the three channels of a color in columns of their own, or all in one, has the color, too. */
function withChannels(columns: readonly string[], cells: readonly string[]): string[] {
  if (cells.some((cell) => colorsIn(cell).length > 0)) return [...cells];
  const places = CHANNELS.map((channel) => columns.findIndex((column) => channel.test(column)));
  const apart = toHex(places.map((at) => (at < 0 ? 'none' : (cells[at] ?? ''))));
  if (apart !== undefined) return [...cells.filter((_, at) => !places.includes(at)), apart];
  return cells.map((cell, at) =>
    /^rgb\b/iu.test(columns[at] ?? '') ? (toHex(cell.match(/\d{1,3}/gu) ?? []) ?? cell) : cell,
  );
}

const toColoredCells = ({ cells, columns }: ProseRow, named: ReadonlyMap<string, string>): string[] =>
  cells.map((cell, at) => toColored(cell, columns[at], named));

/** A cell with the color that it stands for: by the name of a token, or as six digits in a column of such. */
function toColored(cell: string, column: string | undefined, named: ReadonlyMap<string, string>): string {
  const plain = toPlain(cell);
  if (/^[\da-f]{6}$/iu.test(plain) && /^hex\b/iu.test(column ?? '')) return `#${plain}`;
  const value = named.get(plain.toLowerCase());
  return value === undefined ? cell : `${plain} ${value}`;
}

type Row = Pick<ProseRow, 'cells' | 'columns' | 'headings' | 'line'>;
const DARK = 0.18;

/** Colors of a table with one column for each scheme, which its ground tells. */
function readSchemes(rows: readonly Row[]): ProseColor[] {
  const ground = rows.find(({ cells }) =>
    cells.some((cell) => colorsIn(cell).length === 0 && holdsWord('ground', cell)),
  );
  const columns = (ground?.cells ?? []).flatMap((cell, at) => {
    const [color] = colorsIn(cell);
    const parsed = parseColor(color?.value ?? '');
    return parsed ? [{ at, isDark: luminance(flattenColor(parsed, parsed)) < DARK }] : [];
  });
  if (columns.length !== 2 || columns[0]?.isDark === columns[1]?.isDark) return [];
  return rows.flatMap(({ cells, headings, line }) =>
    columns.flatMap(({ at, isDark }): ProseColor[] => {
      const [color, second] = colorsIn(cells[at] ?? '');
      if (!color || second) return [];
      const says = cells
        .filter((cell, place) => place > 0 && colorsIn(cell).length === 0)
        .map(toPlain)
        .join('. ');
      return [
        {
          name: toPlain(cells[0] ?? ''),
          value: color.value,
          says,
          scheme: isDark ? 'dark' : 'light',
          headings,
          line,
        },
      ];
    }),
  );
}

type Named = Pick<ProseColor, 'name' | 'value' | 'says' | 'cells'>;

/** `**Canvas** (#fff): page background`, and several of the kind with a sign between them. */
function readItem(text: string): Named[] {
  for (const sign of SIGNS) {
    const parts = text.split(sign);
    // `#fff / #000`: a pair has no single value.
    if (parts.length > 1 && parts.every((part) => colorsIn(part).length === 1 && hasWords(part)))
      return parts.flatMap((part) => readNamed(part) ?? []);
  }
  return [readNamed(text) ?? []].flat();
}

// Outside of brackets.
const SIGNS = [/;/u, /·/u, /,(?![^()（）]*[)）])/u];
const hasWords = (text: string): boolean => /\p{L}{2}|\p{Script=Han}/u.test(text.replace(COLOR, ''));

function readNamed(text: string): Named | undefined {
  const [first, second] = colorsIn(text);
  if (first === undefined) return undefined;
  const before = toPlain(text.slice(0, first.start));
  const after = text.slice(first.end, second?.start);
  if (second !== undefined && /^[`\s]*(?:\/|→|->|\bor\b|\bto\b|[-–—]|,)[`\s]*$/iu.test(after))
    return undefined;
  if (before === '') {
    // "#fff Snow, page background": the name stands behind it.
    const [name = '', ...says] = toPlain(after).split(PHRASE);
    return says.length > 0
      ? { name, value: first.value, says: says.join('. '), cells: says }
      : { name: '', value: first.value, says: toSaid(after) };
  }
  const [, role = '', name = ''] = /^([^:：]{2,40}?)(?:[:：]| [–—] | - )\s*(\p{L}.*)$/u.exec(before) ?? [];
  // "Primary: sage #8da58a" and "Primary — sage #8da58a" say what it is for before its name.
  if (role !== '') return { name, value: first.value, says: role, cells: [role, toSaid(after)] };
  // "Clay, main color. #a6482a. Grounds of labels" says it on both sides.
  const [called = '', ...more] = before.split(PHRASE);
  return more.length === 0
    ? { name: before, value: first.value, says: toSaid(after) }
    : {
        name: called,
        value: first.value,
        says: [...more, toSaid(after)].join('. '),
        cells: [...more, toSaid(after)],
      };
}

const PHRASE = /\s*[,.:：、，]\s+|[、，：]|\s[–—]\s/u;

/** What stands behind a color, in brackets or without. */
const toSaid = (after: string): string => toPlain(after.replace(/^[\s`]*[(（]([^()（）]*)[)）]/u, '$1'));

/** A row with one color: its first other cell is the name, the rest says what it is for. */
function readRow(cells: readonly string[]): Named[] {
  const colored = cells.filter((cell) => colorsIn(cell).length > 0);
  const [cell = ''] = colored;
  const [color, second] = colorsIn(cell);
  if (color === undefined || second !== undefined) return [];
  const isSame = colored.every((one) => colorsIn(one)[0]?.value.toLowerCase() === color.value.toLowerCase());
  // Light and dark side by side are told apart by their columns, which nobody names alike.
  if (colored.length > 1 && !isSame) return [];
  const own = toPlain(cell.slice(0, color.start) + cell.slice(color.end));
  const others = cells
    .filter((one) => !colored.includes(one))
    .map(toPlain)
    .filter((one) => WORD.test(one));
  const told = own === '' ? others : [own, ...others];
  // `C1` refers to what stands beside it.
  const [name = '', ...says] = told.length > 2 && REFERENCE.test(told[0] ?? '') ? told.slice(1) : told;
  return [{ name, value: color.value, says: says.join('. '), ...(says.length > 1 && { cells: says }) }];
}

// Channels and numbers of other systems say nothing about what a color is for.
const WORD = /\p{L}{2}|\p{Script=Han}|^\p{L}{1,2}\d{1,3}$/u;
const REFERENCE = /^\p{L}{1,2}[\s.-]?\d{1,3}$/u;

/** `2C3E50` as `#2C3E50`. */
export const toHash = (value: string): string => (/^[\da-f]{6}$/iu.test(value) ? `#${value}` : value);

type FoundColor = { value: string; start: number; end: number };

const colorsIn = (text: string): FoundColor[] =>
  [...text.matchAll(COLOR)].map(({ 0: value, index }) => ({
    value: toHash(value),
    start: index,
    end: index + value.length,
  }));
