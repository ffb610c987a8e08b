import { TEMPLATE_FONTS } from '@cardwright/contract/template-names';
import type { TemplateDefinition, TemplateNodes } from '../index.ts';
import { type Report, readColor, readLength, readStyle, type Style } from './read-style.ts';

/** A node as `@takumi-rs/helpers` makes it of HTML or JSX. */
export type SourceNode = {
  type: 'container' | 'text' | 'image';
  text?: string;
  src?: unknown;
  width?: number;
  height?: number;
  children?: SourceNode[];
  tagName?: string;
  className?: string;
  tw?: string;
  style?: Style;
  /** What browsers give an element of this name. */
  preset?: Style;
};

/** What could not be carried over. */
export type Loss = { line: number | undefined; what: string; reason: string };

/** What texts inherit. */
type Type = {
  fontSize: number;
  color: string;
  weight: number;
  font: string | undefined;
  lineHeight: number;
  letterSpacing: number;
  align: string;
};

const FIRST: Type = {
  fontSize: 16,
  color: '#000000',
  weight: 400,
  font: undefined,
  lineHeight: 1.2,
  letterSpacing: 0,
  align: 'start',
};
const REFERENCE = /\{\{\s*([A-Za-z][A-Za-z0-9_]{0,31})\s*\}\}/g;
const MANY_LINES = 12;

/** A template of a tree of nodes, and what of it could not be carried over. `source` is where lines are looked up. */
export function toDefinition(
  root: SourceNode,
  source: string,
): { definition: TemplateDefinition; losses: Loss[] } {
  const losses: Loss[] = [];
  const lines = source.split('\n');
  const names = { text: new Set<string>(), color: new Set<string>(), image: new Set<string>() };
  const lineOf = (clues: readonly string[]): number | undefined => {
    const found = lines.findIndex((line) => clues.every((clue) => line.includes(clue)));
    return found < 0 ? undefined : found + 1;
  };
  const lose = (what: string, reason: string, ...clues: string[]): void => {
    losses.push({ line: lineOf(clues), what, reason });
  };
  const report: Report = (name, value, reason) => {
    const css = toCssName(name);
    const line =
      lineOf([name, String(value)]) ?? lineOf([css, String(value)]) ?? lineOf([name]) ?? lineOf([css]);
    losses.push({ line, what: `${css}: ${String(value)}`, reason });
  };

  const toNodes = (node: SourceNode, inherited: Type): TemplateNodes => {
    const { preset, style, tw, className } = node;
    if (tw !== undefined) lose(`tw="${tw}"`, 'Tailwind classes are not read; write them as style', tw);
    if (className !== undefined)
      lose(`class="${className}"`, 'classes are not read; write them as style', className);
    const own: Style = { ...preset, ...style };
    const type = inherit(own, inherited, report);
    if (own.display === 'none') return [];
    const fields = readStyle(own, type.fontSize, report);
    for (const value of Object.values(fields)) collectColors(value, names.color);
    if (node.type === 'text') return toText(node.text ?? '', own, type, fields);
    if (node.type === 'image') return toImage(node, own, fields);
    const children = node.children ?? [];
    const words = children.every(isInline) ? children.map(toWords).join('') : '';
    if (words.trim() !== '' && own.display !== 'flex') {
      if (children.length > 1)
        lose(words.trim(), 'becomes one text in one style', children[0]?.text?.trim() ?? '');
      return toText(words, own, type, fields);
    }
    const direction = own.display === 'flex' ? { flexDirection: 'row', ...fields } : fields;
    const inner = children.flatMap((child) => toNodes(child, type));
    return [{ type: 'box', style: direction, children: inner }] as TemplateNodes;
  };

  const toText = (text: string, own: Style, type: Type, style: Style): TemplateNodes => {
    const plain = text.replace(/\s+/g, ' ').trim();
    if (plain === '') return [];
    for (const [, name = ''] of plain.matchAll(REFERENCE)) names.text.add(name);
    collectColors(type.color, names.color);
    const { fontSize: size, font, ...rest } = type;
    const clamp = Number(
      own.lineClamp ?? own.WebkitLineClamp ?? (own.whiteSpace === 'nowrap' ? 1 : MANY_LINES),
    );
    const node = {
      type: 'text',
      text: plain.replace(REFERENCE, '{$1}'),
      ...(font !== undefined && { font }),
      size,
      // Text of a card is fitted: as small as that, then an ellipsis.
      minSize: Math.max(4, Math.round(size / 2)),
      maxLines: Number.isInteger(clamp) && clamp > 0 ? Math.min(clamp, 40) : MANY_LINES,
      ...rest,
      ...toAlignment(style, own.display === 'flex', report),
    };
    return [node] as TemplateNodes;
  };

  const toImage = ({ src, width, height }: SourceNode, own: Style, style: object): TemplateNodes => {
    const [, name] = /^\{\{\s*(\w+)\s*\}\}$/.exec(String(src)) ?? [];
    if (name === undefined) {
      const clue = String(src).slice(0, 40);
      lose(`image ${clue}`, 'an image is a parameter: use {{photo}} as its source', clue);
      return [];
    }
    names.image.add(name);
    const size = { ...(width !== undefined && { width }), ...(height !== undefined && { height }) };
    const fit = own.objectFit === 'contain' ? 'contain' : 'cover';
    const { rest } = part(
      { ...size, ...style },
      /^(?:padding|flexDirection|flexWrap|justify|alignItems|gap|rowGap|columnGap|overflow)/,
    );
    return [{ type: 'image', parameter: name, fit, style: rest }] as TemplateNodes;
  };

  const nodes = toNodes(root, FIRST);
  const [first] = nodes;
  const box = first?.type === 'box' ? first : { type: 'box' as const, children: nodes };
  const parameters = (Object.keys(names) as (keyof typeof names)[]).flatMap((type) =>
    [...names[type]].map((name) => ({ type, name })),
  );
  return { definition: { parameters, root: box } as TemplateDefinition, losses };
}

/** The fields whose names match, and the others. */
function part(style: Style, names: RegExp): { matching: Style; rest: Style } {
  const [matching, rest] = [true, false].map((wanted) =>
    Object.fromEntries(Object.entries(style).filter(([name]) => names.test(name) === wanted)),
  );
  return { matching: matching ?? {}, rest: rest ?? {} };
}

const ALIGN: Readonly<Record<string, string>> = { center: 'center', 'flex-end': 'end' };
const VERTICAL: Readonly<Record<string, string>> = { center: 'center', 'flex-end': 'bottom' };

/** A text has no children to arrange: in a flex container, it is aligned instead. */
function toAlignment(style: Style, isFlex: boolean, report: Report): object {
  const { matching, rest } = part(
    style,
    /^(?:flexDirection|flexWrap|justify|alignItems|gap|rowGap|columnGap|overflow)/,
  );
  const { matching: effects, rest: own } = part(rest, /^(?:opacity|rotate)$/);
  for (const [name, value] of Object.entries(effects)) report(name, value, 'is not for texts');
  const { flexDirection = 'row', justifyContent, alignItems } = matching;
  const [across, down] =
    flexDirection === 'row' ? [justifyContent, alignItems] : [alignItems, justifyContent];
  const align = isFlex ? ALIGN[String(across)] : undefined;
  const verticalAlign = isFlex ? VERTICAL[String(down)] : undefined;
  return { ...(align && { align }), ...(verticalAlign && { verticalAlign }), style: own };
}

const isInline = ({ type, tagName, style }: SourceNode): boolean =>
  type === 'text' && style === undefined && (tagName === undefined || !/^(?:div|p|h\d|li)$/.test(tagName));
const toWords = ({ text = '' }: SourceNode): string => text;

const toCssName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function collectColors(value: unknown, into: Set<string>): void {
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) collectColors(inner, into);
  const [, name] = typeof value === 'string' ? (/^\{(\w+)\}$/.exec(value) ?? []) : [];
  if (name !== undefined) into.add(name);
}

function inherit(style: Style, type: Type, report: Report): Type {
  const next = { ...type };
  const read = (name: string, use: (text: string) => boolean, reason: string): void => {
    const value = style[name];
    if (value !== undefined && !use(String(value).trim())) report(name, value, reason);
  };
  read(
    'fontSize',
    (text) => {
      const size = readLength(text, type.fontSize);
      if (typeof size === 'number') next.fontSize = Math.min(1000, Math.max(4, size));
      return typeof size === 'number';
    },
    'needs a size in px, em or rem',
  );
  read(
    'color',
    (text) => {
      const color = readColor(text);
      next.color = color ?? type.color;
      return color !== undefined;
    },
    'needs a color as #rrggbb or rgba()',
  );
  read(
    'fontWeight',
    (text) => {
      const weight = { normal: 400, bold: 700, bolder: 700, lighter: 300 }[text] ?? Number(text);
      if (Number.isInteger(weight)) next.weight = Math.min(900, Math.max(100, weight));
      return Number.isInteger(weight);
    },
    'needs a number from 100 to 900',
  );
  read(
    'fontFamily',
    (text) => {
      const family = text.split(',')[0]?.replaceAll(/["']/g, '').trim();
      const known = TEMPLATE_FONTS.find((font) => font === family);
      next.font = known ?? type.font;
      return known !== undefined;
    },
    `must be one of ${TEMPLATE_FONTS.join(', ')}`,
  );
  read(
    'lineHeight',
    (text) => {
      const height = Number(text) || Number(/^([\d.]+)px$/.exec(text)?.[1]) / next.fontSize || Number.NaN;
      if (!Number.isNaN(height)) next.lineHeight = Math.min(3, Math.max(0.8, height));
      return !Number.isNaN(height);
    },
    'needs a multiple of the font size',
  );
  read(
    'letterSpacing',
    (text) => {
      const px = readLength(text, next.fontSize);
      if (typeof px === 'number') next.letterSpacing = Math.min(1, Math.max(-0.1, px / next.fontSize));
      return typeof px === 'number';
    },
    'needs a length in px or em',
  );
  read(
    'textAlign',
    (text) => {
      const align = { left: 'start', start: 'start', center: 'center', right: 'end', end: 'end' }[text];
      next.align = align ?? type.align;
      return align !== undefined;
    },
    'must be left, center or right',
  );
  return next;
}
