import type { Node, Renderer } from '@takumi-rs/core';
import type { EmojiLibrary } from '../assets/emoji.ts';
import { FONT_FAMILIES } from '../assets/font-catalogue.ts';
import type { FontLibrary } from '../assets/font-library.ts';
import type { TextResolver } from '../assets/resolve-text.ts';
import type { Composition } from '../composition.ts';
import type { Box } from '../geometry.ts';
import type { OwnPart } from './card-parts.ts';
import { encodeJpeg, encodePng } from './encode-image.ts';
import { type Layer, layOver, toRaster } from './lay-over.ts';
import type { Pixels } from './pixels.ts';
import { FALLBACK_FAMILY } from './text-css.ts';
import { toTextNodes } from './text-nodes.ts';
import { GRID, typeBounds } from './type-bounds.ts';

/** Turns compositions into pixels and bytes; the only place that knows the renderer. */
export interface Canvas {
  /**
   * Everything below the type. Rejects with the signal's reason at once when it is aborted; a drawing that the renderer
   * has begun still runs to its end there.
   */
  drawArt(composition: Composition, signal?: AbortSignal): Promise<Pixels>;
  /** The type alone, with straight alpha, and where its corner belongs; undefined without texts. */
  drawTypeLayer(
    composition: Composition,
  ): Promise<{ type: Pixels; at: { x: number; y: number } } | undefined>;
  /** What is laid over a ground, the parts and then the type: one drawing, as to ask the renderer costs more than to draw a small part. */
  drawLayers(composition: Composition, parts: readonly OwnPart[]): Promise<Layer[]>;
  /** What stands before the type, with straight alpha; undefined where nothing does. */
  drawFront(composition: Composition): Promise<Pixels | undefined>;
  /** All of it in one go, with `scale` pixels for one of the card. */
  drawGround(composition: Composition, scale: number): Promise<Pixels>;
  /** The type alone as an SVG. */
  drawTypeSvg(composition: Composition): Promise<string>;
  /** The art with the type set over it, and before that what covers parts of it. */
  drawType(composition: Composition, art: Pixels): Promise<Pixels>;
  /** PNG within the byte budget (600,000 at 1200x630, scaled by area) or JPEG. */
  encode(pixels: Pixels, format: 'png' | 'jpeg'): Promise<Uint8Array>;
}

export type CanvasParts = {
  renderer: Pick<Renderer, 'render' | 'renderSvg'>;
  fonts: FontLibrary;
  emoji: EmojiLibrary;
  resolver: TextResolver;
};

/** A canvas on the Takumi renderer. The same composition gives the same pixels in any process. */
export function createCanvas({ renderer, fonts, emoji, resolver }: CanvasParts): Canvas {
  const draw = async (
    { width, height }: Pick<Composition, 'width' | 'height'>,
    children: Node[],
    images: Composition['images'],
    style: Record<string, string> = {},
    { signal, devicePixelRatio = 1 }: { signal?: AbortSignal | undefined; devicePixelRatio?: number } = {},
  ) => {
    const root = toRoot({ width, height }, children, style);
    const fontFamilies = [FALLBACK_FAMILY];
    const dithering = 'ordered-bayer';
    const size = { width: width * devicePixelRatio, height: height * devicePixelRatio };
    const options = {
      ...size,
      devicePixelRatio,
      format: 'raw',
      images,
      dithering,
      fontFamilies,
    } as const;
    const data = await unlessAborted(
      renderer.render(root, { ...options, ...(signal ? { signal } : {}) }),
      signal,
    );
    return { ...size, data };
  };

  const setTexts = async (texts: Composition['texts'], origin = { x: 0, y: 0 }) => {
    const set = await Promise.all(
      texts.map(async (placed) => {
        const { fitted, box } = placed;
        const resolved = await resolver.resolve(fitted.text, fitted.style);
        const inBounds = { ...box, x: box.x - origin.x, y: box.y - origin.y };
        return toTextNodes({ ...placed, box: inBounds }, resolved, emoji);
      }),
    );
    return { nodes: set.flatMap((text) => text.nodes), images: set.flatMap((text) => text.images) };
  };

  const drawPart = async ({ at, part }: OwnPart): Promise<Layer> => {
    const { art, images, background } = part;
    const from = { x: 0, y: 0, width: at.width, height: at.height };
    return { pixels: await draw(part, art, images, { backgroundColor: background }), from, at };
  };

  const drawLayers: Canvas['drawLayers'] = async (composition, parts) => {
    const { texts } = composition;
    if (texts.length + parts.length === 0) return [];
    const bounds = texts.length > 0 ? typeBounds(composition) : { x: 0, y: 0, width: 0, height: 0 };
    const { nodes, images } = await setTexts(texts, bounds);
    for (const { part } of parts) await loadFonts(part.art, fonts);
    const low = parts.filter(({ at }) => at.height <= LOW);
    const high = parts.filter((part) => !low.includes(part)).map(drawPart);
    const { size, boxes } = placeBelow(bounds, low);
    const below = low.map(({ part: { art, background } }, at): Node => {
      const { x: left, y: top, width, height } = boxes[at] as Box;
      const style = { display: 'flex', position: 'absolute', overflow: 'hidden' } as const;
      const own = { left, top, width, height, backgroundColor: background };
      return { type: 'container', style: { ...style, ...own }, children: art };
    });
    const shown = low.flatMap(({ part }) => part.images);
    const pixels = await draw(size, [...nodes, ...below], [...images, ...shown]);
    const corner = { x: 0, y: 0, width: bounds.width, height: bounds.height };
    return [
      ...(await Promise.all(high)),
      ...low.map(({ at }, index): Layer => ({ pixels, from: boxes[index] as Box, at })),
      ...(texts.length > 0 ? [{ pixels, from: corner, at: bounds }] : []),
    ];
  };

  const drawTypeLayer: Canvas['drawTypeLayer'] = async (composition) => {
    const [layer] = await drawLayers(composition, []);
    return layer && { type: layer.pixels, at: { x: layer.at.x, y: layer.at.y } };
  };

  const drawFront: Canvas['drawFront'] = async (composition) =>
    composition.front && draw(composition, composition.front, composition.images);

  return {
    drawArt: async (composition, signal) => {
      signal?.throwIfAborted();
      await fonts.load(FALLBACK_FAMILY, new Set());
      await loadFonts(composition.art, fonts);
      const { art, images, background } = composition;
      return draw(composition, art, images, { backgroundColor: background }, { signal });
    },
    drawTypeLayer,
    drawLayers,
    drawFront,
    drawGround: async (composition, scale) => {
      await fonts.load(FALLBACK_FAMILY, new Set());
      await loadFonts(composition.art, fonts);
      const { art, images, background, front = [] } = composition;
      const set = await setTexts(composition.texts);
      const children = [...art, ...set.nodes, ...front];
      const style = { backgroundColor: background };
      return draw(composition, children, [...images, ...set.images], style, { devicePixelRatio: scale });
    },
    drawTypeSvg: async ({ width, height, texts }) => {
      const { nodes, images } = await setTexts(texts);
      const fontFamilies = [FALLBACK_FAMILY];
      return await renderer.renderSvg(toRoot({ width, height }, nodes), {
        width,
        height,
        images,
        fontFamilies,
      });
    },
    drawType: async (composition, art) => {
      const [layers, front] = await Promise.all([drawLayers(composition, []), drawFront(composition)]);
      if (layers.length === 0) return art;
      const pixels = { ...art, data: new Uint8Array(art.data) };
      const whole = { x: 0, y: 0, width: pixels.width, height: pixels.height };
      if (front) layers.push({ pixels: front, from: whole, at: whole });
      layOver(layers, toRaster(pixels));
      return pixels;
    },
    encode: (pixels, format) => (format === 'png' ? encodePng(pixels) : encodeJpeg(pixels)),
  };
}

// Px. A higher part would lie beside so much that is empty that it is drawn by itself.
const LOW = 120;

const toNextTile = (length: number): number => Math.ceil(length / GRID) * GRID;

/** Places for parts in rows below the type, each where the pattern of the dither begins. */
function placeBelow(
  { width, height }: Pick<Box, 'width' | 'height'>,
  parts: readonly OwnPart[],
): { size: Pick<Box, 'width' | 'height'>; boxes: Box[] } {
  const room = Math.max(width, ...parts.map(({ at }) => at.width));
  const boxes: Box[] = [];
  let [x, y, foot] = [0, toNextTile(height), height];
  for (const { at } of parts) {
    if (x + at.width > room) [x, y] = [0, toNextTile(foot)];
    boxes.push({ x, y, width: at.width, height: at.height });
    foot = Math.max(foot, y + at.height);
    x = toNextTile(x + at.width);
  }
  return { size: { width: room, height: foot }, boxes };
}

const toRoot = (
  { width, height }: Pick<Composition, 'width' | 'height'>,
  children: Node[],
  style: Record<string, string> = {},
): Node => ({
  type: 'container',
  style: { display: 'flex', position: 'relative', width, height, overflow: 'hidden', ...style },
  children,
});

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const abandon = (): void => reject(signal.reason);
    signal.addEventListener('abort', abandon, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abandon));
  });
}

/** Art may hold words of its own (glyph patterns): their fonts must be there before it is drawn. */
async function loadFonts(
  nodes: readonly Node[],
  fonts: FontLibrary,
  inherited: string[] = [],
): Promise<void> {
  for (const node of nodes) {
    const families =
      node.style?.fontFamily === undefined ? inherited : toFamilies(String(node.style.fontFamily));
    if (node.type === 'text') {
      const points = new Set(Array.from(node.text, (character) => character.codePointAt(0) ?? 0));
      for (const family of families) await fonts.load(family, points);
    }
    if (node.type === 'container') await loadFonts(node.children ?? [], fonts, families);
  }
}

const toFamilies = (stack: string): string[] =>
  stack
    .split(',')
    .map((name) => name.trim().replace(/^['"]|['"]$/g, ''))
    .filter((name) => FONT_FAMILIES.has(name));
