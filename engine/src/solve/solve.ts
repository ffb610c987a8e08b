import { findDirection } from '../assets/scripts.ts';
import type { Box } from '../geometry.ts';
import type { Matter } from '../parts/matter.ts';
import type { Part, Role } from '../parts/part.ts';
import type { GroundName, Sheet } from '../sheets/sheet.ts';
import type { Flow, Ornament, Region } from '../specs/spec.ts';
import { by, type Canvas, toPx } from './canvas.ts';
import type { Context, Tools } from './context.ts';
import { fitFlow, isFilled, placeFlow } from './flow.ts';
import type { LaidText, Layout, PlacedShape } from './layout.ts';
import { mirror } from './mirror.ts';
import { placeOrnament } from './place-ornament.ts';

/** Which edges of a region are those of the card. */
type Edges = { top: boolean; bottom: boolean; start: boolean; end: boolean };
type Leaf = { region: Region; box: Box; inner: Box; ground: GroundName };

type Problem = {
  region: Region;
  sheet: Sheet;
  matter: Matter;
  canvas: Canvas;
  margins: Canvas;
  /** Whether everything may be larger than the spec says where its room would stay empty. */
  grows?: boolean;
};

// Between words and the inner edge of a ground.
const PAD = 60;

const isSide = ({ groups }: Flow): boolean =>
  groups.flat().some((slot) => 'of' in slot && slot.of === 'side');
// What is said of things beside each other is read after the names of all.
const isSaid = ({ part }: LaidText): boolean => part?.role === 'said';
const isLink = ({ draw }: Ornament): boolean => draw === 'link';

// Of the shorter side of a card, and between it and words.
const [STRIP, OFF_STRIP] = [0.1, 0.5];

const toStrip = ({ width, height }: Canvas): Box => {
  const high = Math.round(Math.min(width, height) * STRIP);
  return { x: 0, y: height - high, width, height: high };
};

/** A canvas whose words end above a strip along its foot. */
function aboveStrip(canvas: Canvas): Canvas {
  const { words } = canvas;
  const end = toStrip(canvas).y - (canvas.height - words.y - words.height) * OFF_STRIP;
  return { ...canvas, words: { ...words, height: Math.min(words.height, end - words.y) } };
}

/** Places everything of a card: measures, and draws nothing. */
export async function solve(problem: Problem, tools: Tools): Promise<Layout> {
  const { matter, sheet } = problem;
  const fitted = (one: Canvas): Canvas => (sheet.strip ? aboveStrip(one) : one);
  const [canvas, margins] = [fitted(problem.canvas), fitted(problem.margins)];
  const dropped = new Set<Part>();
  const clamped = new Set<Part>();
  const partsOf = (role: Role): Part[] =>
    matter.parts.filter((part) => part.role === role && !dropped.has(part));
  const has = (needed: string): boolean =>
    needed.startsWith('!')
      ? !has(needed.slice(1))
      : matter.facts.has(needed) || partsOf(needed as Role).length > 0;
  const drop = (part: Part): void => void dropped.add(part);

  const asWritten = new Map<Region, Region>();
  /** A changed copy of a region, which stands for the one of the spec. */
  const copyOf = (region: Region, regions: Region[]): Region => {
    const copy = { ...region, regions };
    asWritten.set(copy, asWritten.get(region) ?? region);
    return copy;
  };

  const artOf = ({ art }: Region): readonly Ornament[] => by(art, canvas.shape) ?? [];

  /** Takes out what has nothing to show, so that the others share its room. */
  const prune = (region: Region): Region | undefined => {
    if (![region.needs ?? []].flat().every(has)) return region.otherwise && prune(region.otherwise);
    if (region.regions) {
      const kept = region.regions.flatMap((one) => prune(one) ?? []);
      return kept.length > 0 ? copyOf(region, kept) : undefined;
    }
    const flow = by(region.flow, canvas.shape);
    const filled = flow?.groups.flat().some((slot) => isFilled(slot, { partsOf, matter }));
    // A region of nothing is room for what is behind it.
    return filled || artOf(region).some((one) => !isLink(one)) || !region.flow ? region : undefined;
  };

  const contextOf = ({ box, ground }: Pick<Leaf, 'box' | 'ground'>): Context => ({
    ...tools,
    sheet,
    inks: sheet.grounds[ground],
    canvas,
    matter,
    region: box,
    partsOf,
    tight: 1,
    grows: problem.grows === true,
  });

  /** Where the words of a region may be. */
  const inside = (region: Region, box: Box, edges: Edges, padded: boolean): Box => {
    const pad = padded || region.pad !== undefined ? toPx(region.pad ?? PAD, canvas) : 0;
    // What stands beside the words of a card is not what a square crop has to show.
    const { words } = region.rises ? margins : canvas;
    const left = Math.max(words.x, box.x + (edges.start ? 0 : pad));
    const right = Math.min(words.x + words.width, box.x + box.width - (edges.end ? 0 : pad));
    const top = Math.max(words.y, box.y + (edges.top ? 0 : pad));
    const bottom = Math.min(words.y + words.height, box.y + box.height - (edges.bottom ? 0 : pad));
    const keeps = region.ground === 'field' && region.pad !== undefined;
    const [near, far] = [box.x + pad, box.x + box.width - pad];
    const [x, end] = keeps && edges.end !== edges.start ? [near, far] : [left, right];
    return { x, y: top, width: Math.max(8, end - x), height: Math.max(8, bottom - top) };
  };

  const contentHeight = async (
    region: Region,
    box: Box,
    edges: Edges,
    ground: GroundName,
    padded: boolean,
  ): Promise<number> => {
    const own = region.ground ?? ground;
    const inner = inside(region, box, edges, padded || region.ground !== undefined);
    const { words } = canvas;
    const pad =
      padded || region.ground !== undefined || region.pad !== undefined ? toPx(region.pad ?? PAD, canvas) : 0;
    const around =
      (edges.top ? words.y : pad) + (edges.bottom ? canvas.height - words.y - words.height : pad);
    if (region.regions) {
      const beside = by(region.split, canvas.shape) !== 'below';
      const heights = await Promise.all(
        region.regions.map((one) => contentHeight(one, box, edges, own, padded)),
      );
      return beside ? Math.max(...heights) : heights.reduce((sum, height) => sum + height, 0);
    }
    const flow = by(region.flow, canvas.shape);
    if (!flow) return around;
    // What is as high as its words takes no room for them that it would not need.
    const context = { ...contextOf({ box, ground: own }), grows: false };
    const { height, rows } = await fitFlow(flow, inner, context, drop);
    return around + height + (rows[0]?.block.over ?? 0) * 0.5 + 1;
  };

  const divide = async (
    region: Region,
    box: Box,
    edges: Edges,
    ground: GroundName,
    padded: boolean,
  ): Promise<Leaf[]> => {
    const own = region.ground ?? ground;
    const leaf = {
      region,
      box,
      ground: own,
      inner: inside(region, box, edges, padded || region.ground !== undefined),
    };
    if (!region.regions) return [leaf];
    const below = by(region.split, canvas.shape) === 'below';
    const order = below
      ? region.regions.toSorted((a, b) => Number(b.rises ?? false) - Number(a.rises ?? false))
      : region.regions;
    const airy = region.regions.some((one) => one.ground !== undefined || one.art !== undefined);
    const whole = below ? box.height : box.width;
    const edgesOf = (at: number): Edges => {
      const [first, last] = [at === 0, at === order.length - 1];
      return below
        ? { ...edges, top: edges.top && first, bottom: edges.bottom && last }
        : { ...edges, start: edges.start && first, end: edges.end && last };
    };
    const leastOf = (one: Region): number => (one.least === undefined ? 0 : toPx(one.least, canvas));
    const lengths = order.map((one): number | 'content' | undefined => {
      const size = by(one.size, canvas.shape);
      if (size === undefined || size === 'content') return size;
      const own = size <= 1 ? size * whole : toPx(one.size as number, canvas);
      const first = below && edges.top && one === order[0] ? canvas.lowered : 0;
      const last = below && edges.bottom && one === order.at(-1) ? canvas.raised : 0;
      const length = own + first + last;
      return Math.min(length, whole * 0.62);
    });
    const fixed = (): number =>
      lengths.reduce<number>((sum, length) => sum + (typeof length === 'number' ? length : 0), 0);
    for (const [at, one] of order.entries()) {
      if (lengths[at] !== 'content') continue;
      const spared = order.reduce(
        (sum, other) => sum + (by(other.size, canvas.shape) === undefined ? leastOf(other) : 0),
        0,
      );
      const room = Math.max(whole * 0.3, whole - fixed() - spared);
      const tried = { ...box, y: edgesOf(at).top ? box.y : box.y + box.height - room, height: room };
      lengths[at] = Math.min(room, await contentHeight(one, tried, edgesOf(at), own, airy));
    }
    const open = lengths.filter((length) => length === undefined).length;
    const share = open > 0 ? Math.max(0, whole - fixed()) / open : 0;
    const found: Leaf[] = [];
    let at = below ? box.y : box.x;
    for (const [index, one] of order.entries()) {
      const length = (lengths[index] ?? share) as number;
      const part = below ? { ...box, y: at, height: length } : { ...box, x: at, width: length };
      found.push(...(await divide(one, part, edgesOf(index), own, airy)));
      at += length;
    }
    return [{ region: copyOf(region, []), box, ground: own, inner: box }, ...found];
  };

  const root = prune(problem.region) ?? {};
  const card = { x: 0, y: 0, width: canvas.width, height: canvas.height };
  const leaves = await divide(
    root,
    card,
    { top: true, bottom: true, start: true, end: true },
    'plain',
    false,
  );
  const rootGround = root.ground ?? 'plain';
  /** Things beside each other are of one size. */
  const fitSides = async (): Promise<number> => {
    const sizes = leaves.map(async (leaf) => {
      const flow = by(leaf.region.flow, canvas.shape);
      if (!flow || !isSide(flow)) return Number.POSITIVE_INFINITY;
      return (await fitFlow(flow, leaf.inner, { ...contextOf(leaf), grows: false }, () => undefined)).size;
    });
    return Math.min(...(await Promise.all(sizes)));
  };
  const out: { shapes: PlacedShape[]; texts: LaidText[] } = { shapes: [], texts: [] };
  const mostOfSides = await fitSides();
  for (const leaf of leaves) {
    const flow: Flow | undefined = by(leaf.region.flow, canvas.shape);
    // A drawing beside words of the same region stands where smaller ones leave it room.
    const shared = artOf(leaf.region).some(({ draw }) => draw === 'object');
    const context = {
      ...contextOf(leaf),
      grows: problem.grows === true && !shared,
      ...(flow && isSide(flow) ? { most: mostOfSides } : {}),
    };
    // A link is read between the two things that it stands between.
    for (const ornament of artOf(leaf.region).filter(isLink))
      await placeOrnament(ornament, leaf.inner, context, out);
    if (!flow) continue;
    const fitted = await fitFlow(flow, leaf.inner, context, drop);
    for (const part of placeFlow(fitted, flow, leaf.inner, context, out)) clamped.add(part);
  }
  const inks = sheet.grounds[rootGround];
  const foot = toStrip(canvas);
  const strip: PlacedShape[] = sheet.strip
    ? [
        { draw: 'rect', box: foot, inks, color: inks.ground },
        { draw: sheet.strip, box: foot, inks, color: inks.fill },
      ]
    : [];
  const onCard = (shapes: Sheet['behind'] = []): PlacedShape[] =>
    shapes.map(({ draw, ink = 'fill' }) => ({ draw, box: card, inks, color: inks[ink] }));
  const below: { shapes: PlacedShape[]; texts: LaidText[] } = { shapes: onCard(sheet.behind), texts: [] };
  for (const leaf of leaves) {
    const inks = sheet.grounds[leaf.ground];
    if (leaf.region.ground && leaf.ground !== rootGround)
      below.shapes.push({ draw: 'rect', box: leaf.box, inks, color: inks.ground });
    for (const ornament of artOf(leaf.region).filter((one) => !isLink(one)))
      await placeOrnament(ornament, leaf.inner, contextOf(leaf), below);
  }
  const lead =
    matter.parts.find(({ role }) => role === 'title') ?? matter.parts.find(({ role }) => role !== 'brand');
  const layout: Layout = {
    width: canvas.width,
    height: canvas.height,
    ground: sheet.grounds[rootGround],
    mirrored: findDirection(lead?.text ?? '') === 'rtl',
    shapes: [...below.shapes, ...strip, ...onCard(sheet.above), ...out.shapes],
    texts: [...below.texts, ...out.texts.toSorted((a, b) => Number(isSaid(a)) - Number(isSaid(b)))],
    regions: leaves.map(({ region, box }) => ({ region: asWritten.get(region) ?? region, box })),
    dropped: [...dropped],
    clamped: [...clamped].filter((part) => !dropped.has(part)),
  };
  return layout.mirrored ? mirror(layout) : layout;
}
