import { type MeasuredNode, Renderer } from '@takumi-rs/core';
import { createEmojiLibrary } from '../assets/emoji.ts';
import { createFontLibrary, type OwnFonts } from '../assets/font-library.ts';
import { createTextResolver } from '../assets/resolve-text.ts';
import type { TextStyle } from '../assets/text-style.ts';
import type { Node } from '../nodes.ts';
import { createHyphenator } from '../typesetting/hyphenator.ts';
import type { InkMeter } from '../typesetting/ink-meter.ts';
import { createTypesetter, type Typesetter } from '../typesetting/typesetter.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import { createInkMeter } from './create-ink-meter.ts';
import { createTextMeasurer } from './measure-text.ts';
import { FALLBACK_FAMILY } from './text-css.ts';

export type RenderKit = {
  typesetter: Typesetter;
  canvas: Canvas;
  /** Where the ink of letters lies. */
  inkOf: InkMeter;
  /** Where the boxes of a tree are on a card of that size. */
  measureNodes(root: Node, width: number, height: number): Promise<MeasuredNode>;
  /** Characters and emoji of the text that no bundled font draws: they are replaced or left out. */
  missingGlyphs(text: string, style: TextStyle): Promise<string[]>;
  /** The text as it is drawn. */
  drawnText(text: string, style: TextStyle): Promise<string>;
};

/** Everything that sets and draws, over one renderer. Bundled fonts are read when a text first needs them. */
export async function createRenderKit(ownFonts: OwnFonts = {}): Promise<RenderKit> {
  const renderer = new Renderer();
  const fonts = createFontLibrary(renderer, ownFonts);
  const emoji = createEmojiLibrary();
  const resolver = createTextResolver(fonts, emoji);
  await fonts.load(FALLBACK_FAMILY, new Set());
  const typesetter = createTypesetter(resolver, createTextMeasurer(renderer), createHyphenator());
  const canvas = createCanvas({ renderer, fonts, emoji, resolver });
  return {
    typesetter,
    canvas,
    inkOf: createInkMeter({ typesetter, canvas, resolver }),
    measureNodes: (root, width, height) => renderer.measure(root, { width, height }),
    missingGlyphs: async (text, style) => (await resolver.resolve(text, style)).missing,
    drawnText: async (text, style) => (await resolver.resolve(text, style)).text,
  };
}
