import { mix } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import { fill, linearGradient, lines, num, type Point, path, stroke, svgDocument } from '../../svg.ts';
import { drawSkyline } from '../backdrop.ts';
import { drawFog } from '../fog.ts';
import { drawPaperLantern } from '../hanok.ts';
import { drawGlow, glowDefs, LAMP, lampShare } from '../lamps.ts';
import { inLight } from '../light.ts';
import { snowLies } from '../seasons.ts';
import { rolling } from '../shapes.ts';
import { drawSky } from '../sky.ts';
import { splitLayers } from '../split-layers.ts';
import { calmHeight, type Layer, type Place, type Scene, type Stage } from '../stage.ts';
import { atStreet, type StreetView, toStreetView, walked } from '../street-view.ts';
import { drawSlope } from '../terrain.ts';

const HORIZON = 0.58;

type Style = {
  name: 'old-town' | 'asian-street' | 'city-street';
  shows: readonly string[];
  walls: readonly string[];
  roof: string;
  trim: string;
  stone: string;
  floors: readonly [number, number];
};

const OLD_TOWN: Style = {
  name: 'old-town',
  shows: [
    'house',
    'street',
    'lantern',
    'lamp post',
    'window',
    'door',
    'building',
    'balcony',
    'stairs',
    'alley',
    'laundry',
    'church',
    'old town',
  ],
  walls: ['#f0c66b', '#e79a7a', '#f4e6cf', '#8fb4c0', '#e8b9a0', '#dfcfae', '#d98262'],
  roof: '#b4553d',
  trim: '#fff6e6',
  stone: '#b7ab9b',
  floors: [3, 4],
};
const ASIAN: Style = {
  name: 'asian-street',
  shows: [
    'house',
    'street',
    'lantern',
    'paper lantern',
    'window',
    'door',
    'building',
    'alley',
    'shop',
    'old town',
    'temple',
    'roof',
  ],
  walls: ['#7a4d33', '#8a5a3c', '#e9dcc4', '#6b4531', '#d9c7a8'],
  roof: '#46505c',
  trim: '#4a3226',
  stone: '#9f978c',
  floors: [2, 2],
};

const CITY: Style = {
  name: 'city-street',
  shows: [
    'skyscraper',
    'building',
    'street',
    'road',
    'crosswalk',
    'zebra crossing',
    'crossing',
    'traffic light',
    'shop',
    'window',
    'city',
    'lamp post',
  ],
  walls: ['#8d97a8', '#a89a8c', '#6f7f95', '#b0705a', '#5f6b7a', '#c0b7aa'],
  roof: '#4a525e',
  trim: '#39424e',
  stone: '#6b6e76',
  floors: [5, 7],
};

/** A cobbled street of an old town that climbs between coloured houses. */
export const oldTown: Place = steepStreet(OLD_TOWN);
/** A street of wooden houses under tiled eaves, paper lanterns along it: old Kyoto, Bukchon, a Chinese old town. */
export const asianStreet: Place = steepStreet(ASIAN);

/** A street between high houses in a city, a zebra crossing before the viewer, towers at its end. */
export const cityStreet: Place = steepStreet(CITY);

function steepStreet(style: Style): Place {
  return {
    name: style.name,
    horizon: HORIZON,
    shows: style.shows,
    holds: ['ground', 'table', 'air'],
    enclosed: true,
    draw: (stage) => draw(stage, style),
  };
}

function draw(stage: Stage, style: Style): Scene {
  const { height, light, unit, random } = stage;
  const view = toStreetView(stage);
  const hill = rolling(random.fork('hill'), height * 0.545, unit * 0.03, unit * 0.7);
  const foot = 0.72;
  return {
    back: [
      ...drawSky(stage, HORIZON),
      drawSlope(stage, {
        name: 'hill',
        line: (x) => height * 0.6 - calmHeight(stage, x, height * 0.6, height * 0.6 - hill(x)),
        color: '#7f9f8a',
        near: 0.32,
      }),
      ...(style.name === 'city-street' ? drawSkyline(stage, height * 0.6) : [drawEnd(stage, view, style)]),
      drawFog(stage, {
        name: 'haze',
        color: mix(light.haze, light.sun, 0.2),
        top: 0.42,
        bottom: 0.66,
        density: 0.3 + 0.4 * light.mist,
      }),
      ...drawHouses(stage, view, style),
      drawStreet(stage, view, style),
      ...(style.name === 'city-street' ? [drawCrossing(stage, view)] : []),
      drawAbove(stage, view, style),
    ],
    front: [],
    groundY: () => atStreet(view, 0, style.name === 'city-street' ? 0.8 : foot)[1],
  };
}

/** What closes the street far up: a bell tower, or a pagoda. */
function drawEnd(stage: Stage, { vx, vy }: StreetView, { name, roof }: Style): Layer {
  const { width, height, unit, light, sunX } = stage;
  const tall = calmHeight(stage, vx, vy, unit * 0.3);
  const near = 0.42;
  const wall = inLight(light, name === 'old-town' ? '#efe2cc' : '#8a4a3a', near);
  const tile = inLight(light, roof, near);
  const w = tall * 0.13;
  const side = sunX > vx ? 1 : -1;
  let body = '';
  if (name === 'old-town') {
    body +=
      path(
        `M${num(vx - w)} ${num(vy + 6)}V${num(vy - tall * 0.7)}H${num(vx + w)}V${num(vy + 6)}Z`,
        fill(wall),
      ) +
      path(
        `M${num(vx - side * w)} ${num(vy + 6)}V${num(vy - tall * 0.7)}h${num(side * w * 0.7)}V${num(vy + 6)}Z`,
        fill(light.dark, 0.16),
      ) +
      path(
        lines(
          [
            [vx - w * 1.25, vy - tall * 0.7],
            [vx, vy - tall],
            [vx + w * 1.25, vy - tall * 0.7],
          ],
          true,
        ),
        fill(tile),
      ) +
      path(
        `M${num(vx - w * 0.3)} ${num(vy - tall * 0.5)}v${num(-tall * 0.1)}a${num(w * 0.3)} ${num(w * 0.3)} 0 0 1 ${num(w * 0.6)} 0v${num(tall * 0.1)}Z`,
        fill(mix(wall, light.dark, 0.5)),
      );
  } else
    for (let i = 0; i < 4; i++) {
      const y = vy - tall * 0.22 * i;
      const half = w * (2 - 0.32 * i);
      body +=
        path(
          `M${num(vx - half * 0.6)} ${num(y + 4)}v${num(-tall * 0.2)}h${num(half * 1.2)}v${num(tall * 0.2)}Z`,
          fill(wall),
        ) +
        path(
          `M${num(vx - half * 1.25)} ${num(y - tall * 0.16)}Q${num(vx - half * 0.6)} ${num(y - tall * 0.16)} ${num(vx - half * 0.5)} ${num(y - tall * 0.25)}H${num(vx + half * 0.5)}Q${num(vx + half * 0.6)} ${num(y - tall * 0.16)} ${num(vx + half * 1.25)} ${num(y - tall * 0.16)}Q${num(vx)} ${num(y - tall * 0.12)} ${num(vx - half * 1.25)} ${num(y - tall * 0.16)}Z`,
          fill(tile),
        );
    }
  // Roofs beside it hide its foot.
  const random = stage.random.fork('end-roofs');
  let roofs = '';
  for (let x = vx - unit * 0.3; x < vx + unit * 0.3; ) {
    const wide = unit * random.range(0.04, 0.075);
    const up = calmHeight(stage, x, vy, unit * random.range(0.05, 0.11));
    roofs += `M${num(x)} ${num(vy + 8)}V${num(vy - up)}L${num(x + wide / 2)} ${num(vy - up - wide * 0.4)}L${num(x + wide)} ${num(vy - up)}V${num(vy + 8)}Z`;
    x += wide;
  }
  body += path(roofs, fill(mix(wall, tile, 0.5)));
  return { name: 'end', picture: svgDocument(width, height, body) };
}

type Front = { side: number; from: number; to: number; tall: number; color: string };

function drawHouses(stage: Stage, view: StreetView, style: Style): Layer[] {
  const { unit } = stage;
  const random = stage.random.fork('houses');
  const drawn: { scale: number; body: string }[] = [];
  for (const side of [-1, 1]) {
    let last = -1;
    for (let from = 2.2; from > 0.12; ) {
      const to = from * random.range(0.72, 0.8);
      let at = random.integer(0, style.walls.length - 1);
      if (at === last) at = (at + 1) % style.walls.length;
      last = at;
      const floors = random.integer(style.floors[0], style.floors[1]);
      const wanted = unit * (style.floors[1] > 4 ? 0.2 : 0.24) * (floors + random.range(-0.12, 0.2));
      const [inner] = atStreet(view, side, to);
      if (inner < 0 || inner > stage.width) {
        from = to;
        continue;
      }
      // A house may not grow into the words at any of its corners.
      const room = [from, to, (from + to) / 2].map((s) => {
        const [x, y] = atStreet(view, side, s);
        const clear = Math.min(Math.max(x, 0), stage.width);
        return calmHeight(stage, clear, y, wanted * s * 1.15) / s / 1.15;
      });
      const front: Front = { side, from, to, tall: Math.min(...room), color: style.walls[at] ?? '#e8b9a0' };
      drawn.push({ scale: from, body: drawFront(stage, view, style, front, floors, random) });
      from = to;
    }
  }
  drawn.sort((a, b) => a.scale - b.scale);
  return splitLayers(
    stage,
    'houses',
    drawn.map(({ body }) => body),
    glowDefs,
  );
}

/** The wall of one house along the street, in perspective: windows, a door or a shop, the eaves. */
function drawFront(
  stage: Stage,
  view: StreetView,
  style: Style,
  front: Front,
  floors: number,
  random: Random,
): string {
  const { light, sunX } = stage;
  const { side, from, to, tall, color } = front;
  const asian = style.name === 'asian-street';
  const near = Math.min(0.95, 0.45 + 0.5 * Math.sqrt(Math.min(1, from)));
  const at = (share: number, up: number, out = 0): Point => {
    const scale = walked(from, to, share);
    return atStreet(view, side * (1 - out), scale, tall * up);
  };
  const quad = (a: number, b: number, low: number, high: number, out = 0): string =>
    lines([at(a, low, out), at(a, high, out), at(b, high, out), at(b, low, out)], true);
  const facing = (sunX - view.vx) * side < 0;
  const wall = inLight(light, color, near);
  const base = mix(wall, facing ? light.sun : light.dark, facing ? 0.08 + 0.1 * light.glow : 0.16);
  const trim = inLight(light, style.trim, near);
  const columns = from / to > 1.3 ? 3 : 2;
  const glassLit = mix(LAMP, '#fff2cf', 0.2);
  const glass = mix(
    mix(base, light.dark, 0.55),
    light.sky[2],
    light.time === 'day' || light.time === 'golden' ? 0.4 : 0.14,
  );
  let [dark, lamp, frames, shutters, rails] = ['', '', '', '', ''];
  const storey = 1 / (floors + 0.25);
  for (let floor = 1; floor < floors; floor++)
    for (let column = 0; column < columns; column++) {
      const middle = (column + 0.5) / columns;
      const w = (asian ? 0.42 : 0.2) / columns;
      const [low, high] = [storey * (floor + 0.26), storey * (floor + (asian ? 0.74 : 0.84))];
      const pane = quad(middle - w, middle + w, low, high);
      if (random.next() < lampShare(light)) lamp += pane;
      else dark += pane;
      frames += pane;
      if (asian) {
        for (const k of [-0.5, 0, 0.5]) frames += lines([at(middle + w * k, low), at(middle + w * k, high)]);
        frames += lines([at(middle - w, (low + high) / 2), at(middle + w, (low + high) / 2)]);
      } else {
        if (style.name === 'old-town')
          shutters +=
            quad(middle - w * 1.9, middle - w * 1.08, low, high) +
            quad(middle + w * 1.08, middle + w * 1.9, low, high);
        if (style.name === 'old-town' && random.next() < 0.4)
          rails += quad(middle - w * 1.7, middle + w * 1.7, low - storey * 0.06, low + storey * 0.2, 0.035);
      }
    }
  const doorAt = random.range(0.25, 0.7);
  const door = quad(doorAt - 0.12, doorAt + 0.12, 0, storey * 0.82);
  const shop = quad(0.1, 0.9, 0, storey * 0.78);
  const wood = inLight(
    light,
    asian ? '#5a3826' : random.pick(['#3f6a5c', '#7a3f34', '#3d5a78', '#6a4a34']),
    near,
  );
  const open = lampShare(light) > 0.25;
  const tile = inLight(
    light,
    snowLies(stage) ? '#eef4fa' : style.roof,
    snowLies(stage) ? Math.max(0.8, near) : near,
  );
  const over = asian ? 0.2 : 0.07;
  const eave = (level: number, rise: number, depth: number): string =>
    path(
      lines(
        [
          at(-0.02, level + rise),
          at(-0.02, level - rise * 0.3, depth),
          at(1.02, level - rise * 0.3, depth),
          at(1.02, level + rise),
        ],
        true,
      ),
      fill(mix(tile, facing ? light.sun : light.dark, 0.14)),
    ) +
    path(
      lines([at(-0.02, level - rise * 0.3, depth), at(1.02, level - rise * 0.3, depth)]),
      stroke(mix(tile, light.dark, 0.4), Math.max(0.8, tall * from * 0.008)),
    );
  const line = Math.max(0.6, tall * from * 0.004);
  let drawn =
    path(quad(-0.005, 1.005, 0, 1), fill(base)) +
    path(quad(0, 1, 0, storey * 0.1), fill(light.dark, 0.14)) +
    (dark === '' ? '' : path(dark, fill(glass))) +
    (lamp === '' ? '' : path(lamp, fill(glassLit))) +
    path(frames, stroke(trim, line));
  if (shutters !== '') drawn += path(shutters, fill(mix(wood, base, 0.15)));
  if (rails !== '')
    drawn += path(
      rails,
      `${fill(light.dark, 0.12)} stroke="${inLight(light, '#2f3338', near)}" stroke-width="${num(line)}"`,
    );
  if (asian) {
    drawn += path(shop, fill(open ? mix(LAMP, base, 0.3) : mix(glass, wood, 0.4)));
    let bars = '';
    for (let i = 0; i <= 8; i++) bars += lines([at(0.1 + 0.1 * i, 0), at(0.1 + 0.1 * i, storey * 0.78)]);
    const cloth = inLight(light, random.pick(['#2f4f7f', '#a5392f', '#3f6f5a']), near);
    drawn += path(bars, stroke(wood, line * 1.8));
    if (random.next() < 0.6)
      drawn += path(
        [0, 1, 2]
          .map((i) =>
            quad(doorAt - 0.16 + 0.11 * i, doorAt - 0.06 + 0.11 * i, storey * 0.5, storey * 0.8, 0.02),
          )
          .join(''),
        fill(cloth),
      );
    drawn += eave(storey * 0.98, storey * 0.16, over * 0.8);
  } else if (style.name === 'city-street') {
    // A shop: a lit window from wall to wall under its sign.
    const sign = inLight(light, random.pick(['#c8473f', '#2f7f6b', '#3566a3', '#e0912f', '#4a4f58']), near);
    drawn +=
      path(shop, fill(open ? mix(LAMP, '#fff2cf', 0.3) : glass)) +
      path(quad(0.44, 0.6, 0, storey * 0.74), fill(mix(base, light.dark, 0.5))) +
      path(quad(0.06, 0.94, storey * 0.78, storey * 1.02, 0.03), fill(open ? mix(sign, LAMP, 0.25) : sign)) +
      path(shop, stroke(trim, line * 1.4));
  } else {
    drawn += path(door, fill(wood)) + path(door, stroke(trim, line * 1.6));
    const pane = quad(doorAt > 0.5 ? 0.12 : 0.62, doorAt > 0.5 ? 0.38 : 0.88, storey * 0.3, storey * 0.78);
    drawn += path(pane, `${fill(open ? glassLit : glass)} stroke="${trim}" stroke-width="${num(line)}"`);
  }
  return drawn + eave(1, asian ? 0.09 : 0.05, over);
}

/** Cobbles in arcs between two gutters, a run of low steps, the windows' light on wet stones. */
function drawStreet(stage: Stage, view: StreetView, style: Style): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('street');
  const snow = snowLies(stage);
  const stone = inLight(light, snow ? '#e3eaf2' : style.stone, 0.86);
  const kerb = (side: number): Point[] =>
    Array.from({ length: 18 }, (_, i) => atStreet(view, side, 0.1 + (2.1 * i) / 17));
  const defs =
    linearGradient(
      'street',
      [0, view.vy],
      [0, height],
      [
        [0, mix(stone, light.haze, 0.4), 1],
        [0.3, mix(stone, light.sun, 0.1), 1],
        [1, mix(stone, light.dark, 0.26), 1],
      ],
    ) + glowDefs;
  let [joints, stones] = ['', ''];
  for (let scale = 0.13; scale < 1.25; scale *= 1.16) {
    const [x, y] = atStreet(view, -1, scale);
    const [right] = atStreet(view, 1, scale);
    joints += `M${num(x)} ${num(y)}Q${num((x + right) / 2)} ${num(y + unit * 0.018 * scale)} ${num(right)} ${num(y)}`;
    const cell = unit * 0.075 * scale;
    const indent = random.next();
    for (let sx = x + cell * indent; sx < right; sx += cell * random.range(0.8, 1.3))
      stones += `M${num(sx)} ${num(y + unit * 0.012 * scale)}q${num(cell * 0.3)} ${num(-cell * 0.14)} ${num(cell * 0.62)} 0`;
  }
  const wet = light.weather === 'rain' || light.weather === 'storm';
  let pools = '';
  for (let i = 0; i < 9; i++) {
    const scale = random.range(0.2, 1);
    const [x, y] = atStreet(view, random.range(-0.8, 0.8), scale);
    const w = unit * 0.1 * scale;
    pools += `M${num(x - w)} ${num(y)}Q${num(x)} ${num(y - w * 0.2)} ${num(x + w)} ${num(y)}Q${num(x)} ${num(y + w * 0.22)} ${num(x - w)} ${num(y)}Z`;
  }
  const shine =
    lampShare(light) > 0.2
      ? path(pools, fill(LAMP, wet ? 0.3 : 0.12))
      : wet
        ? path(pools, fill(light.sky[3], 0.4))
        : '';
  const gutter = (side: number): string =>
    lines([0.12, 0.3, 0.6, 1, 1.6].map((s) => atStreet(view, side * 0.92, s)));
  const body =
    path(lines([...kerb(-1), ...kerb(1).reverse()], true), 'fill="url(#street)"') +
    path(joints, stroke(light.dark, Math.max(0.8, unit * 0.0026), snow ? 0.08 : 0.16)) +
    path(stones, stroke(light.dark, Math.max(0.8, unit * 0.003), snow ? 0.06 : 0.2)) +
    shine +
    path(gutter(-1) + gutter(1), stroke(mix(stone, light.dark, 0.3), unit * 0.008, 0.5));
  return { name: 'street', picture: svgDocument(width, height, body, defs) };
}

/** What hangs over the street: lanterns on brackets, washing or paper lanterns on a line. */
function drawAbove(stage: Stage, view: StreetView, style: Style): Layer {
  const { width, height, unit, light, calm } = stage;
  const random = stage.random.fork('above');
  const asian = style.name === 'asian-street';
  let [body, cords, cloths] = ['', '', ''];
  const clear = (x: number, y: number): boolean =>
    !calm || x < calm.x - 30 || x > calm.x + calm.width + 30 || y > calm.y + calm.height + 20;
  for (const scale of [0.24, 0.36, 0.54, 0.82])
    for (const side of [-1, 1]) {
      const [x, y] = atStreet(view, side * 0.86, scale, unit * 0.3);
      if (x < 0 || x > width || !clear(x, y)) continue;
      const size = unit * (asian ? 0.075 : 0.05) * scale;
      if (asian) body += drawPaperLantern(stage, x, y, size, 0.9);
      else {
        const iron = inLight(light, '#2a343b', 0.9);
        const [wx] = atStreet(view, side, scale, 0);
        body +=
          drawGlow(light, x, y + size * 0.5, size * 2.6) +
          path(
            `M${num(wx)} ${num(y)}H${num(x)}v${num(size * 0.2)}`,
            stroke(iron, Math.max(0.8, size * 0.1)),
          ) +
          path(
            `M${num(x - size * 0.28)} ${num(y + size * 0.2)}h${num(size * 0.56)}l${num(-size * 0.12)} ${num(size * 0.7)}h${num(-size * 0.32)}Z`,
            fill(lampShare(light) > 0.25 ? LAMP : inLight(light, '#f3efe2', 0.9)),
          );
      }
    }
  if (style.name === 'old-town' && !calm && light.weather !== 'rain' && light.weather !== 'storm') {
    const scale = 0.4;
    const [from, to] = [atStreet(view, -1, scale, unit * 0.62), atStreet(view, 1, scale, unit * 0.62)];
    const drop = unit * 0.03;
    cords += `M${num(from[0])} ${num(from[1])}Q${num((from[0] + to[0]) / 2)} ${num(from[1] + drop * 2)} ${num(to[0])} ${num(to[1])}`;
    const colors = ['#f6efe4', '#e2655a', '#7fa8c9', '#f0c66b', '#f6efe4'];
    for (const [i, color] of colors.entries()) {
      const k = 0.16 + 0.16 * i;
      const x = from[0] + (to[0] - from[0]) * k;
      const y = from[1] + 4 * drop * k * (1 - k);
      const [w, h] = [unit * 0.024, unit * random.range(0.03, 0.05)];
      cloths += path(
        `M${num(x - w)} ${num(y)}h${num(w * 2)}l${num(-w * 0.2)} ${num(h)}h${num(-w * 1.6)}Z`,
        fill(inLight(light, color, 0.8)),
      );
    }
  }
  const line =
    cords === '' ? '' : path(cords, stroke(inLight(light, '#4a4a4a', 0.8), Math.max(0.8, unit * 0.002)));
  return { name: 'above', picture: svgDocument(width, height, line + cloths + body, glowDefs) };
}

/** White bars across the street, lane lines beyond them, a traffic light at the kerb. */
function drawCrossing(stage: Stage, view: StreetView): Layer {
  const { width, height, unit, light } = stage;
  const paint = inLight(light, '#eef0f0', 0.9);
  let [bars, lanes] = ['', ''];
  const count = 9;
  for (let i = 0; i < count; i++) {
    const [a, b] = [-0.92 + (1.84 * i) / count, -0.92 + (1.84 * (i + 0.56)) / count];
    bars += lines(
      [atStreet(view, a, 0.66), atStreet(view, b, 0.66), atStreet(view, b, 0.94), atStreet(view, a, 0.94)],
      true,
    );
  }
  for (let scale = 0.14; scale < 0.58; scale *= 1.34)
    lanes += lines(
      [
        atStreet(view, -0.02, scale),
        atStreet(view, 0.02, scale),
        atStreet(view, 0.02, scale * 1.16),
        atStreet(view, -0.02, scale * 1.16),
      ],
      true,
    );
  const steel = inLight(light, '#2a3038', 0.93);
  let signals = '';
  for (const [side, scale] of [
    [-1, 0.6],
    [1, 0.5],
  ] as const) {
    const [x, y] = atStreet(view, side * 1.06, scale);
    if (x < unit * 0.03 || x > width - unit * 0.03) continue;
    const tall = calmHeight(stage, x, y, unit * 0.46 * scale);
    const s = tall * 0.085;
    const top = y - tall;
    signals +=
      path(`M${num(x - s * 0.16)} ${num(y)}V${num(top)}h${num(s * 0.32)}V${num(y)}Z`, fill(steel)) +
      path(
        `M${num(x - s * 0.6)} ${num(top)}h${num(s * 1.2)}v${num(s * 3.1)}h${num(-s * 1.2)}Z`,
        fill(steel),
      ) +
      ['#e2433a', '#5a4a2a', '#274a35']
        .map(
          (color, i) =>
            `<circle cx="${num(x)}" cy="${num(top + s * (0.6 + 0.95 * i))}" r="${num(s * 0.38)}" fill="${color}"/>`,
        )
        .join('') +
      drawGlow(light, x, top + s * 0.6, s * 3);
  }
  return {
    name: 'crossing',
    picture: svgDocument(
      width,
      height,
      path(lanes, fill(paint, 0.55)) + path(bars, fill(paint, 0.86)) + signals,
      glowDefs,
    ),
  };
}
