import type { Box } from '../geometry.ts';
import type { PhotoMap } from './photo-map.ts';

/** A point of a picture, in shares of its width and height. */
export type Focus = { x: number; y: number };

/** A picture that the caller brings: upright, opaque, in sRGB. */
export type Photo = {
  width: number;
  height: number;
  /** Red, green, blue, row by row. */
  data: Uint8Array;
  /** SHA-256 in hex over size, pixels and focus: equal pictures are composed alike. */
  key: string;
  map: PhotoMap;
  /** The core of what the picture is of, in its pixels; absent for landscapes and textures. */
  subject?: Box;
  /** The whole of it, with its fainter parts. */
  figure?: Box;
  /** Of what stands out, in OKLCH degrees; absent for a picture without color. */
  hue?: number;
};

/** Part of a picture, in its pixels. */
export type Window = Box;
