import { createHash } from 'node:crypto';
import type { ImageSource, Node } from '../nodes.ts';
import { hashText } from '../random.ts';

export type ArtLayer = { node: Node; image: ImageSource };

type LayerBox = { x?: number; y?: number; width: number; height: number };

/** An SVG or PNG that fills the canvas, or a box of it. Named after its content, so that equal layers share a cache entry; `shows` names the drawings in it. */
export function artLayer(
  name: string,
  picture: string | Uint8Array,
  { x = 0, y = 0, width, height, shows }: LayerBox & { shows?: readonly string[] },
): ArtLayer {
  const data = typeof picture === 'string' ? Buffer.from(picture) : picture;
  const src = `${name}-${typeof picture === 'string' ? hashText(picture).toString(36) : hashBytes(picture)}`;
  return {
    image: { src, data, ...(shows === undefined ? {} : { shows }) },
    node: {
      type: 'image',
      src,
      style: { position: 'absolute', left: x, top: y, width, height },
    },
  };
}

/** Of megabytes of pixels in a millisecond. */
const hashBytes = (bytes: Uint8Array): string => createHash('sha1').update(bytes).digest('hex');
