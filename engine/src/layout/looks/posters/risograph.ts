import { circle, fill, type Point, path, rect } from '../../../art/svg.ts';
import { isWide } from '../../split-canvas.ts';
import { cross, specks } from './bits.ts';
import { type PosterSheet, toPosterLook } from './poster.ts';
import { halftone, inTones, middleOf } from './shapes.ts';
import { beside } from './stages.ts';

/** A print of two soy inks on soft paper: fluorescent pink and blue, screened, out of register, a third where they meet. */
export const risograph = toPosterLook({
  name: 'risograph',
  style: 'risograph',
  pairings: [
    {
      display: { family: 'Bricolage Grotesque', weight: 800, lineHeight: 0.96, letterSpacing: -0.011 },
      text: { family: 'Space Grotesk', weight: 500, lineHeight: 1.3 },
      label: { family: 'Space Grotesk', weight: 700, lineHeight: 1.2 },
    },
  ],
  light: [
    {
      background: '#f6f0e3',
      foreground: '#22307f',
      muted: '#3a4588',
      accent: '#ff4c79',
      accent2: '#2f5fd0',
      accentText: '#b3123f',
    },
    {
      background: '#f7f1e2',
      foreground: '#0e4f44',
      muted: '#2f6157',
      accent: '#ff6a4d',
      accent2: '#0a8f78',
      accentText: '#a92d0c',
    },
  ],
  hues: ['#ff4c79', '#2f5fd0', '#ffcf3d'],
  treatment: { rule: 0.008, corner: 0, panel: 'fill', texture: 'dots' },
  figures: true,
  filled: 0.72,
  most: 0.22,
  hero: ({ accent }) => ({ shadow: { color: accent, x: 0.028, y: 0.022, blur: 0 } }),
  stage: (query) => beside(query, { across: 0.55, down: 0.34 }),
  passes: (drawing, { background, accent, foreground }) => [
    { colors: inTones(drawing, accent, background), x: 0.014, y: 0.01 },
    { colors: inTones(drawing, foreground, background), blend: 'multiply' },
  ],
  draw,
});

function draw({ frame, palette, hues, art, hasSubject, words, random }: PosterSheet): { body: string } {
  const { unit, width, height } = frame;
  const [, , yellow = ''] = hues;
  const { accent, foreground, background } = palette;
  // Where the ink did not take.
  const grain = specks(
    frame,
    { count: 900, size: [0.0008, 0.0024], color: background, opacity: 0.8 },
    random.fork('grain'),
  );
  if (!art) {
    const room = height - words.y - words.height;
    const r = Math.min(unit * 0.14, room * 0.7);
    const x = frame.rtl ? unit * 0.2 : width - unit * 0.2;
    return { body: pair([x, height], r, accent, foreground) + grain };
  }
  const [x, y] = middleOf(art);
  const r = Math.min(art.width, art.height) * 0.4;
  const turn = frame.mirrored ? -1 : 1;
  const screen = halftone(
    { x: art.x, y: art.y, width: art.width, height: art.height },
    unit * 0.021,
    accent,
    (across, down) =>
      isWide(frame) ? (turn > 0 ? across : 1 - across) * 0.55 * (0.4 + down * 0.6) : down * 0.5,
  );
  const sun = circle(x - turn * r * 0.2, y - r * 0.12, r, fill(yellow));
  const hills = (shift: number, color: string, lift: number): string => {
    const foot = art.y + art.height + 10;
    const at = (share: number): number =>
      (turn > 0 ? art.x + art.width * share : art.x + art.width * (1 - share)) + shift;
    const tall = (share: number): number => foot - art.height * lift * share;
    // They rise from nothing beside the words.
    return path(
      `M${at(0)} ${foot}C${at(0.2)} ${tall(0.1)} ${at(0.26)} ${tall(1.1)} ${at(0.48)} ${tall(1)}S${at(0.74)} ${tall(0.4)} ${at(0.86)} ${tall(0.7)}L${at(1.1)} ${tall(1.15)}V${foot}Z`,
      `${fill(color)} style="mix-blend-mode:multiply"`,
    );
  };
  const plates = hasSubject
    ? circle(x + unit * 0.012, y + unit * 0.01, r * 1.08, fill(yellow))
    : sun +
      `<g style="mix-blend-mode:multiply">${path(`M${x - r * 0.2} ${y - r}A${r} ${r} 0 0 ${turn > 0 ? 1 : 0} ${x - r * 0.2} ${y + r * 0.8}Z`, fill(accent))}</g>` +
      hills(0, accent, 0.36) +
      hills(unit * 0.016, foreground, 0.24);
  return { body: screen + plates + grain + marks(frame, accent, foreground) };
}

const pair = ([x, y]: Point, r: number, a: string, b: string): string =>
  circle(x - r * 0.4, y, r, fill(a)) +
  `<g style="mix-blend-mode:multiply">${circle(x + r * 0.4, y, r, fill(b))}</g>`;

/** The crosses by which the inks are laid over each other, a little off. */
function marks({ width, height, unit, rtl }: PosterSheet['frame'], a: string, b: string): string {
  const size = unit * 0.014;
  const mark = (x: number, y: number, color: string): string =>
    cross([x, y], size, `fill="none" stroke="${color}" stroke-width="${Math.max(1, unit * 0.002)}"`);
  const [x, y] = [rtl ? width - unit * 0.04 : unit * 0.04, height - unit * 0.04];
  return (
    mark(x, y, a) +
    mark(x + unit * 0.004, y + unit * 0.003, b) +
    rect(x + (rtl ? -unit * 0.06 : unit * 0.03), y - size / 2, size, size, fill(a)) +
    rect(x + (rtl ? -unit * 0.08 : unit * 0.05), y - size / 2, size, size, fill(b))
  );
}
