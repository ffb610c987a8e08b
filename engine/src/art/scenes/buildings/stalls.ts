import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Drawing, DrawingColors } from '../../drawings/drawing.ts';
import type { ToneColors } from '../../drawings/drawing-row.ts';
import { findDrawing } from '../../drawings/drawings.ts';
import { type ParsedDrawing, parseDrawing } from '../../drawings/parse-drawing.ts';
import type { Presence } from '../../drawings/presence.ts';
import { svg } from '../../svg.ts';

/** A stall or a truck of `data/stalls/stalls.json`: two drawings, `behind` and `before` the wares, and where these are, px of the drawing. */
type Seller = {
  presence: Pick<Presence, 'tall' | 'faces' | 'glow'>;
  /** What it is called that says no more than its kind, and what it sells. */
  any?: { ware: string; noun: string };
  /** The middles of a few wide wares on it, or of more narrow ones. */
  counter: { foot: number; wide: number; tall: number; few: readonly number[]; many: readonly number[] };
  /** Its middle. */
  sign: { x: number; y: number; wide: number; tall: number };
};

type Stalls = Readonly<Record<'stall' | 'truck', Seller>> & {
  /** By the noun of their drawing; the lexicon names each `<ware> stall` and `<ware> truck`. */
  wares: readonly string[];
  /** Of those beside each other, by turns. */
  awnings: readonly string[];
  colors: Omit<ToneColors, 'main'>;
};

type Layers = { behind: ParsedDrawing; before: ParsedDrawing };

const FOLDER = join(import.meta.dirname, '../../../../data/stalls');

const PLAIN: DrawingColors = {
  main: '#d9534a',
  second: '#5f9458',
  accent: '#f2b93f',
  ink: '#3b2a22',
  light: '#fff6e6',
};

/** A stall and a truck for each ware that has a drawing: that on the counter, and painted on the front. */
export function listStallActors(): (Presence & { drawing: Drawing })[] {
  const stalls = JSON.parse(readFileSync(join(FOLDER, 'stalls.json'), 'utf8')) as Stalls;
  const { wares, awnings, colors } = stalls;
  const kinds = (['stall', 'truck'] as const).map((kind) => ({ kind, layers: readLayers(kind, stalls) }));
  return wares.flatMap((ware, at) => {
    const sold = findDrawing([ware]);
    if (!sold) return [];
    const natural = { ...colors, main: awnings[at % awnings.length] ?? PLAIN.main };
    return kinds.map(({ kind, layers }) => {
      const seller = stalls[kind];
      const { presence, any } = seller;
      const nouns = [`${ware} ${kind}`, ...(any?.ware === ware ? [any.noun] : [])];
      return {
        being: 'thing' as const,
        home: 'street' as const,
        standsOn: 'ground' as const,
        metres: 2.8,
        ...presence,
        nouns,
        drawing: {
          ...toSeller(seller, sold, natural, layers),
          name: `${kind}-of-${ware.replaceAll(' ', '-')}`,
          nouns,
        },
      };
    });
  });
}

function readLayers(kind: string, { awnings, colors }: Stalls): Layers {
  const natural = { ...colors, main: awnings[0] ?? PLAIN.main };
  const parse = (part: string): ParsedDrawing =>
    parseDrawing(readFileSync(join(FOLDER, `${kind}-${part}.svg`), 'utf8'), {
      name: kind,
      nouns: [],
      natural,
    });
  return { behind: parse('behind'), before: parse('before') };
}

function toSeller(
  { counter, sign }: Seller,
  sold: Drawing,
  natural: ToneColors,
  { behind, before }: Layers,
): Pick<Drawing, 'width' | 'height' | 'natural' | 'draw'> {
  const { fixed: _, ...wares } = sold.natural ?? PLAIN;
  const { width, height } = behind.bounds;
  return {
    width,
    height,
    // The ware keeps its own colors, whatever color the stall is asked for in.
    natural: { ...natural, fixed: [wares.main, wares.second, wares.accent, wares.ink, wares.light] },
    draw(colors, id, around = {}) {
      const [a, b, c, d, e] = colors.fixed ?? [];
      const paint = {
        main: a ?? wares.main,
        second: b ?? wares.second,
        accent: c ?? wares.accent,
        ink: d ?? wares.ink,
        light: e ?? wares.light,
      };
      // The ware within a box: `up` is how much of it is above `y`.
      const put = (key: string, x: number, y: number, wide: number, tall: number, up: number): string => {
        const scale = Math.min(wide / sold.width, tall / sold.height);
        const place = svg`translate(${x - (sold.width * scale) / 2} ${y - sold.height * scale * up}) scale(${scale.toFixed(4)})`;
        return `<g transform="${place}">${sold.draw(paint, `${id}${key}`, around)}</g>`;
      };
      const middles = sold.width > sold.height * 1.6 ? counter.few : counter.many;
      const each = counter.wide / middles.length;
      return (
        behind.draw(colors, `${id}h`, around) +
        middles.map((x, i) => put(`w${i}`, x, counter.foot, each, counter.tall, 1)).join('') +
        before.draw(colors, id, around) +
        put('s', sign.x, sign.y, sign.wide, sign.tall, 0.5)
      );
    },
  };
}
