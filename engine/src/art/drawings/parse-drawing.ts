import { mix } from '../../color/oklch.ts';
import type { Box } from '../../geometry.ts';
import type { DrawingColors, Surroundings } from './drawing.ts';
import { type DrawingRow, STAND_IN_COLORS, type Tone } from './drawing-row.ts';

type Paint = {
  colors: DrawingColors;
  idPrefix: string;
  around: Surroundings;
  /** Makes of the colors of a prop what the light makes of them. */
  repaint(color: string): string;
};
/** Text that is always the same, or that which a drawing's colors, ids and surroundings decide. */
type Part = string | ((paint: Paint) => string);

/** A drawing's file, ready to be drawn in any colors. */
export type ParsedDrawing = {
  /** Where the ink lies: the `viewBox`. */
  bounds: Box;
  draw(colors: DrawingColors, idPrefix: string, around: Surroundings): string;
};

/** What `data-when` may ask of the surroundings; all words of it must hold, and `!` negates one. */
export const CONDITIONS: Readonly<Record<string, (around: Surroundings) => boolean>> = {
  lit: ({ lit }) => lit === true,
  // In a scene without lamps; a card has no hour.
  day: ({ lit }) => lit === false,
  spring: ({ season }) => season === 'spring',
  snow: ({ snow }) => snow === true,
  bloom: ({ bloom }) => bloom === true,
  bare: ({ season, snow, bloom }) => (season === 'winter' || snow === true) && bloom !== true,
};

/** What `data-eye` may name, and where `SubjectColors.own` has its color. */
export const EYE_PARTS: Readonly<Record<string, number>> = { glint: 0, ring: 1 };

const NOTATION = / data-(?:when|eye)="[^"]*"| display="none"/g;
// An id, a reference to one, or a color; references come first, since `url(#facade)` looks like a color.
const FILLED_IN = /(?<prefix> id="|url\(#|href="#)|(?<==")#[0-9a-f]{6}(?=")/g;

/** Reads a file that `npm run drawings` finds no fault with; the notation is explained in CONTRIBUTING.md. */
export function parseDrawing(svg: string, row: DrawingRow): ParsedDrawing {
  const [, root = '', shapes = ''] = /(<svg[^>]*>)(.*)<\/svg>/s.exec(svg) ?? [];
  const [x = 0, y = 0, width = 0, height = 0] = (attribute(root, 'viewBox') ?? '')
    .split(/[\s,]+/)
    .map(Number);
  const parts = parseShapes(shapes.replaceAll(/<!--.*?-->/gs, ''), paintersOf(row));
  const open = `<g transform="translate(${-x} ${-y})" stroke-linecap="round" stroke-linejoin="round">`;
  return {
    bounds: { x, y, width, height },
    draw: (colors, idPrefix, around) =>
      `${open}${render(parts, { colors, idPrefix, around, repaint: (color) => color })}</g>`,
  };
}

/** A prop's file, ready to be drawn in any light: it has no palette, every color of it is repainted. */
export type ParsedProp = { draw(repaint: (color: string) => string, around: Surroundings): string };

// What is drawn where lamps are lit has the color of its light.
const SHINES = /data-when="(?:[^"]* )?lit\b/;

/** Reads a file of `data/props`: conditions as in a drawing, but any colors, and no ids but those of its layer. */
export function parseProp(svg: string): ParsedProp {
  const [, shapes = ''] = /<svg[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
  const parts = parseShapes(shapes, (color, tag) =>
    SHINES.test(tag) ? undefined : ({ repaint }) => repaint(color),
  );
  return {
    draw: (repaint, around) => render(parts, { colors: STAND_IN_COLORS, idPrefix: '', around, repaint }),
  };
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

const render = (parts: readonly Part[], paint: Paint): string =>
  parts.map((part) => (typeof part === 'string' ? part : part(paint))).join('');

type Painters = (color: string, tag: string) => ((paint: Paint) => string) | undefined;

/** What is painted in the place of each of the file's colors. */
function paintersOf({ natural = STAND_IN_COLORS, mixed = {} }: DrawingRow): Painters {
  const painters = new Map([
    ...Object.entries(natural).map(
      ([tone, color]) => [color, ({ colors }: Paint) => colors[tone as Tone]] as const,
    ),
    ...Object.entries(mixed).map(
      ([color, [from, to, share]]) =>
        [color, ({ colors }: Paint) => mix(colors[from], colors[to], share)] as const,
    ),
  ]);
  return (color) => painters.get(color);
}

function parseShapes(shapes: string, painters: Painters): readonly Part[] {
  const whole: Part[] = [];
  // The elements that are open: where their children go, and the tag that closes them.
  const open = [{ children: whole, end: '' }];
  for (const [written] of shapes.matchAll(/<[^>]+>/g)) {
    const tag = written.replaceAll(/\s*\n\s*/g, ' ');
    if (tag.startsWith('</')) {
      const closed = open.pop();
      if (closed?.end) closed.children.push(closed.end);
      continue;
    }
    const siblings = open.at(-1)?.children ?? whole;
    const condition = conditionOf(tag);
    const parts: Part[] = condition ? [] : siblings;
    if (condition) siblings.push((paint) => (condition(paint) ? render(parts, paint) : ''));
    const eye = attribute(tag, 'data-eye');
    const plain = condition || eye ? tag.replaceAll(NOTATION, '') : tag;
    // A group that says no more than when it is drawn leaves no trace.
    const traceless = condition !== undefined && plain === '<g>';
    if (!traceless) parts.push(...parseTag(plain, (color) => painters(color, tag), eye));
    if (!tag.endsWith('/>')) {
      const name = /\w+/.exec(tag)?.[0] ?? '';
      open.push({ children: parts, end: traceless ? '' : `</${name}>` });
    }
  }
  return whole;
}

/** When an element is drawn; `undefined` for always. An eye's ring may be hidden until it is given a color. */
function conditionOf(tag: string): ((paint: Paint) => boolean) | undefined {
  const when = attribute(tag, 'data-when');
  if (when !== undefined) {
    const words = when.split(' ');
    return ({ around }) =>
      words.every((word) =>
        word.startsWith('!') ? !CONDITIONS[word.slice(1)]?.(around) : CONDITIONS[word]?.(around),
      );
  }
  const own = EYE_PARTS[attribute(tag, 'data-eye') ?? ''];
  if (own === undefined || attribute(tag, 'display') !== 'none') return undefined;
  return ({ colors }) => colors.fixed?.[own] !== undefined;
}

/** One tag, cut at its colors and ids; `eye` names what of an eye its color is. */
function parseTag(tag: string, painters: (color: string) => ReturnType<Painters>, eye?: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of tag.matchAll(FILLED_IN)) {
    const [text] = found;
    const painter = painters(text);
    if (found.groups?.prefix) parts.push(tag.slice(from, found.index) + text, ({ idPrefix }) => idPrefix);
    else if (painter === undefined) continue;
    else parts.push(tag.slice(from, found.index), eye ? ownOr(EYE_PARTS[eye] ?? 0, painter) : painter);
    from = found.index + text.length;
  }
  return [...parts, tag.slice(from)];
}

const ownOr =
  (at: number, painter: (paint: Paint) => string) =>
  (paint: Paint): string =>
    paint.colors.fixed?.[at] ?? painter(paint);
