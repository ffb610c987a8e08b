import { type ArtLayer, artLayer } from '../../art/art-layer.ts';
import type { Drawing, DrawingColors } from '../../art/drawings/drawing.ts';
import { standsOut, toColorsOnBackdrop } from '../../art/drawings/drawing-colors.ts';
import { fill, num, rect, svgDocument } from '../../art/svg.ts';
import { geometricTiles } from '../../art/tiles.ts';
import { oklch, toOklch } from '../../color/oklch.ts';
import type { Box } from '../../geometry.ts';
import type { Random } from '../../random.ts';
import { setColumn } from '../column.ts';
import { mirrorBox } from '../frame.ts';
import { subjectOf } from '../motif-layer.ts';
import { isWide } from '../split-canvas.ts';
import { toGroups } from './blocks/groups.ts';
import { hasRoom } from './blocks/has-room.ts';
import { heroOf } from './blocks/hero.ts';
import { toKit } from './blocks/kit.ts';
import { looksOut } from './blocks/looks-out.ts';
import { besideWall, toWall, type Wall } from './blocks/wall.ts';
import type { Family, FamilyContext } from './family.ts';
import { chooseGround } from './ground.ts';
import { toCard } from './to-card.ts';

const MOST = { letters: 130, parts: 6 } as const;
// Of the card's long side that the wall takes.
const SHARE = { wide: 0.4, tall: 0.5 } as const;

/** A wall of square tiles in tints of one hue: what the card is about large and small, geometry between. */
export const figureTiles: Family = {
  name: 'figure-tiles',
  loud: true,
  attempts: 2,
  illustrated: true,
  baseline: 0.9,
  suits: ({ content }) => (hasRoom(content, MOST) ? 2.8 : 0),
  arrange,
};

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { content, frame, inside, motif, lifted } = context;
  const drawing = subjectOf(motif);
  if (!drawing) throw new Error(`figure-tiles was given ${motif || 'no motif'} in place of a drawing`);
  const ground = chooseGround(context, ['paper', 'ink', 'paper']);
  const wall = toWall(frame, frame.shape === 'banner' ? 3 : 4, isWide(frame) ? SHARE.wide : SHARE.tall);
  const kit = toKit(context, ground);
  const { head, lead, body, strip } = toGroups(kit, content);
  const main = [...lead, ...heroOf(kit, content.hero, frame.unit * 0.34, { maxLines: 6 })];
  const column = await setColumn({
    box: mirrorBox(frame, besideWall(frame, wall, inside, frame.margin * 0.6)),
    groups: lifted ? [head, [...main, ...body], strip] : [head, [...main, ...body, ...strip]],
    groupGap: frame.unit * 0.035,
    align: frame.rtl ? 'right' : 'left',
    justify: 'between',
    grows: true,
  });
  return toCard(context, {
    ground,
    layers: [wallLayer(context, drawing, wall)],
    words: [column],
    subject: mirrorBox(frame, wall.box),
  });
}

export type Cell = { column: number; row: number; across: number; down: number; figure: boolean };

// Of a tile that its figure fills.
const FILLED = 0.86;
// What is wider lies over a whole row.
const WIDE_FIGURE = 1.7;
const LONG_FIGURE = 2.4;

/** Lays the tiles: one figure over several of them, small ones apart from it, geometry on the others. */
export function layTiles({ columns, rows }: Wall, shape: number, random: Random): Cell[] {
  const across = shape > WIDE_FIGURE ? columns : 2;
  const down = shape > LONG_FIGURE ? 1 : 2;
  const large: Cell = {
    column: random.integer(0, columns - across),
    row: random.integer(0, rows - down),
    across,
    down,
    figure: true,
  };
  const turn = random.integer(0, 2);
  const small = Array.from({ length: columns * rows }, (_, index): Cell => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const chosen = (column + row * 2) % 3 === turn && shape <= WIDE_FIGURE;
    return { column, row, across: 1, down: 1, figure: chosen && gapBetween(large, { column, row }) > 0 };
  });
  return [large, ...small.filter((cell) => gapBetween(large, cell) >= 0)];
}

/** Tiles between a large cell and another: 0 where they touch, -1 where they overlap. */
function gapBetween(large: Cell, { column, row }: Pick<Cell, 'column' | 'row'>): number {
  const beside = Math.max(large.column - column - 1, column - large.column - large.across);
  const above = Math.max(large.row - row - 1, row - large.row - large.down);
  return Math.max(beside, above);
}

function wallLayer(context: FamilyContext, drawing: Drawing, wall: Wall): ArtLayer {
  const { frame, style, request } = context;
  const { colors, backdrop } = toColorsOnBackdrop(drawing, style.palette, request);
  const random = context.random.fork('tiles');
  const tints = toTints(backdrop);
  const behind = tints.filter((tint) => standsOut(colors.main, tint));
  const { box, size } = { ...wall, box: mirrorBox(frame, wall.box) };
  const flip = looksOut(drawing, box, frame);
  let before = '';
  const pick = (from: readonly string[], ...not: readonly string[]): string =>
    random.pick(from.filter((tint) => !not.includes(tint)));
  const body = layTiles(wall, drawing.width / drawing.height, random)
    .map(({ column, row, across, down, figure }) => {
      const tile = {
        x: box.x + column * size,
        y: box.y + row * size,
        width: size * across,
        height: size * down,
      };
      const ground = figure
        ? across > 1
          ? backdrop
          : pick(behind.length > 0 ? behind : [backdrop])
        : pick(tints, before);
      before = ground;
      const first = pick(tints, ground);
      const field = rect(tile.x, tile.y, tile.width, tile.height, fill(ground));
      return figure
        ? field + drawFigure(drawing, colors, tile, flip)
        : field + random.pick(geometricTiles)(tile.x, tile.y, size, first, ground);
    })
    .join('');
  return artLayer('tiles', svgDocument(frame.width, frame.height, body), { ...frame, shows: drawing.name });
}

/** Five tints of one hue, from dark to pale. */
function toTints(color: string): readonly string[] {
  const { c, h } = toOklch(color);
  const chroma = Math.max(c, 0);
  return [
    oklch(0.3, chroma * 0.7, h),
    oklch(0.46, chroma, h),
    color,
    oklch(0.8, chroma * 0.6, h),
    oklch(0.92, chroma * 0.3, h),
  ];
}

function drawFigure(drawing: Drawing, colors: DrawingColors, box: Box, flip: boolean): string {
  const scale = Math.min(box.width / drawing.width, box.height / drawing.height) * FILLED;
  const middle = `${num(box.x + box.width / 2)} ${num(box.y + box.height / 2)}`;
  const size = `${(flip ? -scale : scale).toFixed(4)} ${scale.toFixed(4)}`;
  const id = `${drawing.name}-${Math.round(box.x)}-${Math.round(box.y)}`;
  return `<g transform="translate(${middle}) scale(${size}) translate(${num(-drawing.width / 2)} ${num(-drawing.height / 2)})">${drawing.draw(colors, id)}</g>`;
}
