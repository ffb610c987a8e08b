import { circle, fill, oval, type Point, path, polar } from '../../../art/svg.ts';
import { isWide } from '../../split-canvas.ts';
import { type PosterSheet, toPosterLook } from './poster.ts';
import { beside } from './stages.ts';

/** The seventies: a wave of brown, orange and mustard stripes, daisies, a fat round script. */
export const seventies = toPosterLook({
  name: 'seventies',
  style: '70s',
  pairings: [
    {
      display: { family: 'Shrikhand', weight: 400, lineHeight: 1.04, letterSpacing: -0.005 },
      text: { family: 'Outfit', weight: 500, lineHeight: 1.3 },
      label: { family: 'Outfit', weight: 700, lineHeight: 1.2 },
    },
  ],
  light: [
    {
      background: '#f8e8c8',
      foreground: '#4a2412',
      muted: '#5f3a24',
      accent: '#e2661f',
      accent2: '#e9a92c',
      accentText: '#a33a0c',
    },
  ],
  dark: [
    {
      background: '#3b1d10',
      foreground: '#fbe9c6',
      muted: '#e8cfa6',
      accent: '#ee7a2b',
      accent2: '#edb23a',
      accentText: '#f3b64a',
    },
  ],
  hues: ['#7b2d12', '#d9531e', '#ee8a2c', '#f0b840', '#5d7d4c'],
  treatment: { rule: 0.012, corner: 0.05, panel: 'fill', texture: 'none' },
  figures: true,
  round: true,
  filled: 0.56,
  most: 0.19,
  stage: (query) => beside(query, { across: 0.58, down: 0.38 }),
  draw,
});

function draw({ frame, palette, hues, art, hasSubject, words }: PosterSheet): { body: string } {
  const { unit, height } = frame;
  if (!art)
    return {
      body: ripple(frame, hues, Math.max(words.y + words.height + unit * 0.05, height * 0.84), unit * 0.024),
    };
  const band = unit * (isWide(frame) ? 0.062 : 0.066);
  const turn = frame.mirrored ? -1 : 1;
  const at = (share: number): number =>
    turn > 0 ? art.x + art.width * share : art.x + art.width * (1 - share);
  // A ribbon that comes from above, swings out and leaves below, in one S.
  const spine: readonly [number, number][] = isWide(frame)
    ? [
        [0.12, -0.1],
        [0.1, 0.3],
        [0.62, 0.55],
        [0.6, 1.12],
      ]
    : [
        [-0.1, 0.2],
        [0.34, 0.12],
        [0.6, 0.72],
        [1.12, 0.6],
      ];
  const stripes = hues.map((hue, index) => {
    const shift = (index - 2) * band;
    const [a, b, c, d] = spine.map(
      ([sx, sy]): Point =>
        isWide(frame)
          ? [at(sx) + shift * turn, art.y + art.height * sy]
          : [at(sx), art.y + art.height * sy + shift],
    ) as [Point, Point, Point, Point];
    return path(
      `M${a[0]} ${a[1]}C${b[0]} ${b[1] + (isWide(frame) ? art.height * 0.22 : 0)} ${c[0]} ${c[1] - (isWide(frame) ? art.height * 0.28 : 0)} ${d[0]} ${d[1]}`,
      `fill="none" stroke="${hue}" stroke-width="${(band * 1.04).toFixed(1)}"`,
    );
  });
  const centre: Point = [art.x + art.width / 2, art.y + art.height / 2];
  const disc = Math.min(art.width, art.height) * 0.41;
  const stand = hasSubject
    ? [1, 0.88, 0.76]
        .map((share, index) =>
          circle(
            centre[0],
            centre[1],
            disc * share,
            fill([hues[1], hues[3], palette.background][index] ?? ''),
          ),
        )
        .join('')
    : '';
  const flower = (share: readonly [number, number], size: number, petal: string, heart: string): string =>
    daisy([at(share[0]), art.y + art.height * share[1]], size, petal, heart);
  const paper = palette.background;
  const flowers = hasSubject
    ? flower([0.9, 0.9], unit * 0.075, hues[3] ?? '', hues[0] ?? '') +
      flower([0.92, 0.1], unit * 0.06, hues[1] ?? '', paper)
    : flower(isWide(frame) ? [0.76, 0.26] : [0.78, 0.24], unit * 0.15, hues[1] ?? '', hues[3] ?? '') +
      flower(isWide(frame) ? [0.24, 0.78] : [0.24, 0.72], unit * 0.125, hues[3] ?? '', hues[0] ?? '') +
      flower(isWide(frame) ? [0.9, 0.72] : [0.5, 0.9], unit * 0.07, hues[4] ?? '', paper);
  return { body: stripes.join('') + stand + flowers };
}

/** Waves along the foot of a card of words alone. */
function ripple(
  { width, height }: { width: number; height: number },
  hues: readonly string[],
  top: number,
  band: number,
): string {
  return hues
    .map((hue, at) => {
      const y = Math.min(top, height - band * 3) + at * band;
      const w = width / 2;
      return path(`M0 ${y}Q${w / 2} ${y - band * 1.6} ${w} ${y}T${width} ${y}V${height}H0Z`, fill(hue));
    })
    .join('');
}

function daisy([x, y]: Point, radius: number, petal: string, heart: string): string {
  const petals = Array.from({ length: 8 }, (_, at) => {
    const [px, py] = polar([x, y], radius * 0.62, at * 45);
    return `<g transform="rotate(${at * 45} ${px.toFixed(1)} ${py.toFixed(1)})">${path(oval([px, py], radius * 0.42, radius * 0.27), fill(petal))}</g>`;
  });
  return petals.join('') + circle(x, y, radius * 0.34, fill(heart));
}
