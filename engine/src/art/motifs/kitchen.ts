import { defineMotif, type MotifCanvas } from '../define-motif.ts';
import { circle, dots, fill, lines, num, type Point, path, polar, rect, stroke } from '../svg.ts';

type Dish = (centre: Point, r: number, skin: string, flesh: string, colors: MotifCanvas['colors']) => string;

const wedge = ([x, y]: Point, r: number, from: number, to: number): string => {
  const [a, b] = [polar([x, y], r, from), polar([x, y], r, to)];
  return `M${num(x)} ${num(y)}L${num(a[0])} ${num(a[1])}A${num(r)} ${num(r)} 0 0 1 ${num(b[0])} ${num(b[1])}Z`;
};

const citrus: Dish = (centre, r, skin, flesh, colors) => {
  const parts = [0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
    wedge(polar(centre, r * 0.09, i * 45 + 22.5), r * 0.66, i * 45 + 5, i * 45 + 40),
  );
  return (
    circle(centre[0], centre[1], r * 0.92, fill(skin)) +
    circle(centre[0], centre[1], r * 0.8, fill(colors.paper)) +
    path(parts.join(''), fill(flesh))
  );
};

const melon: Dish = ([x, y], r, skin, flesh, colors) => {
  const slice = (scale: number): string =>
    `M${num(x - r * scale)} ${num(y - r * 0.3)}a${num(r * scale)} ${num(r * scale)} 0 0 0 ${num(2 * r * scale)} 0Z`;
  const seeds: Point[] = [
    [-0.42, 0.02],
    [-0.14, 0.02],
    [0.14, 0.02],
    [0.42, 0.02],
    [-0.28, 0.24],
    [0, 0.28],
    [0.28, 0.24],
  ];
  return (
    path(slice(0.95), fill(skin)) +
    path(slice(0.8), fill(colors.paper)) +
    path(slice(0.7), fill(flesh)) +
    dots(
      seeds.map(([dx, dy]) => [x + dx * r, y + (dy - 0.1) * r]),
      r * 0.1,
      colors.night,
    )
  );
};

const egg: Dish = ([x, y], r, skin, flesh, colors) =>
  path(
    `M${num(x)} ${num(y - r * 0.88)}C${num(x + r * 0.7)} ${num(y - r * 0.9)} ${num(x + r * 0.95)} ${num(y - r * 0.1)} ${num(x + r * 0.8)} ${num(y + r * 0.36)}C${num(x + r * 0.6)} ${num(y + r)} ${num(x - r * 0.1)} ${num(y + r * 0.66)} ${num(x - r * 0.46)} ${num(y + r * 0.8)}C${num(x - r * 0.95)} ${num(y + r * 0.8)} ${num(x - r)} ${num(y)} ${num(x - r * 0.78)} ${num(y - r * 0.34)}C${num(x - r * 0.6)} ${num(y - r * 0.7)} ${num(x - r * 0.4)} ${num(y - r * 0.86)} ${num(x)} ${num(y - r * 0.88)}Z`,
    fill(colors.paper),
  ) +
  circle(x + r * 0.04, y - r * 0.06, r * 0.4, fill(skin)) +
  circle(x - r * 0.08, y - r * 0.2, r * 0.1, fill(flesh));

const fish: Dish = ([x, y], r, skin, flesh, colors) =>
  path(
    `M${num(x - r * 0.86)} ${num(y)}C${num(x - r * 0.4)} ${num(y - r * 0.66)} ${num(x + r * 0.2)} ${num(y - r * 0.56)} ${num(x + r * 0.5)} ${num(y)}C${num(x + r * 0.2)} ${num(y + r * 0.56)} ${num(x - r * 0.4)} ${num(y + r * 0.66)} ${num(x - r * 0.86)} ${num(y)}Z`,
    fill(skin),
  ) +
  path(
    lines(
      [
        [x + r * 0.36, y],
        [x + r * 0.9, y - r * 0.42],
        [x + r * 0.76, y],
        [x + r * 0.9, y + r * 0.42],
      ],
      true,
    ),
    fill(skin),
  ) +
  path(
    `M${num(x - r * 0.34)} ${num(y - r * 0.4)}C${num(x - r * 0.14)} ${num(y - r * 0.16)} ${num(x - r * 0.14)} ${num(y + r * 0.16)} ${num(x - r * 0.34)} ${num(y + r * 0.4)}M${num(x - r * 0.02)} ${num(y - r * 0.2)}q${num(r * 0.14)} ${num(r * 0.2)} 0 ${num(r * 0.4)}M${num(x + r * 0.22)} ${num(y - r * 0.14)}q${num(r * 0.1)} ${num(r * 0.14)} 0 ${num(r * 0.28)}`,
    stroke(flesh, r * 0.07),
  ) +
  circle(x - r * 0.52, y - r * 0.1, r * 0.08, fill(colors.night));

const mushroom: Dish = ([x, y], r, skin, flesh, colors) =>
  path(
    `M${num(x - r * 0.26)} ${num(y)}H${num(x + r * 0.26)}C${num(x + r * 0.2)} ${num(y + r * 0.4)} ${num(x + r * 0.42)} ${num(y + r * 0.8)} ${num(x)} ${num(y + r * 0.82)}C${num(x - r * 0.42)} ${num(y + r * 0.8)} ${num(x - r * 0.2)} ${num(y + r * 0.4)} ${num(x - r * 0.26)} ${num(y)}Z`,
    fill(colors.paper),
  ) +
  path(
    `M${num(x - r * 0.86)} ${num(y + r * 0.06)}a${num(r * 0.86)} ${num(r * 0.86)} 0 0 1 ${num(r * 1.72)} 0c0 ${num(r * 0.16)} ${num(-r * 0.3)} ${num(r * 0.16)} ${num(-r * 0.86)} ${num(r * 0.16)}s${num(-r * 0.86)} 0 ${num(-r * 0.86)} ${num(-r * 0.16)}Z`,
    fill(skin),
  ) +
  dots(
    [
      [x - r * 0.4, y - r * 0.24],
      [x + r * 0.06, y - r * 0.46],
      [x + r * 0.44, y - r * 0.18],
    ],
    r * 0.22,
    flesh,
  );

const cheese: Dish = ([x, y], r, skin, flesh) =>
  path(
    lines(
      [
        [x - r * 0.9, y + r * 0.02],
        [x + r * 0.7, y - r * 0.62],
        [x + r * 0.9, y + r * 0.02],
      ],
      true,
    ),
    fill(flesh),
  ) +
  rect(x - r * 0.9, y, r * 1.8, r * 0.62, fill(skin), r * 0.04) +
  dots(
    [
      [x - r * 0.5, y + r * 0.3],
      [x + r * 0.52, y + r * 0.34],
    ],
    r * 0.26,
    flesh,
  ) +
  dots(
    [
      [x + r * 0.06, y + r * 0.2],
      [x + r * 0.12, y + r * 0.5],
    ],
    r * 0.16,
    flesh,
  );

const cutlery: Dish = ([x, y], r, skin, flesh) =>
  path(
    `M${num(x - r * 0.42)} ${num(y - r * 0.1)}V${num(y + r * 0.8)}M${num(x - r * 0.66)} ${num(y - r * 0.8)}V${num(y - r * 0.36)}q0 ${num(r * 0.26)} ${num(r * 0.24)} ${num(r * 0.26)}t${num(r * 0.24)} ${num(-r * 0.26)}V${num(y - r * 0.8)}M${num(x - r * 0.42)} ${num(y - r * 0.8)}V${num(y - r * 0.2)}`,
    stroke(skin, r * 0.13),
  ) +
  path(`M${num(x + r * 0.44)} ${num(y + r * 0.1)}V${num(y + r * 0.8)}`, stroke(skin, r * 0.13)) +
  path(
    `M${num(x + r * 0.44)} ${num(y - r * 0.84)}c${num(r * 0.34)} ${num(r * 0.1)} ${num(r * 0.34)} ${num(r * 0.8)} 0 ${num(r * 0.94)}c${num(-r * 0.34)} ${num(-r * 0.14)} ${num(-r * 0.34)} ${num(-r * 0.84)} 0 ${num(-r * 0.94)}Z`,
    fill(flesh),
  );

const leafy: Dish = ([x, y], r, skin, flesh) => {
  const half = (side: number): string =>
    `M${num(x - r * 0.7)} ${num(y + r * 0.7)}C${num(x - r * 0.5 - side * r * 0.5)} ${num(y - r * 0.3 - side * r * 0.5)} ${num(x + r * 0.1 - side * r * 0.4)} ${num(y - r * 0.7 - side * r * 0.2)} ${num(x + r * 0.8)} ${num(y - r * 0.8)}Z`;
  return (
    path(half(0.9), fill(skin)) +
    path(
      `M${num(x - r * 0.7)} ${num(y + r * 0.7)}C${num(x + r * 0.3)} ${num(y + r * 0.8)} ${num(x + r * 0.8)} ${num(y + r * 0.1)} ${num(x + r * 0.8)} ${num(y - r * 0.8)}Z`,
      fill(flesh),
    )
  );
};

const dishes: readonly Dish[] = [citrus, melon, egg, fish, mushroom, cheese, cutlery, leafy];

/** Kitchen tiles: a fruit, a fish, an egg on each, in the colors of the card. */
export const kitchen = defineMotif({
  name: 'kitchen',
  topics: ['food'],
  ending: 'tiles',
  paint: ({ free, away, colors, scheme, random }) => {
    const dark = scheme === 'dark';
    const across = Math.min(6, Math.max(2, Math.round(free.width / Math.max(free.height / 3.2, 1))));
    const size = Math.ceil(free.width / across);
    const left = away.x > 0 ? Math.round(free.x + free.width) - across * size : Math.floor(free.x);
    const top = Math.round(free.y);
    const rows = Math.ceil((Math.round(free.y + free.height) - top) / size);
    const looks = [
      { ground: colors.soft, skin: colors.strong, flesh: colors.second },
      { ground: colors.strong, skin: colors.night, flesh: colors.soft },
      { ground: colors.second, skin: colors.strong, flesh: colors.soft },
      { ground: colors.wash, skin: colors.second, flesh: colors.strong },
      { ground: dark ? colors.paper : colors.night, skin: colors.strong, flesh: colors.second },
    ];
    const order = [...random.shuffle(dishes), ...random.shuffle(dishes)];
    let body = '';
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < across; column++) {
        const [x, y] = [left + column * size, top + row * size];
        const look = looks[(column * 2 + row * 3) % looks.length] ?? {
          ground: colors.wash,
          skin: colors.strong,
          flesh: colors.second,
        };
        const dish = order[(row * across + column) % order.length] ?? citrus;
        body +=
          rect(x, y, size, size, fill(look.ground)) +
          dish([x + size / 2, y + size / 2], size * 0.38, look.skin, look.flesh, colors);
      }
    }
    return { body };
  },
});
