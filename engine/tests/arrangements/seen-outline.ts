import { converter } from 'culori';
import type { Composition } from '../../src/composition.ts';
import type { Node } from '../../src/nodes.ts';
import type { Canvas } from '../../src/render/canvas.ts';
import type { Pixels } from '../../src/render/pixels.ts';

const toOklab = converter('oklab');
// In OKLab: less, and the eye takes both sides of an edge for one area.
const SEEN = 0.1;
// Pixels of a figure's rim, whose paper is as much its own as the thing within, and of the ground that the eye takes together.
const RIM = 4;
const AROUND = 4;

type Lab = readonly [number, number, number];

/** How much of the outline of a composition's figure can be told from what is behind it, 0 to 1, by its pixels. */
export async function seenOutline(canvas: Canvas, composition: Composition): Promise<number> {
  const figure = composition.images.filter(({ src }) => src.startsWith('subject-'));
  const named = figure.map(({ src }) => src);
  const art = composition.art.flatMap((node) => onlyImages(node, named));
  const alone = (background: string): Composition => ({ ...composition, background, art, images: figure });
  const [card, onWhite, onBlack] = await Promise.all([
    canvas.drawArt(composition),
    canvas.drawArt(alone('#ffffff')),
    canvas.drawArt(alone('#000000')),
  ]);
  const { width, height } = card;
  const covers = (at: number): boolean => (onWhite.data[at * 4] ?? 0) - (onBlack.data[at * 4] ?? 0) < 128;
  let [length, seen] = [0, 0];
  for (let y = RIM; y < height - RIM; y++)
    for (let x = RIM; x < width - RIM; x++) {
      const at = y * width + x;
      if (!covers(at)) continue;
      for (const step of [1, -1, width, -width]) {
        if (covers(at + step)) continue;
        length++;
        const inner = range(1, RIM).filter((by) => covers(at - step * by));
        // From the second on: the first is the soft pixel of the edge itself.
        const outer = range(2, AROUND).filter((by) => !covers(at + step * by));
        const ground = meanOf(outer.map((by) => labAt(card, at + step * by)));
        if (inner.some((by) => apart(labAt(card, at - step * by), ground) >= SEEN)) seen++;
      }
    }
  return length === 0 ? 1 : seen / length;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

function labAt({ data }: Pixels, at: number): Lab {
  const [r = 0, g = 0, b = 0] = data.subarray(at * 4, at * 4 + 3);
  const { l, a, b: yellow } = toOklab({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
  return [l, a, yellow];
}

const meanOf = (colors: readonly Lab[]): Lab => {
  const mean = (channel: 0 | 1 | 2): number =>
    colors.reduce((sum, color) => sum + color[channel], 0) / Math.max(1, colors.length);
  return [mean(0), mean(1), mean(2)];
};

const apart = (a: Lab, b: Lab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** A node with nothing in it but the named images; none where it has none of them. */
function onlyImages(node: Node, named: readonly string[]): Node[] {
  if (node.type === 'image') return named.includes(String(node.src)) ? [node] : [];
  if (node.type !== 'container') return [];
  const children = (node.children ?? []).flatMap((child) => onlyImages(child, named));
  const { backgroundColor: _, ...style } = node.style ?? {};
  return children.length > 0 ? [{ ...node, style, children }] : [];
}
