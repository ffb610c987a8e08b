import { curve, type Point, path, stroke } from '../../../art/svg.ts';
import { isWide } from '../../split-canvas.ts';
import { outlined } from './effects.ts';
import { type PosterSheet, toPosterLook } from './poster.ts';
import { middleOf } from './shapes.ts';
import { beside } from './stages.ts';

/** One fine line on warm paper that runs in from the edge and becomes the thing; a single flat shape of color behind it. */
export const lineart = toPosterLook({
  name: 'lineart',
  style: 'line-art',
  pairings: [
    {
      display: { family: 'Instrument Serif', weight: 400, lineHeight: 0.98, letterSpacing: -0.002 },
      text: { family: 'Outfit', weight: 400, lineHeight: 1.35 },
      label: { family: 'Outfit', weight: 500, lineHeight: 1.25 },
    },
    {
      display: { family: 'Outfit', weight: 250, lineHeight: 1.02, letterSpacing: -0.035 },
      text: { family: 'Outfit', weight: 400, lineHeight: 1.35 },
      label: { family: 'Outfit', weight: 500, lineHeight: 1.25 },
    },
  ],
  light: [
    {
      background: '#f7f1e8',
      foreground: '#22201d',
      muted: '#57514a',
      accent: '#e3a587',
      accent2: '#d9c3a5',
      accentText: '#8f4526',
    },
    {
      background: '#f2f1ec',
      foreground: '#1f2623',
      muted: '#4e5751',
      accent: '#b4c4ae',
      accent2: '#dcd5c2',
      accentText: '#47623f',
    },
  ],
  dark: [
    {
      background: '#1d2226',
      foreground: '#f4efe6',
      muted: '#c9c4ba',
      accent: '#5d5148',
      accent2: '#3a444b',
      accentText: '#e8b99d',
    },
  ],
  hues: [],
  treatment: { rule: 0.0025, corner: 0, panel: 'frame', texture: 'none' },
  figures: true,
  round: true,
  filled: 0.74,
  most: 0.22,
  stage: (query) => beside(query, { across: 0.53, down: 0.34 }),
  passes: (_drawing, { foreground }) => [
    { effect: (unit) => outlined(foreground, Math.max(1.6, unit * 0.0052)) },
  ],
  draw,
});

function draw({ frame, palette, art, hasSubject, words, random }: PosterSheet): { body: string } {
  const { unit, width, height } = frame;
  const { accent, accent2, foreground } = palette;
  const line = stroke(foreground, Math.max(1.6, unit * 0.0052));
  if (!art) {
    const y = Math.min(height - unit * 0.035, words.y + words.height + unit * 0.1);
    return y > words.y + words.height + unit * 0.04
      ? { body: path(curve(swing(frame.rtl, width, y, unit)), line) }
      : { body: '' };
  }
  const [x, y] = middleOf(art);
  const r = Math.min(art.width, art.height) * 0.42;
  const turn = frame.mirrored ? -1 : 1;
  const start: Point = isWide(frame)
    ? [x + turn * art.width, y + r * 1.02]
    : [x + turn * art.width, y + r * 1.04];
  const blobs =
    path(
      blob([x - turn * r * 0.16, y - r * 0.08], r * 0.92, random.fork('blob').range(0, 6)),
      `fill="${accent}"`,
    ) +
    path(
      blob([x + turn * r * 0.5, y + r * 0.5], r * 0.46, random.fork('second').range(0, 6)),
      `fill="${accent2}"`,
    );
  // The ground that the thing stands on is the end of the line that came in from the edge.
  const ground = path(
    curve([
      start,
      [x + turn * r * 1.1, y + r * 0.98],
      [x + turn * r * 0.5, y + r * 1.02],
      [x - turn * r * 0.3, y + r * 0.97],
      [x - turn * r * 0.86, y + r * 1.0],
      [x - turn * r * 1.02, y + r * 0.9],
      [x - turn * r * 0.9, y + r * 0.8],
      [x - turn * r * 0.82, y + r * 0.9],
    ]),
    line,
  );
  return { body: blobs + ground + (hasSubject ? '' : vase(x, y, r, line)) };
}

/** A line with one loop in it, across the foot of the card. */
const swing = (rtl: boolean, width: number, y: number, unit: number): Point[] => {
  const at = (share: number): number => (rtl ? width * (1 - share) : width * share);
  return [
    [at(-0.02), y],
    [at(0.3), y + unit * 0.008],
    [at(0.56), y - unit * 0.012],
    [at(0.66), y - unit * 0.05],
    [at(0.61), y - unit * 0.06],
    [at(0.62), y - unit * 0.004],
    [at(0.8), y + unit * 0.006],
    [at(1.02), y - unit * 0.004],
  ];
};

function blob([x, y]: Point, r: number, phase: number): string {
  const points = Array.from({ length: 9 }, (_, at): Point => {
    const angle = (at / 9) * Math.PI * 2;
    const reach = r * (1 + 0.09 * Math.sin(angle * 2 + phase) + 0.06 * Math.cos(angle * 3 + phase));
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return curve(points, true);
}

/** A vase with three stems, each a single line. */
function vase(x: number, y: number, r: number, line: string): string {
  const at = (across: number, down: number): Point => [x + across * r, y + down * r];
  const outline = curve([
    at(-0.14, 0.16),
    at(-0.16, 0.3),
    at(-0.36, 0.52),
    at(-0.36, 0.8),
    at(-0.2, 0.98),
    at(0.2, 0.98),
    at(0.36, 0.8),
    at(0.36, 0.52),
    at(0.16, 0.3),
    at(0.14, 0.16),
  ]);
  const mouth = `M${at(-0.14, 0.16).join(' ')}A${0.14 * r} ${0.045 * r} 0 1 0 ${at(0.14, 0.16).join(' ')}A${0.14 * r} ${0.045 * r} 0 1 0 ${at(-0.14, 0.16).join(' ')}`;
  const stems = [
    [at(0, 0.16), at(-0.04, -0.2), at(0.03, -0.6), at(0, -0.86)],
    [at(-0.03, 0.16), at(-0.14, -0.1), at(-0.34, -0.32), at(-0.5, -0.5)],
    [at(0.03, 0.16), at(0.12, 0), at(0.34, -0.24), at(0.52, -0.3)],
  ];
  const leaf = ([px, py]: Point, length: number, angle: number): string => {
    const rad = (angle * Math.PI) / 180;
    const end: Point = [px + Math.cos(rad) * length, py + Math.sin(rad) * length];
    const side = (k: number): Point => [
      px + Math.cos(rad) * length * 0.5 - Math.sin(rad) * length * 0.3 * k,
      py + Math.sin(rad) * length * 0.5 + Math.cos(rad) * length * 0.3 * k,
    ];
    return curve([[px, py], side(1), end, side(-1), [px, py]]) + curve([[px, py], end]);
  };
  const leaves = [
    leaf(at(0.01, -0.5), r * 0.34, -150),
    leaf(at(0.02, -0.36), r * 0.34, -34),
    leaf(at(0, -0.82), r * 0.26, -92),
    leaf(at(-0.3, -0.26), r * 0.28, 168),
    leaf(at(-0.5, -0.5), r * 0.3, -128),
    leaf(at(0.3, -0.2), r * 0.26, 50),
    leaf(at(0.52, -0.3), r * 0.3, -46),
  ];
  return path([outline, mouth, ...stems.map((points) => curve(points)), ...leaves].join(''), line);
}
