import { mix } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import { fill, lines, type Point, path, stroke, svg } from '../../svg.ts';
import { glowDefs, LAMP, lampShare } from '../light/lamps.ts';
import { inLight } from '../light/light.ts';
import { isSnowy } from '../seasons.ts';
import { splitLayers } from '../split-layers.ts';
import { calmHeight, type Layer, type Stage } from '../stage.ts';
import { atStreet, type StreetView, scaleAlong, toStreetView } from './street-view.ts';

/** What the houses are built of: plaster with shutters, timber under tiled eaves, or stone over shops. */
export type LaneHouses = {
  lane: 'plaster' | 'timber' | 'shops';
  walls: readonly string[];
  roof: string;
  trim: string;
  floors: readonly [least: number, most: number];
};

type Front = { side: number; from: number; to: number; tall: number; color: string };

/** The houses on both sides, from far up to the viewer. */
export function drawLaneHouses(stage: Stage, name: string, style: LaneHouses): Layer[] {
  const { unit } = stage;
  const view = toStreetView(stage);
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
    name,
    drawn.map(({ body }) => body),
    glowDefs,
  );
}

/** The wall of one house along the street, in perspective: windows, a door or a shop, the eaves. */
function drawFront(
  stage: Stage,
  view: StreetView,
  style: LaneHouses,
  front: Front,
  floors: number,
  random: Random,
): string {
  const { light, sunX } = stage;
  const { side, from, to, tall, color } = front;
  const asian = style.lane === 'timber';
  const near = Math.min(0.95, 0.45 + 0.5 * Math.sqrt(Math.min(1, from)));
  const at = (share: number, up: number, out = 0): Point => {
    const scale = scaleAlong(from, to, share);
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
        if (style.lane === 'plaster')
          shutters +=
            quad(middle - w * 1.9, middle - w * 1.08, low, high) +
            quad(middle + w * 1.08, middle + w * 1.9, low, high);
        if (style.lane === 'plaster' && random.next() < 0.4)
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
    isSnowy(stage) ? '#eef4fa' : style.roof,
    isSnowy(stage) ? Math.max(0.8, near) : near,
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
      svg`${fill(light.dark, 0.12)} stroke="${inLight(light, '#2f3338', near)}" stroke-width="${line}"`,
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
  } else if (style.lane === 'shops') {
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
    drawn += path(pane, svg`${fill(open ? glassLit : glass)} stroke="${trim}" stroke-width="${line}"`);
  }
  return drawn + eave(1, asian ? 0.09 : 0.05, over);
}
