import { type ByteReader, damaged, readBytes } from './byte-reader.ts';

/** Outlines as a font file has them, with 32-bit offsets, and the left edge of every glyph. */
export type Glyphs = { glyf: Buffer; loca: Buffer; lefts: number[] };

type Point = { dx: number; dy: number; onCurve: boolean };
type Box = [xMin: number, yMin: number, xMax: number, yMax: number];

const COMPOSITE = -1;
const OVERLAP_BITMAP = 1;
/** Flags of a composite glyph's component. */
const COMPONENT = {
  words: 1,
  scale: 8,
  more: 0x20,
  xyScale: 0x40,
  matrix: 0x80,
  instructions: 0x100,
} as const;
/** Flags of a point in a font file. */
const POINT = {
  onCurve: 1,
  xShort: 2,
  yShort: 4,
  xSameOrPositive: 16,
  ySameOrPositive: 32,
  overlap: 64,
} as const;

/** Section 5.1 of https://www.w3.org/TR/WOFF2/. Instructions for hinting are left out. Throws `UnusableFileError`. */
export function restoreGlyphs(transformed: Buffer): Glyphs {
  const header = readBytes(transformed, 'its outlines');
  header.u16();
  const options = header.u16();
  const count = header.u16();
  header.u16();
  const sizes = Array.from({ length: 7 }, () => header.u32());
  const [contours, points, flags, outlines, composites, boxes] = sizes.map((size) =>
    readBytes(header.bytes(size), 'its outlines'),
  ) as [ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader];
  const hasBox = bitmap(boxes.bytes(((count + 31) >> 5) * 4));
  const overlaps = (options & OVERLAP_BITMAP) === 0 ? undefined : bitmap(header.bytes((count + 7) >> 3));
  const readBox = (): Box => [boxes.i16(), boxes.i16(), boxes.i16(), boxes.i16()];

  const parts: Buffer[] = [];
  const lefts: number[] = [];
  const loca = Buffer.alloc((count + 1) * 4);
  let offset = 0;
  const readGlyph = (index: number): { bytes: Buffer; left: number } => {
    const contourCount = contours.i16();
    const box = hasBox(index) ? readBox() : undefined;
    if (contourCount === 0) {
      if (box) throw damaged('an empty glyph with a size');
      return { bytes: Buffer.alloc(0), left: 0 };
    }
    if (contourCount === COMPOSITE) {
      if (!box) throw damaged('a composite glyph without a size');
      return { bytes: toComposite(box, composites, outlines), left: box[0] };
    }
    if (contourCount < 0) throw damaged('the contours of a glyph');
    return toSimple(contourCount, { points, flags, outlines, box, overlap: overlaps?.(index) ?? false });
  };
  for (let index = 0; index < count; index++) {
    const { bytes, left } = readGlyph(index);
    lefts.push(left);
    loca.writeUInt32BE(offset, index * 4);
    const padding = Buffer.alloc(-bytes.length & 3);
    parts.push(bytes, padding);
    offset += bytes.length + padding.length;
  }
  loca.writeUInt32BE(offset, count * 4);
  return { glyf: Buffer.concat(parts), loca, lefts };
}

const bitmap =
  (bits: Buffer) =>
  (index: number): boolean =>
    (((bits[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1;

function writeHeader(contourCount: number, box: Box): Buffer {
  const header = Buffer.alloc(10);
  [contourCount, ...box].forEach((value, index) => {
    header.writeInt16BE(toShort(value), index * 2);
  });
  return header;
}

function toShort(value: number): number {
  if (value < -0x8000 || value > 0x7fff) throw damaged('a point far outside of its glyph');
  return value;
}

function toComposite(box: Box, composites: ByteReader, outlines: ByteReader): Buffer {
  const parts = [writeHeader(COMPOSITE, box)];
  let hasInstructions = false;
  for (let more = true; more; ) {
    const flags = composites.u16();
    const transform =
      flags & COMPONENT.scale ? 2 : flags & COMPONENT.xyScale ? 4 : flags & COMPONENT.matrix ? 8 : 0;
    const rest = composites.bytes(2 + (flags & COMPONENT.words ? 4 : 2) + transform);
    const head = Buffer.alloc(2);
    head.writeUInt16BE(flags & ~COMPONENT.instructions);
    parts.push(head, rest);
    hasInstructions ||= (flags & COMPONENT.instructions) !== 0;
    more = (flags & COMPONENT.more) !== 0;
  }
  // They stand in a stream of their own, which nothing else is read from.
  if (hasInstructions) readNumber(outlines);
  return Buffer.concat(parts);
}

type SimpleParts = {
  points: ByteReader;
  flags: ByteReader;
  outlines: ByteReader;
  box: Box | undefined;
  overlap: boolean;
};

function toSimple(
  contourCount: number,
  { points, flags, outlines, box, overlap }: SimpleParts,
): { bytes: Buffer; left: number } {
  const ends = Buffer.alloc(contourCount * 2 + 2);
  let pointCount = 0;
  for (let index = 0; index < contourCount; index++) {
    pointCount += readNumber(points);
    if (pointCount === 0 || pointCount > 0x10000) throw damaged('the points of a glyph');
    ends.writeUInt16BE(pointCount - 1, index * 2);
  }
  const outline = Array.from(flags.bytes(pointCount), (flag) => readPoint(flag, outlines));
  readNumber(outlines);
  const drawnBox = box ?? findBox(outline);
  const bytes = Buffer.concat([writeHeader(contourCount, drawnBox), ends, ...writePoints(outline, overlap)]);
  return { bytes, left: drawnBox[0] };
}

/** Section 5.2: how the distance to the point before is packed. */
function readPoint(flag: number, outlines: ByteReader): Point {
  const kind = flag & 0x7f;
  const onCurve = flag < 0x80;
  const x = (value: number): number => (flag & 1 ? value : -value);
  const y = (value: number): number => (flag & 2 ? value : -value);
  if (kind < 10) return { dx: 0, dy: x(((kind & 14) << 7) + outlines.u8()), onCurve };
  if (kind < 20) return { dx: x((((kind - 10) & 14) << 7) + outlines.u8()), dy: 0, onCurve };
  if (kind < 84) {
    const [high, low] = [kind - 20, outlines.u8()];
    return {
      dx: x(1 + (high & 0x30) + (low >> 4)),
      dy: y(1 + ((high & 0x0c) << 2) + (low & 0x0f)),
      onCurve,
    };
  }
  if (kind < 120) {
    const high = kind - 84;
    const dx = x(1 + (Math.floor(high / 12) << 8) + outlines.u8());
    return { dx, dy: y(1 + (((high % 12) >> 2) << 8) + outlines.u8()), onCurve };
  }
  if (kind < 124) {
    const [first, second] = [outlines.u8(), outlines.u8()];
    return {
      dx: x((first << 4) + (second >> 4)),
      dy: y(((second & 0x0f) << 8) + outlines.u8()),
      onCurve,
    };
  }
  return { dx: x(outlines.u16()), dy: y(outlines.u16()), onCurve };
}

function findBox(outline: readonly Point[]): Box {
  let [x, y] = [0, 0];
  const box: Box = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const { dx, dy } of outline) {
    x += dx;
    y += dy;
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

function writePoints(outline: readonly Point[], overlap: boolean): Buffer[] {
  const flags = Buffer.alloc(outline.length);
  const [xs, ys]: [number[], number[]] = [[], []];
  outline.forEach(({ dx, dy, onCurve }, index) => {
    const first = overlap && index === 0 ? POINT.overlap : 0;
    flags[index] =
      (onCurve ? POINT.onCurve : 0) |
      first |
      writeDistance(dx, xs, POINT.xShort, POINT.xSameOrPositive) |
      writeDistance(dy, ys, POINT.yShort, POINT.ySameOrPositive);
  });
  return [flags, Buffer.from(xs), Buffer.from(ys)];
}

function writeDistance(distance: number, bytes: number[], short: number, sameOrPositive: number): number {
  if (distance === 0) return sameOrPositive;
  if (Math.abs(distance) < 256) {
    bytes.push(Math.abs(distance));
    return short | (distance > 0 ? sameOrPositive : 0);
  }
  const value = toShort(distance) & 0xffff;
  bytes.push(value >> 8, value & 0xff);
  return 0;
}

/** Section 4.1, `255UInt16`. */
function readNumber(reader: ByteReader): number {
  const code = reader.u8();
  if (code === 253) return reader.u16();
  if (code === 254) return reader.u8() + 506;
  return code === 255 ? reader.u8() + 253 : code;
}
