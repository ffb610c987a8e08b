import type { ImageSource, Node } from '@takumi-rs/core';
import type { Subject, SubjectColors } from '../art/subject.ts';
import { svgDocument } from '../art/svg.ts';
import { hashText } from '../random.ts';
import type { Box } from './composition.ts';

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

/** A drawn subject as large as its place allows, turned around its middle. */
export function placeSubject(subject: Subject, colors: SubjectColors, place: SubjectPlace): PlacedSubject {
  const angle = (Math.abs(place.rotation) * Math.PI) / 180;
  const turnedWidth = subject.width * Math.cos(angle) + subject.height * Math.sin(angle);
  const turnedHeight = subject.width * Math.sin(angle) + subject.height * Math.cos(angle);
  const scale = Math.min(place.width / turnedWidth, place.height / turnedHeight);
  const width = Math.round(subject.width * scale);
  const height = Math.round(subject.height * scale);
  const drawn = svgDocument(
    width,
    height,
    `<g transform="scale(${(width / subject.width).toFixed(4)} ${(height / subject.height).toFixed(4)})">${subject.draw(colors, subject.name)}</g>`,
  );
  const y = place.stand ? place.y + (place.height - turnedHeight * scale) / 2 : place.y;
  const src = `subject-${hashText(drawn).toString(36)}`;
  const { shadow } = place;
  return {
    image: { src, data: Buffer.from(drawn) },
    node: {
      type: 'image',
      src,
      style: {
        position: 'absolute',
        left: Math.round(place.x - width / 2),
        top: Math.round(y - height / 2),
        width,
        height,
        transform: `rotate(${place.rotation}deg)`,
        ...(shadow ? { filter: `drop-shadow(${shadow.x}px ${shadow.y}px 0px ${shadow.color})` } : {}),
      },
    },
    bounds: {
      x: place.x - (turnedWidth * scale) / 2,
      y: y - (turnedHeight * scale) / 2,
      width: turnedWidth * scale,
      height: turnedHeight * scale,
    },
  };
}
