// CommonMark 0.31. A fence has an info string; backticks may not stand in that of backticks.
const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})[ \t]*(\S*)/;
const CLOSING_FENCE = /^ {0,3}(`{3,}|~{3,})[ \t]*$/;
const QUOTED = /^ {0,3}> ?/;
// Five blanks or more behind the mark belong to code inside the item.
const LIST_ITEM = /^ {0,3}(?:[-+*]|\d{1,9}[.)])(?: {1,4}(?=\S)| (?= )|(?=\t)|$)/;
const THEMATIC_BREAK = /^ {0,3}([-*_])[ \t]*(?:\1[ \t]*){2,}$/;
const HEADING = /^ {0,3}##(?:[ \t]|$)/;
const UNDERLINE = /^ {0,3}-+[ \t]*$/;
const PARAGRAPH = /^ {0,3}[^\s#>*+|<`~-]/;

// It asks in which order the known sections stand, and their names are short.
const MAX_HEADINGS = 300;
const MAX_HEADING_CHARACTERS = 120;
// Lists in lists and quotations; each level costs another pass.
const MAX_CONTAINERS = 10;

export type ReducedDocument = {
  text: string;
  /** What of it the linter gives its YAML parser, text by text. */
  yaml: readonly string[];
};

/**
 * What the linter judges of a document: front matter, YAML code and, where there is either, the headings of the
 * second level. Its findings for this are those for the whole; the rest may keep its Markdown parser for minutes.
 */
export function reduceDocument(document: string): ReducedDocument {
  const written = document.replace(/^\uFEFF/, '').split(/(?<=\n|\r(?!\n))/);
  const lines = [...written, ''].map((line) => line.replace(/[\r\n]+$/, ''));
  const frontMatterEnd = findFrontMatterEnd(lines);
  const { code, headings } = reduceBody(lines.slice(frontMatterEnd));
  if (frontMatterEnd + code.length === 0) return { text: '', yaml: [] };
  const kept = headings.filter((heading) => heading.length <= MAX_HEADING_CHARACTERS).slice(0, MAX_HEADINGS);
  // As it is written: to the YAML parser a lone carriage return ends no line.
  const frontMatter = written
    .slice(0, frontMatterEnd)
    .join('')
    .replace(/[^\n]$/, '$&\n');
  const body = [...kept, '', ...code.flatMap((block) => ['', ...block]), ''].join('\n');
  return {
    text: frontMatter + body,
    yaml: [
      written.slice(1, Math.max(1, frontMatterEnd - 1)).join(''),
      ...code.map((block) => block.slice(1, -1).join('\n')),
    ],
  };
}

/** Index of the line after the front matter; 0 when the linter would see none. */
function findFrontMatterEnd(lines: readonly string[]): number {
  const isFence = (line: string | undefined): boolean => line !== undefined && /^---[ \t]*$/.test(line);
  return isFence(lines[0]) ? lines.findIndex((line, index) => index > 0 && isFence(line)) + 1 : 0;
}

type Body = { code: string[][]; headings: string[] };

function reduceBody(lines: readonly string[], depth = 0): Body {
  const code: string[][] = [];
  const headings: string[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const [, fence, info] = FENCE.exec(line) ?? [];
    const container = fence === undefined ? findContainer(lines, index) : undefined;
    if (fence !== undefined) {
      const end = findFenceEnd(lines, index, fence);
      // Closed in any case: what follows here need not follow in the document.
      if (info === 'yaml' || info === 'yml') code.push([...lines.slice(index, end), fence]);
      index = end;
    } else if (/^ {0,3}<!--/.test(line)) {
      // Headings in a comment are none.
      while (index < lines.length - 1 && !lines[index]?.includes('-->')) index += 1;
    } else if (HEADING.test(line)) {
      headings.push(line);
    } else if (UNDERLINE.test(line) && isLoneParagraph(lines, index - 1)) {
      headings.push(`## ${lines[index - 1]?.trim() ?? ''}`);
    } else if (container) {
      if (depth < MAX_CONTAINERS) {
        const inside = reduceBody(container.lines, depth + 1);
        code.push(...inside.code);
        headings.push(...inside.headings);
      }
      index = container.end - 1;
    }
  }
  return { code, headings };
}

/** Index of the closing fence, or of the end of `lines`, which closes it as well. */
function findFenceEnd(lines: readonly string[], start: number, fence: string): number {
  for (let index = start + 1; index < lines.length; index++) {
    const closing = CLOSING_FENCE.exec(lines[index] ?? '')?.[1];
    if (closing?.startsWith(fence)) return index;
  }
  return lines.length;
}

/** The list item or quotation that begins in this line: its lines without its own marks, and the index after them. */
function findContainer(
  lines: readonly string[],
  start: number,
): { lines: string[]; end: number } | undefined {
  const first = lines[start] ?? '';
  if (THEMATIC_BREAK.test(first)) return undefined;
  const [quoted] = QUOTED.exec(first) ?? [];
  const [item] = LIST_ITEM.exec(first) ?? [];
  const mark = quoted ?? item;
  if (mark === undefined) return undefined;
  const inside = [first.slice(mark.length)];
  let fence: string | undefined;
  for (let index = start; ; ) {
    const last = inside.at(-1) ?? '';
    if (fence === undefined) fence = FENCE.exec(last)?.[1];
    else if (CLOSING_FENCE.exec(last)?.[1]?.startsWith(fence)) fence = undefined;
    index += 1;
    const line = lines[index];
    // A line of a paragraph goes on with it, also without the marks ("laziness").
    const isLazy = fence === undefined && PARAGRAPH.test(last) && PARAGRAPH.test(line ?? '');
    const rest = quoted === undefined ? outdent(line, mark.length) : line?.replace(QUOTED, '');
    const belongs = quoted === undefined ? rest !== undefined : QUOTED.test(line ?? '');
    if (line === undefined || !(belongs || isLazy)) return { lines: inside, end: index };
    inside.push(belongs ? (rest ?? '') : line);
  }
}

/** A line without its first `width` columns of blanks; undefined when something stands in them. */
function outdent(line: string | undefined, width: number): string | undefined {
  if (line === undefined) return undefined;
  if (line.trim() === '') return '';
  const blanks = (/^[ \t]*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ');
  return blanks.length < width ? undefined : blanks.slice(width) + line.trimStart();
}

/** A paragraph of this one line: with a line of hyphens below it, it is a heading. */
const isLoneParagraph = (lines: readonly string[], index: number): boolean =>
  PARAGRAPH.test(lines[index] ?? '') && (lines[index - 1] ?? '').trim() === '';
