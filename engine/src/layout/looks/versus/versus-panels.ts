import { artLayer } from '../../../art/art-layer.ts';
import type { Drawing } from '../../../art/drawings/drawing.ts';
import { toDrawingColors } from '../../../art/drawings/drawing-colors.ts';
import { partOutline } from '../../../art/drawings/part-outline.ts';
import { circle, fill, rect, svgDocument } from '../../../art/svg.ts';
import { inkOn } from '../../../color/contrast.ts';
import { mix } from '../../../color/oklch.ts';
import type { Box } from '../../../geometry.ts';
import { textBlock } from '../../blocks.ts';
import { type Block, type Column, setColumn } from '../../column.ts';
import type { Composition, PlacedText } from '../../composition.ts';
import type { Frame } from '../../frame.ts';
import { smallShare } from '../../house-voice.ts';
import type { LayoutContext } from '../../look.ts';
import type { Comparison } from '../../parse-comparison.ts';
import { placeSubject } from '../../place-subject.ts';
import { isWide } from '../../split-canvas.ts';

/** A panel, its drawing, and its facts; box in px. */
type Panel = { box: Box; color: string; name: string; said: readonly string[]; thing?: Drawing };

export type BoardRequest = {
  compared: Comparison;
  board: Box;
  /** A color for each panel, and for the badges between them. */
  fields: readonly string[];
  ground: string;
  /** A drawing for each thing; empty if not every thing has one. */
  things: readonly Drawing[];
};

export type Board = Pick<Composition, 'art' | 'images' | 'texts'>;

// From this aspect ratio on, a drawing is beside its name; with many facts it always is.
const BESIDE = 1.35;
// From this aspect ratio on, facts are beside their name, not below it.
const ROW = 2.1;

/**
 * Draws panels side by side: columns on a wide card, rows on a tall one, with all names and all facts in the same
 * size.
 */
export async function drawBoard(context: LayoutContext, frame: Frame, request: BoardRequest): Promise<Board> {
  const { compared, board, fields, ground, things } = request;
  const { width, height } = context;
  const panels = split(board, compared.names.length, isWide(frame)).map((box, at): Panel => {
    const [name = '', color = ground, thing] = [compared.names[at], fields[at], things[at]];
    return { box, color, name, said: compared.said?.[at] ?? [], ...(thing ? { thing } : {}) };
  });
  const spots = compared.links.length > 0 ? seams(panels, frame) : [];
  const rooms = panels.map((panel, at) => toRoom(panel, frame, at, panels.length));
  const tried = await Promise.all(panels.map((panel, at) => setPanel(context, frame, panel, rooms[at])));
  const sizes = { name: leastSize(tried, 'title'), said: leastSize(tried, 'label') };
  const set = await Promise.all(panels.map((panel, at) => setPanel(context, frame, panel, rooms[at], sizes)));
  const columns = isWide(frame) ? alignTops(set) : set;
  const fieldsDrawn = panels.map(({ box, color }) =>
    rect(box.x, box.y, box.width + 1, box.height + 1, fill(color)),
  );
  const knots = spots.map(([x, y]) => circle(x, y, knotRadius(frame), fill(ground)));
  const discs = panels.map(({ color }, at) => drawDisc(rooms[at]?.art, color));
  const layer = artLayer(
    'versus',
    svgDocument(width, height, [...fieldsDrawn, ...knots, ...discs].join('')),
    frame,
  );
  const drawn = panels.flatMap(({ thing, color }, at) => drawThing(thing, rooms[at]?.art, color));
  const links = await Promise.all(
    spots.map((spot, at) => setLink(context, frame, compared.links[at] ?? '', spot, inkOn(ground))),
  );
  return {
    art: [layer.node, ...drawn.map(({ node }) => node), ...columns.flatMap(({ art }) => art)],
    images: [layer.image, ...drawn.map(({ image }) => image)],
    texts: toReadingOrder(columns, links),
  };
}

/** Orders texts: names and links as in the title, then the facts of each. */
function toReadingOrder(columns: readonly Column[], links: readonly PlacedText[]): PlacedText[] {
  const names = columns.map(({ texts }) => texts.filter(({ role }) => role === 'title'));
  return [
    ...names.flatMap((name, at) => [...name, ...links.slice(at, at + 1)]),
    ...columns.flatMap(({ texts }) => texts.filter(({ role }) => role !== 'title')),
  ];
}

/** Aligns columns of different heights at the top of the highest. */
function alignTops(columns: readonly Column[]): Column[] {
  const top = Math.min(...columns.map(({ bounds }) => bounds.y));
  return columns.map((column) => ({
    ...column,
    texts: column.texts.map((text) => ({
      ...text,
      box: { ...text.box, y: text.box.y - column.bounds.y + top },
    })),
  }));
}

type Room = { text: Box; art?: Box; beside?: true };

/** Returns the areas for a panel's words and drawing, clear of the badges beside it. */
function toRoom({ box, said, thing }: Panel, frame: Frame, at: number, count: number): Room {
  const { margin } = frame;
  const away = knotRadius(frame) * 1.6;
  const wide = isWide(frame);
  const [before, after] = [at === 0 ? margin : away, at === count - 1 ? margin : away];
  const inside: Box = wide
    ? {
        x: box.x + before,
        y: box.y + margin * 0.5,
        width: box.width - before - after,
        height: box.height - margin,
      }
    : {
        x: box.x + margin,
        y: box.y + away * 0.8,
        width: box.width - margin * 2,
        height: box.height - away * 1.6,
      };
  if (!thing) return { text: inside };
  const { x, y, width, height } = inside;
  if (width / height > BESIDE || said.length > 0) {
    const side = Math.min(height, width * 0.36);
    const art = {
      x: frame.rtl ? x : x + width - side,
      y: y + (height - side) / 2,
      width: side,
      height: side,
    };
    const text = { ...inside, x: frame.rtl ? x + side * 1.12 : x, width: width - side * 1.12 };
    return { text, art, beside: true };
  }
  const side = Math.min(width, height * 0.62);
  const foot = height - side * 1.06;
  return {
    text: { x, y: y + height - foot, width, height: foot },
    art: { x: x + (width - side) / 2, y, width: side, height: side },
  };
}

type Sizes = { name: number; said: number };

async function setPanel(
  { typesetter, direction }: LayoutContext,
  frame: Frame,
  { color, name, said }: Panel,
  room: Room | undefined,
  fixed?: Sizes,
): Promise<Column> {
  const { unit, minSize, rtl, shape } = frame;
  const ink = inkOn(color);
  const listed = said.length > 0;
  const wanted = fixed ?? {
    name: unit * (listed ? 0.13 : 0.17),
    said: unit * 0.058 * smallShare(shape),
  };
  const base = { color: ink, minSize, maxLines: 2 };
  const nameBlock = textBlock(typesetter, {
    ...base,
    role: 'title',
    text: name,
    style: direction.type.display,
    size: wanted.name,
    ...(fixed ? {} : { share: 1, comfort: unit * (listed ? 0.095 : 0.05) }),
  });
  const rows = said.map((text, at) =>
    textBlock(typesetter, {
      ...base,
      role: 'label',
      text,
      style: direction.type.text,
      size: wanted.said,
      maxLines: said.length > 1 ? 2 : 5,
      gap: wanted.said * (at === 0 ? 0.7 : 0.38),
    }),
  );
  const box = room?.text ?? { x: 0, y: 0, width: 1, height: 1 };
  const align = listed || room?.beside ? (rtl ? 'right' : 'left') : 'center';
  const set = (groups: Block[][], where: Box): Promise<Column> =>
    setColumn({ box: where, groups, groupGap: 0, align, justify: 'center' });
  if (!listed || box.width < box.height * ROW) return set([[nameBlock, ...rows]], box);
  // In a low row the name comes first, with its facts beside it.
  const lead = box.width * 0.44;
  const [start, rest] = [
    { ...box, width: lead - unit * 0.03 },
    { ...box, x: box.x + lead, width: box.width - lead },
  ];
  const [named, told] = await Promise.all([
    set([[nameBlock]], rtl ? { ...start, x: box.x + box.width - start.width } : start),
    set([rows], rtl ? { ...rest, x: box.x } : rest),
  ]);
  return { texts: [...named.texts, ...told.texts], art: [...named.art, ...told.art], bounds: told.bounds };
}

const leastSize = (columns: readonly Column[], role: PlacedText['role']): number =>
  Math.min(
    ...columns.flatMap(({ texts }) =>
      texts.filter((text) => text.role === role).map(({ fitted }) => fitted.size),
    ),
  );

/** Draws a light disc on which things of any color are visible. */
const drawDisc = (art: Box | undefined, field: string): string =>
  art ? circle(art.x + art.width / 2, art.y + art.height / 2, art.width / 2, fill(discColor(field))) : '';

const discColor = (field: string): string => mix(field, '#ffffff', 0.82);

function drawThing(
  thing: Drawing | undefined,
  art: Box | undefined,
  field: string,
): ReturnType<typeof placeSubject>[] {
  if (!thing || !art) return [];
  const house = { main: '#ffffff', second: '#c9d3e6', accent: '#f2b441', ink: '#14171c', light: '#ffffff' };
  const place = {
    x: art.x + art.width / 2,
    y: art.y + art.height / 2,
    width: art.width * 0.66,
    height: art.height * 0.66,
    rotation: 0,
  };
  return [placeSubject(thing, partOutline(thing, toDrawingColors(thing, house), discColor(field)), place)];
}

async function setLink(
  { typesetter, direction }: LayoutContext,
  frame: Frame,
  text: string,
  [x, y]: [number, number],
  color: string,
): Promise<PlacedText> {
  const radius = knotRadius(frame);
  const fitted = await typesetter.fit({
    text,
    style: direction.type.label,
    maxWidth: radius * 1.7,
    maxHeight: radius * 1.4,
    maxSize: frame.unit * 0.048,
    minSize: frame.minSize,
    maxLines: 1,
  });
  const box = {
    x: x - fitted.width / 2,
    y: y - fitted.height / 2,
    width: fitted.width,
    height: fitted.height,
  };
  return { role: 'title', fitted, box, align: 'center', color };
}

const knotRadius = ({ unit }: Frame): number => unit * 0.062;

function split({ x, y, width, height }: Box, count: number, wide: boolean): Box[] {
  return Array.from({ length: count }, (_, at) =>
    wide
      ? { x: x + (width / count) * at, y, width: width / count, height }
      : { x, y: y + (height / count) * at, width, height: height / count },
  );
}

/** Returns the middles of the lines between neighbouring panels. */
const seams = (panels: readonly Panel[], frame: Frame): [number, number][] =>
  panels
    .slice(1)
    .map(({ box }) => (isWide(frame) ? [box.x, box.y + box.height / 2] : [box.x + box.width / 2, box.y]));
