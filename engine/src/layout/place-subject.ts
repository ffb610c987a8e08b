import type { Subject, SubjectColors } from '../art/subject.ts';
import { num, svgDocument } from '../art/svg.ts';
import { hashText } from '../random.ts';
import type { Box, ImageSource, Node } from './composition.ts';

export type SubjectPlace = {
  /** Centre and the box that the turned drawing must stay in, px. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Degrees. */
  rotation: number;
  /** On the foot of the place instead of in its middle. */
  stand?: boolean;
  /** Hard shadow in px to the lower right. */
  shadow?: { color: string; x: number; y: number };
};

export type PlacedSubject = { node: Node; image: ImageSource; bounds: Box };

// Edges that touch the picture's own border would be cut off hard instead of being smoothed.
const BLEED = 4;

/** A drawn subject as large as its place allows, turned around its middle. */
export function placeSubject(subject: Subject, colors: SubjectColors, place: SubjectPlace): PlacedSubject {
  const angle = (Math.abs(place.rotation) * Math.PI) / 180;
  const turnedWidth = subject.width * Math.cos(angle) + subject.height * Math.sin(angle);
  const turnedHeight = subject.width * Math.sin(angle) + subject.height * Math.cos(angle);
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
    `scale(${scale.toFixed(4)}) translate(${num(-subject.width / 2)} ${num(-subject.height / 2)})`;
  const drawn = svgDocument(
    width,
    height,
    `<g transform="${transform}">${subject.draw(colors, subject.name)}</g>`,
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
