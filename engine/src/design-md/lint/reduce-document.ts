// CommonMark 0.31: a fence may be indented and has an info string; backticks may not stand in that of backticks.
const FENCE = /^[ \t]*(`{3,}(?=[^`]*$)|~{3,})[ \t]*(\S*)/;
const HEADING = /^ {0,3}##(?:[ \t]|$)/;
const UNDERLINE = /^ {0,3}-+[ \t]*$/;
const PARAGRAPH = /^ {0,3}[^\s#>*+|<`~-]/;

// It asks in which order the known sections stand, and their names are short.
const MAX_HEADINGS = 300;
const MAX_HEADING_CHARACTERS = 120;

/**
 * What the linter judges of a document: front matter, YAML code and, where there is either, the headings of the
 * second level. Its findings for this are those for the whole; the rest may keep its Markdown parser for minutes.
 */
export function reduceDocument(document: string): string {
  const lines = document
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  const frontMatterEnd = findFrontMatterEnd(lines);
  const { code, headings } = reduceBody(lines.slice(frontMatterEnd));
  if (frontMatterEnd + code.length === 0) return '';
  const kept = headings.filter((heading) => heading.length <= MAX_HEADING_CHARACTERS).slice(0, MAX_HEADINGS);
  return [...lines.slice(0, frontMatterEnd), ...kept, '', ...code, ''].join('\n');
}

/** Index of the line after the front matter; 0 when the linter would see none. */
function findFrontMatterEnd(lines: readonly string[]): number {
  const isFence = (line: string | undefined): boolean => line !== undefined && /^---[ \t]*$/.test(line);
  return isFence(lines[0]) ? lines.findIndex((line, index) => index > 0 && isFence(line)) + 1 : 0;
}

function reduceBody(lines: readonly string[]): { code: string[]; headings: string[] } {
  const code: string[] = [];
  const headings: string[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const [, fence, info] = FENCE.exec(line) ?? [];
    if (fence !== undefined) {
      const end = findFenceEnd(lines, index, fence);
      if (info === 'yaml' || info === 'yml') code.push('', ...dedent(lines.slice(index, end + 1)));
      index = end;
    } else if (/^ {0,3}<!--/.test(line)) {
      // Headings in a comment are none.
      while (index < lines.length - 1 && !lines[index]?.includes('-->')) index += 1;
    } else if (HEADING.test(line)) {
      headings.push(line);
    } else if (UNDERLINE.test(line) && isLoneParagraph(lines, index - 1)) {
      headings.push(`## ${lines[index - 1]?.trim() ?? ''}`);
    }
  }
  return { code, headings };
}

function findFenceEnd(lines: readonly string[], start: number, fence: string): number {
  for (let index = start + 1; index < lines.length; index++) {
    const closing = (lines[index] ?? '').trim();
    if (closing.startsWith(fence) && closing === fence.charAt(0).repeat(closing.length)) return index;
  }
  return lines.length - 1;
}

/** A fence in a list is indented as its item is; outside the list that would make it a quotation of code. */
function dedent(lines: readonly string[]): string[] {
  const indent = /^[ \t]*/.exec(lines[0] ?? '')?.[0] ?? '';
  return lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
}

/** A paragraph of this one line: with a line of hyphens below it, it is a heading. */
const isLoneParagraph = (lines: readonly string[], index: number): boolean =>
  PARAGRAPH.test(lines[index] ?? '') && (lines[index - 1] ?? '').trim() === '';
