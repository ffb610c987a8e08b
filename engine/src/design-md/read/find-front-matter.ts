export type FoundFrontMatter = {
  /** The YAML between the fences; undefined when there is none. */
  yaml: string | undefined;
  /** Lines before the first line of `yaml`, for messages about a line. */
  linesBefore: number;
  problems: string[];
};

const OPENING = /^(?:[ \t]*\n)*---[ \t]*\n/;
const CLOSING = /^(?:---|\.\.\.)[ \t]*$/m;

/** The front matter of a document, with or without byte order mark, CR LF or a code fence round the whole. */
export function findFrontMatter(document: string): FoundFrontMatter {
  const normal = document.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const inside = unwrap(normal);
  const problems = inside === undefined ? [] : [WRAPPED];
  const { text, linesBefore } = inside ?? { text: normal, linesBefore: 0 };
  const opening = OPENING.exec(text)?.[0];
  if (opening === undefined)
    return { yaml: undefined, linesBefore, problems: [...problems, toAbsence(text)] };
  const rest = text.slice(opening.length);
  const closing = CLOSING.exec(rest);
  if (!closing) return { yaml: undefined, linesBefore, problems: [...problems, NOT_CLOSED] };
  return { yaml: rest.slice(0, closing.index), linesBefore: linesBefore + countLines(opening), problems };
}

const WRAPPED = 'The whole document stands in a code fence, where linters find nothing; remove the fence.';
const NOT_CLOSED = 'The front matter is not closed: put a line `---` after its last token.';
const MISPLACED = 'The front matter does not stand at the top: move its `---` to the first line.';
const ABSENT =
  'The document has no front matter, so it declares no tokens: begin it with `---`, tokens such as `colors:`, and `---`.';

/** What a code fence round the whole document holds: editors and chat windows save what they show. */
function unwrap(text: string): { text: string; linesBefore: number } | undefined {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const fence = /^(`{3,}|~{3,})[\w-]*[ \t]*$/.exec(lines[first] ?? '')?.[1];
  if (fence === undefined || last <= first || lines[last]?.trim() !== fence) return undefined;
  const inside = lines.slice(first + 1, last).join('\n');
  return OPENING.test(inside) ? { text: inside, linesBefore: first + 1 } : undefined;
}

function toAbsence(text: string): string {
  const fence = text.indexOf('\n---\n');
  return fence >= 0 && /^colors:[ \t]*$/m.test(text.slice(fence)) ? MISPLACED : ABSENT;
}

const countLines = (text: string): number => text.split('\n').length - 1;
