import { SOFT_HYPHEN } from '../assets/soft-hyphen.ts';
import type { Box } from '../geometry.ts';
import type { Part, Role } from '../parts/part.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { Flow } from '../specs/spec.ts';
import { by, type Canvas, toStep } from './canvas.ts';
import type { Concession, Context, TextsSet, Tools } from './context.ts';
import { divide, type Leaf } from './divide.ts';
import { fitFlow, placeFlow } from './flow.ts';
import type { LaidText, Layout, Out, PlacedShape } from './layout.ts';
import { listLineBoxes } from './list-line-boxes.ts';
import { isReadFromRight, mirror } from './mirror.ts';
import { placeOrnament } from './place-ornament.ts';
import { artOf, contextOf, drop, isLink, type Problem, prune, type Solving } from './solving.ts';
import { underline } from './underline.ts';

const ALL_EDGES = { top: true, bottom: true, start: true, end: true };

// What is given up, one after another, before a part of a card that keeps them goes or a text is cut: size of what leads, room of fields,
// lines of what explains, the least size of what leads, and at last what explains.
const CONCESSIONS: readonly Concession[] = [
  { lead: 0.6 },
  { tight: 0.74 },
  { lead: 0.5, tight: 0.74 },
  { lead: 0.64, tight: 0.74, fields: 0.8 },
  { lead: 0.64, tight: 0.74, fields: 0.8, lines: 2 },
  { lead: 0.5, tight: 0.74, fields: 0.8, band: 0.84 },
  { lead: 0.5, tight: 0.74, fields: 0.5, lines: 2, band: 0.84 },
  { lead: 0.5, tight: 0.74, fields: 0.5, lines: 1, band: 0.84 },
  { without: 'text' },
  { lead: 0.66, fields: 0.8, without: 'text' },
  { lead: 0.58, tight: 0.74, fields: 0.62, without: 'text' },
  { lead: 0.5, tight: 0.74, fields: 0.5, without: 'text' },
];

// What is missed most: a title, then a part that one acts on, then what explains, and the end of that or of code. Nobody misses where a file
// is.
const [NO_TITLE, NO_PART, NO_TEXT, CUT_PART, CUT_TEXT] = [12, 4, 2, 3, 1];
const RUNNING: readonly Role[] = ['text', 'code'];
// A list says how much more there is.
const LOSSES: Partial<Record<Role, number>> = { text: NO_TEXT, item: CUT_TEXT };
// A title with a word broken at the end of a line is whole; a few tries are made to spare it that.
const [BROKEN_TITLE, TRIES_FOR_LITTLE] = [0.5, 4];

const lossOf = ({ clamped, dropped, texts }: Layout): number =>
  (texts.some(isBrokenTitle) ? BROKEN_TITLE : 0) +
  sumOf(clamped, (role) => (role === 'file' ? 0 : RUNNING.includes(role) ? CUT_TEXT : CUT_PART)) +
  sumOf(dropped, (role) => LOSSES[role] ?? NO_PART);

const isBrokenTitle = ({ part, fitted }: LaidText): boolean =>
  part?.role === 'title' && fitted.lines.some(({ text }) => text.endsWith(SOFT_HYPHEN));

const sumOf = (parts: readonly Part[], lossOfPart: (role: Role) => number): number =>
  parts.reduce((sum, { role }) => sum + (role === 'title' ? NO_TITLE : lossOfPart(role)), 0);

/** Places everything of a card: measures, and draws nothing. A part goes, or is cut, only where nothing that may be given up makes room for it. */
export async function solve(problem: Problem, tools: Tools): Promise<Layout> {
  const set: TextsSet = new Map();
  let best = await solveOnce(problem, tools, set);
  for (const [turn, concession] of (problem.keeps ? CONCESSIONS : []).entries()) {
    if (lossOf(best) === 0 || (lossOf(best) <= BROKEN_TITLE && turn >= TRIES_FOR_LITTLE)) break;
    const tried = await solveOnce({ ...problem, concession }, tools, set);
    // Once what explains has to go, nothing else is smaller for it.
    const isEqual =
      lossOf(tried) === lossOf(best) && best.dropped.some(({ role }) => role === concession.without);
    if (isEqual || lossOf(tried) < lossOf(best)) best = tried;
  }
  return best;
}

/** A card on which nothing that explains is larger than what one acts on, nor nearly as large as a title. */
async function solveOnce(problem: Problem, tools: Tools, set: TextsSet): Promise<Layout> {
  const layout = await placeAll(problem, tools, set);
  // A signed card has the sizes of its version.
  const most = problem.keeps ? ledBy(layout, problem) : leastOf(layout, 'fact');
  return layout.texts.some(({ part, fitted }) => part?.role === 'text' && fitted.size > most)
    ? await placeAll({ ...problem, said: most }, tools, set)
    : layout;
}

// Of the size of a title, what explains it has at most.
const LED = 0.62;

const ledBy = (layout: Layout, { canvas }: Problem): number =>
  Math.max(toStep('meta', canvas), leastOf(layout, 'title') * LED);

/** The size of the smallest part of a role; what a fact is called is no part of it. */
function leastOf({ texts }: Layout, role: Role): number {
  const sizes = new Map<Part, number>();
  for (const { part, fitted } of texts)
    if (part?.role === role) sizes.set(part, Math.max(fitted.size, sizes.get(part) ?? 0));
  return Math.min(...sizes.values());
}

async function placeAll(problem: Problem, tools: Tools, set: TextsSet): Promise<Layout> {
  const { sheet, matter } = problem;
  const fitted = (one: Canvas): Canvas => (sheet.strip ? aboveStrip(one) : one);
  const [canvas, margins] = [fitted(problem.canvas), fitted(problem.margins)];
  const solving: Solving = {
    ...problem,
    canvas,
    margins,
    tools,
    set,
    dropped: new Set(matter.parts.filter(({ role }) => role === problem.concession?.without)),
    asWritten: new Map(),
  };
  const root = prune(problem.region, solving) ?? {};
  const card = { x: 0, y: 0, width: canvas.width, height: canvas.height };
  const whole = { region: root, box: card, edges: ALL_EDGES, ground: 'plain', padded: false } as const;
  const leaves = await divide(whole, solving);
  const { words, clamped } = await setWords(leaves, solving);
  const below = await setGrounds(leaves, root.ground ?? 'plain', words, solving);
  const ground = sheet.grounds[root.ground ?? 'plain'];
  const clear = [
    ...[...below.texts, ...words.texts].flatMap(listLineBoxes),
    ...words.shapes.map(({ box }) => box),
  ];
  const onCard = (shapes: Sheet['behind'] = []): PlacedShape[] =>
    shapes.map(({ draw, ink = 'fill', color = ground[ink], corner = 0 }) => ({
      draw,
      box: card,
      inks: ground,
      color,
      corner: toCorner(corner, canvas),
      clear,
    }));
  const layout: Layout = {
    width: canvas.width,
    height: canvas.height,
    ground,
    mirrored: isReadFromRight(matter),
    shapes: [
      ...onCard(sheet.behind),
      ...below.shapes,
      ...drawStrip(sheet, canvas, ground),
      ...onCard(sheet.above),
      ...words.shapes,
      ...(await underline(words, solving)),
    ],
    texts: [...below.texts, ...inReadingOrder(words.texts)],
    regions: leaves.map(({ region, box }) => ({ region: solving.asWritten.get(region) ?? region, box })),
    dropped: [...solving.dropped],
    clamped: [...clamped].filter((part) => !solving.dropped.has(part)),
  };
  return layout.mirrored ? mirror(layout) : layout;
}

// Px of the shorter side of a card that corners of its sheet are given for, and how far panels are from its edges, of that.
const CORNERS_OF = 630;
const PANEL_INSET = 0.04;

const toCorner = (corner: number, { width, height }: Canvas): number =>
  (corner * Math.min(width, height)) / CORNERS_OF;

/** Where the ground of a region is: its box, or of a field along the foot of a card whose panels have corners, within that. */
function toPanel(
  { box, inner, ground }: Leaf,
  { sheet, canvas }: Solving,
): Pick<PlacedShape, 'box' | 'corner'> {
  const isFoot = box.width >= canvas.width - 1 && box.y > 0 && box.y + box.height >= canvas.height - 1;
  if (!sheet.panels || ground !== 'field' || !isFoot) return { box };
  const inset = Math.min(canvas.width, canvas.height) * PANEL_INSET;
  const foot = box.y + box.height - inset;
  // As far above its words as below them.
  const y = Math.max(box.y, inner.y + inner.height + inner.y - foot);
  const panel = { x: box.x + inset, y, width: box.width - 2 * inset, height: foot - y };
  return { box: panel, corner: toCorner(sheet.panels.corner, canvas) };
}

// What is said of things beside each other is read after the names of all.
const SAID: readonly (Part['role'] | undefined)[] = ['said', 'text', 'label'];

function inReadingOrder(texts: readonly LaidText[]): readonly LaidText[] {
  if (!texts.some(({ part }) => part?.role === 'side')) return texts;
  const isSaid = ({ part }: LaidText): boolean => SAID.includes(part?.role);
  return texts.toSorted((a, b) => Number(isSaid(a)) - Number(isSaid(b)));
}

/** The flows of all regions in their places, and the links between them. */
async function setWords(
  leaves: readonly Leaf[],
  solving: Solving,
): Promise<{ words: Out; clamped: Set<Part> }> {
  const words: Out = { shapes: [], texts: [] };
  const clamped = new Set<Part>();
  const mostOfSides = await fitSides(leaves, solving);
  for (const leaf of leaves) {
    const flow = flowOf(leaf, solving);
    const art = artOf(leaf.region, solving);
    // A drawing beside words of the same region stands where smaller ones leave it room.
    const shared = art.some(({ draw }) => draw === 'object');
    const context: Context = {
      ...contextOf(leaf, solving),
      ...(shared && { grows: 1 }),
      ...(flow && isSide(flow) ? { most: mostOfSides } : {}),
    };
    // A link is read between the two things that it stands between.
    for (const ornament of art.filter(isLink)) await placeOrnament(ornament, leaf.inner, context, words);
    if (!flow) continue;
    const fitted = await fitFlow(flow, leaf.inner, context, (part) => drop(part, solving));
    for (const part of placeFlow(fitted, flow, leaf.inner, context, words)) clamped.add(part);
  }
  return { words, clamped };
}

const flowOf = ({ region }: Leaf, { canvas }: Solving): Flow | undefined => by(region.flow, canvas.shape);

const isSide = ({ groups }: Flow): boolean =>
  groups.flat().some((slot) => 'of' in slot && slot.of === 'side');

/** The size of things beside each other, which is one. */
async function fitSides(leaves: readonly Leaf[], solving: Solving): Promise<number> {
  const sizes = leaves.map(async (leaf) => {
    const flow = flowOf(leaf, solving);
    if (!flow || !isSide(flow)) return Number.POSITIVE_INFINITY;
    const context = { ...contextOf(leaf, solving), grows: 1 };
    return (await fitFlow(flow, leaf.inner, context, () => undefined)).size;
  });
  return Math.min(...(await Promise.all(sizes)));
}

/** Grounds of regions that differ from the card's, and the drawings on them. */
async function setGrounds(
  leaves: readonly Leaf[],
  own: Leaf['ground'],
  words: Out,
  solving: Solving,
): Promise<Out> {
  const said = [...words.texts.flatMap(listLineBoxes), ...words.shapes.map(({ box }) => box)];
  const below: Out = { shapes: [], texts: [] };
  for (const leaf of leaves) {
    const inks = solving.sheet.grounds[leaf.ground];
    if (leaf.region.ground && leaf.ground !== own)
      below.shapes.push({ draw: 'rect', ...toPanel(leaf, solving), inks, color: inks.ground });
    for (const ornament of artOf(leaf.region, solving).filter((one) => !isLink(one)))
      await placeOrnament(ornament, leaf.inner, { ...contextOf(leaf, solving), words: said }, below);
  }
  return below;
}

// Of the shorter side of a card, and between it and words.
const [STRIP, OFF_STRIP] = [0.17, 0.5];

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

function drawStrip({ strip }: Sheet, canvas: Canvas, inks: Layout['ground']): PlacedShape[] {
  if (!strip) return [];
  const box = toStrip(canvas);
  return [
    { draw: 'rect', box, inks, color: inks.ground },
    { draw: strip, box, inks, color: inks.fill },
  ];
}
