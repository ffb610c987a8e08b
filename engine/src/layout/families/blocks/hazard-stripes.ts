import { type ArtLayer, artLayer } from '../../../art/art-layer.ts';
import { fill, num, rect, svgDocument } from '../../../art/svg.ts';
import type { Box } from '../../../geometry.ts';

/** Stripes at 45 degrees, as wide as what is between them: the marking of a hazard after ISO 3864-1. */
export function hazardStripes(box: Box, [one, other]: readonly [string, string], width: number): ArtLayer {
  const step = width * 2 * Math.SQRT2;
  const run = width * Math.SQRT2;
  let data = '';
  for (let x = -box.height; x < box.width; x += step)
    data += `M${num(x)} ${num(box.height)}l${num(box.height)} ${num(-box.height)}h${num(run)}l${num(-box.height)} ${num(box.height)}Z`;
  const body = `${rect(0, 0, box.width, box.height, fill(one))}<path d="${data}" ${fill(other)}/>`;
  return artLayer('stripes', svgDocument(box.width, box.height, body), box);
}
