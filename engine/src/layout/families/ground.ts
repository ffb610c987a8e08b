import { type ArtLayer, artLayer } from '../../art/art-layer.ts';
import { circle, fill, rect, svgDocument } from '../../art/svg.ts';
import type { DesignRequest } from '../../brief/design-request.ts';
import { ensureContrast } from '../../color/contrast.ts';
import { mix, toOklch } from '../../color/oklch.ts';
import type { Palette } from '../../color/palette.ts';
import type { Box } from '../../geometry.ts';
import { mirrorBox } from '../frame.ts';
import { toField } from './blocks/kit.ts';
import type { FamilyContext } from './family.ts';

/** The grounds that a card may stand on: its paper, its accent, its ink. One that was asked for is the only one. */
export function chooseGround(
  { request, style, field }: FamilyContext,
  among: readonly ('paper' | 'accent' | 'ink')[],
): Palette {
  const { palette } = style;
  const settled = [request.ground, request.scheme, request.ink].some((wish) => wish !== undefined);
  // A color that was asked for is an area before it is a line.
  const colored = request.colorWords?.[palette.accent] !== undefined && among.includes('accent');
  const open = colored ? 'accent' : (among[Math.floor(field * among.length)] ?? 'paper');
  const ground = settled ? 'paper' : open;
  if (ground === 'accent') return toField(palette, accentField(request, palette));
  return ground === 'ink' ? toField(palette, palette.foreground) : palette;
}

// Between these, black is dull and white is weak on a color.
const MIDDLE = { from: 0.45, to: 0.7 } as const;

/** The accent as a field under words: one that was asked for exactly, another deep enough for white. */
export function accentField({ colors }: DesignRequest, { accent }: Palette): string {
  const { l, c, h } = toOklch(accent);
  // Dark yellow is mud.
  const middling = l > MIDDLE.from && l < MIDDLE.to && c > 0.05 && !(h > 60 && h < 118);
  return middling && !colors.includes(accent) ? ensureContrast(accent, ['#ffffff'], 4.7) : accent;
}

/** What a style's ground has beside its color, so faint that words stand on it. */
export function drawTexture({ style, frame, random }: FamilyContext, palette: Palette): ArtLayer[] {
  const { width, height, unit } = frame;
  const faint = mix(palette.background, palette.foreground, 0.07);
  const draw = (body: string, defs = ''): ArtLayer[] => [
    artLayer('texture', svgDocument(width, height, body, defs), frame),
  ];
  if (style.texture === 'dots') {
    const step = unit * 0.035;
    let body = '';
    for (let y = step; y < height; y += step)
      for (let x = step; x < width; x += step) {
        const share = (x / width + y / height) / 2;
        if (share > 0.5) body += circle(x, y, step * 0.22 * (share - 0.5) * 2, fill(faint));
      }
    return draw(body);
  }
  if (style.texture === 'grid') {
    const step = unit * 0.09;
    const lines: string[] = [];
    for (let x = step; x < width; x += step) lines.push(rect(x, 0, 1, height, fill(faint)));
    for (let y = step; y < height; y += step) lines.push(rect(0, y, width, 1, fill(faint)));
    return draw(lines.join(''));
  }
  if (style.texture === 'glow') {
    const [x, y] = [random.fork('glow').range(0.6, 1), random.fork('glow y').range(0, 1)];
    const near = mix(palette.background, palette.accent, 0.28);
    const defs = `<radialGradient id="glow" cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="0.75"><stop offset="0" stop-color="${near}"/><stop offset="1" stop-color="${palette.background}"/></radialGradient>`;
    return draw(rect(0, 0, width, height, 'fill="url(#glow)"'), defs);
  }
  if (style.texture === 'rays') {
    const ray = mix(palette.background, palette.surface, 0.75);
    const centre = { x: width * 0.5, y: height * 0.55 };
    const reach = Math.hypot(width, height);
    let body = '';
    for (let index = 0; index < 16; index++) {
      const [a, b] = [(index / 16) * Math.PI * 2, ((index + 0.5) / 16) * Math.PI * 2];
      const at = (angle: number): string =>
        `${(centre.x + Math.cos(angle) * reach).toFixed(1)} ${(centre.y + Math.sin(angle) * reach).toFixed(1)}`;
      body += `<path d="M${centre.x} ${centre.y}L${at(a)}L${at(b)}Z" ${fill(ray)}/>`;
    }
    return draw(body);
  }
  return [];
}

/** A flat field of the canvas, mirrored with the design. */
export function fieldLayer({ frame }: FamilyContext, box: Box, color: string): ArtLayer {
  const { x, y, width, height } = mirrorBox(frame, box);
  return artLayer(
    'field',
    svgDocument(frame.width, frame.height, rect(x, y, width, height, fill(color))),
    frame,
  );
}

/** A layer of the canvas; one without an image is drawn by its node alone. */
export type Layer = Pick<ArtLayer, 'node'> & Partial<ArtLayer>;

/** What of a composition comes from its layers. */
export const fromLayers = (
  layers: readonly Layer[],
): { art: ArtLayer['node'][]; images: ArtLayer['image'][] } => ({
  art: layers.map(({ node }) => node),
  images: layers.flatMap(({ image }) => image ?? []),
});
