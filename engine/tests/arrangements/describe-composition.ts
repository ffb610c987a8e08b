import { createHash } from 'node:crypto';
import type { Composition } from '../../src/composition.ts';

/** A composition in lines that a person can compare: a line a text, and a digest of everything that is drawn. */
export function describeComposition({ texts, background, art, images, front }: Composition): string[] {
  const drawn = JSON.stringify([background, art, front]);
  const hash = createHash('sha256').update(drawn);
  for (const { src, data } of images) hash.update(src).update(new Uint8Array(data));
  return [
    ...texts.map(({ role, fitted, box, color, align, rotation = 0 }) =>
      [
        `${role} "${fitted.lines.map(({ text }) => text).join(' / ')}"`,
        `${Math.round(fitted.size)} px of ${fitted.style.family} ${fitted.style.weight}`,
        `${align} in ${[box.width, box.height].map(Math.round).join(' x ')} at ${[box.x, box.y].map(Math.round).join(', ')}`,
        `${color}${rotation ? `, turned by ${rotation}` : ''}`,
      ].join(', '),
    ),
    `${images.length} images on ${background}, drawn as ${hash.digest('hex').slice(0, 12)}`,
  ];
}
