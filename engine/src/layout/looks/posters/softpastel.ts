import { circle, curve, fill, type Point, path, rect } from '../../../art/svg.ts';
import { mix } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import { isWide } from '../../split-canvas.ts';
import { cutOut } from './effects.ts';
import { type PosterSheet, toPosterLook } from './poster.ts';
import { grow, middleOf, places } from './shapes.ts';
import { beside } from './stages.ts';

/** Ice-cream colors: an arch in four soft bands, pebbles that flow into the ground, long sprinkles, a gentle serif. */
export const softpastel = toPosterLook({
  name: 'softpastel',
  style: 'soft-pastel',
  pairings: [
    {
      display: {
        family: 'Fraunces',
        weight: 600,
        lineHeight: 1.02,
        letterSpacing: -0.012,
        variation: '"SOFT" 100, "WONK" 0',
      },
      text: { family: 'Outfit', weight: 450, lineHeight: 1.35 },
      label: { family: 'Outfit', weight: 600, lineHeight: 1.25 },
    },
  ],
  light: [
    {
      background: '#fdf1f4',
      foreground: '#5b3a5c',
      muted: '#715472',
      accent: '#f7b8c8',
      accent2: '#b9dff0',
      accentText: '#a33b68',
    },
    {
      background: '#f0f6f2',
      foreground: '#33524c',
      muted: '#4f6b65',
      accent: '#b9e3cf',
      accent2: '#fbd3bd',
      accentText: '#2a7060',
    },
    {
      background: '#f4f1fb',
      foreground: '#453c70',
      muted: '#5e5686',
      accent: '#cdbff0',
      accent2: '#fbe3a8',
      accentText: '#6a44b8',
    },
    {
      background: '#fff6e6',
      foreground: '#5a4530',
      muted: '#705c48',
      accent: '#fbd3a8',
      accent2: '#bfe0e2',
      accentText: '#96511a',
    },
  ],
  hues: ['#f7b8c8', '#fbe0a6', '#b9e3cf', '#b9d6f2', '#cdbff0'],
  treatment: { rule: 0.006, corner: 0.05, panel: 'fill', texture: 'none' },
  figures: true,
  round: true,
  filled: 0.52,
  most: 0.19,
  stage: (query) => beside(query, { across: 0.55, down: 0.36 }),
  passes: () => [{ y: 0.02, effect: (unit) => cutOut('#ffffff', unit * 0.007) }],
  field: roomColor,
  draw,
});

function draw({ frame, palette, hues, art, hasSubject, words, random }: PosterSheet): { body: string } {
  const { unit, width, height } = frame;
  const { background } = palette;
  const [pink = '', yellow = '', mint = '', blue = '', lilac = ''] = hues;
  const keep = [grow(words, unit * 0.07)];
  const chance = random.fork('sprinkle');
  const sprinkles = (free: typeof keep): string =>
    places({ x: 0, y: 0, width, height }, unit * 0.15, free, random.fork('sprinkles'))
      .map(([x, y], index) => {
        const [long, thick] = [unit * 0.034, unit * 0.0105];
        return rect(
          x - long / 2,
          y - thick / 2,
          long,
          thick,
          `${fill(hues[(index * 3) % hues.length] ?? pink)} transform="rotate(${chance.integer(0, 11) * 30} ${x.toFixed(1)} ${y.toFixed(1)})"`,
          thick / 2,
        );
      })
      .join('');
  if (!art) {
    const top = words.y + words.height + unit * 0.05;
    const room = height - top;
    return {
      body:
        sprinkles([...keep, { x: 0, y: top, width, height: room }]) +
        (room > unit * 0.1
          ? path(dune(width, height, top + room * 0.25, room * 0.2, random.fork('far')), fill(mint)) +
            path(dune(width, height, top + room * 0.55, room * 0.18, random.fork('near')), fill(pink))
          : ''),
    };
  }
  const [x, y] = middleOf(art);
  const short = Math.min(art.width, art.height);
  const r = short * 0.44;
  const foot = isWide(frame) ? height : art.y + art.height;
  // An arch whose feet stand on the edge of the card.
  const step = hasSubject ? 0.085 : 0.155;
  const gate = (radius: number, color: string): string =>
    path(`M${x - radius} ${foot}V${y}A${radius} ${radius} 0 0 1 ${x + radius} ${y}V${foot}Z`, fill(color));
  const arch = [pink, yellow, mint, blue].map((hue, at) => gate(r * (1.02 - at * step), hue));
  const inner = r * (1.02 - 4 * step);
  const room = gate(inner, hasSubject ? roomColor({ palette }) : mix(background, '#ffffff', 0.45));
  const turn = frame.mirrored ? -1 : 1;
  const pebbles =
    path(pebble([x + turn * r * 1.02, foot - r * 0.02], r * 0.5, random.fork('one')), fill(lilac)) +
    path(pebble([x - turn * r * 0.98, foot], r * 0.36, random.fork('two')), fill(mix(pink, '#ffffff', 0.25)));
  const sun = hasSubject ? '' : circle(x, y + r * 0.04, inner * 0.6, fill(pink));
  return {
    body:
      sprinkles([...keep, { x: x - r * 1.15, y: y - r * 1.15, width: r * 2.3, height: height }]) +
      arch.join('') +
      room +
      sun +
      pebbles,
  };
}

/** A stone that water has rounded. */
function pebble([x, y]: Point, r: number, random: Random): string {
  const phase = random.range(0, 6);
  return curve(
    Array.from({ length: 8 }, (_, at): Point => {
      const angle = (at / 8) * Math.PI * 2;
      const reach = r * (1 + 0.1 * Math.sin(angle * 2 + phase));
      return [x + Math.cos(angle) * reach * 1.1, y + Math.sin(angle) * reach * 0.85];
    }),
    true,
  );
}

function dune(width: number, height: number, top: number, swell: number, random: Random): string {
  const points = Array.from(
    { length: 6 },
    (_, at): Point => [
      -20 + ((width + 40) * at) / 5,
      top + (at % 2 === 0 ? -1 : 1) * swell * random.range(0.5, 1),
    ],
  );
  return `${curve(points)}L${width + 20} ${height + 20}L-20 ${height + 20}Z`;
}

function roomColor({ palette }: Pick<PosterSheet, 'palette'>): string {
  return mix(palette.accent2, '#ffffff', 0.45);
}
