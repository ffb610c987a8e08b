import { circle, fill, lines, type Point, path, rect } from '../../../art/svg.ts';
import { type BitShape, strew } from './bits.ts';
import { type PosterSheet, toPosterLook } from './poster.ts';
import { grow, middleOf } from './shapes.ts';
import { beside } from './stages.ts';

const BLACK = '#151515';

/** What every card of the style is strewn with, and whether it is in the color of lines. */
const SHAPES: readonly (readonly [BitShape, boolean])[] = [
  ['squiggle', true],
  ['triangle', false],
  ['cross', false],
  ['ring', false],
  ['dots', true],
  ['wave', false],
  ['half', false],
];

/** Milan in the eighties: pastels and black, squiggles, terrazzo and stripes thrown over the ground, hard shadows. */
export const memphis = toPosterLook({
  name: 'memphis',
  style: 'memphis',
  pairings: [
    {
      display: { family: 'Righteous', weight: 400, lineHeight: 1.02, letterSpacing: -0.01 },
      text: { family: 'Outfit', weight: 600, lineHeight: 1.25 },
      label: { family: 'Outfit', weight: 800, lineHeight: 1.2 },
    },
  ],
  light: [
    {
      background: '#ffd9e3',
      foreground: BLACK,
      muted: '#332a2d',
      accent: '#18b8b0',
      accent2: '#ff5a5f',
      accentText: '#7a1fa0',
    },
    {
      background: '#c8f0e4',
      foreground: BLACK,
      muted: '#27322f',
      accent: '#ff5fa2',
      accent2: '#ffc928',
      accentText: '#8c1254',
    },
    {
      background: '#ffe68a',
      foreground: BLACK,
      muted: '#332d1a',
      accent: '#ff6fae',
      accent2: '#22b5c9',
      accentText: '#8f1450',
    },
  ],
  dark: [
    {
      background: '#241a4a',
      foreground: '#ffffff',
      muted: '#e3dcf5',
      accent: '#ff6fae',
      accent2: '#2fd3c5',
      accentText: '#ffd84a',
    },
  ],
  hues: ['#18b8b0', '#ff5a8f', '#ffc928', '#6a4bd8'],
  treatment: { rule: 0.01, corner: 0, panel: 'shadow', texture: 'none' },
  figures: true,
  round: true,
  filled: 0.66,
  hero: ({ accent }) => ({ shadow: { color: accent, x: 0.045, y: 0.05, blur: 0 } }),
  stage: (query) => beside(query, { across: 0.56, down: 0.36, room: { side: 0.02 } }),
  passes: () => [{ shadow: { color: BLACK, x: 0.014, y: 0.016 } }],
  field: ({ hues: [, , disc = ''] }) => disc,
  draw,
});

function draw({ frame, hues, dark, art, hasSubject, words, random }: PosterSheet): {
  body: string;
  defs: string;
} {
  const { unit, width, height } = frame;
  const line = dark ? '#ffffff' : BLACK;
  const thick = unit * 0.009;
  const [a = '', b = '', c = '', d = ''] = hues;
  const radius = art ? Math.min(art.width * 0.44, art.height * 0.4) : 0;
  const centre: Point = art ? middleOf(art) : [0, 0];
  const stage = art
    ? circle(centre[0] + unit * 0.035, centre[1] + unit * 0.04, radius, 'fill="url(#memphis-stripes)"') +
      circle(centre[0], centre[1], radius, `${fill(c)} stroke="${line}" stroke-width="${thick}"`) +
      (hasSubject ? '' : still(centre, radius, { a, b, d, line, thick }))
    : '';
  const taken = [
    grow(words, unit * 0.06),
    ...(art
      ? [
          {
            x: centre[0] - radius * 1.15,
            y: centre[1] - radius * 1.15,
            width: radius * 2.35,
            height: radius * 2.35,
          },
        ]
      : []),
  ];
  const chance = random.fork('bit');
  const body = strew(
    { x: -unit * 0.05, y: -unit * 0.05, width: width + unit * 0.1, height: height + unit * 0.1 },
    unit * 0.135,
    taken,
    random.fork('bits'),
    (index) => {
      const size = unit * chance.range(0.036, 0.052);
      const [shape = 'ring', inked = false] =
        SHAPES[(index * 5 + chance.integer(0, 2)) % SHAPES.length] ?? [];
      const color = inked ? line : (hues[index % hues.length] ?? a);
      return { shape, color, size, thick: 0.24, turn: chance.integer(0, 11) * 30 };
    },
  );
  const defs = `<pattern id="memphis-stripes" width="${unit * 0.022}" height="${unit * 0.022}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="${unit * 0.011}" height="${unit * 0.022}" ${fill(line)}/></pattern>`;
  return { body: body + stage, defs };
}

/** A tower of solids, as on the shelves that gave the style its name. */
function still(
  [x, y]: Point,
  r: number,
  { a, b, d, line, thick }: { a: string; b: string; d: string; line: string; thick: number },
): string {
  const edge = `stroke="${line}" stroke-width="${thick}" stroke-linejoin="round"`;
  const foot = y + r * 0.62;
  return (
    rect(x - r * 0.62, foot - r * 0.26, r * 1.24, r * 0.26, `fill="url(#memphis-stripes)" ${edge}`) +
    rect(x - r * 0.46, foot - r * 0.72, r * 0.3, r * 0.46, `${fill(a)} ${edge}`) +
    rect(x + r * 0.16, foot - r * 0.72, r * 0.3, r * 0.46, `${fill(b)} ${edge}`) +
    rect(x - r * 0.6, foot - r * 0.86, r * 1.2, r * 0.14, `${fill(d)} ${edge}`) +
    path(
      lines(
        [
          [x - r * 0.5, foot - r * 0.86],
          [x - r * 0.08, foot - r * 0.86],
          [x - r * 0.29, foot - r * 1.4],
        ],
        true,
      ),
      `${fill(b)} ${edge}`,
    ) +
    circle(x + r * 0.26, foot - r * 1.12, r * 0.26, `${fill(a)} ${edge}`)
  );
}
