import type { TemplateNode } from '@cardwright/contract';
import type { FittedText } from '../../assets/fitted-text.ts';
import type { Box } from '../../geometry.ts';
import type { Node } from '../../nodes.ts';
import type { Typesetter } from '../../typesetting/typesetter.ts';
import type { MeasureNodes } from '../template.ts';
import { type Bindings, MOST_CHARACTERS } from './bind-values.ts';
import { toSafeArea } from './safe-area.ts';
import { shareRow } from './share-row.ts';
import { type Css, toCss } from './to-css.ts';

type TextNode = Extract<TemplateNode, { type: 'text' }>;
type BoxNode = Extract<TemplateNode, { type: 'box' }>;

/** A node that is drawn on this card, with its references replaced. */
type Bound = { node: TemplateNode; css: Css; text: string; src: string | undefined; children: Bound[] };

export type LaidOut = {
  art: Node;
  texts: { node: TextNode; of: object; fitted: FittedText; box: Box }[];
  /** Whether a text needed an ellipsis, or a size below its smallest. */
  crowded: boolean;
  /** Where the nodes are that have a box, with their padding. A node that is repeated has several; `of` tells them apart. */
  outlines: { node: TemplateNode; of: object; box: Box }[];
  /** What there was no room for, and what ends in an ellipsis. */
  dropped: Said[];
  cut: Said[];
};

/** A text with its references replaced. */
type Said = { node: TemplateNode; text: string };

export type LayoutParts = {
  width: number;
  height: number;
  /** Px of the card to a px of the template. */
  scale: number;
  bindings: Bindings;
  /** Names of the sources of images by parameter. */
  sources: ReadonlyMap<string, string>;
  typesetter: Typesetter;
  measureNodes: MeasureNodes;
};

/** Height and width of a text before and after its lines are known, in px. */
type Extent = { width: number; height: number; fixed: boolean };
type Measured = Awaited<ReturnType<MeasureNodes>>;

/** Lays out a tree; texts that are optional give way, the last one first, while others do not fit. */
export async function layOut(root: BoxNode, parts: LayoutParts): Promise<LaidOut> {
  const gone: Said[] = [];
  const [tree] = bindNode(root, { ...parts, gone }, true);
  if (!tree) throw new Error('the root of a template is always drawn');
  const remembering = { ...parts, typesetter: rememberFits(parts.typesetter) };
  for (;;) {
    const laidOut = await layOutTree(tree, remembering);
    const dropped = laidOut.crowded ? dropLastOptional(tree) : undefined;
    if (dropped !== undefined) gone.push(dropped);
    else return { ...laidOut, dropped: [...gone, ...laidOut.dropped] };
  }
}

/** Fits each text once into the same room. */
function rememberFits(typesetter: Typesetter): Typesetter {
  const known = new Map<string, ReturnType<Typesetter['fit']>>();
  return {
    ...typesetter,
    fit: (request) => {
      const key = JSON.stringify(request);
      const fitted = known.get(key) ?? typesetter.fit(request);
      known.set(key, fitted);
      return fitted;
    },
  };
}

async function layOutTree(tree: Bound, parts: LayoutParts): Promise<LaidOut> {
  const { typesetter, scale, width, height } = parts;
  const texts = listNodes(tree).filter(({ node }) => node.type === 'text');
  const fit = (bound: Bound, maxWidth: number, maxHeight: number, maxLines?: number) =>
    typesetter.fit(toFitRequest(bound, scale, { maxWidth, maxHeight }, maxLines));
  const extents = new Map<Bound, Extent>();
  let outlines = new Map<Bound, Box>();
  const measure = async (): Promise<Map<Bound, Box>> => {
    const boxes = new Map<Bound, Box>();
    outlines = new Map();
    const measured = await parts.measureNodes(toNode(tree, extents), width, height);
    collectBoxes(tree, measured, boxes, outlines);
    return boxes;
  };

  // As wide as the text wants to be; the tree says how wide it may be, and then how high.
  for (const bound of texts) {
    const { width: natural, lineHeightPx } = await fit(bound, width * 20, height * 20, 1);
    const { letterSpacing, size } = bound.node as TextNode;
    // The space behind the last letter counts where lines break.
    const wanted = Math.ceil(natural * 1.006 + Math.max(0, letterSpacing) * size * scale) + 1;
    extents.set(bound, { width: wanted, height: lineHeightPx, fixed: false });
  }
  let boxes = await measure();
  if (shareRows(tree, boxes, extents)) boxes = await measure();
  for (const bound of texts) {
    const fitted = await fit(bound, atLeastOne(boxes.get(bound)?.width), height * 20);
    extents.set(bound, { ...toExtent(extents, bound), height: toWhole(fitted.height) });
  }
  boxes = await measure();
  for (const bound of texts) {
    const box = boxes.get(bound);
    const fitted = await fit(bound, atLeastOne(box?.width), atLeastOne(box?.height));
    extents.set(bound, { ...toExtent(extents, bound), height: toWhole(fitted.height), fixed: true });
  }
  boxes = await measure();
  const drawn = await finish(tree, texts, boxes, parts);
  return { ...drawn, outlines: [...outlines].map(([of, box]) => ({ node: of.node, of, box })) };
}

async function finish(
  tree: Bound,
  bounds: readonly Bound[],
  boxes: ReadonlyMap<Bound, Box>,
  { width, height, scale, typesetter }: LayoutParts,
): Promise<Omit<LaidOut, 'outlines'>> {
  const texts: LaidOut['texts'] = [];
  const dropped: Said[] = [];
  const cut: Said[] = [];
  const rooms = toRooms(tree, boxes, { x: 0, y: 0, width, height });
  let crowded = false;
  for (const bound of bounds) {
    const room = rooms.get(bound);
    const box = room && toOverlap(boxes.get(bound), room);
    if (!box || box.width < 1 || box.height < 1) {
      crowded = true;
      dropped.push(bound);
      continue;
    }
    const node = bound.node as TextNode;
    const request = toFitRequest(bound, scale, { maxWidth: box.width, maxHeight: box.height });
    const fitted = await typesetter.fit(request);
    crowded ||= fitted.truncated || fitted.size < request.minSize * 0.99;
    if (fitted.truncated || bound.text.length > MOST_CHARACTERS) cut.push(bound);
    texts.push({ node, of: bound, fitted, box: toTextBox(box, fitted, node) });
  }
  const art = toNode(withoutHidden(tree, true), toFixedExtents(bounds, boxes));
  return { art, texts, crowded, dropped, cut };
}

// The last layout is drawn as it was measured.
const toFixedExtents = (bounds: readonly Bound[], boxes: ReadonlyMap<Bound, Box>): Map<Bound, Extent> =>
  new Map(
    bounds.map((bound) => {
      const { width = 0, height = 0 } = boxes.get(bound) ?? {};
      return [bound, { width, height, fixed: true }];
    }),
  );

function toTextBox(box: Box, fitted: FittedText, { verticalAlign }: TextNode): Box {
  const slack = Math.max(0, box.height - fitted.height);
  const share = { top: 0, center: 0.5, bottom: 1 }[verticalAlign];
  return { ...box, y: box.y + slack * share, height: fitted.height };
}

function toFitRequest(
  { node, text }: Bound,
  scale: number,
  room: { maxWidth: number; maxHeight: number },
  maxLines?: number,
) {
  const { font: family, weight, size, minSize, lineHeight, letterSpacing, maxLines: most } = node as TextNode;
  const style = { family, weight, lineHeight, letterSpacing };
  // Line breaks of the value count against the lines that it may have.
  const lines = maxLines ?? most;
  const one = maxLines === 1 ? text.replaceAll('\n', ' ') : keepEmptyLines(text);
  return { text: one, style, ...room, maxSize: size * scale, minSize: minSize * scale, maxLines: lines };
}

// A line of nothing but a space that does not go away; above and below all text, there is none.
const EMPTY_LINE = /(?<=\n)[^\S\n]*(?=\n)/g;
const keepEmptyLines = (text: string): string => text.trim().replace(EMPTY_LINE, '\u00a0');

/** `gone` takes the items of lists that are too many. */
type BindParts = LayoutParts & { gone: Said[] };

/** A node as it is drawn: not at all, once, or once for each item of a list. */
function bindNode(node: TemplateNode, parts: BindParts, isRoot = false): Bound[] {
  if (node.type !== 'box' || node.repeat === undefined) return [bindOnce(node, parts, isRoot) ?? []].flat();
  const { shown, rest } = parts.bindings.items(node.repeat);
  parts.gone.push(...rest.map((text) => ({ node, text })));
  return shown.flatMap((bindings) => bindOnce(node, { ...parts, bindings }, false) ?? []);
}

function bindOnce(node: TemplateNode, parts: BindParts, isRoot: boolean): Bound | undefined {
  const { bindings, sources, scale } = parts;
  if (!isRoot && !bindings.holds(node.when)) return undefined;
  const text = node.type === 'text' ? bindings.text(node.text) : '';
  const src = node.type === 'image' ? sources.get(node.parameter) : undefined;
  if ((node.type === 'text' && text === '') || (node.type === 'image' && src === undefined)) return undefined;
  const children = node.type === 'box' ? node.children.flatMap((child) => bindNode(child, parts)) : [];
  const css = { ...toCss(node.style, scale, bindings), ...toPlace(node, parts, isRoot) };
  return { node, css, text, src, children };
}

function toPlace(node: TemplateNode, { width, height }: LayoutParts, isRoot: boolean): Css {
  if (isRoot) return { position: 'relative', width, height };
  if (node.type !== 'box' || node.area === undefined) return {};
  const { x: left, y: top, ...size } = toSafeArea(width, height);
  return { position: 'absolute', left, top, ...size };
}

/** Takes out the last optional text, and returns it. */
function dropLastOptional(tree: Bound): Said | undefined {
  for (const child of [...tree.children].reverse()) {
    const dropped = dropLastOptional(child);
    if (dropped !== undefined) return dropped;
    if (child.node.type !== 'text' || !child.node.optional) continue;
    tree.children.splice(tree.children.indexOf(child), 1);
    return child;
  }
  return undefined;
}

const isInFlow = ({ css }: Bound): boolean => css.position !== 'absolute';

/** Gives texts beside each other widths in which all of them have room; whether any changed. */
function shareRows(tree: Bound, boxes: ReadonlyMap<Bound, Box>, extents: Map<Bound, Extent>): boolean {
  let changed = false;
  for (const row of listNodes(tree)) {
    if (!String(row.css.flexDirection).startsWith('row') || row.css.flexWrap === 'wrap') continue;
    const texts = row.children.filter((child) => child.node.type === 'text' && isInFlow(child));
    const shares = shareRow(
      texts.map((text) => ({
        wanted: toExtent(extents, text).width,
        given: Math.max(0, boxes.get(text)?.width ?? 0),
      })),
    );
    for (const [index, text] of texts.entries()) {
      const extent = toExtent(extents, text);
      const width = shares[index] ?? extent.width;
      if (width === extent.width) continue;
      extents.set(text, { ...extent, width });
      changed = true;
    }
  }
  return changed;
}

/** Where texts may be: on the card, and inside the boxes around them up to one that was placed out of the flow. */
function toRooms(tree: Bound, boxes: ReadonlyMap<Bound, Box>, card: Box): Map<Bound, Box> {
  const rooms = new Map<Bound, Box>();
  const visit = (one: Bound, outer: Box): void => {
    const room = isInFlow(one) ? outer : card;
    rooms.set(one, room);
    const inner = one.node.type === 'box' ? toOverlap(boxes.get(one), room) : room;
    for (const child of one.children) visit(child, inner);
  };
  visit(tree, card);
  return rooms;
}

const SURFACE = ['backgroundColor', 'gradient', 'borderWidth', 'shadow'] as const;

const isSeen = ({ node, children }: Bound): boolean =>
  node.type === 'image' ||
  SURFACE.some((name) => (node.style as Record<string, unknown>)[name] !== undefined) ||
  children.some(isSeen);

/**
 * The tree without boxes of texts that nothing visible depends on, so that the art of cards with other words is the same and
 * drawn once: what is placed absolutely moves nothing, and neither does anything in a box of a known size in which nothing is seen.
 */
function withoutHidden(bound: Bound, isSized: boolean): Bound {
  const kept = bound.children.filter((child) => child.css.position !== 'absolute' || isSeen(child));
  const flow = kept.filter(({ css }) => css.position !== 'absolute');
  const needed = isSized && !flow.some(isSeen) ? kept.filter((child) => !flow.includes(child)) : kept;
  const children = needed.map((child) =>
    withoutHidden(child, child.node.type === 'box' && child.node.area !== undefined),
  );
  // The nodes of texts are known by identity.
  return children.every((child, index) => child === bound.children[index]) &&
    children.length === bound.children.length
    ? bound
    : { ...bound, children };
}

const listNodes = (bound: Bound): Bound[] => [bound, ...bound.children.flatMap(listNodes)];

/** Texts give way, shapes and images keep their size. */
function toNode(bound: Bound, extents: ReadonlyMap<Bound, Extent>): Node {
  const { node, css, src, children } = bound;
  const position = css.position ?? 'relative';
  if (node.type === 'image' && src !== undefined)
    return { type: 'image', src, style: { flexShrink: 0, ...css, position, objectFit: node.fit } };
  if (node.type === 'text') return toTextLeaf(css, toExtent(extents, bound));
  const usual = children.length > 0 ? { minWidth: 0, minHeight: 0 } : { flexShrink: 0 };
  const style = {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    ...usual,
    ...css,
    position,
  };
  return {
    type: 'container',
    style: style as Node['style'],
    children: children.map((child) => toNode(child, extents)),
  } as Node;
}

/** The box of a text: as wide as the longest line wants to be, narrower where the tree has no room. */
function toTextLeaf(css: Css, { width, height, fixed }: Extent): Node {
  const outer = {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    maxWidth: '100%',
    minWidth: 0,
    minHeight: 0,
    ...css,
    position: css.position ?? 'relative',
    ...(fixed && css.flexGrow === undefined ? { flexShrink: css.flexShrink ?? 0.0001 } : {}),
  };
  const inner = { flexGrow: 1, flexShrink: 1, flexBasis: height, minWidth: 0, minHeight: 0, display: 'flex' };
  const strut = { width, height: 0, minWidth: 0 };
  return {
    type: 'container',
    style: outer as Node['style'],
    children: [
      { type: 'container', style: inner as Node['style'], children: [{ type: 'container', style: strut }] },
    ],
  } as Node;
}

const toExtent = (extents: ReadonlyMap<Bound, Extent>, bound: Bound): Extent =>
  extents.get(bound) ?? { width: 0, height: 0, fixed: false };

/** Of a text, `boxes` get the room inside its padding. */
function collectBoxes(
  bound: Bound,
  measured: Measured | undefined,
  boxes: Map<Bound, Box>,
  outlines: Map<Bound, Box>,
): void {
  if (!measured) return;
  const isText = bound.node.type === 'text';
  outlines.set(bound, toBox(measured));
  boxes.set(bound, toBox((isText ? measured.children[0] : measured) ?? measured));
  if (!isText)
    bound.children.forEach((child, index) => {
      collectBoxes(child, measured.children[index], boxes, outlines);
    });
}

const toBox = ({ width, height, transform }: Pick<Measured, 'width' | 'height' | 'transform'>): Box => ({
  x: transform[4],
  y: transform[5],
  width,
  height,
});

function toOverlap(box: Box = { x: 0, y: 0, width: 0, height: 0 }, room: Box): Box {
  const [x, y] = [Math.max(room.x, box.x), Math.max(room.y, box.y)];
  return {
    x,
    y,
    width: Math.min(room.x + room.width, box.x + box.width) - x,
    height: Math.min(room.y + room.height, box.y + box.height) - y,
  };
}

/** Layout is in whole px: a line in a box that is a part of a px too low would have no room. */
const toWhole = (length: number): number => Math.ceil(length - 1e-6);

const atLeastOne = (length = 1): number => Math.max(1, length);
