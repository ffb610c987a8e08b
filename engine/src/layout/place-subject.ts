import type { Drawing, DrawingColors } from '../art/drawings/drawing.ts';
import { num, svgDocument } from '../art/svg.ts';
import type { Box } from '../geometry.ts';
import type { ImageSource, Node } from '../nodes.ts';
import { hashText } from '../random.ts';

export type SubjectPlace = {
  /** Centre and size of the box for the rotated drawing, px. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Degrees. */
  rotation: number;
  /** On the bottom edge of the box instead of in its middle. */
  stand?: boolean;
  /** Hard shadow in px to the lower right. */
  shadow?: { color: string; x: number; y: number };
};

export type PlacedSubject = { node: Node; image: ImageSource; bounds: Box };

// Edges that touch the picture's border would be cut off instead of being smoothed.
const BLEED = 4;

/** Draws a subject as large as its box allows, rotated around its middle. */
export function placeSubject(drawing: Drawing, colors: DrawingColors, place: SubjectPlace): PlacedSubject {
  const angle = (Math.abs(place.rotation) * Math.PI) / 180;
  const turnedWidth = drawing.width * Math.cos(angle) + drawing.height * Math.sin(angle);
  const turnedHeight = drawing.width * Math.sin(angle) + drawing.height * Math.cos(angle);
  const scale = Math.min(place.width / turnedWidth, place.height / turnedHeight);
  const bounds: Box = {
    x: place.x - (turnedWidth * scale) / 2,
    y: place.y + (place.stand ? place.height / 2 - turnedHeight * scale : -(turnedHeight * scale) / 2),
    width: turnedWidth * scale,
    height: turnedHeight * scale,
  };
  const width = Math.ceil(bounds.width) + BLEED * 2;
  const height = Math.ceil(bounds.height) + BLEED * 2;
  const transform =
    `translate(${num(BLEED + bounds.width / 2)} ${num(BLEED + bounds.height / 2)}) rotate(${place.rotation}) ` +
    `scale(${scale.toFixed(4)}) translate(${num(-drawing.width / 2)} ${num(-drawing.height / 2)})`;
  const drawn = svgDocument(
    width,
    height,
    `<g transform="${transform}">${drawing.draw(colors, drawing.name)}</g>`,
  );
  const src = `subject-${hashText(drawn).toString(36)}`;
  const { shadow } = place;
  return {
    image: { src, data: Buffer.from(drawn) },
    node: {
      type: 'image',
      src,
      style: {
        position: 'absolute',
        left: Math.round(bounds.x) - BLEED,
        top: Math.round(bounds.y) - BLEED,
        width,
        height,
        ...(shadow ? { filter: `drop-shadow(${shadow.x}px ${shadow.y}px 0px ${shadow.color})` } : {}),
      },
    },
    bounds,
  };
}
