import { readFileSync } from 'node:fs';
import type { Node } from '../../nodes.ts';

const FOLDER = new URL('../../../data/icons/', import.meta.url);

/** Line drawings on a square of 24, in one ink. */
export const ICONS = ['area', 'at', 'calendar', 'clock', 'globe', 'mail', 'phone', 'pin', 'tick'] as const;

export type IconName = (typeof ICONS)[number];

const drawings = new Map<IconName, string>();

function readIcon(name: IconName): string {
  const known = drawings.get(name) ?? readFileSync(new URL(`${name}.svg`, FOLDER), 'utf8').trim();
  drawings.set(name, known);
  return known;
}

export type IconPlace = {
  x: number;
  y: number;
  size: number;
  color: string;
  /** Of its lines, px. */
  thickness: number;
};

/** An icon as a square of the canvas; px. */
export function iconNode(name: IconName, { x, y, size, color, thickness }: IconPlace): Node {
  const width = ((thickness / size) * 24).toFixed(2);
  const drawn = readIcon(name)
    .replace(
      '<svg ',
      `<svg width="${Math.ceil(size * 2)}" height="${Math.ceil(size * 2)}" stroke-width="${width}" `,
    )
    .replaceAll('currentColor', color);
  return {
    type: 'image',
    src: `data:image/svg+xml;base64,${Buffer.from(drawn).toString('base64')}`,
    style: { position: 'absolute', left: x, top: y, width: size, height: size },
  };
}
