import { type Composition, inkOf } from '../../composition.ts';
import type { LayoutContext } from '../../direction/look.ts';
import type { Box } from '../../geometry.ts';
import { paint } from '../../paint/paint.ts';
import { type PictureColors, toPictureSheet } from '../../sheets/on-picture.ts';
import { findStyle } from '../../sheets/styles.ts';
import { type OwnFont, toVoices } from '../../sheets/to-voices.ts';
import { toCanvas } from '../../solve/canvas.ts';
import { solve } from '../../solve/solve.ts';
import { rolesOf } from '../../specs/roles-of.ts';
import { wordsOnPicture } from '../../specs/words-on-picture.ts';
import type { InkMeter } from '../../typesetting/ink-meter.ts';
import { toMatter } from '../to-matter.ts';

/** What words are measured and set with; `font` is that of a brand. */
export type WordsTools = { inkOf: InkMeter; font?: OwnFont | undefined };

/** Words in their place, and the room that they take. */
export type Words = Pick<Composition, 'art' | 'images' | 'texts'> & { bounds: Box };

/** Sets all that a card says in a column from the top of a box, which is that of a card that reads from left to right. */
export async function setWords(
  { request, direction, width, height, typesetter }: LayoutContext,
  { inkOf: meter, font }: WordsTools,
  { box, centred, large = false, ...colors }: PictureColors & { box: Box; centred: boolean; large?: boolean },
): Promise<Words> {
  const region = wordsOnPicture(centred ? 'center' : 'start', large);
  const face = findStyle(direction.look);
  if (!face) throw new Error(`no style is called ${direction.look}`);
  const margins = toCanvas(width, height);
  const problem = {
    region,
    sheet: toPictureSheet(font ? toVoices(font) : face.voices, colors),
    matter: toMatter(request, { placed: rolesOf(region) }),
    canvas: { ...margins, words: box },
    margins,
  };
  const layout = await solve(problem, { typesetter, inkOf: meter });
  const { art, images, texts } = await paint(layout, {});
  const inks = [...texts.map(inkOf), ...layout.shapes.map((shape) => shape.box)];
  const foot = Math.max(box.y, ...inks.map((one) => one.y + one.height));
  const x = Math.min(...inks.map((one) => one.x));
  const end = Math.max(...inks.map((one) => one.x + one.width));
  return { art, images, texts, bounds: { x, y: box.y, width: end - x, height: foot - box.y } };
}
