import type { ImageSource, Node } from '@takumi-rs/core';
import { type EmojiLibrary, splitEmoji } from '../assets/emoji.ts';
import type { Line } from '../assets/fitted-text.ts';
import { type LinePiece, splitLine } from '../assets/line-pieces.ts';
import type { ResolvedText } from '../assets/resolve-text.ts';
import type { PlacedText } from '../composition.ts';
import { EMOJI_STYLE, toSmallCss, toTextCss } from './text-css.ts';

export type TextNodes = { nodes: Node[]; images: ImageSource[] };

/** One absolutely placed node for each line, exactly where the layout counted on it. */
export async function toTextNodes(
  placed: PlacedText,
  resolved: ResolvedText,
  emoji: EmojiLibrary,
): Promise<TextNodes> {
  const { fitted, box, outline, shadow, rotation } = placed;
  const css = toTextCss(resolved, fitted.size, fitted.lineHeightPx);
  const origin = rotation ? { x: 0, y: 0 } : box;
  // The renderer wraps before an inline picture that just fits, even without wrapping: leave it room at the end.
  const slack = 4 * fitted.size;
  const drawLines = (style: object, showEmoji: boolean): Node[] =>
    fitted.lines.map((line, index) => ({
      type: 'container',
      style: {
        ...css,
        ...style,
        display: 'block',
        position: 'absolute',
        left: origin.x + offsetInBox(placed, line) - (fitted.direction === 'rtl' ? slack : 0),
        top: origin.y + index * fitted.lineHeightPx,
        width: line.width + slack,
        height: fitted.lineHeightPx,
      },
      children: splitLine(line.text).map((piece) => toInlineNode(piece, resolved, showEmoji)),
    }));

  const textShadow = shadow && `${shadow.x}px ${shadow.y}px ${shadow.blur}px ${shadow.color}`;
  const face = { color: placed.color };
  const nodes = outline
    ? [
        // The contour is a text of its own below: the renderer strokes above the fill, and the contours of
        // variable fonts overlap inside the letters.
        ...drawLines(
          {
            color: outline.color,
            WebkitTextStroke: `${2 * outline.width}px ${outline.color}`,
            strokeLinejoin: 'round',
            ...(textShadow ? { textShadow } : {}),
          },
          false,
        ),
        ...drawLines(face, true),
      ]
    : drawLines({ ...face, ...(textShadow ? { textShadow } : {}) }, true);

  return {
    nodes: rotation ? [rotated(placed, rotation, nodes)] : nodes,
    images: await findPictures(fitted.lines, emoji),
  };
}

function offsetInBox({ align, box }: PlacedText, { width }: Line): number {
  const free = box.width - width;
  return align === 'left' ? 0 : align === 'right' ? free : free / 2;
}

const rotated = ({ box }: PlacedText, degrees: number, children: Node[]): Node => ({
  type: 'container',
  style: {
    display: 'flex',
    position: 'absolute',
    left: box.x,
    top: box.y,
    width: box.width,
    height: box.height,
    transform: `rotate(${degrees}deg)`,
  },
  children,
});

function toInlineNode({ kind, text }: LinePiece, shape: ResolvedText, showEmoji: boolean): Node {
  if (kind === 'emoji')
    return { type: 'image', src: toSource(text), style: { ...EMOJI_STYLE, opacity: showEmoji ? 1 : 0 } };
  return { type: 'text', text, style: kind === 'text' ? { display: 'inline' } : toSmallCss(kind, shape) };
}

const toSource = (emoji: string): string => `emoji:${emoji}`;

async function findPictures(lines: readonly Line[], emoji: EmojiLibrary): Promise<ImageSource[]> {
  const used = new Set(
    lines.flatMap(({ text }) =>
      splitEmoji(text)
        .filter((p) => p.emoji)
        .map((p) => p.text),
    ),
  );
  const found = await Promise.all(
    Array.from(used, async (text) => ({ src: toSource(text), svg: await emoji.find(text) })),
  );
  return found.flatMap(({ src, svg }) => (svg ? [{ src, data: new TextEncoder().encode(svg) }] : []));
}
