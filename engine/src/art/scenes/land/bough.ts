import { mix } from '../../../color/oklch.ts';
import { fill, lines, num, type Point, path, polar, stroke, svg, svgDocument } from '../../svg.ts';
import { inLight } from '../light/light.ts';
import { isSnowy, LEAVES } from '../seasons.ts';
import type { Layer, Stage } from '../stage.ts';

const BARK = '#4f3a30';
const PETALS = ['#f8c9d8', '#f2a9c2', '#fde3ea'] as const;
// Along and down from the corner, shares of the unit: the bough, then its twigs.
const WOOD: readonly (readonly Point[])[] = [
  [
    [-0.04, 0.0],
    [0.1, 0.07],
    [0.22, 0.075],
    [0.36, 0.13],
  ],
  [
    [0.08, 0.06],
    [0.15, 0.15],
    [0.19, 0.235],
  ],
  [
    [0.18, 0.075],
    [0.25, 0.03],
    [0.32, 0.02],
  ],
];
const BUNCHES = 30;

/**
 * A bough that hangs in from the upper corner away from the lead: colored leaves in autumn, blossoms in spring. None
 * where words reach the corners, and none on snow.
 */
export function drawBough(stage: Stage, season = stage.season): Layer[] {
  const { width, height, unit, light, calm, subjectX } = stage;
  if (calm || isSnowy(stage) || (season !== 'autumn' && season !== 'spring')) return [];
  const random = stage.random.fork('bough');
  const fromLeft = (subjectX ?? width * 0.3) > width / 2;
  const at = ([along, down]: Point): Point => [
    fromLeft ? unit * along : width - unit * along,
    unit * down * 1.05,
  ];
  const wood = WOOD.map((twig, i) =>
    path(lines(twig.map(at)), stroke(inLight(light, BARK, 0.96), unit * (i === 0 ? 0.013 : 0.007))),
  );
  const tones: readonly string[] = season === 'spring' ? PETALS : LEAVES.autumn;
  const shapes = tones.map(() => '');
  let hearts = '';
  for (let i = 0; i < BUNCHES; i++) {
    const twig = WOOD[i % 5 < 3 ? 0 : (i % 2) + 1] ?? [];
    const k = random.range(0.1, 0.999) * (twig.length - 1);
    const [from, to] = [twig[Math.floor(k)], twig[Math.floor(k) + 1]];
    if (!from || !to) continue;
    const middle = at([from[0] + (to[0] - from[0]) * (k % 1), from[1] + (to[1] - from[1]) * (k % 1)]);
    for (let j = 0; j < 4; j++) {
      const spot = polar(middle, unit * random.range(0.004, 0.045), random.range(0, 360));
      const tone = random.integer(0, tones.length - 1);
      if (season === 'spring') {
        const size = unit * random.range(0.011, 0.017);
        shapes[tone] += blossom(spot, size, random.range(0, 72));
        hearts += blossom(spot, size * 0.3, 0);
      } else shapes[tone] += hangingLeaf(spot, unit * random.range(0.024, 0.04), random.range(40, 140));
    }
  }
  const body =
    wood.join('') +
    shapes.map((data, i) => path(data, fill(inLight(light, tones[i] ?? BARK, 0.97)))).join('') +
    path(hearts, fill(mix(inLight(light, '#d9587f', 0.97), light.sun, 0.2)));
  return [{ name: 'bough', picture: svgDocument(width, height, body) }];
}

/** Five petals around `middle`. */
function blossom([x, y]: Point, size: number, turn: number): string {
  const r = num(size * 0.52);
  return Array.from({ length: 5 }, (_, i) => {
    const [px, py] = polar([x, y], size * 0.62, turn + i * 72);
    return svg`M${px - size * 0.52} ${py}a${r} ${r} 0 1 0 ${size * 1.04} 0a${r} ${r} 0 1 0 ${-size * 1.04} 0Z`;
  }).join('');
}

/** A pointed leaf that hangs from its stalk, `degrees` from the horizontal. */
function hangingLeaf([x, y]: Point, length: number, degrees: number): string {
  const tip = polar([x, y], length, degrees);
  const [left, right] = [
    polar([x, y], length * 0.62, degrees - 44),
    polar([x, y], length * 0.62, degrees + 44),
  ];
  return svg`M${x} ${y}Q${left[0]} ${left[1]} ${tip[0]} ${tip[1]}Q${right[0]} ${right[1]} ${x} ${y}Z`;
}
