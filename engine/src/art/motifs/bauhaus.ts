import { sketchMotif } from '../sketch.ts';
import { circle, fill, num, path, rect } from '../svg.ts';

type Tile = (x: number, y: number, size: number, first: string, second: string) => string;

const quarter =
  (corner: number): Tile =>
  (x, y, size, first) => {
    const turn = `transform="rotate(${corner * 90} ${num(x + size / 2)} ${num(y + size / 2)})"`;
    return path(
      `M${num(x)} ${num(y)}h${num(size)}a${num(size)} ${num(size)} 0 0 1 ${num(-size)} ${num(size)}Z`,
      `${fill(first)} ${turn}`,
    );
  };

const bars: Tile = (x, y, size, first) =>
  [0, 1, 2].map((i) => rect(x, y + (size * i) / 3, size, size / 6, fill(first))).join('');

const ring: Tile = (x, y, size, first, second) =>
  circle(x + size / 2, y + size / 2, size / 2, fill(first)) +
  circle(x + size / 2, y + size / 2, size * 0.22, fill(second));

const bowls: Tile = (x, y, size, first, second) =>
  [first, second]
    .map((color, i) =>
      path(
        `M${num(x)} ${num(y + (size * i) / 2)}h${num(size)}a${num(size / 2)} ${num(size / 2)} 0 0 1 ${num(-size)} 0Z`,
        fill(color),
      ),
    )
    .join('');

const rainbow: Tile = (x, y, size, first, second) =>
  [1, 0.66, 0.33]
    .map((share, i) => {
      const r = num(size * share);
      return path(
        `M${num(x)} ${num(y + size)}v-${r}a${r} ${r} 0 0 1 ${r} ${r}Z`,
        fill(i === 1 ? second : first),
      );
    })
    .join('');

const triangle: Tile = (x, y, size, first) =>
  path(`M${num(x)} ${num(y + size)}L${num(x + size)} ${num(y)}V${num(y + size)}Z`, fill(first));

const tiles: readonly Tile[] = [
  quarter(0),
  quarter(1),
  quarter(2),
  quarter(3),
  bars,
  ring,
  bowls,
  rainbow,
  triangle,
];

/** Tiles of quarter circles, rings and bars, piled up as a stair that rises away from the type. */
export const bauhaus = sketchMotif({
  name: 'bauhaus',
  topics: ['design'],
  ending: 'tiles',
  paint: ({ free, width, inks, random }) => {
    const tall = free.height >= free.width * 0.8;
    const across = tall
      ? Math.max(3, Math.round((free.width / free.height) * 5))
      : Math.round((free.width / free.height) * 3.4);
    const size = free.width / Math.min(across, 9);
    const columns = Math.round(free.width / size);
    const rows = Math.floor(free.height / size + 0.02);
    const bottom = free.y + free.height;
    // The stair climbs towards the canvas edge that is farther from the type.
    const climbsRight = free.x + free.width / 2 >= width / 2 - 1;
    const inksUsed = [inks.strong, inks.mid, inks.soft, inks.paper, inks.second];
    let body = '';
    let last: Tile | undefined;
    for (let column = 0; column < columns; column++) {
      const step = climbsRight ? column : columns - 1 - column;
      const stack = Math.min(rows, Math.max(1, Math.round(((step + 1) / columns) * rows)));
      for (let row = 0; row < stack; row++) {
        const [x, y] = [free.x + column * size, bottom - (row + 1) * size];
        const [ground, first, second] = random.shuffle(inksUsed) as [string, string, string];
        const tile = random.pick(tiles.filter((candidate) => candidate !== last));
        last = tile;
        if (row === stack - 1) body += (climbsRight ? triangle : quarter(3))(x, y, size, first, second);
        // Half a pixel of overlap hides the ground between neighbours.
        else body += rect(x, y, size + 0.5, size + 0.5, fill(ground)) + tile(x, y, size, first, second);
      }
    }
    return { body };
  },
});
