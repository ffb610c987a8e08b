import { artLayer } from '../art/art-layer.ts';
import type { Composition } from '../composition.ts';
import type { Box } from '../geometry.ts';
import type { ImageSource, Node } from '../nodes.ts';
import { drawShape } from '../ornaments/draw-shape.ts';
import type { Layout, PlacedShape } from '../solve/layout.ts';
import type { LogoShape } from './draw-logo.ts';
import { drawPicture, type PictureSource, type SourceImage } from './draw-picture.ts';

/** What is painted below everything: a gradient in place of the ground. */
type Backdrop = { angle: number; from: string; to: string };

type Painted = { nodes: Node[]; images: ImageSource[] };

/** What draws the pictures that are no pixels, by the names that the layout uses. */
type Drawn = { node: Node; image: ImageSource };
export type Draws = Readonly<Record<string, (shape: PlacedShape) => Drawn | Promise<Drawn>>>;

const place = ({ x, y, width, height }: Box) =>
  ({ position: 'absolute', left: x, top: y, width, height }) as const;

/** Turns a layout into what the renderer draws; `images` by the names that the layout uses. */
export async function paint(
  layout: Layout,
  images: Readonly<Record<string, SourceImage>>,
  { backdrop, draws = {} }: { backdrop?: Backdrop | undefined; draws?: Draws } = {},
): Promise<Composition> {
  const { width, height, ground } = layout;
  const painted = await Promise.all(layout.shapes.map((shape) => paintShape(shape, images, draws)));
  const nodes = painted.flatMap((one) => one.nodes);
  if (backdrop) {
    const backgroundImage = `linear-gradient(${backdrop.angle}deg, ${backdrop.from}, ${backdrop.to})`;
    nodes.unshift({ type: 'container', style: { ...place({ x: 0, y: 0, width, height }), backgroundImage } });
  }
  const sources = new Map(painted.flatMap((one) => one.images).map((image) => [image.src, image]));
  // A shadow is drawn whole or not the same.
  const isWhole = layout.shapes.some(({ draw }) => draw === 'window');
  const withWords = isWhole
    ? []
    : painted.flatMap((one, at) => (isWithWords(layout.shapes[at]) ? one.nodes : []));
  const texts = layout.texts.map(({ part: _part, from: _from, ...text }) => text);
  return {
    width,
    height,
    background: ground.ground,
    art: nodes,
    ...(withWords.length > 0 ? { withWords } : {}),
    images: [...sources.values()],
    texts,
  };
}

/** Whether a shape belongs to a line of words, or is made of a name, and keeps to its box. */
function isWithWords(shape: PlacedShape | undefined): boolean {
  const from = shape?.from;
  if (!from) return false;
  return 'draw' in from ? from.draw === 'initials' : shape.draw !== 'glyph';
}

async function paintShape(
  shape: PlacedShape,
  images: Readonly<Record<string, SourceImage>>,
  draws: Draws,
): Promise<Painted> {
  const { draw, box, color, corner = 0 } = shape;
  if (draw === 'rect' || draw === 'strike')
    return {
      nodes: [{ type: 'container', style: { ...place(box), backgroundColor: color, borderRadius: corner } }],
      images: [],
    };
  if (draw === 'window') {
    const boxShadow = `0 ${corner * 1.4}px ${corner * 3.6}px rgba(0, 0, 0, 0.26)`;
    const style = { ...place(box), backgroundColor: color, borderRadius: corner, boxShadow };
    return { nodes: [{ type: 'container', style }], images: [] };
  }
  if (draw === 'glyph') return { nodes: [clipped(shape, toGlyph(shape))], images: [] };
  const drawn = await draws[shape.image ?? '']?.(shape);
  if (drawn) return { nodes: [drawn.node], images: [drawn.image] };
  const image = shape.image === undefined ? undefined : images[shape.image];
  if (image && (draw === 'logo' || draw === 'sign'))
    return paintLogo(image, { ...shape, grounds: [shape.inks.ground], ink: shape.inks.ink });
  if (image) return toNodes(shape, [{ ...(await drawPicture(image, shape)), box }], false);
  const inside = await drawShape(shape);
  if (inside === undefined) return { nodes: [], images: [] };
  const [w, h] = [Math.max(1, box.width), Math.max(1, box.height)];
  const turned =
    shape.mirrored &&
    draw !== 'chart' &&
    !draw.startsWith('icon:star') &&
    draw !== 'icon:tick' &&
    draw !== 'icon:play' &&
    draw !== 'scrim';
  const content = turned ? `<g transform="matrix(-1 0 0 1 ${w} 0)">${inside}</g>` : inside;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${content}</svg>`;
  const layer = artLayer(draw.replace(':', '-'), svg, { ...box, width: w, height: h });
  return { nodes: [layer.node], images: [layer.image] };
}

/** Paints a logo, or a sign of it that is cut by the edge of its region. */
export async function paintLogo(
  image: SourceImage,
  shape: LogoShape & Pick<PlacedShape, 'clip'>,
): Promise<Painted> {
  // Most cards have none.
  const { drawLogo } = await import('./draw-logo.ts');
  return toNodes(shape, await drawLogo(image, shape), shape.draw === 'logo');
}

function toNodes(
  shape: Pick<PlacedShape, 'box' | 'clip' | 'corner'>,
  pictures: readonly (PictureSource & { box: Box; plate?: string })[],
  bare: boolean,
): Painted {
  const nodes = pictures.flatMap(({ source, box, plate, corner = shape.corner ?? 0 }): Node[] => {
    const style = { ...place(box), borderRadius: corner };
    const node: Node = { type: 'image', src: source.src, style };
    const plated: Node[] = plate
      ? [
          {
            type: 'container',
            style: { ...place(shape.box), backgroundColor: plate, borderRadius: shape.box.height * 0.2 },
          },
        ]
      : [];
    return bare ? [...plated, node] : [...plated, clipped(shape, node, box)];
  });
  return { nodes, images: pictures.map(({ source }) => source) };
}

/** Cut by the edge of its region, where it reaches over that. */
function clipped({ clip, box }: Pick<PlacedShape, 'box' | 'clip'>, node: Node, own: Box = box): Node {
  if (!clip) return node;
  const inside =
    own.x >= clip.x - 0.5 &&
    own.y >= clip.y - 0.5 &&
    own.x + own.width <= clip.x + clip.width + 0.5 &&
    own.y + own.height <= clip.y + clip.height + 0.5;
  if (inside) return node;
  const moved = { ...node, style: { ...node.style, left: own.x - clip.x, top: own.y - clip.y } } as Node;
  return { type: 'container', style: { ...place(clip), overflow: 'hidden' }, children: [moved] };
}

function toGlyph({ box, glyph, color }: PlacedShape): Node {
  if (!glyph) throw new Error('a shape of letters says which');
  const { text, families, weight, lineHeight, size } = glyph;
  return {
    type: 'text',
    text,
    style: {
      ...place({ ...box, width: box.width + size }),
      fontFamily: families.map((family) => `'${family}'`).join(', '),
      fontWeight: weight,
      fontSize: size,
      lineHeight: `${lineHeight * size}px`,
      color,
      whiteSpace: 'pre',
      // As it is measured: without the room around a full-width sign.
      fontFeatureSettings: '"palt"',
      ...(families[0] === 'Inter' ? { fontVariationSettings: '"opsz" 32' } : {}),
    },
  };
}
