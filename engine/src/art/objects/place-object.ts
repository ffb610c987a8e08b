import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { Box } from '../../geometry.ts';
import { type ArtLayer, artLayer } from '../art-layer.ts';
import { readPicture, type ShadedObject } from './objects.ts';

type Size = { width: number; height: number };

/** The box that an object needs when it is turned by so many degrees. */
export function turnedSize({ width, height }: Size, degrees: number): Size {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  const [along, across] = [Math.cos(angle), Math.sin(angle)];
  return { width: width * along + height * across, height: width * across + height * along };
}

/** Draws an object, turned by so many degrees, as large as a box allows. */
export async function placeObject(object: ShadedObject, box: Box, degrees: number): Promise<ArtLayer> {
  const whole = turnedSize(object, degrees);
  const scale = Math.min(box.width / whole.width, box.height / whole.height);
  const [width, height] = [whole.width * scale, whole.height * scale];
  const picture = degrees === 0 ? await readPicture(object) : await readTurned(object, degrees);
  return artLayer(`object-${object.name}`, picture, {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
    shows: [object.name],
  });
}

// Of half a megabyte each: a card is drawn some times before it is chosen, and again by the next seed.
const turned = new LRUCache<string, Uint8Array, { object: ShadedObject; degrees: number }>({
  max: 8,
  fetchMethod: async (_key, _old, { context: { object, degrees } }) =>
    turn(await readPicture(object), degrees),
});

const readTurned = (object: ShadedObject, degrees: number): Promise<Uint8Array> =>
  turned.forceFetch(`${object.name} ${degrees}`, { context: { object, degrees } });

/** By pixels: a transform would leave the edges of a picture ragged. */
const turn = async (picture: Uint8Array, degrees: number): Promise<Uint8Array> =>
  sharp(picture).rotate(degrees, { background: CLEAR }).png({ compressionLevel: 1 }).toBuffer();
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
