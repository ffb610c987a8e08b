import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Composition } from '../../composition.ts';
import type { ImageSource } from '../../nodes.ts';
import { flattenColor, parseColor } from '../color-parameter.ts';
import type { TemplateContext, TemplateImage } from '../template.ts';
import { bindValues } from './bind-values.ts';
import { type LaidOut, layOut } from './lay-out.ts';
import { TREES, type TreeDefinition } from './own-template.ts';

// Where a shape begins to be a square and portrait one, as width to height.
const SQUARE_BELOW = 1.25;
const TALL_BELOW = 0.8;
const WHITE = { r: 255, g: 255, b: 255, alpha: 1 };

/** Lays out a card of an account's own tree, with the nodes that it is of; the texts of both are in the same order, above everything else. */
export async function layOutDefinition(
  definition: TreeDefinition,
  { values, images, width, height, typesetter, measureNodes }: TemplateContext,
): Promise<{ composition: Composition; laidOut: LaidOut }> {
  const bindings = bindValues(definition, values);
  const { root, scale } = chooseTree(definition, width, height);
  const sources = new Map<string, ImageSource>();
  for (const [name, image] of Object.entries(images)) sources.set(name, await toSource(image));
  const names = new Map([...sources].map(([name, { src }]) => [name, src]));
  const laidOut = await layOut(root, {
    width,
    height,
    scale,
    bindings,
    sources: names,
    typesetter,
    measureNodes,
  });
  const ground = (value: string | undefined): string =>
    flattenColor(parseColor(bindings.color(value ?? '#ffffff')) ?? WHITE, WHITE);
  const composition: Composition = {
    width,
    height,
    background: ground(root.style.backgroundColor),
    art: [laidOut.art],
    images: [...sources.values()],
    texts: laidOut.texts.map(({ node, fitted, box }) => ({
      role: 'label',
      fitted,
      box,
      align: toAlign(node.align, fitted.direction),
      color: bindings.color(node.color),
    })),
  };
  return { composition, laidOut };
}

export function chooseTree({ root, square, tall }: TreeDefinition, width: number, height: number) {
  const aspect = width / height;
  const scaleFor = (size: { width: number; height: number }): number =>
    Math.min(width / size.width, height / size.height);
  const [usual, even, high] = TREES;
  if (tall && aspect < TALL_BELOW) return { name: high.name, root: tall, scale: scaleFor(high) };
  if (square && aspect < SQUARE_BELOW) return { name: even.name, root: square, scale: scaleFor(even) };
  return { name: usual.name, root, scale: scaleFor(usual) };
}

function toAlign(align: 'start' | 'center' | 'end', direction: 'ltr' | 'rtl'): 'left' | 'center' | 'right' {
  if (align === 'center') return 'center';
  return (align === 'start') === (direction === 'ltr') ? 'left' : 'right';
}

async function toSource({ width, height, data }: TemplateImage): Promise<ImageSource> {
  const raw = { width, height, channels: 4 } as const;
  const png = await sharp(data, { raw }).png({ compressionLevel: 1 }).toBuffer();
  // Named after its content, because the renderer caches decoded images by name.
  return { src: `image-${createHash('sha256').update(png).digest('base64url')}`, data: png };
}
