import type { Drawing, DrawingColors } from '../../drawings/drawing.ts';
import { findDrawing } from '../../drawings/drawings.ts';
import type { Presence } from '../../drawings/presence.ts';
import { circle, fill, path, rect, svg } from '../../svg.ts';

// What is sold at a stall, by the noun of its drawing. The lexicon names each `<ware> stall` and `<ware> truck`.
const WARES: readonly string[] = (
  'hot dog,burger,taco,pizza,ice cream,donut,pretzel,popcorn,sandwich,french fries,coffee,juice,pancake,' +
  'noodle,ramen,sushi,dumpling,cookie,cupcake,cake,bread,cheese,fish,apple,lemon,strawberry,watermelon,' +
  'mango,grape,pumpkin,flower,tulip,sunflower,bouquet,book,newspaper,hat,candy,honey,tea,balloon,toy'
).split(',');

const PLAIN: DrawingColors = {
  main: '#d9534a',
  second: '#5f9458',
  accent: '#f2b93f',
  ink: '#3b2a22',
  light: '#fff6e6',
};
const SIZES = { stall: { width: 400, height: 350 }, truck: { width: 512, height: 330 } } as const;
// What a food truck sells that says no more.
const ANY_FOOD = 'burger';
// Awnings of stalls beside each other.
const AWNINGS = ['#d5443a', '#2f8574', '#e0912f', '#3a72b0'] as const;

/** A stall and a truck for each ware that has a drawing: that on the counter, and painted on the front. */
export function listStallActors(): (Presence & { drawing: Drawing })[] {
  return WARES.flatMap((ware, at) => {
    const sold = findDrawing([ware]);
    if (!sold) return [];
    const main = AWNINGS[at % AWNINGS.length] ?? AWNINGS[0];
    const there = { being: 'thing', home: 'street', standsOn: 'ground', metres: 2.8 } as const;
    const stall = [`${ware} stall`];
    const truck = [`${ware} truck`, ...(ware === ANY_FOOD ? ['food truck'] : [])];
    return [
      {
        ...there,
        nouns: stall,
        tall: 0.5,
        glow: { x: 200, y: 150, reach: 0.7 },
        drawing: toSeller('stall', ware, stall, sold, main),
      },
      {
        ...there,
        nouns: truck,
        tall: 0.44,
        faces: 'right',
        glow: { x: 210, y: 130, reach: 0.7 },
        drawing: toSeller('truck', ware, truck, sold, main),
      },
    ];
  });
}

function toSeller(
  kind: 'stall' | 'truck',
  ware: string,
  nouns: readonly string[],
  sold: Drawing,
  main: string,
): Drawing {
  const { fixed: _, ...wares } = sold.natural ?? PLAIN;
  return {
    name: `${kind}-of-${ware.replaceAll(' ', '-')}`,
    nouns,
    ...SIZES[kind],
    natural: {
      main,
      second: '#a3703f',
      accent: '#f3b63e',
      ink: '#3e2415',
      light: '#fff6e6',
      // The ware keeps its own colors, whatever color the stall is asked for in.
      fixed: [wares.main, wares.second, wares.accent, wares.ink, wares.light],
    },
    draw(colors, id, around) {
      const [a, b, c, d, e] = colors.fixed ?? [];
      const paint = {
        main: a ?? wares.main,
        second: b ?? wares.second,
        accent: c ?? wares.accent,
        ink: d ?? wares.ink,
        light: e ?? wares.light,
      };
      const put: Put = (key, x, foot, wide, tall) => {
        const scale = Math.min(wide / sold.width, tall / sold.height);
        // On a sign it is in the middle, on a counter it stands.
        const top = key === 's' ? foot - (sold.height * scale) / 2 : foot - sold.height * scale;
        const place = svg`translate(${x - (sold.width * scale) / 2} ${top}) scale(${scale.toFixed(4)})`;
        return `<g transform="${place}">${sold.draw(paint, `${id}${key}`, around)}</g>`;
      };
      const wide = sold.width > sold.height * 1.6;
      return kind === 'stall'
        ? drawStall(colors, put, wide, around?.lit ?? false)
        : drawTruck(colors, put, wide, around?.lit ?? false);
    },
  };
}

/** The ware within a box: `x` is its middle; `foot` its lower edge, or the middle for the key `s`. */
type Put = (key: string, x: number, foot: number, wide: number, tall: number) => string;

function drawStall(colors: DrawingColors, put: Put, wide: boolean, lit: boolean): string {
  const counted = wide ? [118, 282] : [96, 200, 304];
  return (
    drawFrame(colors, lit) +
    counted.map((x, i) => put(`w${i}`, x, 226, 270 / counted.length, 66)).join('') +
    drawCounter(colors) +
    circle(200, 292, 48, fill(colors.light)) +
    put('s', 200, 292, 72, 66) +
    drawAwning(colors, { left: 0, width: 400, top: 10, foot: 84, stripes: 8 }) +
    rect(28, 0, 344, 16, fill(colors.main), 7) +
    rect(40, 4, 180, 4, fill(colors.light, 0.4), 2)
  );
}

function drawTruck(colors: DrawingColors, put: Put, wide: boolean, lit: boolean): string {
  const { main, second, accent, ink, light } = colors;
  const counted = wide ? [140, 240] : [120, 190, 260];
  const wheel = (x: number): string =>
    circle(x, 294, 36, fill(ink)) + circle(x, 294, 17, fill(light)) + circle(x, 294, 7, fill(ink));
  return (
    rect(0, 20, 376, 266, fill(light), 18) +
    path('M376 112H432C444 112 452 118 458 130L492 192C502 196 510 206 510 220V286H376Z', fill(main)) +
    path('M392 132H428C434 132 438 135 441 141L464 188H392Z', fill(ink, 0.75)) +
    path('M402 136H420L408 184H398Z', fill(light, 0.35)) +
    path('M0 226H376V268C376 278 368 286 358 286H18C8 286 0 278 0 268Z', fill(main)) +
    path('M330 20H358C368 20 376 28 376 38V286H330Z', fill(ink, 0.1)) +
    rect(0, 0, 376, 34, fill(main), 14) +
    rect(16, 8, 190, 5, fill(light, 0.4), 2) +
    rect(80, 84, 224, 106, fill(second), 4) +
    rect(80, 84, 224, 106, lit ? fill(accent, 0.75) : fill(ink, 0.5), 4) +
    counted.map((x, i) => put(`w${i}`, x, 184, 200 / counted.length, 56)).join('') +
    rect(66, 184, 252, 16, fill(second), 5) +
    drawAwning(colors, { left: 62, width: 260, top: 56, foot: 98, stripes: 8 }) +
    put('s', 38, 130, 48, 60) +
    rect(494, 222, 18, 22, fill(accent), 5) +
    path('M0 268H510V286H0Z', fill(ink, 0.25)) +
    wheel(92) +
    wheel(426)
  );
}

const drawFrame = ({ second, ink, accent }: DrawingColors, lit: boolean): string =>
  path('M44 90H356V240H44Z', fill(second)) +
  path('M44 90H356V240H44Z', lit ? fill(accent, 0.75) : fill(ink, 0.5)) +
  path('M30 90H52V350H30ZM348 90H370V350H348Z', fill(second)) +
  path('M44 90H52V350H44ZM362 90H370V350H362Z', fill(ink, 0.2));

const drawCounter = ({ second, main, ink, light }: DrawingColors): string =>
  path('M40 240H360V350H40Z', fill(main)) +
  path('M40 240H360V258H40ZM330 240H360V350H322Z', fill(ink, 0.16)) +
  path('M40 338H360V350H40Z', fill(ink, 0.3)) +
  rect(14, 224, 372, 22, fill(second), 6) +
  rect(20, 227, 240, 5, fill(light, 0.4), 2);

type Awning = { left: number; width: number; top: number; foot: number; stripes: number };

function drawAwning(
  { main, light, ink }: DrawingColors,
  { left, width, top, foot, stripes }: Awning,
): string {
  const cell = width / stripes;
  const middle = left + width / 2;
  const stripe = (i: number): string => {
    const [x, next] = [left + i * cell, left + (i + 1) * cell];
    const slant = (at: number): number => middle + (at - middle) * 0.84;
    return svg`M${slant(x)} ${top}H${slant(next)}L${next} ${foot}A${cell / 2} ${cell * 0.48} 0 0 1 ${x} ${foot}Z`;
  };
  const every = (from: number): string =>
    Array.from({ length: stripes / 2 }, (_, i) => stripe(from + i * 2)).join('');
  return (
    path(every(0), fill(main)) +
    path(every(1), fill(light)) +
    path(`${stripe(stripes - 2)}${stripe(stripes - 1)}`, fill(ink, 0.12))
  );
}
