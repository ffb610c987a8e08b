import { defineMotif, type MotifCanvas } from '../define-motif.ts';
import { circle, dots, fill, filled, type Point, path, polar, rect, stroked, svg } from '../svg.ts';

type Dish = (centre: Point, r: number, skin: string, flesh: string, colors: MotifCanvas['colors']) => string;

const wedge = ([x, y]: Point, r: number, from: number, to: number): string => {
  const [a, b] = [polar([x, y], r, from), polar([x, y], r, to)];
  return svg`M${x} ${y}L${a[0]} ${a[1]}A${r} ${r} 0 0 1 ${b[0]} ${b[1]}Z`;
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
    svg`M${x - r * scale} ${y - r * 0.3}a${r * scale} ${r * scale} 0 0 0 ${2 * r * scale} 0Z`;
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
  filled(
    colors.paper,
  )`M${x} ${y - r * 0.88}C${x + r * 0.7} ${y - r * 0.9} ${x + r * 0.95} ${y - r * 0.1} ${x + r * 0.8} ${y + r * 0.36}C${x + r * 0.6} ${y + r} ${x - r * 0.1} ${y + r * 0.66} ${x - r * 0.46} ${y + r * 0.8}C${x - r * 0.95} ${y + r * 0.8} ${x - r} ${y} ${x - r * 0.78} ${y - r * 0.34}C${x - r * 0.6} ${y - r * 0.7} ${x - r * 0.4} ${y - r * 0.86} ${x} ${y - r * 0.88}Z` +
  circle(x + r * 0.04, y - r * 0.06, r * 0.4, fill(skin)) +
  circle(x - r * 0.08, y - r * 0.2, r * 0.1, fill(flesh));

const fish: Dish = ([x, y], r, skin, flesh, colors) =>
  filled(
    skin,
  )`M${x - r * 0.86} ${y}C${x - r * 0.4} ${y - r * 0.66} ${x + r * 0.2} ${y - r * 0.56} ${x + r * 0.5} ${y}C${x + r * 0.2} ${y + r * 0.56} ${x - r * 0.4} ${y + r * 0.66} ${x - r * 0.86} ${y}Z` +
  filled(
    skin,
  )`M${x + r * 0.36} ${y}L${x + r * 0.9} ${y - r * 0.42}L${x + r * 0.76} ${y}L${x + r * 0.9} ${y + r * 0.42}Z` +
  stroked(
    flesh,
    r * 0.07,
  )`M${x - r * 0.34} ${y - r * 0.4}C${x - r * 0.14} ${y - r * 0.16} ${x - r * 0.14} ${y + r * 0.16} ${x - r * 0.34} ${y + r * 0.4}M${x - r * 0.02} ${y - r * 0.2}q${r * 0.14} ${r * 0.2} 0 ${r * 0.4}M${x + r * 0.22} ${y - r * 0.14}q${r * 0.1} ${r * 0.14} 0 ${r * 0.28}` +
  circle(x - r * 0.52, y - r * 0.1, r * 0.08, fill(colors.night));

const mushroom: Dish = ([x, y], r, skin, flesh, colors) =>
  filled(
    colors.paper,
  )`M${x - r * 0.26} ${y}H${x + r * 0.26}C${x + r * 0.2} ${y + r * 0.4} ${x + r * 0.42} ${y + r * 0.8} ${x} ${y + r * 0.82}C${x - r * 0.42} ${y + r * 0.8} ${x - r * 0.2} ${y + r * 0.4} ${x - r * 0.26} ${y}Z` +
  filled(
    skin,
  )`M${x - r * 0.86} ${y + r * 0.06}a${r * 0.86} ${r * 0.86} 0 0 1 ${r * 1.72} 0c0 ${r * 0.16} ${-r * 0.3} ${r * 0.16} ${-r * 0.86} ${r * 0.16}s${-r * 0.86} 0 ${-r * 0.86} ${-r * 0.16}Z` +
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
  filled(
    flesh,
  )`M${x - r * 0.9} ${y + r * 0.02}L${x + r * 0.7} ${y - r * 0.62}L${x + r * 0.9} ${y + r * 0.02}Z` +
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
  stroked(
    skin,
    r * 0.13,
  )`M${x - r * 0.42} ${y - r * 0.1}V${y + r * 0.8}M${x - r * 0.66} ${y - r * 0.8}V${y - r * 0.36}q0 ${r * 0.26} ${r * 0.24} ${r * 0.26}t${r * 0.24} ${-r * 0.26}V${y - r * 0.8}M${x - r * 0.42} ${y - r * 0.8}V${y - r * 0.2}` +
  stroked(skin, r * 0.13)`M${x + r * 0.44} ${y + r * 0.1}V${y + r * 0.8}` +
  filled(
    flesh,
  )`M${x + r * 0.44} ${y - r * 0.84}c${r * 0.34} ${r * 0.1} ${r * 0.34} ${r * 0.8} 0 ${r * 0.94}c${-r * 0.34} ${-r * 0.14} ${-r * 0.34} ${-r * 0.84} 0 ${-r * 0.94}Z`;

const leafy: Dish = ([x, y], r, skin, flesh) => {
  const half = (side: number): string =>
    svg`M${x - r * 0.7} ${y + r * 0.7}C${x - r * 0.5 - side * r * 0.5} ${y - r * 0.3 - side * r * 0.5} ${x + r * 0.1 - side * r * 0.4} ${y - r * 0.7 - side * r * 0.2} ${x + r * 0.8} ${y - r * 0.8}Z`;
  return (
    path(half(0.9), fill(skin)) +
    filled(
      flesh,
    )`M${x - r * 0.7} ${y + r * 0.7}C${x + r * 0.3} ${y + r * 0.8} ${x + r * 0.8} ${y + r * 0.1} ${x + r * 0.8} ${y - r * 0.8}Z`
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
