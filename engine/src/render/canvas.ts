import type { Node, Renderer } from '@takumi-rs/core';
import type { EmojiLibrary } from '../assets/emoji.ts';
import { FONT_FAMILIES } from '../assets/font-catalogue.ts';
import type { FontLibrary } from '../assets/font-library.ts';
import type { TextResolver } from '../assets/resolve-text.ts';
import type { Composition } from '../composition.ts';
import { encodeJpeg, encodePng } from './encode-image.ts';
import { layOver, toRaster } from './lay-over.ts';
import type { Pixels } from './pixels.ts';
import { FALLBACK_FAMILY } from './text-css.ts';
import { toTextNodes } from './text-nodes.ts';
import { typeBounds } from './type-bounds.ts';

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

  const drawTypeLayer: Canvas['drawTypeLayer'] = async (composition) => {
    if (composition.texts.length === 0) return undefined;
    const bounds = typeBounds(composition);
    const { nodes, images } = await setTexts(composition.texts, bounds);
    return { type: await draw(bounds, nodes, images), at: { x: bounds.x, y: bounds.y } };
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
      const [layer, front] = await Promise.all([drawTypeLayer(composition), drawFront(composition)]);
      if (!layer) return art;
      const pixels = { ...art, data: new Uint8Array(art.data) };
      layOver(layer.type, layer.at, toRaster(pixels));
      if (front) layOver(front, { x: 0, y: 0 }, toRaster(pixels));
      return pixels;
    },
    encode: (pixels, format) => (format === 'png' ? encodePng(pixels) : encodeJpeg(pixels)),
  };
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
