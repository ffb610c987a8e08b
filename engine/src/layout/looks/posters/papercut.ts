import { fill, path, rect } from '../../../art/svg.ts';
import { mix } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import { isWide } from '../../split-canvas.ts';
import { type PosterSheet, toPosterLook } from './poster.ts';
import { beside } from './stages.ts';

/** Sheets of colored paper with waves cut into them, one above the other, each with its shadow. */
export const papercut = toPosterLook({
  name: 'papercut',
  style: 'paper-cut',
  pairings: [
    {
      display: { family: 'Bricolage Grotesque', weight: 700, lineHeight: 1.0, letterSpacing: -0.006 },
      text: { family: 'Manrope', weight: 500, lineHeight: 1.35 },
      label: { family: 'Manrope', weight: 700, lineHeight: 1.25 },
    },
  ],
  light: [
    {
      background: '#fdf6ea',
      foreground: '#27374d',
      muted: '#4a5768',
      accent: '#ef6f53',
      accent2: '#3a86a8',
      accentText: '#b03a1f',
    },
    {
      background: '#fdf3ee',
      foreground: '#3d2350',
      muted: '#5b4569',
      accent: '#8a4fb0',
      accent2: '#f08a5d',
      accentText: '#7a3aa3',
    },
    {
      background: '#f4f7e9',
      foreground: '#1f3d2c',
      muted: '#466152',
      accent: '#3f8f5f',
      accent2: '#f0b13f',
      accentText: '#256b41',
    },
  ],
  dark: [
    {
      background: '#12243f',
      foreground: '#fdf6ea',
      muted: '#cfdae8',
      accent: '#5aa9c9',
      accent2: '#f2a65a',
      accentText: '#ffc27a',
    },
  ],
  hues: [],
  treatment: { rule: 0.006, corner: 0.03, panel: 'fill', texture: 'none' },
  figures: true,
  round: true,
  filled: 0.6,
  stage: (query) => beside(query, { across: 0.55, down: 0.34 }),
  passes: (_drawing, { foreground }) => [{ shadow: { color: `${foreground}55`, x: 0.008, y: 0.014 } }],
  field: sunColor,
  draw,
});

const SHEETS = 5;

function draw({ frame, palette, art, hasSubject, words, dark, random }: PosterSheet): {
  body: string;
} {
  const { unit, width, height } = frame;
  const { background, accent, accent2 } = palette;
  const shade = { color: '#0b1220', step: unit * 0.0036, strength: dark ? 0.13 : 0.075 };
  const lift = (data: string, color: string): string => lifted(data, color, shade);
  const tones = Array.from({ length: SHEETS }, (_, at) =>
    mix(mix(background, accent, 0.22 + at * 0.19), dark ? '#081224' : '#1a2140', Math.max(0, at - 2) * 0.13),
  );
  const turn = frame.mirrored;
  const sheets: string[] = [];
  if (art && isWide(frame)) {
    for (const [at, tone] of tones.entries()) {
      const edge = art.width * (0.08 + at * 0.17);
      sheets.push(
        lift(cutSide(art.x, art.width, height, edge, unit, turn, random.fork(`sheet ${at}`)), tone),
      );
    }
  } else {
    const top = art ? art.y : Math.max(words.y + words.height + unit * 0.05, height * 0.8);
    const step = (height - top) / SHEETS;
    for (const [at, tone] of tones.entries())
      sheets.push(
        lift(
          cutFoot(
            width,
            height,
            top + step * (at + 0.15),
            Math.min(unit * 0.05, step * 0.5),
            random.fork(`sheet ${at}`),
          ),
          tone,
        ),
      );
  }
  const sun = (): string => {
    if (!art) return '';
    const short = Math.min(art.width, art.height);
    if (hasSubject)
      return lift(
        circlePath(art.x + art.width / 2, art.y + art.height / 2, short * 0.42),
        sunColor({ palette }),
      );
    const wide = isWide(frame);
    const r = short * (wide ? 0.24 : 0.2);
    const x = art.x + art.width * (wide ? (turn ? 0.62 : 0.38) : 0.7);
    return lift(circlePath(x, wide ? art.y + art.height * 0.3 : art.y + r * 1.1, r), accent2);
  };
  // The sun lies between the sheets; a thing lies on all of them.
  const layers = hasSubject ? [...sheets, sun()] : [...sheets.slice(0, 1), sun(), ...sheets.slice(1)];
  return {
    body: rect(0, 0, width, height, fill(background)) + layers.join(''),
  };
}

type Shade = { color: string; step: number; strength: number };

/** A sheet and its soft shadow: faint copies below it, each a little wider than the one above. */
const lifted = (data: string, color: string, { color: dark, step, strength }: Shade): string =>
  [4, 3, 2, 1]
    .map((at) => {
      const paint = `${fill(dark, strength)} stroke="${dark}" stroke-opacity="${strength}" stroke-width="${(step * at * 1.6).toFixed(1)}" stroke-linejoin="round"`;
      return `<g transform="translate(0 ${(step * at * 0.7).toFixed(1)})">${path(data, paint)}</g>`;
    })
    .join('') + path(data, fill(color));

const circlePath = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A sheet that covers the side of the card up to a wavy edge. */
function cutSide(
  x: number,
  wide: number,
  height: number,
  edge: number,
  unit: number,
  mirrored: boolean,
  random: Random,
): string {
  const at = (px: number): number => (mirrored ? x + wide - px : x + px);
  const phase = random.range(0.2, 0.8);
  const bulge = unit * random.range(0.05, 0.09);
  const end = at(wide + 20);
  const mid = height * (0.35 + phase * 0.3);
  return `M${end} -20L${at(edge)} -20C${at(edge + bulge)} ${mid * 0.35} ${at(edge - bulge * 1.6)} ${mid * 0.7} ${at(edge)} ${mid}S${at(edge - bulge * 0.4)} ${height * 0.9} ${at(edge + bulge * 0.5)} ${height + 20}L${end} ${height + 20}Z`;
}

/** A sheet that covers the foot of the card up to a wavy edge. */
function cutFoot(width: number, height: number, top: number, swell: number, random: Random): string {
  const count = 4;
  const step = (width + 40) / count;
  let data = `M-20 ${height + 20}L-20 ${top}`;
  const shift = random.range(-0.5, 0.5) * step;
  for (let at = 0; at < count; at++) {
    const x = -20 + step * at;
    const up = at % 2 === 0 ? -1 : 1;
    data += `C${x + step * 0.4 + shift * 0.3} ${top + up * swell * 1.6} ${x + step * 0.6 + shift * 0.3} ${top + up * swell * 1.6} ${x + step} ${top}`;
  }
  return `${data}L${width + 20} ${height + 20}Z`;
}

function sunColor({ palette }: Pick<PosterSheet, 'palette'>): string {
  return mix(palette.background, '#ffffff', 0.5);
}
