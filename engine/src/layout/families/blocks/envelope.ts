import { artLayer } from '../../../art/art-layer.ts';
import { toColorsOnBackdrop } from '../../../art/drawings/drawing-colors.ts';
import { circle, curve, fill, type Point, path, polar, stroke, svgDocument } from '../../../art/svg.ts';
import { contrast, inkOn } from '../../../color/contrast.ts';
import { mix, oklch, toOklch } from '../../../color/oklch.ts';
import type { Palette } from '../../../color/palette.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';
import { type Frame, mirrorBox, turnX } from '../../frame.ts';
import { subjectOf } from '../../motif-layer.ts';
import { placeSubject } from '../../place-subject.ts';
import type { FamilyContext } from '../family.ts';
import type { Layer } from '../ground.ts';
import { boxShadow, cornersOf, SHADOW_FADES, shadowOf } from './paper.ts';
import { drawPostmark, drawStamp, fieldOf } from './stamp.ts';

// Degrees.
const TURN = 3;
const APART = 1.35;
// Of its stamp that a drawing fills.
const FILLED = 0.84;

/** The color of an envelope on a desk: a tint of the palette, or a shade of the desk where all of them melt into it. */
export function toCover({ background }: Palette, { accent2, accent }: Palette): string {
  const tint = (color: string): string => {
    const { c, h } = toOklch(color);
    return oklch(0.84, Math.min(0.075, c), h);
  };
  const shade = mix(background, toOklch(background).l > 0.7 ? '#2a2118' : '#ffffff', 0.3);
  return [tint(accent2), tint(accent)].find((color) => contrast(color, background) >= APART) ?? shade;
}

/** The front of an envelope at the end of a wide card, in the corner that the letter leaves its stamp. */
export function drawEnvelope(
  { frame, style, motif, request }: FamilyContext,
  { cover, paper }: { cover: string; paper: string },
): Layer[] {
  const { width, height, unit } = frame;
  const tall = height * 0.66;
  const wide = tall * 1.42;
  const box = { x: width * 0.95 - wide, y: height * 0.17, width: wide, height: tall };
  const turn = frame.mirrored ? -TURN : TURN;
  const size = tall * 0.34;
  const pad = tall * 0.11;
  const stamp = { x: box.x + wide - size - pad, y: box.y + pad, width: size, height: size * 1.2 };
  const drawing = subjectOf(motif);
  const staged = drawing && toColorsOnBackdrop(drawing, style.palette, request);
  const { accent } = style.palette;
  const ink = mix(cover, inkOn(cover), 0.75);
  const sheet = cornersOf(mirrorBox(frame, box));
  const body =
    boxShadow(mirrorBox(frame, box), unit * 0.024) +
    path(sheet, fill(cover)) +
    drawAirmail(mirrorBox(frame, box), unit * 0.024, [accent, ink], paper) +
    drawStamp(
      mirrorBox(frame, stamp),
      { paper: '#fffdf8', field: staged?.backdrop ?? accent, ink },
      drawing !== undefined,
    ) +
    drawPostmark(
      [turnX(frame, stamp.x - size * 0.14), stamp.y + size * 1.06],
      size * 0.36,
      ink,
      frame.mirrored ? -1 : 1,
    );
  const centre: Point = [turnX(frame, box.x + wide / 2), box.y + tall / 2];
  const envelope = artLayer(
    'envelope',
    svgDocument(
      width,
      height,
      `<g transform="rotate(${turn} ${centre[0]} ${centre[1]})">${body}</g>`,
      SHADOW_FADES,
    ),
    frame,
  );
  if (!drawing || !staged) return [envelope];
  const inner = fieldOf(mirrorBox(frame, stamp));
  const [x, y] = turned([inner.x + inner.width / 2, inner.y + inner.height / 2], centre, turn);
  const room = { width: inner.width * FILLED, height: inner.height * FILLED };
  return [envelope, placeSubject(drawing, staged.colors, { x, y, ...room, rotation: turn })];
}

type Pocket = {
  /** Of the front, px. */
  mouth: number;
  cover: string;
  seal: string;
};

/** How far a letter goes down into its pocket. */
export const depthOf = ({ width, height }: Frame, mouth: number): number =>
  Math.min((height - mouth) * 0.42, width * 0.12);

/** An open envelope at the foot of a tall card: its back to go behind the letter, its front to go before it. */
export function drawPocket(
  { frame, random }: FamilyContext,
  { mouth, cover, seal }: Pocket,
): { back: Layer; front: Layer } {
  const { width, height, unit } = frame;
  const edge = width * 0.04;
  const [left, right, middle] = [edge, width - edge, width / 2];
  const foot = Math.max(height * 1.02, mouth + width * 0.3);
  const dip = mouth + depthOf(frame, mouth);
  const dark = mix(cover, '#1c140c', 0.24);
  const flap = `M${left} ${mouth}L${middle - width * 0.06} ${mouth - width * 0.32}Q${middle} ${mouth - width * 0.36} ${middle + width * 0.06} ${mouth - width * 0.32}L${right} ${mouth}V${foot}H${left}Z`;
  const front = `M${left} ${mouth}L${middle} ${dip}L${right} ${mouth}V${foot}H${left}Z`;
  const fold = `M${left} ${foot}L${middle - width * 0.05} ${dip + unit * 0.004}Q${middle} ${dip - width * 0.03} ${middle + width * 0.05} ${dip + unit * 0.004}L${right} ${foot}Z`;
  return {
    back: artLayer(
      'envelope-back',
      svgDocument(width, height, shadowOf(flap, unit * 0.024) + path(flap, fill(dark))),
      frame,
    ),
    front: artLayer(
      'envelope-front',
      svgDocument(
        width,
        height,
        path(`M${left} ${mouth}L${middle} ${dip}L${right} ${mouth}`, stroke('#14100a', unit * 0.016, 0.07)) +
          path(`M${left} ${mouth}L${middle} ${dip}L${right} ${mouth}`, stroke('#14100a', unit * 0.007, 0.1)) +
          path(front, fill(mix(cover, '#1c140c', 0.06))) +
          shadowOf(fold, unit * 0.01, { strength: 0.16 }) +
          path(fold, fill(cover)) +
          drawSeal([middle, dip + unit * 0.03], unit * 0.058, seal, random.fork('seal')),
      ),
      frame,
    ),
  };
}

/** Sealing wax with the print of a ring. */
function drawSeal([x, y]: Point, radius: number, color: string, random: Random): string {
  const rim = Array.from({ length: 13 }, (_, at) =>
    polar([x, y], radius * random.range(0.95, 1.09), (at * 360) / 13),
  );
  const blob = curve(rim, true);
  const light = mix(color, '#ffffff', 0.3);
  const dark = mix(color, '#180c04', 0.28);
  const sprig = [-1, 1].map((side) => {
    const leaf = (at: number): string =>
      `M${x} ${y + radius * at}q${side * radius * 0.36} ${-radius * 0.06} ${side * radius * 0.36} ${-radius * 0.36}q${-side * radius * 0.34} ${radius * 0.02} ${-side * radius * 0.36} ${radius * 0.36}Z`;
    return leaf(0.36) + leaf(0.08) + leaf(-0.18);
  });
  return (
    shadowOf(blob, radius * 0.3, { strength: 0.4 }) +
    path(blob, fill(color)) +
    circle(x, y, radius * 0.7, fill(dark, 0.55)) +
    circle(x, y + radius * 0.035, radius * 0.69, fill(color)) +
    path(`M${x} ${y + radius * 0.46}V${y - radius * 0.36}`, stroke(light, radius * 0.05)) +
    path(sprig.join(''), fill(light))
  );
}

/** A border of slanting stripes, every second one in the color of paper. */
function drawAirmail(
  { x, y, width, height }: Box,
  thick: number,
  colors: readonly string[],
  paper: string,
): string {
  const inner = { x: x + thick, y: y + thick, width: width - 2 * thick, height: height - 2 * thick };
  const step = thick * 1.5;
  const lean = thick * 0.8;
  const stripe = (along: number, across: number, level: boolean): string => {
    const [px, py] = level ? [x + along, y + across] : [x + across, y + along];
    return level
      ? `M${px} ${py + thick}l${lean} ${-thick}h${step}l${-lean} ${thick}Z`
      : `M${px} ${py + lean}l${thick} ${-lean}v${step}l${-thick} ${lean}Z`;
  };
  const side = (length: number, across: number, level: boolean): string[] =>
    Array.from({ length: Math.floor((length - lean) / (2 * step)) }, (_, at) =>
      stripe(at * 2 * step + step * 0.5, across, level),
    );
  const all = [
    ...side(width, 0, true),
    ...side(height, width - thick, false),
    ...side(width, height - thick, true),
    ...side(height, 0, false),
  ];
  return (
    path(cornersOf({ x, y, width, height }) + cornersOf(inner), `${fill(paper)} fill-rule="evenodd"`) +
    colors
      .map((color, turn) => path(all.filter((_, at) => at % colors.length === turn).join(''), fill(color)))
      .join('')
  );
}

function turned([x, y]: Point, [cx, cy]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - cx, y - cy];
  return [cx + dx * Math.cos(angle) - dy * Math.sin(angle), cy + dx * Math.sin(angle) + dy * Math.cos(angle)];
}
