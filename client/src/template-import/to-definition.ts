import { TEMPLATE_FONTS } from '@cardwright/contract/template-names';
import type { TemplateDefinition, TemplateNodes } from '../index.ts';
import { PLACE, placeOf, walkNodes } from './match-nodes.ts';
import type { Merged } from './merge-drawings.ts';
import type { ReadClasses } from './read-classes.ts';
import {
  type Report,
  readColor,
  readLength,
  readStyle,
  type Style,
  splitList,
  toColor,
} from './read-style.ts';
import type { Loss, SourceNode } from './source-node.ts';

/** An image that the card always has, which becomes the default of a parameter: a URL, a path, or an SVG as text. */
export type Picture = { parameter: string; source: string };

/** What texts inherit. */
type Type = {
  fontSize: number;
  color: string;
  weight: number;
  font: string | undefined;
  lineHeight: number;
  letterSpacing: number;
  align: string;
  transform: string;
  opacity: number;
};

const FIRST: Type = {
  fontSize: 16,
  color: '#000000',
  weight: 400,
  font: undefined,
  lineHeight: 1.2,
  letterSpacing: 0,
  align: 'start',
  transform: 'none',
  opacity: 1,
};
const REFERENCE = /\{\{\s*([A-Za-z][A-Za-z0-9_]{0,31})\s*\}\}/g;
const REFERENCE_OR_BRACE = new RegExp(`${REFERENCE.source}|[{}]`, 'g');
const MANY_LINES = 12;
// A line that ends where the author wants it, until the other white space has become spaces.
const LINE_END = '\u2028';
const SPACES = /[^\S\u2028]+/g;
const LINE_ENDS = / ?\u2028 ?/g;
// Of templates.
const MOST_IMAGES = 4;

/** The texts of all classes below a node. */
export const listClasses = (node: SourceNode): string[] => [...walkNodes(node)].map(toClasses);

const toClasses = ({ className = '', tw = '' }: SourceNode): string => `${className} ${tw}`.trim();

/**
 * A template of a tree of nodes, and what of it could not be carried over. `source` is where lines are looked up, `defaults` what
 * parameters are without a value.
 */
export function toDefinition(
  root: SourceNode,
  source: string,
  {
    classes,
    defaults = {},
    usualPictures = {},
    choices = [],
    colors = [],
  }: {
    classes: ReadClasses;
    defaults?: Readonly<Record<string, string>>;
    usualPictures?: Readonly<Record<string, string>>;
    choices?: Merged['choices'];
    colors?: Merged['colors'];
  },
): { definition: TemplateDefinition; losses: Loss[]; pictures: Picture[] } {
  const losses: Loss[] = [];
  const pictures: Picture[] = [];
  const lines = source.split('\n');
  const names = { text: new Set<string>(), color: new Set<string>(), image: new Set<string>() };
  // Of the element that is read: a clue is looked for from there on first.
  let from = 1;
  const lineOf = (clues: readonly string[]): number | undefined => {
    const has = (line: string): boolean => clues.every((clue) => line.includes(clue));
    const behind = lines.findIndex((line, at) => at >= from - 1 && has(line));
    const found = behind < 0 ? lines.findIndex(has) : behind;
    return found < 0 ? undefined : found + 1;
  };
  const lose = (what: string, reason: string, ...clues: string[]): void => {
    losses.push({ line: lineOf(clues) ?? (from > 1 ? from : undefined), what, reason });
  };
  let origins: ReadonlyMap<string, string> = new Map();
  const report: Report = (name, value, reason) => {
    const css = toCssName(name);
    const line =
      lineOf([origins.get(name) ?? name, String(origins.get(name) ?? value)]) ??
      lineOf([css, String(value)]) ??
      lineOf([name]) ??
      lineOf([css]) ??
      (from > 1 ? from : undefined);
    losses.push({ line, what: `${css}: ${String(value)}`, reason });
  };

  const toNodes = (node: SourceNode, inherited: Type): TemplateNodes => {
    if (node.instead) return node.instead.flatMap((copy) => toNodes(copy, inherited));
    const made = toPlainNodes(node, inherited);
    return node.when ? (made.map((one) => ({ ...one, when: node.when })) as TemplateNodes) : made;
  };

  const toPlainNodes = (node: SourceNode, inherited: Type): TemplateNodes => {
    const { preset, style } = node;
    from = Number(placeOf(node)?.split(':')[0]) || from;
    const { style: ofClasses, unread, ...read } = classes(toClasses(node));
    origins = read.origins;
    for (const name of unread) {
      const reason = name.startsWith('dark:')
        ? 'is for a dark scheme; HTML is drawn in its light one'
        : 'is none of Tailwind or UnoCSS; write it as style';
      lose(`class ${name}`, reason, name);
    }
    const own = withShownText({ ...preset, ...ofClasses, ...style, ...node.by }, report);
    const type = inherit(own, inherited, report);
    if (own.display === 'none') return [];
    if (own.display === 'grid') report('display', own.display, 'becomes a column; use flex');
    const children = node.children ?? [];
    const { ground, rest: framed } = takeGround(own, node.type === 'container');
    const { edges, rest } = takeEdges(framed, type.color, node.type === 'container');
    const { opacity = type.opacity, ...fields } = readStyle(rest, type.fontSize, report);
    const faded = Math.round(Number(opacity) * (opacity === type.opacity ? 1 : type.opacity) * 100) / 100;
    for (const value of Object.values(fields)) collectColors(value, names.color);
    if (node.type === 'text') return toText(node, own, { ...type, opacity: faded }, fields);
    const effect = faded === 1 ? {} : { opacity: faded };
    if (node.type === 'image') return toImage(node, own, { ...fields, ...effect }, type.color);
    // One word in bold type is a text of its own.
    const isOne = children.length === 1 && children[0]?.tagName !== undefined;
    const words = !isOne && children.every(isInline) ? children.map(toWords).join('') : '';
    if (words.trim() !== '' && own.display !== 'flex' && node !== card) {
      if (children.some(({ tagName }) => tagName !== undefined && tagName !== 'br'))
        lose(words.trim(), 'becomes one text in one style', children[0]?.text?.trim() ?? '');
      return toText({ ...node, text: words }, own, { ...type, opacity: faded }, fields);
    }
    // Effects of a box are not applied to texts, which are faded by their color instead.
    const holdsText = children.some(hasText);
    if (holdsText && fields.rotate !== undefined) {
      report('rotate', fields.rotate, 'is not possible around texts');
      delete fields.rotate;
    }
    const isRow = own.display === 'flex' || own.display === 'inline-flex';
    const shown = { ...(isRow && { flexDirection: 'row' }), ...fields, ...(!holdsText && effect) };
    const below = { ...type, opacity: holdsText ? faded : 1 };
    const isAcross = /^row/.test(String(shown.flexDirection ?? 'column'));
    const inner = children.flatMap((child) => toSpaced(child, toNodes(child, below), isAcross));
    const picture = ground === undefined ? [] : toGround(ground, own);
    return [{ type: 'box', style: shown, children: [...picture, ...inner, ...edges] }] as TemplateNodes;
  };

  /** A margin that takes all room along its row or column is a box that does. */
  const toSpaced = (node: SourceNode, made: TemplateNodes, isAcross: boolean): TemplateNodes => {
    const own = { ...classes(toClasses(node)).style, ...node.style };
    const [before, after] = isAcross ? ['marginLeft', 'marginRight'] : ['marginTop', 'marginBottom'];
    const spacer = { type: 'box', style: { flexGrow: 1 } };
    const around = (name: string | undefined) => (own[name ?? ''] === 'auto' ? [spacer] : []);
    return made.length === 0 ? made : ([...around(before), ...made, ...around(after)] as TemplateNodes);
  };

  const toGround = (source: string, { backgroundSize, backgroundPosition }: Style): TemplateNodes => {
    reportPosition('backgroundPosition', backgroundPosition);
    return toPicture(source, {
      fit: backgroundSize === 'contain' ? 'contain' : 'cover',
      style: { position: 'absolute', top: 0, left: 0, width: '100%', height: '100%' },
    });
  };

  const reportPosition = (name: string, value: unknown): void => {
    if (value !== undefined && !/^(?:center|50%)(?: (?:center|50%))?$/.test(String(value).trim()))
      report(name, value, 'a picture is shown around its center');
  };

  /** An image of a parameter: of the one that is its source, else of one more. */
  const toPicture = (source: string, look: { fit: 'contain' | 'cover'; style: object }): TemplateNodes => {
    const [, named] = /^\{\{\s*(\w+)\s*\}\}$/.exec(source) ?? [];
    const same = pictures.find((one) => one.source === source)?.parameter;
    const parameter = named ?? same ?? `image${names.image.size + 1}`;
    const clue = source.split('{{')[0]?.slice(0, 40) ?? '';
    if (!names.image.has(parameter) && names.image.size >= MOST_IMAGES) {
      lose(`image ${clue}`, `a template has at most ${MOST_IMAGES} images`, clue);
      return [];
    }
    names.image.add(parameter);
    if (named === undefined && source.includes('{{'))
      lose(`image ${source.slice(0, 60)}`, `its whole URL is the parameter ${parameter}`, clue);
    else if (named === undefined && same === undefined) pictures.push({ parameter, source });
    const usual = named === undefined ? undefined : usualPictures[named];
    if (usual !== undefined && !pictures.some((one) => one.parameter === parameter))
      pictures.push({ parameter, source: usual });
    return [{ type: 'image', parameter, ...look }] as TemplateNodes;
  };

  const toText = ({ text = '', sizes }: SourceNode, own: Style, type: Type, style: Style): TemplateNodes => {
    const kept = /^pre/.test(String(own.whiteSpace)) ? text.replaceAll('\n', LINE_END) : text;
    const spaced = kept.replace(SPACES, ' ').replace(LINE_ENDS, '\n').trim();
    if (spaced === '') return [];
    const plain = transformText(spaced, type.transform, report);
    for (const [, name = ''] of plain.matchAll(REFERENCE)) names.text.add(name);
    collectColors(type.color, names.color);
    const { fontSize, font, transform: _, opacity, ...rest } = type;
    const fitted = [fontSize, ...(sizes ?? []).flatMap((one) => toSize(one, fontSize))];
    const size = Math.max(...fitted);
    const color = fade(type.color, opacity);
    if (color === undefined) report('opacity', opacity, 'is not applied to a parameter');
    const clamp = Number(
      own.lineClamp ?? own.WebkitLineClamp ?? (own.whiteSpace === 'nowrap' ? 1 : MANY_LINES),
    );
    const node = {
      type: 'text',
      // A brace of the text itself is doubled, so that no parameter is ever read out of it.
      text: plain.replace(REFERENCE_OR_BRACE, (found, name?: string) =>
        name === undefined ? found + found : `{${name}}`,
      ),
      ...(font !== undefined && { font }),
      size,
      // Text of a card is fitted: as small as that, then an ellipsis.
      minSize: Math.max(4, Math.min(Math.round(size / 2), ...fitted)),
      maxLines: Number.isInteger(clamp) && clamp > 0 ? Math.min(clamp, 40) : MANY_LINES,
      ...rest,
      ...(color !== undefined && { color }),
      ...toAlignment(style, own.display === 'flex', report),
    };
    return [node] as TemplateNodes;
  };

  const toImage = (
    { src, width, height }: SourceNode,
    own: Style,
    style: object,
    ink: string,
  ): TemplateNodes => {
    reportPosition('objectPosition', own.objectPosition);
    // `width="300px"` is no number.
    const size = { ...(width && { width }), ...(height && { height }) };
    const fit = own.objectFit === 'contain' ? 'contain' : 'cover';
    const { rest } = part(
      { ...size, ...style },
      /^(?:padding|flexDirection|flexWrap|justify|alignItems|gap|rowGap|columnGap|overflow)/,
    );
    return toPicture(toDrawing(String(src), ink), { fit, style: rest });
  };

  /** An SVG with the color that texts have around it; other sources as they are. */
  const toDrawing = (source: string, ink: string): string => {
    if (!source.startsWith('<svg')) return source;
    const plain = source.replaceAll(` ${PLACE}="`, ' data-place="').replaceAll(/ data-place="[^"]*"/g, '');
    const isFixed = !ink.startsWith('{');
    if (!isFixed && /currentcolor/i.test(plain))
      lose('currentColor', 'an image has colors of its own', '<svg');
    const inked = isFixed ? plain.replaceAll(/\bcurrentcolor\b/gi, ink) : plain;
    return inked.replaceAll(REFERENCE, (_, name: string) => {
      lose(`{{${name}}} in an SVG`, 'an image is fixed', '<svg');
      return defaults[name] ?? '';
    });
  };

  // A card that is one text is a box around it.
  const { text, ...frame } = root;
  const card: SourceNode =
    root.type === 'text'
      ? { ...frame, type: 'container', children: [{ type: 'text', text: text ?? '' }] }
      : root;
  const nodes = toNodes(card, FIRST);
  const [first] = nodes;
  const box = first?.type === 'box' ? first : { type: 'box' as const, children: nodes };
  for (const { name } of colors) names.color.delete(name);
  const parameters = (Object.keys(names) as (keyof typeof names)[]).flatMap((type) =>
    [...names[type]].map((name) => ({ type, name, ...toDefault(type, defaults[name]) })),
  );
  const chosen = choices.map((choice) => ({ type: 'choice' as const, ...choice }));
  const definition = {
    parameters: [...parameters, ...chosen],
    ...(colors.length > 0 && { colors }),
    root: box,
  };
  return { definition: definition as TemplateDefinition, losses, pictures };
}

const toSize = (value: unknown, around: number): number[] => {
  const size = readLength(String(value ?? ''), around);
  return typeof size === 'number' && size >= 4 ? [Math.min(1000, size)] : [];
};

/** Of an image only an upload could be one. */
function toDefault(type: 'text' | 'color' | 'image', value: string | undefined): { default?: string } {
  const usual = type === 'color' ? readColor(value ?? '') : value;
  return type === 'image' || usual === undefined ? {} : { default: usual };
}

/** A text that shows its background in place of a color has the first color of this. */
function withShownText(style: Style, report: Report): Style {
  const { backgroundClip, background, backgroundImage, WebkitBackgroundClip: _, ...rest } = style;
  if (backgroundClip !== 'text') return style;
  const shown = String(backgroundImage ?? background);
  const [, inner = shown] = /^[\w-]+\((.*)\)$/s.exec(shown) ?? [];
  const colors = splitList(inner).map((part) => readColor(part.replace(/\s+[\d.]+%$/, '')));
  report('backgroundClip', 'text', 'a text has one color, the first of its gradient');
  return { ...rest, color: colors.find((color) => color !== undefined) ?? style.color };
}

/** Capitals are made of fixed words; a parameter is drawn as it comes. */
function transformText(text: string, transform: string, report: Report): string {
  if (transform !== 'uppercase' && transform !== 'lowercase') return text;
  const parts = text.split(/(\{\{\s*\w+\s*\}\})/);
  if (parts.length > 1) report('textTransform', transform, 'is not applied to parameters');
  const change = (part: string): string =>
    transform === 'uppercase' ? part.toUpperCase() : part.toLowerCase();
  return parts.map((part, index) => (index % 2 === 0 ? change(part) : part)).join('');
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
  const { matching: effects, rest: own } = part(rest, /^rotate$/);
  for (const [name, value] of Object.entries(effects)) report(name, value, 'is not for texts');
  const { flexDirection = 'row', justifyContent, alignItems } = matching;
  const [across, down] =
    flexDirection === 'row' ? [justifyContent, alignItems] : [alignItems, justifyContent];
  const align = isFlex ? ALIGN[String(across)] : undefined;
  const verticalAlign = isFlex ? VERTICAL[String(down)] : undefined;
  return { ...(align && { align }), ...(verticalAlign && { verticalAlign }), style: own };
}

const hasText = ({ type, text = '', children = [] }: SourceNode): boolean =>
  (type === 'text' && text.trim() !== '') || children.some(hasText);

/** The picture behind a box, and its style without it. */
function takeGround(style: Style, isBox: boolean): { ground: string | undefined; rest: Style } {
  const rest = { ...style };
  let ground: string | undefined;
  for (const name of isBox ? ['background', 'backgroundImage'] : []) {
    const layers = splitList(String(style[name] ?? ''));
    const [, , source] =
      layers.map((layer) => /^url\((["']?)(.*?)\1\)/s.exec(layer)).find((found) => found) ?? [];
    if (source === undefined) continue;
    ground = source;
    rest[name] = layers.filter((layer) => !layer.startsWith('url(')).join(', ') || undefined;
  }
  return { ground, rest };
}

const EDGES = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** Borders of single sides, as thin boxes along them. */
function takeEdges(style: Style, ink: string, isBox: boolean): { edges: TemplateNodes; rest: Style } {
  const rest = { ...style };
  const edges: object[] = [];
  for (const side of isBox ? EDGES : []) {
    const [, short, shortColor] =
      /^([\d.]+)px\s+solid\s+(.+)$/.exec(String(style[`border${side}`] ?? '')) ?? [];
    const thickness = Number.parseFloat(String(short ?? style[`border${side}Width`] ?? '0'));
    const color = shortColor ?? style[`border${side}Color`] ?? style.borderColor ?? ink;
    const backgroundColor = readColor(String(color));
    if (backgroundColor === undefined) continue;
    for (const name of ['', 'Width', 'Color', 'Style']) delete rest[`border${side}${name}`];
    if (!(thickness > 0)) continue;
    const along =
      side === 'Top' || side === 'Bottom'
        ? { left: 0, right: 0, height: thickness }
        : { top: 0, bottom: 0, width: thickness };
    edges.push({
      type: 'box',
      style: { position: 'absolute', [side.toLowerCase()]: 0, ...along, backgroundColor },
    });
    // The color alone is no border around all sides.
    if (rest.borderWidth === undefined) delete rest.borderColor;
  }
  return { edges: edges as TemplateNodes, rest };
}

/** A color with this opacity; undefined if it is a parameter. */
function fade(color: string, opacity: number): string | undefined {
  if (opacity === 1) return color;
  const hex = /^#[\da-f]{3}$/i.test(color) ? color.replaceAll(/[\da-f]/gi, '$&$&') : color;
  const channels = hex.startsWith('#')
    ? [1, 3, 5, 7].map((at) => Number.parseInt(hex.slice(at, at + 2) || 'ff', 16))
    : (/\((.*)\)/.exec(color)?.[1]?.split(',').map(Number) ?? []);
  const [r, g, b, a = hex.startsWith('#') ? 255 : 1] = channels;
  if (b === undefined) return undefined;
  const alpha = (hex.startsWith('#') ? a / 255 : a) * opacity;
  return toColor([r, g, b], alpha);
}

const isInline = ({ type, tagName, children = [] }: SourceNode): boolean =>
  type !== 'image' &&
  (tagName === undefined ? type === 'text' : INLINE.test(tagName)) &&
  children.every(isInline);
const INLINE = /^(?:a|abbr|b|br|code|em|i|mark|q|small|span|strong|sub|sup|time|u)$/;
const toWords = ({ text = '', tagName, children = [] }: SourceNode): string =>
  (tagName === 'br' ? LINE_END : text) + children.map(toWords).join('');

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
      const families = splitList(text).map((family) => family.replaceAll(/["']/g, ''));
      const known = families.flatMap(
        (family) => GENERIC[family] ?? TEMPLATE_FONTS.find((font) => font === family) ?? [],
      );
      next.font = known[0] ?? type.font;
      return known[0] !== undefined && (known[0] === families[0] || (families[0] ?? '') in GENERIC);
    },
    `must be one of ${TEMPLATE_FONTS.join(', ')}`,
  );
  read(
    'lineHeight',
    (text) => {
      const length = /^[\d.]+%$/.test(text) ? Number.parseFloat(text) / 100 : readLength(text, next.fontSize);
      const multiple = typeof length === 'number' && /[a-z]$/.test(text) ? length / next.fontSize : length;
      const height = text === 'normal' ? FIRST.lineHeight : Number(multiple);
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
  read('fontStyle', (text) => text === 'normal', 'letters are upright');
  next.transform = String(style.textTransform ?? type.transform);
  return next;
}

// Families that every system has.
const GENERIC: Readonly<Record<string, (typeof TEMPLATE_FONTS)[number]>> = {
  'sans-serif': 'Inter',
  'system-ui': 'Inter',
  'ui-sans-serif': 'Inter',
  serif: 'Newsreader',
  'ui-serif': 'Newsreader',
  monospace: 'JetBrains Mono',
  'ui-monospace': 'JetBrains Mono',
};
