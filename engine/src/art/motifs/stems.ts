import { defineMotif, type MotifCanvas } from '../define-motif.ts';
import { circle, curve, fill, type Point, path, stroke, stroked, svg } from '../svg.ts';

type Plant = {
  foot: Point;
  tip: Point;
  bend: number;
  pairs: number;
  leaf: number;
  light: string;
  dark: string;
};

/** Long stems with paired leaves that grow in from the edge beside the type. */
export const stems = defineMotif({
  name: 'stems',
  topics: ['nature', 'health', 'food'],
  ending: 'figure',
  paint: (stage) => {
    const { free, away, colors, scheme, random } = stage;
    const wide = free.width > free.height * 1.15;
    const count = wide ? 6 : 5;
    const tones =
      scheme === 'dark'
        ? ([
            [colors.soft, colors.wash],
            [colors.mid, colors.soft],
            [colors.strong, colors.mid],
          ] as const)
        : ([
            [colors.soft, colors.wash],
            [colors.mid, colors.soft],
            [colors.strong, colors.mid],
          ] as const);
    const bottom = free.y + free.height;
    const plants = Array.from({ length: count }, (_, i): Plant => {
      const t = (i + 0.5) / count;
      // Tall in the back and towards the edge, low in front and towards the type.
      const far = away.x < 0 ? 1 - t : t;
      const tall =
        free.height *
        ((away.x === 0 ? 0.62 + 0.26 * Math.abs(t - 0.5) * 2 : 0.5 + 0.45 * far) + random.range(-0.06, 0.06));
      const x = free.x + free.width * (0.04 + 0.94 * t);
      const [light, dark] = tones[i % 3] ?? tones[0];
      return {
        foot: [x, bottom + free.height * 0.05],
        tip: [x + free.width * random.range(-0.1, 0.1), bottom - tall],
        bend: random.range(-0.14, 0.14) * free.width,
        pairs: 5 + (i % 3),
        leaf: Math.min(free.width / count, tall * 0.3) * random.range(0.72, 0.92),
        light,
        dark,
      };
    });
    const order = [...plants].sort(
      (a, b) =>
        tones.findIndex(([light]) => light === a.light) - tones.findIndex(([light]) => light === b.light),
    );
    return {
      body: order
        .map((plant, i) => (i === order.length - 2 ? sprig(plant, stage) : branch(plant, stage)))
        .join(''),
    };
  },
});

function along({ foot, tip, bend }: Plant, t: number): { at: Point; angle: number } {
  const middle = [(foot[0] + tip[0]) / 2 + bend, (foot[1] + tip[1]) / 2] as const;
  const mix = (i: 0 | 1): number => (1 - t) ** 2 * foot[i] + 2 * t * (1 - t) * middle[i] + t * t * tip[i];
  const slope = (i: 0 | 1): number => 2 * (1 - t) * (middle[i] - foot[i]) + 2 * t * (tip[i] - middle[i]);
  return { at: [mix(0), mix(1)], angle: Math.atan2(slope(1), slope(0)) };
}

function stalk(plant: Plant, { hairline }: MotifCanvas): string {
  const points = [0, 0.25, 0.5, 0.75, 1].map((t) => along(plant, t).at);
  return path(curve(points), stroke(plant.light, hairline * 2.2));
}

/** A leaf from its root: the half towards the light bright, the other dark, the rib between them. */
function leaf(
  [x, y]: Point,
  angle: number,
  length: number,
  plant: Plant,
  { colors, hairline }: MotifCanvas,
): string {
  const w = length * 0.3;
  const half = (side: number): string =>
    svg`M0 0C${length * 0.2} ${side * w * 1.1} ${length * 0.66} ${side * w * 1.15} ${length} 0Z`;
  const turn = svg`transform="translate(${x} ${y}) rotate(${(angle * 180) / Math.PI})"`;
  const lit = Math.cos(angle) > 0 ? -1 : 1;
  return `<g ${turn}>${path(half(lit), fill(plant.light))}${path(half(-lit), fill(plant.dark))}${stroked(colors.ground, hairline * 0.9, 0.5)`M0 0H${length * 0.86}`}</g>`;
}

function branch(plant: Plant, stage: MotifCanvas): string {
  let leaves = '';
  for (let i = 0; i < plant.pairs; i++) {
    const t = 0.2 + (0.74 * i) / (plant.pairs - 1);
    const { at, angle } = along(plant, t);
    const length = plant.leaf * (1.05 - 0.5 * t);
    for (const side of [-1, 1]) leaves += leaf(at, angle + side * (0.85 - 0.25 * t), length, plant, stage);
  }
  const { at, angle } = along(plant, 1);
  return stalk(plant, stage) + leaves + leaf(at, angle, plant.leaf * 0.62, plant, stage);
}

function sprig(plant: Plant, stage: MotifCanvas): string {
  let berries = '';
  for (let i = 0; i < 9; i++) {
    const { at, angle } = along(plant, 0.3 + i * 0.0825);
    const side = angle + (i % 2 === 0 ? 1 : -1) * 0.8;
    const reach = plant.leaf * (0.5 - i * 0.022);
    const [x, y] = [at[0] + Math.cos(side) * reach, at[1] + Math.sin(side) * reach];
    const radius = plant.leaf * (0.15 - i * 0.006);
    berries += path(
      curve([at, [(at[0] + x) / 2, (at[1] + y) / 2 - reach * 0.06], [x, y]]),
      stroke(plant.light, stage.hairline * 1.5),
    );
    berries +=
      circle(x, y, radius, fill(stage.colors.second)) +
      circle(x - radius * 0.3, y - radius * 0.3, radius * 0.28, fill(stage.colors.paper, 0.7));
  }
  return stalk(plant, stage) + berries;
}
