// One line is looked at at a time, and no more of it than anybody would write about a color or a font.
export const MAX_CHARACTERS = 400;

const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*)$/;
// `Colors` above a line of `=` or `-`; below a sentence, that is a rule.
const UNDERLINE = /^ {0,3}(?:(=+)|-{3,})[ \t]*$/;
const UNDERLINED = /^ {0,3}\p{L}[^|`]{0,60}(?<![.;:!?\s])[ \t]*$/u;
// A line in bold type heads what stands below it.
const BOLD = /^ {0,3}(?:\*\*|__)([^*_|`]{1,80})(?:\*\*|__)[ \t]*:?[ \t]*$/;
// So does one such as "Brand colors:" above a list or table.
const LABEL = /^ {0,3}(\p{L}[^|`#.:]{0,60}):[ \t]*$/u;
// Or without its colon, where the list follows at once.
const BARE_LABEL = /^ {0,3}(\p{L}[^|`#.:,;!?]{0,40})$/u;
// Below the six levels that headings have.
const BOLD_LEVEL = 7;
// A line such as `Mint (walls): #2eb872` or `**Mint** #2eb872` is an item without a mark, and so is `Walls: Mint, #2eb872`.
const VALUE = String.raw`\x60?(?:#[\da-f]{3}|rgba?\(|hsla?\(|oklch\()`;
const PAIR = new RegExp(
  String.raw`^ {0,3}(?:\p{L}[^|:.]{0,60}: +${VALUE}|\p{L}+(?: \p{L}+)?: +[^|:.#]{2,40}[ ,(]+${VALUE}|(?:\*\*|__)[^*_|.:]{2,60}:?(?:\*\*|__)[^|.#]{0,60}[ (]${VALUE})`,
  'iu',
);
// What a term is stands below it, behind a colon.
const TERM = /^ {0,3}[\p{L}*][^:|]{0,60}$/u;
const DEFINITION = /^ {0,3}:[ \t]+(\S.*)$/u;
// A paragraph may begin with its own heading in bold type.
const RUN_IN = /^ {0,3}(?:\*\*|__)([^*_|`]{1,60})[.](?:\*\*|__)[ \t]+(\S.*)$/u;
const FENCE = /^ {0,3}(?:`{3,}|~{3,})/;
const ITEM = /^(\s*)(?:[-*+•]|\d{1,3}[.)])\s+(.*)$/;
const ROW = /^\s*\|(.*)\|\s*$/;
const RULE = /^[\s|:-]+$/;
// Tables need no line at either side.
const OPEN_RULE = /^[\s|:-]*-\s*\|[\s|:-]*$/;

export type ProsePlace = {
  /** Of the sections around it, the outermost first. */
  headings: readonly string[];
  /** From 1. */
  line: number;
};
export type ProseItem = ProsePlace & { kind: 'item'; text: string };
/** A row of a table below the one that names its columns. */
export type ProseRow = ProsePlace & { kind: 'row'; cells: readonly string[]; columns: readonly string[] };

/** A line of a paragraph. */
export type ProseText = ProsePlace & { kind: 'text'; text: string };

/** Items of lists, rows of tables and lines of paragraphs, outside of code. */
export function* walkProse(text: string): Generator<ProseItem | ProseRow | ProseText> {
  const lines = text.split(/\r?\n|\r/);
  // Each at its level: a level that is left out is empty.
  const headings: string[] = [];
  const head = ({ level, title }: Heading): void => {
    while (headings.length < level) headings.push('');
    headings.splice(level - 1, Number.POSITIVE_INFINITY, title);
  };
  const fenceEnd = findFrontMatterEnd(lines);
  // An item in bold type alone heads those that are indented below it.
  let group: { title: string; indent: number } | undefined;
  let columns: string[] = [];
  let isCode = false;
  for (const [index, written] of lines.entries()) {
    let line = written;
    const isFence = FENCE.test(line);
    if (isFence) isCode = !isCode;
    if (isCode || isFence || line.length > 4 * MAX_CHARACTERS) continue;
    const heading =
      index > fenceEnd ? readHeading(line, lines.slice(index + 1, index + 3)) : readMarked(line);
    if (heading) {
      head(heading);
      columns = [];
      group = undefined;
      continue;
    }
    const [, runIn, rest = ''] = RUN_IN.exec(line) ?? [];
    if (runIn !== undefined) {
      head({ level: BOLD_LEVEL, title: toTitle(runIn) });
      line = rest;
    }
    const [before = '', after = ''] = [lines[index - 1], lines[index + 1]];
    const isTermed = TERM.test(before) || DEFINITION.test(before);
    const [, definition] = isTermed ? (DEFINITION.exec(line) ?? []) : [];
    // One of several below a term is an item by itself.
    const isOneOfMany = DEFINITION.test(before) || DEFINITION.test(after);
    if (definition !== undefined) line = isOneOfMany ? definition : `${before.trim()}: ${definition}`;
    const isInTable = columns.length > 0 || OPEN_RULE.test(lines[index + 1] ?? '');
    const row = ROW.exec(line)?.[1] ?? (isInTable && line.includes('|') ? line : undefined);
    const isPair = index > fenceEnd && (definition !== undefined || PAIR.test(line));
    const [, indent = '', item] =
      row !== undefined ? [] : (ITEM.exec(line) ?? (isPair ? [line, '', line.trim()] : []));
    if (item !== undefined && group && indent.length <= group.indent) group = undefined;
    const around = group ? [...headings, group.title] : headings;
    const place = { headings: around.filter((one) => one !== ''), line: index + 1 };
    if (row === undefined) columns = [];
    else {
      const cells = row.split('|').map((cell) => cell.trim());
      if (columns.length === 0) columns = cells.map(toPlain);
      else if (!RULE.test(line)) yield { kind: 'row', cells, columns, ...place };
    }
    // A pair may be the beginning of a sentence.
    if (isPair && definition === undefined) yield { kind: 'text', text: line.trim(), ...place };
    if (item === undefined) {
      if (row === undefined && index > fenceEnd && line.trim() !== '')
        yield { kind: 'text', text: line.trim(), ...place };
      continue;
    }
    const title = BOLD.exec(item)?.[1];
    if (title !== undefined) group = { title: toPlain(title), indent: indent.length };
    yield { kind: 'item', text: item.slice(0, MAX_CHARACTERS), ...place };
  }
}

/** Index of the line that closes the front matter, where titles have no lines below them; -1 without one. */
function findFrontMatterEnd(lines: readonly string[]): number {
  const isFence = (line: string): boolean => /^\uFEFF?---[ \t]*$/.test(line);
  const first = lines.findIndex((line) => line.trim() !== '');
  return first >= 0 && isFence(lines[first] ?? '')
    ? lines.findIndex((line, at) => at > first && isFence(line))
    : -1;
}

type Heading = { level: number; title: string };

function readMarked(line: string): Heading | undefined {
  const [, marks, title = ''] = HEADING.exec(line) ?? [];
  return marks === undefined ? undefined : { level: marks.length, title: toTitle(title) };
}

function readHeading(line: string, [next = '', second = '']: readonly string[]): Heading | undefined {
  const marked = readMarked(line);
  if (marked) return marked;
  const below = next.trim() === '' ? second : next;
  const isAbove = ITEM.test(below) || ROW.test(below);
  const label = isAbove ? (LABEL.exec(line) ?? (next.trim() === '' ? null : BARE_LABEL.exec(line))) : null;
  const bold = (BOLD.exec(line) ?? label)?.[1];
  if (bold !== undefined) return { level: BOLD_LEVEL, title: toTitle(bold) };
  const underline = UNDERLINE.exec(next);
  if (!underline || !UNDERLINED.test(line)) return undefined;
  return { level: underline[1] === undefined ? 2 : 1, title: toTitle(line) };
}

const toTitle = (text: string): string => toPlain(text.slice(0, MAX_CHARACTERS));

/** Words without the marks of Markdown, and without what joins them to what stands before. */
export const toPlain = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|(?<!\w)_|_(?!\w)/g, '')
    .replace(/^[\s:;,.()/|·–—=→-]+|[\s#:;,(/|·–—=→-]+$/gu, '')
    .replace(/\s+/g, ' ');
