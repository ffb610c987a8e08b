import type { ProseColor } from './design-document.ts';
import { toPlain, walkProse } from './walk-prose.ts';

const MAX_COLORS = 400;

export const COLOR =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3})(?![\da-z])|\b(?:rgba?|hsla?|oklch)\([^()]{3,60}\)/giu;

/**
 * Colors that the text below the front matter names: items of lists and rows of tables that hold a name, a color and
 * what it is for. Sentences are not read: what a color does in one would be guessed.
 */
export function readProse(text: string): ProseColor[] {
  const colors: ProseColor[] = [];
  for (const { headings, line, ...part } of walkProse(text)) {
    if (colors.length >= MAX_COLORS) break;
    const named = part.kind === 'row' ? readRow(part.cells) : readItem(part.text);
    colors.push(...named.map((color) => ({ ...color, headings, line })));
  }
  return colors;
}

type Named = Pick<ProseColor, 'name' | 'value' | 'says' | 'cells'>;

/** `**Canvas** (#fff): page background`, and several of the kind with semicolons between them. */
function readItem(text: string): Named[] {
  const parts = text.split(';');
  const several = parts.length > 1 && parts.every((part) => colorsIn(part).length === 1);
  return (several ? parts : [text]).flatMap((part) => readNamed(part) ?? []);
}

function readNamed(text: string): Named | undefined {
  const [first, second] = colorsIn(text);
  if (first === undefined) return undefined;
  const before = toPlain(text.slice(0, first.start));
  const after = text.slice(first.end, second?.start);
  // `#fff / #000`: a pair has no single value.
  if (second !== undefined && /^[`\s]*(?:\/|→|->|\bor\b|\bto\b|[-–—]|,)[`\s]*$/iu.test(after))
    return undefined;
  return { name: before, value: first.value, says: toPlain(after) };
}

/** A row with one color: its first other cell is the name, the rest says what it is for. */
function readRow(cells: readonly string[]): Named[] {
  const colored = cells.filter((cell) => colorsIn(cell).length > 0);
  const [cell = ''] = colored;
  const [color, second] = colorsIn(cell);
  if (color === undefined || second !== undefined) return [];
  const isSame = colored.every((one) => colorsIn(one)[0]?.value.toLowerCase() === color.value.toLowerCase());
  // Light and dark side by side are told apart by their columns, which nobody names alike.
  if (colored.length > 1 && !isSame) return [];
  const own = toPlain(cell.replace(color.value, ''));
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

type FoundColor = { value: string; start: number; end: number };

const colorsIn = (text: string): FoundColor[] =>
  [...text.matchAll(COLOR)].map(({ 0: value, index }) => ({
    value,
    start: index,
    end: index + value.length,
  }));
