import { mix } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import { fill, filled, type Point, path, rect, stroke, stroked, svg } from '../../svg.ts';
import { inLight } from '../light/light.ts';
import { isSnowy } from '../seasons.ts';
import type { Stage } from '../stage.ts';
import { drawPanes } from './houses.ts';

/**
 * `southern`: plaster, shutters and arcades under clay; `paris`: stone, iron balconies and a zinc mansard; `stucco`: cornices
 * and gables over the windows, as in Berlin or Vienna; `venetian`: pointed windows over the water.
 */
export type FacadeStyle = 'southern' | 'paris' | 'stucco' | 'venetian';

export type Facade = {
  x: number;
  /** The pavement, px. */
  y: number;
  width: number;
  /** To the eaves. */
  wall: number;
  floors: number;
  color: string;
  near: number;
  style: FacadeStyle;
  /** Of the shop on its ground floor, where the style has one. */
  awning?: string;
  /** Walls, roof and windows alone, as water shows them. */
  plain?: boolean;
};

const ROOFS: Readonly<Record<FacadeStyle, { color: string; rise: number; over: number }>> = {
  southern: { color: '#b9694a', rise: 0.055, over: 0.03 },
  paris: { color: '#66727f', rise: 0.2, over: 0 },
  stucco: { color: '#8a4f41', rise: 0.1, over: 0.01 },
  venetian: { color: '#b06a4e', rise: 0.05, over: 0.02 },
};

const SHUTTERS = ['#4d7a5f', '#5f7f8f', '#8a5a40', '#3f6f66'] as const;

type Pane = { at: Point; w: number; h: number };
type Tones = { lit: string; shade: string; stone: string; iron: string };

/** A closed front of many storeys, seen straight on. */
export function drawFacade(stage: Stage, facade: Facade, random: Random): string {
  const { light, sunX } = stage;
  const { x, y, width, wall, floors, near, style, plain } = facade;
  const face = inLight(light, facade.color, near);
  const lit = mix(face, light.sun, 0.06 + 0.1 * light.glow);
  const tones: Tones = {
    lit,
    shade: mix(face, light.dark, 0.24),
    stone: mix(face, inLight(light, '#fff6e6', near), 0.6),
    iron: inLight(light, '#30363d', near),
  };
  const storey = wall / (floors + 0.3);
  const ground = storey * 1.3;
  const columns = Math.max(2, Math.round(width / (storey * 0.8)));
  const cell = width / columns;
  const panes: Pane[] = [];
  for (let floor = 0; floor < floors - 1; floor++)
    for (let column = 0; column < columns; column++)
      panes.push({
        at: [x + cell * (column + 0.5), y - ground - storey * (floor + 0.14)],
        w: cell * (style === 'paris' ? 0.36 : 0.4),
        h: storey * (style === 'southern' ? 0.56 : 0.66),
      });
  const glass = mix(tones.shade, light.dark, 0.5);
  const edge = Math.max(0.8, storey * 0.05);
  const body =
    drawRoof(stage, facade, storey, tones, random) +
    rect(x, y - wall, width, wall, fill(lit)) +
    (plain
      ? ''
      : rect(
          sunX > x + width / 2 ? x : x + width * 0.92,
          y - wall,
          width * 0.08,
          wall,
          fill(tones.shade, 0.5),
        )) +
    drawPanes(stage, panes, glass, random, !plain);
  if (plain) return body;
  const cornices =
    rect(x, y - wall - edge, width, edge * 2.2, fill(tones.stone)) +
    rect(x, y - ground, width, edge * 1.3, fill(tones.stone));
  const trim = DRESS[style](stage, facade, panes, tones, edge, random);
  return (
    body + cornices + trim + drawGroundFloor(stage, facade, { ground, cell, columns, edge, tones }, random)
  );
}

function drawRoof(
  stage: Stage,
  { x, y, width, wall, near, style, plain }: Facade,
  storey: number,
  { lit }: Tones,
  random: Random,
): string {
  const { light } = stage;
  const { color, rise, over } = ROOFS[style];
  const white = isSnowy(stage);
  const tile = inLight(light, white ? '#eef4fa' : color, white ? Math.max(0.8, near) : near);
  const [top, high, lap] = [y - wall, wall * rise, width * over];
  const inset = style === 'paris' ? width * 0.03 : high * 0.6;
  const slope = svg`M${x - lap} ${top}L${x + inset} ${top - high}H${x + width - inset}L${x + width + lap} ${top}Z`;
  let body = '';
  if (!plain && style !== 'southern')
    for (const share of [random.range(0.1, 0.2), random.range(0.78, 0.88)])
      body += rect(
        x + width * share,
        top - high - storey * 0.28,
        storey * 0.22,
        storey * 0.34,
        fill(mix(lit, light.dark, 0.2)),
      );
  body += path(slope, fill(mix(tile, light.sun, 0.08)));
  if (plain) return body;
  if (style === 'paris') {
    const dormers: Pane[] = [];
    let hoods = '';
    const count = Math.max(2, Math.round(width / storey));
    for (let i = 0; i < count; i++) {
      const at: Point = [x + (width * (i + 0.5)) / count, top - high * 0.12];
      const [w, h] = [storey * 0.3, high * 0.56];
      hoods += svg`M${at[0] - w * 0.8} ${at[1]}v${-h * 1.05}q${w * 0.8} ${-h * 0.4} ${w * 1.6} 0v${h * 1.05}Z`;
      dormers.push({ at, w, h });
    }
    body += path(hoods, fill(lit)) + drawPanes(stage, dormers, mix(lit, light.dark, 0.55), random);
  } else
    body += stroked(
      mix(tile, light.dark, 0.3),
      Math.max(0.8, storey * 0.05),
    )`M${x - lap} ${top}H${x + width + lap}`;
  return body;
}

type Dress = (
  stage: Stage,
  facade: Facade,
  panes: readonly Pane[],
  tones: Tones,
  edge: number,
  random: Random,
) => string;

/** What makes the windows of a style those of its country. */
const DRESS: Readonly<Record<FacadeStyle, Dress>> = {
  southern({ light }, { near }, panes, { stone }, edge, random) {
    let [shutters, sills] = ['', ''];
    for (const { at, w, h } of panes) {
      sills += svg`M${at[0] - w * 0.62} ${at[1]}h${w * 1.24}v${edge}h${-w * 1.24}Z`;
      for (const side of [-1, 1])
        shutters += svg`M${at[0] + side * w * 0.52} ${at[1]}v${-h}h${side * w * 0.42}v${h}Z`;
    }
    return path(sills, fill(stone)) + path(shutters, fill(inLight(light, random.pick(SHUTTERS), near)));
  },
  paris(_, { x, width, y, wall, floors }, panes, { stone, iron }, edge) {
    const storey = wall / (floors + 0.3);
    const frames = panes
      .map(({ at, w, h }) => svg`M${at[0] - w * 0.7} ${at[1] - h * 1.06}h${w * 1.4}v${-edge}h${-w * 1.4}Z`)
      .join('');
    let rails = '';
    for (const floor of [0, floors - 2]) {
      const foot = y - storey * (1.3 + floor + 0.1);
      rails += svg`M${x} ${foot}h${width}M${x} ${foot - storey * 0.26}h${width}`;
      for (let at = x + edge; at < x + width; at += storey * 0.1)
        rails += svg`M${at} ${foot}v${-storey * 0.26}`;
    }
    return path(frames, fill(stone)) + path(rails, stroke(iron, Math.max(0.7, edge * 0.42), 0.85));
  },
  stucco(_, { x, width, y, wall, floors }, panes, { stone, shade, iron }, edge) {
    const storey = wall / (floors + 0.3);
    let [gables, frames] = ['', ''];
    for (const { at, w, h } of panes) {
      const top = at[1] - h - edge;
      gables += svg`M${at[0] - w * 0.82} ${top}L${at[0]} ${top - storey * 0.16}L${at[0] + w * 0.82} ${top}Z`;
      frames += svg`M${at[0] - w * 0.7} ${at[1]}h${w * 1.4}v${edge * 1.5}h${-w * 1.4}Z`;
    }
    let [rails, slabs] = ['', ''];
    for (let floor = 0; floor < floors - 2; floor++) {
      const foot = y - storey * (1.3 + floor + 0.06);
      const [left, wide] = [x + width * 0.34, width * 0.32];
      slabs += svg`M${left} ${foot}h${wide}v${edge * 1.8}h${-wide}Z`;
      rails += svg`M${left} ${foot - storey * 0.26}h${wide}`;
      for (let at = left; at <= left + wide + 0.1; at += wide / 8)
        rails += svg`M${at} ${foot}v${-storey * 0.26}`;
    }
    return (
      path(gables + frames, fill(stone)) +
      path(slabs, fill(shade)) +
      path(rails, stroke(iron, Math.max(0.7, edge * 0.5)))
    );
  },
  venetian(_, __, panes, { stone, lit }, edge) {
    let [arches, frames] = ['', ''];
    for (const { at, w, h } of panes) {
      // The wall closes the corners of the window above a pointed arch.
      const top = at[1] - h - 1;
      const spring = at[1] - h * 0.66;
      arches += svg`M${at[0] - w * 0.56} ${spring}V${top}H${at[0]}Q${at[0] - w * 0.5} ${at[1] - h * 0.86} ${at[0] - w * 0.56} ${spring}ZM${at[0] + w * 0.56} ${spring}V${top}H${at[0]}Q${at[0] + w * 0.5} ${at[1] - h * 0.86} ${at[0] + w * 0.56} ${spring}Z`;
      frames += svg`M${at[0] - w * 0.56} ${at[1]}V${spring}Q${at[0] - w * 0.5} ${at[1] - h * 0.86} ${at[0]} ${top}Q${at[0] + w * 0.5} ${at[1] - h * 0.86} ${at[0] + w * 0.56} ${spring}V${at[1]}`;
    }
    return path(arches, fill(lit)) + path(frames, stroke(stone, edge * 0.8));
  },
};

type GroundFloor = { ground: number; cell: number; columns: number; edge: number; tones: Tones };

/** An arcade in the south, a shop with its awning in Paris, doors and windows else. */
function drawGroundFloor(
  stage: Stage,
  { x, y, width, style, near, awning }: Facade,
  { ground, cell, columns, edge, tones }: GroundFloor,
  random: Random,
): string {
  const { light } = stage;
  const dark = mix(tones.shade, light.dark, 0.55);
  const tall = ground * 0.78;
  const arch = (at: number, half: number, high: number): string =>
    svg`M${at - half} ${y}V${y - high + half}A${half} ${half} 0 0 1 ${at + half} ${y - high + half}V${y}Z`;
  if (style === 'southern') {
    const count = Math.max(2, Math.round(width / (ground * 0.72)));
    const wide = width / count;
    let arches = '';
    for (let i = 0; i < count; i++)
      arches += arch(x + wide * (i + 0.5), Math.min(wide * 0.38, tall * 0.5), tall);
    return path(arches, fill(dark)) + path(arches, stroke(tones.stone, edge * 0.9));
  }
  const door = random.integer(0, columns - 1);
  if (style === 'paris' && awning) {
    const shop: Pane[] = [];
    for (let i = 0; i < columns; i++)
      shop.push({
        at: [x + cell * (i + 0.5), y - ground * (i === door ? 0.01 : 0.12)],
        w: cell * 0.72,
        h: ground * (i === door ? 0.7 : 0.56),
      });
    const top = y - ground * 0.86;
    const [cloth, hang] = [inLight(light, awning, near), ground * 0.24];
    let flaps = '';
    const count = columns * 4;
    for (let i = 0; i < count; i++) {
      const at = x + width * (0.02 + (0.96 * i) / count);
      const w = (width * 0.96) / count;
      flaps += svg`M${at} ${top + hang}a${w / 2} ${w / 2} 0 0 0 ${w} 0Z`;
    }
    return (
      rect(
        x,
        y - ground * 0.86,
        width,
        ground * 0.86,
        fill(mix(inLight(light, awning, near), light.dark, 0.42)),
      ) +
      drawPanes(stage, shop, mix(tones.shade, light.dark, 0.45), random) +
      filled(
        cloth,
      )`M${x + width * 0.02} ${top}h${width * 0.96}l${width * 0.015} ${hang}h${-width * 0.99}Z${flaps}`
    );
  }
  let [doors, wood] = ['', ''];
  const panes: Pane[] = [];
  for (let i = 0; i < columns; i++) {
    const at = x + cell * (i + 0.5);
    if (i === door) {
      doors += arch(at, cell * 0.3, tall);
      wood += arch(at, cell * 0.22, tall * 0.88);
    } else panes.push({ at: [at, y - ground * 0.26], w: cell * 0.4, h: ground * 0.46 });
  }
  return (
    drawPanes(stage, panes, dark, random) +
    path(doors, fill(tones.stone)) +
    path(wood, fill(inLight(light, style === 'venetian' ? '#3f5f66' : '#6b4532', near)))
  );
}
