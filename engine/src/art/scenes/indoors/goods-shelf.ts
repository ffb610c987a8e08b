import { mix } from '../../../color/oklch.ts';
import { fill, path, rect, svg } from '../../svg.ts';
import type { WallThing } from './wall-thing.ts';

const PACKS = [
  '#d9463e',
  '#f0b83a',
  '#3f9a5f',
  '#3a78b5',
  '#e77f3a',
  '#8a5aa8',
  '#f1ead9',
  '#4fb3bf',
] as const;
const ROWS = 4;
// A packet, a tin, a bottle: width of the unit, height of the room between two boards.
const KINDS = [
  { wide: 0.042, tall: 0.74 },
  { wide: 0.03, tall: 0.5 },
  { wide: 0.022, tall: 0.9 },
] as const;

/** Boards full of packets, tins and bottles, with price tags along each. */
export const goodsShelf: WallThing = {
  draw({ unit, random }, { paint, palette, dark }, { x, y, width: w, height: h }, { at }) {
    const chance = random.fork(`goods${at}`);
    const metal = paint(mix(palette.trim, '#c3ccd3', 0.4));
    const packs = PACKS.map(() => '');
    let [boards, tags, lids, shades] = ['', '', '', ''];
    const step = h / ROWS;
    for (let row = 0; row < ROWS; row++) {
      const foot = y + step * (row + 1) - unit * 0.024;
      const room = step - unit * 0.04;
      for (let from = x + unit * 0.01; from < x + w - unit * 0.05; ) {
        const kind = chance.pick(KINDS);
        const wide = unit * kind.wide * chance.range(0.9, 1.15);
        const tall = room * kind.tall * chance.range(0.88, 1);
        const color = chance.integer(0, PACKS.length - 1);
        const same = chance.integer(2, 4);
        for (let i = 0; i < same && from < x + w - unit * 0.04; i++) {
          packs[color] += svg`M${from} ${foot}v${-tall}h${wide}v${tall}Z`;
          shades += svg`M${from + wide * 0.72} ${foot}v${-tall}h${wide * 0.28}v${tall}Z`;
          if (kind === KINDS[2])
            lids += svg`M${from + wide * 0.25} ${foot - tall}v${-room * 0.08}h${wide * 0.5}v${room * 0.08}Z`;
          else
            lids += svg`M${from + wide * 0.12} ${foot - tall * 0.62}h${wide * 0.76}v${tall * 0.24}h${-wide * 0.76}Z`;
          from += wide + unit * 0.003;
        }
        from += unit * 0.006;
      }
      boards += svg`M${x} ${foot}h${w}v${unit * 0.018}h${-w}Z`;
      for (let tag = x + unit * 0.03; tag < x + w - unit * 0.05; tag += unit * 0.1)
        tags += svg`M${tag} ${foot + unit * 0.003}h${unit * 0.034}v${unit * 0.012}h${-unit * 0.034}Z`;
    }
    return (
      rect(x, y, w, h, fill(mix(metal, dark, 0.34))) +
      packs.map((data, i) => path(data, fill(paint(PACKS[i] ?? PACKS[0])))).join('') +
      path(lids, fill('#ffffff', 0.5)) +
      path(shades, fill(dark, 0.14)) +
      path(boards, fill(metal)) +
      path(tags, fill(paint('#ffe58a'))) +
      rect(x - unit * 0.012, y - unit * 0.012, w + unit * 0.024, unit * 0.026, fill(paint(palette.accent)))
    );
  },
};
