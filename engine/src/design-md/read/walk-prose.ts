// One line is looked at at a time, and no more of it than anybody would write about a color or a font.
export const MAX_CHARACTERS = 400;

const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*)$/;
const FENCE = /^ {0,3}(?:`{3,}|~{3,})/;
const ITEM = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+(.*)$/;
const ROW = /^\s*\|(.*)\|\s*$/;
const RULE = /^[\s|:-]+$/;

export type ProsePlace = {
  /** Of the sections around it, the outermost first. */
  headings: readonly string[];
  /** From 1. */
  line: number;
};
export type ProseItem = ProsePlace & { kind: 'item'; text: string };
/** A row of a table below the one that names its columns. */
export type ProseRow = ProsePlace & { kind: 'row'; cells: readonly string[]; columns: readonly string[] };

/** Items of lists and rows of tables, outside of code. */
export function* walkProse(text: string): Generator<ProseItem | ProseRow> {
  const headings: string[] = [];
  let columns: string[] = [];
  let isCode = false;
  for (const [index, line] of text.split(/\r?\n|\r/).entries()) {
    if (FENCE.test(line)) isCode = !isCode;
    if (isCode || line.length > 4 * MAX_CHARACTERS) continue;
    const [, marks, title] = HEADING.exec(line) ?? [];
    if (marks !== undefined) {
      const plain = toPlain((title ?? '').slice(0, MAX_CHARACTERS));
      headings.splice(marks.length - 1, Number.POSITIVE_INFINITY, plain);
      columns = [];
      continue;
    }
    const row = ROW.exec(line)?.[1];
    const item = row === undefined ? ITEM.exec(line)?.[1] : undefined;
    const place = { headings: headings.filter((one) => one !== ''), line: index + 1 };
    if (row === undefined) columns = [];
    else {
      const cells = row.split('|').map((cell) => cell.trim());
      if (columns.length === 0) columns = cells.map(toPlain);
      else if (!RULE.test(line)) yield { kind: 'row', cells, columns, ...place };
    }
    if (item !== undefined) yield { kind: 'item', text: item.slice(0, MAX_CHARACTERS), ...place };
  }
}

/** Words without the marks of Markdown, and without what joins them to what stands before. */
export const toPlain = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|(?<!\w)_|_(?!\w)/g, '')
    .replace(/^[\s:;,.()/|–—=→-]+|[\s#:;,(/|–—=→-]+$/gu, '')
    .replace(/\s+/g, ' ');
