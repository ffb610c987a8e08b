import { circle, dots, fill, num, path, radialGradient, stroke } from '../../../art/svg.ts';
import { mix } from '../../../color/oklch.ts';
import type { Box } from '../../../geometry.ts';
import type { Direction } from '../../direction.ts';
import type { Frame } from '../../frame.ts';

/** Light falling on the art from behind, on a faint grid of dots: SVG body and definitions. */
export function drawGlow(
  frame: Frame,
  art: Box,
  { palette, scheme }: Pick<Direction, 'palette' | 'scheme'>,
): { body: string; defs: string } {
  const { accent, accent2, background, foreground } = palette;
  const x = art.x + art.width / 2;
  const y = art.y + art.height / 2;
  const radius = Math.max(art.width, art.height) * 0.72;
  const strength = scheme === 'dark' ? 0.34 : 0.16;
  const glow = (id: string, cx: number, cy: number, r: number, color: string, opacity: number): string =>
    radialGradient(id, [cx, cy], r, [
      [0, color, opacity],
      [0.45, color, opacity * 0.42],
      [1, color, 0],
    ]);
  return {
    defs:
      glow('light', x, y, radius, accent, strength) +
      glow('light2', x + art.width * 0.3, y + art.height * 0.32, radius * 0.7, accent2, strength * 0.5),
    body:
      circle(x, y, radius, 'fill="url(#light)"') +
      circle(x + art.width * 0.3, y + art.height * 0.32, radius * 0.7, 'fill="url(#light2)"') +
      drawDots(frame, { x, y, radius: radius * 1.05 }, mix(background, foreground, 0.4)),
  };
}

const DOT_TONES = 8;

/** A grid of dots that fades from a middle, in a few tones: a pattern behind a mask costs twenty times as much. */
function drawDots(
  { width, height, unit }: Frame,
  middle: { x: number; y: number; radius: number },
  color: string,
): string {
  const step = Math.max(14, unit * 0.044);
  const tones = Array.from({ length: DOT_TONES }, (): [number, number][] => []);
  for (let y = step / 2; y < height; y += step) {
    for (let x = step / 2; x < width; x += step) {
      const nearness = Math.max(0, 1 - Math.hypot(x - middle.x, y - middle.y) / middle.radius);
      tones[Math.floor(nearness ** 1.4 * DOT_TONES)]?.push([x, y]);
    }
  }
  return tones
    .map((points, tone) =>
      tone === 0 ? '' : dots(points, Math.max(2, unit * 0.0044), color, (0.6 * tone) / (DOT_TONES - 1)),
    )
    .join('');
}

/** Registration crosses at the corners of a box, as on a drawing sheet. */
export function drawCrosses(box: Box, size: number, color: string): string {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const marks = [
    [box.x, box.y],
    [right, box.y],
    [box.x, bottom],
    [right, bottom],
  ].map(
    ([x = 0, y = 0]) =>
      `M${num(x - size)} ${num(y)}H${num(x + size)}M${num(x)} ${num(y - size)}V${num(y + size)}`,
  );
  return path(marks.join(''), stroke(color, Math.max(1, size * 0.16)));
}

/** A window of an editor: a rounded panel with a title bar and its three dots. */
export function drawWindow(box: Box, frame: Frame, palette: Direction['palette']): string {
  const { surface, background, foreground, accent } = palette;
  const bar = windowBar(frame);
  const radius = frame.unit * 0.028;
  const line = mix(background, foreground, 0.24);
  const outline = `x="${num(box.x)}" y="${num(box.y)}" width="${num(box.width)}" height="${num(box.height)}" rx="${num(radius)}"`;
  const buttons = [0, 1, 2].map((i) =>
    circle(box.x + bar * (0.62 + i * 0.46), box.y + bar / 2, bar * 0.13, fill(i === 0 ? accent : line)),
  );
  const rule = path(
    `M${num(box.x)} ${num(box.y + bar)}H${num(box.x + box.width)}`,
    stroke(line, Math.max(1, frame.unit * 0.0018)),
  );
  return (
    `<rect ${outline} fill="${mix(background, surface, 0.55)}" stroke="${line}" stroke-width="${num(Math.max(1, frame.unit * 0.0022))}"/>` +
    rule +
    buttons.join('')
  );
}

export const windowBar = ({ unit }: Frame): number => unit * 0.062;
