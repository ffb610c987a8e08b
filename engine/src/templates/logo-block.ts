import type { Node } from '@takumi-rs/core';
import { contrast } from '../color/contrast.ts';
import type { Block } from '../layout/column.ts';
import { toHex } from './color-parameter.ts';
import type { TemplateImage } from './template.ts';

// WCAG asks 3 of a picture's parts; logos of brands often have less on purpose, and white on white has 1.
const LEGIBLE_CONTRAST = 1.8;
const SAMPLES = 4000;

/** A logo of any shape in a row of `height` px; on a plate where it would vanish into the ground. */
export function logoBlock(
  logo: TemplateImage,
  height: number,
  maxWidth: number,
  grounds: readonly string[],
): Block {
  const plate = findPlate(logo, grounds);
  return {
    gap: 0,
    share: 0,
    comfort: 0,
    measure: async ({ width, scale }) => {
      const pad = plate ? height * scale * 0.22 : 0;
      const room = { width: Math.min(width, maxWidth) - 2 * pad, height: height * scale - 2 * pad };
      // A wide word mark reads at less height than a square sign.
      const aspect = logo.width / logo.height;
      const wanted = room.height * (aspect > 3 ? 0.8 : 1);
      const ratio = Math.min(room.width / logo.width, wanted / logo.height);
      const drawn = { width: Math.max(1, logo.width * ratio), height: Math.max(1, logo.height * ratio) };
      const outer = { width: drawn.width + 2 * pad, height: drawn.height + 2 * pad };
      return {
        ...outer,
        size: outer.height,
        truncated: false,
        place: (x, y, available, align) => {
          const slack = available - outer.width;
          const left = x + (align === 'left' ? 0 : align === 'center' ? slack / 2 : slack);
          const at = { position: 'absolute', left: left + pad, top: y + pad, ...drawn } as const;
          const picture: Node = { type: 'image', src: { ...logo, premultiplied: false }, style: at };
          return { texts: [], art: plate ? [drawPlate(plate, left, y, outer), picture] : [picture] };
        },
      };
    },
  };
}

function drawPlate(color: string, left: number, top: number, size: { width: number; height: number }): Node {
  const borderRadius = Math.min(size.width, size.height) * 0.22;
  return {
    type: 'container',
    style: { position: 'absolute', left, top, ...size, backgroundColor: color, borderRadius },
  };
}

/** White or near-black behind a transparent logo whose own colours the ground swallows; else none. */
function findPlate({ width, height, data }: TemplateImage, grounds: readonly string[]): string | undefined {
  const step = Math.max(1, Math.floor((width * height) / SAMPLES));
  const colors: string[] = [];
  let transparent = false;
  for (let pixel = 0; pixel < width * height; pixel += step) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(pixel * 4, pixel * 4 + 4);
    if (alpha < 250) transparent = true;
    if (alpha > 127) colors.push(toHex({ r, g, b }));
  }
  if (!transparent || colors.length === 0) return undefined;
  const median = (ground: string): number => {
    const ratios = colors.map((color) => contrast(color, ground)).sort((a, b) => a - b);
    return ratios[Math.floor(ratios.length / 2)] ?? 21;
  };
  if (Math.min(...grounds.map(median)) >= LEGIBLE_CONTRAST) return undefined;
  return median('#ffffff') >= median('#17181c') ? '#ffffff' : '#17181c';
}
