import type { Composition, PlacedText } from './composition.ts';
import type { CardLayers } from './engine.ts';
import type { Canvas } from './render/canvas.ts';
import type { Pixels } from './render/pixels.ts';
import { toLayerText } from './templates/own/to-layer-text.ts';

/** A card taken apart: its texts, and the picture of all else. */
export async function toCardLayers(
  composition: Composition,
  art: Pixels,
  canvas: Pick<Canvas, 'drawType' | 'encode'>,
): Promise<CardLayers> {
  const isDrawn = ({ role }: PlacedText): boolean => role === 'decoration';
  const ground = await canvas.drawType({ ...composition, texts: composition.texts.filter(isDrawn) }, art);
  return {
    ground: await canvas.encode(ground, 'png'),
    texts: composition.texts.flatMap((placed) => toLayerText(placed) ?? []),
  };
}
