import { svgDocument } from '../svg.ts';
import type { Layer, Stage } from './stage.ts';

// The renderer takes few elements in a file faster than many, and refuses a thousand.
const MOST_ELEMENTS = 150;

/** Many drawn things, bottom to top, as layers of a bounded number of elements each. */
export function splitLayers(
  { width, height }: Stage,
  name: string,
  things: readonly string[],
  defs = '',
): Layer[] {
  return splitBodies(things).map((body, at) => ({
    name: `${name}${at}`,
    picture: svgDocument(width, height, body, defs),
  }));
}

/** The same as SVG bodies, at least one. */
export function splitBodies(things: readonly string[]): string[] {
  const bodies = [''];
  let count = 0;
  for (const thing of things) {
    const elements = thing.match(/<[a-z]/g)?.length ?? 0;
    if (count > 0 && count + elements > MOST_ELEMENTS) {
      bodies.push('');
      count = 0;
    }
    bodies[bodies.length - 1] += thing;
    count += elements;
  }
  return bodies;
}
