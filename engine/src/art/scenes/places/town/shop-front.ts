import type { PlaceName } from '../../../../brief/setting.ts';
import { mix } from '../../../../color/oklch.ts';
import type { Box } from '../../../../geometry.ts';
import type { Drawing } from '../../../drawings/drawing.ts';
import { getDrawing } from '../../../drawings/drawings.ts';
import {
  fill,
  filled,
  gradientDown,
  linearGradient,
  path,
  rect,
  stroked,
  svg,
  svgDocument,
} from '../../../svg.ts';
import { drawPavement, lightBeforeWall } from '../../buildings/pavement.ts';
import { drawBuckets, drawSpines, layGoods } from '../../buildings/shop-goods.ts';
import { drawGlow, glowDefs, LAMP, lampShare } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy } from '../../seasons.ts';
import { splitLayers } from '../../split-layers.ts';
import { isBehindText, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const baguette = getDrawing('baguette');
const bread = getDrawing('bread');
const cake = getDrawing('cake');
const croissant = getDrawing('croissant');
const cupcake = getDrawing('cupcake');
const pretzel = getDrawing('pretzel');
const gift = getDrawing('gift');
const hat = getDrawing('hat');
const rockingHorse = getDrawing('rocking-horse');
const tableLamp = getDrawing('table-lamp');
const teapot = getDrawing('teapot');
const teddyBear = getDrawing('teddy-bear');
const toyBlocks = getDrawing('toy-blocks');
const toyTrain = getDrawing('toy-train');
const vase = getDrawing('vase');
const bouquet = getDrawing('bouquet');
const plant = getDrawing('plant');
const roseBouquet = getDrawing('rose-bouquet');
const globe = getDrawing('globe');
const bookStack = getDrawing('book-stack');

const KERB = 0.84;
// Shares of the unit: of the window over the pavement, of the board over the window, of a storey above.
const SILL = 0.1;
const LINTEL = 0.47;
const BOARD = 0.11;
const STOREY = 0.34;
const SHELF = 0.18;

type Sort = {
  name: PlaceName;
  /** What stands in its window; `backs` are spines of books on its shelves. */
  goods: readonly Drawing[];
  books?: true;
  /** Buckets of flowers stand before it. */
  flowers?: true;
  paints: readonly string[];
};

const SORTS = [
  {
    name: 'shop-front',
    goods: [teapot, vase, hat, tableLamp, gift, globe],
    paints: ['#2f5f6f', '#8f3f3a', '#3f5f45'],
  },
  {
    name: 'bookshop-front',
    goods: [bookStack, globe, bookStack],
    books: true,
    paints: ['#2f4f45', '#33476f', '#7a3038'],
  },
  {
    name: 'flower-shop',
    goods: [bouquet, plant, roseBouquet, vase],
    flowers: true,
    paints: ['#5f8f7a', '#d98a9a', '#3f6f5a'],
  },
  {
    name: 'toy-shop',
    goods: [teddyBear, toyTrain, toyBlocks, rockingHorse, gift],
    paints: ['#c8473f', '#3566a3', '#d99a2b'],
  },
  {
    name: 'bakery-front',
    goods: [bread, croissant, cake, pretzel, cupcake, baguette],
    paints: ['#a5673f', '#5f7f8f', '#8f4a4a'],
  },
] as const satisfies readonly Sort[];

/** Shops as they are seen from the street, what they sell in the window. */
export const shopFronts = Object.fromEntries(
  SORTS.map((sort): [string, PlaceDrawing] => [
    sort.name,
    { horizon: KERB, relit: lightBeforeWall, draw: (stage) => draw(stage, sort) },
  ]),
) as Record<(typeof SORTS)[number]['name'], PlaceDrawing>;

function draw(whole: Stage, sort: Sort): Scene {
  const { width, height } = whole;
  const kerb = height * KERB;
  const stage = belowWords(whole, kerb);
  const { unit } = stage;
  const wide = Math.min(unit * 1.16, width * 0.66);
  // The door is at the side that the window leaves.
  const left = width * 0.5 - wide * 0.5 - Math.min(unit * 0.16, width * 0.12);
  const pane: Box = { x: left, y: kerb - unit * LINTEL, width: wide, height: unit * (LINTEL - SILL) };
  return {
    back: [
      drawHouse(whole, kerb, stage.unit),
      ...drawShop(stage, sort, pane, kerb),
      drawPavement(whole, kerb),
      ...(sort.flowers ? drawBuckets(stage, pane, kerb) : []),
    ],
    front: [],
    groundY: () => kerb + whole.unit * 0.055,
    surfaces: [
      {
        name: 'windowsill',
        from: pane.x + wide * 0.04,
        to: pane.x + wide * 0.96,
        y: pane.y + pane.height - unit * 0.012,
      },
    ],
  };
}

/** The measures of the shop: a lower one where the words need its place. */
function belowWords(stage: Stage, kerb: number): Stage {
  const { calm, unit } = stage;
  if (!calm) return stage;
  const room = kerb - (calm.y + calm.height) - unit * 0.03;
  return { ...stage, unit: Math.min(unit, Math.max(unit * 0.5, room / (LINTEL + BOARD))) };
}

/** The house over the shop: brick or plaster, its windows dark or lit. */
function drawHouse(stage: Stage, kerb: number, shop: number): Layer {
  const { width, height, unit, light, random } = stage;
  const spin = random.fork('house');
  const wall = inLight(
    light,
    stage.tint ?? spin.pick(['#c98f74', '#e3cfae', '#a9b7bd', '#d9a98a'] as const),
    0.92,
  );
  const defs = linearGradient(
    'house',
    [0, 0],
    [width, kerb],
    [
      [0, mix(wall, light.sun, 0.16), 1],
      [1, mix(wall, light.dark, 0.14), 1],
    ],
  );
  const stone = mix(wall, inLight(light, '#fff6e6', 0.92), 0.55);
  const dark = mix(inLight(light, '#4d6375', 0.88), light.dark, 0.3);
  const [w, h] = [unit * 0.15, unit * 0.2];
  const columns = Math.max(3, Math.round(width / (unit * 0.36)));
  let body = rect(0, 0, width, height, 'fill="url(#house)"');
  for (let foot = kerb - shop * (LINTEL + BOARD + 0.1); foot > -h; foot -= unit * STOREY) {
    body += rect(0, foot + unit * 0.05, width, unit * 0.012, fill(stone, 0.7));
    for (let column = 0; column < columns; column++) {
      const x = ((column + 0.5) / columns) * width - w / 2;
      const lit = spin.next() < lampShare(light) * 0.7;
      if ([x, x + w].some((at) => [foot - h, foot].some((y) => isBehindText(stage, at, y, 0.05)))) continue;
      body +=
        rect(x - w * 0.1, foot - h - w * 0.08, w * 1.2, h + w * 0.2, fill(stone)) +
        rect(x, foot - h, w, h, fill(lit ? LAMP : dark)) +
        stroked(stone, w * 0.07)`M${x + w / 2} ${foot - h}v${h}M${x} ${foot - h * 0.6}h${w}` +
        (lit ? drawGlow(light, x + w / 2, foot - h / 2, w * 1.3) : '');
    }
  }
  return { name: 'house', picture: svgDocument(width, height, body, defs + glowDefs) };
}

function drawShop(stage: Stage, sort: Sort, pane: Box, kerb: number): Layer[] {
  const { width, unit, light, random } = stage;
  const spin = random.fork('shop');
  const wood = inLight(light, spin.pick(sort.paints), 0.94);
  const deep = mix(wood, light.dark, 0.3);
  const edge = unit * 0.02;
  const lit = lampShare(light) > 0.25;
  const door = { x: pane.x + pane.width + unit * 0.06, width: Math.min(unit * 0.22, width * 0.17) };
  const [from, to] = [pane.x - unit * 0.06, door.x + door.width + unit * 0.05];
  const top = pane.y - unit * BOARD;
  const inside = lit ? mix(LAMP, '#fff3d6', 0.35) : mix(inLight(light, '#d9b98a', 0.9), light.dark, 0.16);
  const defs = gradientDown(
    'inside',
    [pane.y, pane.y + pane.height],
    [lit ? mix(inside, '#ffffff', 0.25) : mix(inside, light.dark, 0.28), inside],
  );
  const plank = inLight(light, '#a9784a', 0.94);
  const shelf = pane.y + pane.height - unit * SHELF;
  const behind =
    rect(from, top, to - from, kerb - top, fill(wood)) +
    rect(from, kerb - unit * SILL * 0.86, to - from, unit * SILL * 0.86, fill(deep)) +
    rect(pane.x, pane.y, pane.width, pane.height, 'fill="url(#inside)"') +
    rect(pane.x, shelf, pane.width, unit * 0.012, fill(plank)) +
    rect(pane.x, pane.y + pane.height - unit * 0.022, pane.width, unit * 0.022, fill(plank));
  const row = { from: pane.x, to: pane.x + pane.width };
  const upper = sort.books
    ? [drawSpines(stage, pane, shelf, spin)]
    : layGoods(stage, sort.goods, { ...row, foot: shelf, tall: unit * 0.12 }, 'u', spin);
  const lower = layGoods(
    stage,
    sort.goods,
    { ...row, foot: pane.y + pane.height - unit * 0.018, tall: unit * 0.13 },
    'l',
    spin,
  );
  const before =
    drawGlass(stage, pane, lit) +
    stroked(
      wood,
      edge,
    )`M${pane.x + pane.width / 2} ${pane.y}v${pane.height}M${pane.x} ${pane.y}h${pane.width}v${pane.height}h${-pane.width}Z` +
    rect(
      pane.x - edge,
      pane.y + pane.height,
      pane.width + edge * 2,
      edge * 0.9,
      fill(mix(wood, light.sun, 0.35)),
    ) +
    drawDoor(
      stage,
      { x: door.x, y: pane.y + unit * 0.02, width: door.width, height: kerb - pane.y - unit * 0.02 },
      { wood, deep, inside },
    ) +
    rect(from - edge, top, to - from + edge * 2, unit * BOARD * 0.62, fill(mix(wood, light.dark, 0.12))) +
    rect(from - edge, top, to - from + edge * 2, unit * 0.01, fill(mix(wood, light.sun, 0.4))) +
    rect(
      from + unit * 0.05,
      top + unit * 0.028,
      to - from - unit * 0.1,
      unit * 0.012,
      fill(inLight(light, '#f0cf8a', 0.94), 0.7),
    ) +
    drawAwning(
      stage,
      { x: pane.x - edge, y: pane.y - unit * BOARD * 0.36, width: pane.width + edge * 2, height: unit * 0.1 },
      wood,
    ) +
    (lit ? drawGlow(light, pane.x + pane.width / 2, pane.y + pane.height * 0.6, unit * 0.62) : '');
  return splitLayers(stage, 'shop', [behind, ...upper, ...lower, before], defs + glowDefs);
}

/** The sky in the panes, by day more than when it is lit from inside. */
function drawGlass({ unit }: Stage, { x, y, width, height }: Box, lit: boolean): string {
  const gleam = (at: number, wide: number): string =>
    svg`M${x + width * at} ${y + height}L${x + width * at + height * 0.5} ${y}h${wide}L${x + width * at + wide} ${y + height}Z`;
  return (
    path(
      gleam(0.08, unit * 0.07) + gleam(0.2, unit * 0.02) + gleam(0.6, unit * 0.06),
      fill('#ffffff', lit ? 0.08 : 0.17),
    ) + rect(x, y, width, height, fill('#bfe0f0', lit ? 0.02 : 0.1))
  );
}

function drawDoor(
  { unit, light }: Stage,
  { x, y, width, height }: Box,
  { wood, deep, inside }: Record<'wood' | 'deep' | 'inside', string>,
): string {
  const leaf = mix(wood, light.sun, 0.12);
  return (
    rect(x, y, width, height, fill(deep)) +
    rect(x + width * 0.06, y + width * 0.06, width * 0.88, height - width * 0.06, fill(leaf)) +
    rect(x + width * 0.2, y + height * 0.1, width * 0.6, height * 0.5, fill(inside)) +
    filled(
      '#ffffff',
      0.16,
    )`M${x + width * 0.26} ${y + height * 0.58}l${width * 0.3} ${-height * 0.46}h${width * 0.1}l${-width * 0.3} ${height * 0.46}Z` +
    rect(x + width * 0.2, y + height * 0.68, width * 0.6, height * 0.2, fill(deep, 0.5)) +
    rect(
      x + width * 0.8,
      y + height * 0.56,
      width * 0.06,
      height * 0.1,
      fill(inLight(light, '#e9c46a', 0.95)),
      unit * 0.005,
    )
  );
}

function drawAwning(stage: Stage, { x, y, width, height }: Box, wood: string): string {
  const { light } = stage;
  const stripes = Math.max(6, Math.round(width / (height * 0.62)));
  const step = width / stripes;
  const snow = isSnowy(stage);
  const pale = inLight(light, '#fbf3e2', 0.95);
  const strong = mix(wood, inLight(light, '#d9534a', 0.95), 0.35);
  let body = rect(x, y + height * 0.2, width, height * 1.1, fill(light.dark, 0.18));
  for (let i = 0; i < stripes; i++) {
    const left = x + i * step;
    const [a, b] = [left - (step * 0.16 * (i - stripes / 2)) / stripes, left];
    body += filled(
      i % 2 === 0 ? strong : pale,
    )`M${a} ${y - height * 0.3}h${step}L${b + step} ${y + height * 0.7}q${-step * 0.5} ${height * 0.34} ${-step} 0Z`;
  }
  return (
    body +
    (snow
      ? rect(x, y - height * 0.36, width, height * 0.2, fill(inLight(light, '#f2f7fb', 0.96)), height * 0.1)
      : '')
  );
}
