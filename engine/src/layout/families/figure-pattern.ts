import { toColorsOnBackdrop } from '../../art/drawings/drawing-colors.ts';
import type { Box } from '../../geometry.ts';
import { mirrorBox } from '../frame.ts';
import { subjectOf } from '../motif-layer.ts';
import { placeSubject } from '../place-subject.ts';
import { isStory, isWide } from '../split-canvas.ts';
import { clipTo } from './blocks/clip-to.ts';
import { toKit } from './blocks/kit.ts';
import { setWords } from './blocks/words-column.ts';
import type { Family, FamilyContext } from './family.ts';
import { fieldLayer, fromLayers } from './ground.ts';

const SHAPES = { least: 0.55, most: 1.9 } as const;
/** Of a cell that its figure fills. */
const FILLED = 0.74;

/** What the card is about, again and again, as on wrapping paper. */
export const figurePattern: Family = {
  name: 'figure-pattern',
  loud: true,
  attempts: 1,
  illustrated: true,
  baseline: 0.88,
  suits: ({ content: { hero, action, rest } }) =>
    hero.form !== 'day' && action.length + rest.length <= 6 ? 1.8 : 0,
  arrange,
};

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { frame, inside, style, motif, request, random, lifted } = context;
  const drawing = subjectOf(motif);
  if (!drawing) throw new Error(`figure-pattern was given ${motif || 'no motif'} in place of a drawing`);
  const { palette } = style;
  const { width, height, margin } = frame;
  const wide = isWide(frame);
  const share = wide ? (lifted ? 0.47 : 0.38) : isStory(frame) ? 0.36 : 0.4;
  const place = wide
    ? { x: Math.round(width * (1 - share)), y: 0, width: Math.round(width * share), height }
    : { x: 0, y: Math.round(height * (1 - share)), width, height: Math.round(height * share) };
  const field = mirrorBox(frame, place);
  const words = await setWords(toKit(context), context, {
    box: mirrorBox(
      frame,
      wide
        ? { ...inside, width: place.x - inside.x - margin * 0.8 }
        : { ...inside, height: place.y - inside.y - margin * 0.7 },
    ),
    most: frame.unit * 0.24,
    align: frame.rtl ? 'right' : 'left',
    low: wide,
  });
  const { colors, backdrop } = toColorsOnBackdrop(drawing, palette, request);
  const shape = Math.min(SHAPES.most, Math.max(SHAPES.least, drawing.width / drawing.height));
  const cells = toCells(field, shape, random.fork('pattern').next() < 0.5 ? 2 : 3);
  const placed = cells.map((cell) =>
    placeSubject(drawing, colors, {
      x: cell.x + cell.width / 2,
      y: cell.y + cell.height / 2,
      width: cell.width * FILLED,
      height: cell.height * FILLED,
      rotation: 0,
    }),
  );
  const { art, images } = fromLayers([fieldLayer(context, place, backdrop)]);
  const [first] = placed;
  return {
    background: palette.background,
    art: [...art, ...placed.map(({ node }) => clipTo(field, node)), ...words.art],
    images: [...images, ...(first ? [first.image] : [])],
    texts: words.texts,
    subject: field,
  };
}

/** Cells in `across` columns, every second column half a cell lower, so that the edges cut some. */
function toCells(field: Box, shape: number, across: number): Box[] {
  const wide = field.width >= field.height;
  const count = wide ? across + 1 : across;
  const width = field.width / count;
  const height = width / shape;
  const rows = Math.ceil(field.height / height) + 1;
  // The middle cell is whole.
  const top = field.y + (field.height - height) / 2 - Math.floor(rows / 2) * height;
  return Array.from({ length: count }, (_, column) =>
    Array.from({ length: rows + 1 }, (__, row) => ({
      x: field.x + column * width,
      y: top + (row - (column % 2) * 0.5) * height,
      width,
      height,
    })),
  )
    .flat()
    .filter(({ y }) => y < field.y + field.height && y + height > field.y);
}
