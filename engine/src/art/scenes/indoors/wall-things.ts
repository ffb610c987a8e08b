import { mix } from '../../../color/oklch.ts';
import { circle, fill, filled, oval, path, rect, stroked } from '../../svg.ts';
import { atticRoof } from './attic-roof.ts';
import { breadShelf } from './bread-shelf.ts';
import { goodsShelf } from './goods-shelf.ts';
import { terminalFront } from './terminal-front.ts';
import type { WallThing } from './wall-thing.ts';

/** A framed picture: a moon over hills, or shapes. */
const frame: WallThing = {
  draw({ unit }, { paint, palette, dark }, { x, y, width: w, height: h }, { picture: kind = 0 }) {
    const edge = unit * 0.014;
    const [px, py, pw, ph] = [x + edge * 2.2, y + edge * 2.2, w - edge * 4.4, h - edge * 4.4];
    const [a, b] = [paint(palette.cloth), paint(palette.accent)];
    const art =
      kind === 0
        ? circle(px + pw * 0.62, py + ph * 0.34, Math.min(pw, ph) * 0.17, fill(b)) +
          filled(
            a,
          )`M${px} ${py + ph}V${py + ph * 0.66}Q${px + pw * 0.3} ${py + ph * 0.42} ${px + pw * 0.58} ${py + ph * 0.7}T${px + pw} ${py + ph * 0.6}V${py + ph}Z`
        : kind === 1
          ? path(oval([px + pw * 0.4, py + ph * 0.6], pw * 0.26, ph * 0.3), fill(a)) +
            path(oval([px + pw * 0.62, py + ph * 0.38], pw * 0.18, ph * 0.2), fill(b, 0.85))
          : stroked(
              a,
              unit * 0.012,
            )`M${px + pw * 0.5} ${py + ph * 0.92}V${py + ph * 0.3}M${px + pw * 0.5} ${py + ph * 0.7}Q${px + pw * 0.2} ${py + ph * 0.62} ${px + pw * 0.22} ${py + ph * 0.38}M${px + pw * 0.5} ${py + ph * 0.56}Q${px + pw * 0.8} ${py + ph * 0.46} ${px + pw * 0.78} ${py + ph * 0.22}`;
    return (
      rect(x + edge * 0.5, y + edge * 0.9, w, h, fill(dark, 0.16), edge * 0.4) +
      rect(x, y, w, h, fill(paint(palette.wood)), edge * 0.4) +
      rect(x + edge, y + edge, w - edge * 2, h - edge * 2, fill(paint(mix(palette.trim, '#ffffff', 0.4)))) +
      art
    );
  },
};

/** A lamp on a cord from the ceiling. */
const lamp: WallThing = {
  ceiling: true,
  glow: { at: [0.5, 0.97], reach: 0.72 },
  draw({ unit }, { paint, palette, lamps, dark }, { x, y, width: w, height: h }) {
    const tall = w * 0.62;
    const [cx, foot] = [x + w / 2, y + h];
    const shade = lamps > 0 ? palette.accent : paint(palette.accent);
    return (
      stroked(dark, unit * 0.006, 0.8)`M${cx} 0V${foot - tall}` +
      circle(cx, foot - unit * 0.004, w * 0.15, fill(lamps > 0 ? '#fff0c4' : paint(palette.trim))) +
      filled(
        shade,
      )`M${x} ${foot}C${x} ${foot - tall * 0.62} ${cx - w * 0.16} ${foot - tall * 0.72} ${cx - w * 0.1} ${foot - tall}H${cx + w * 0.1}C${cx + w * 0.16} ${foot - tall * 0.72} ${x + w} ${foot - tall * 0.62} ${x + w} ${foot}Z` +
      filled(
        dark,
        0.16,
      )`M${x + w} ${foot}C${x + w} ${foot - tall * 0.62} ${cx + w * 0.16} ${foot - tall * 0.72} ${cx + w * 0.1} ${foot - tall}H${cx + w * 0.04}C${cx + w * 0.14} ${foot - tall * 0.5} ${cx + w * 0.24} ${foot - tall * 0.3} ${cx + w * 0.2} ${foot}Z` +
      stroked(
        '#ffffff',
        w * 0.03,
        0.4,
      )`M${x + w * 0.14} ${foot - tall * 0.2}Q${x + w * 0.18} ${foot - tall * 0.5} ${x + w * 0.34} ${foot - tall * 0.62}`
    );
  },
};

/** A board on the wall with a row of jars, books or pots. */
const shelf: WallThing = {
  height: 0.16,
  surface: 'shelf',
  draw(stage, { paint, palette, dark }, { x, y, width: w, height: h }, { at, goods: kind }) {
    const { unit } = stage;
    const foot = y + h;
    const colors = [palette.accent, palette.cloth, palette.second, palette.trim].map(paint);
    const random = stage.random.fork(`shelf${at}`);
    let things = '';
    // The right third stays free.
    for (let from = x + unit * 0.03, i = 0; from < x + w * 0.66; i++) {
      const color = colors[i % 4] ?? dark;
      if (kind === 'books') {
        const [wide, tall] = [unit * random.range(0.022, 0.04), unit * random.range(0.09, 0.13)];
        things +=
          rect(from, foot - tall, wide, tall, fill(color), unit * 0.003) +
          rect(from, foot - tall * 0.8, wide, tall * 0.09, fill('#ffffff', 0.3));
        from += wide + unit * 0.003;
      } else {
        const [wide, tall] = [unit * 0.06, unit * random.range(0.07, 0.1)];
        things +=
          rect(from, foot - tall, wide, tall, fill(color), unit * 0.012) +
          rect(from + wide * 0.68, foot - tall, wide * 0.32, tall, fill(dark, 0.12), unit * 0.01) +
          rect(
            from - unit * 0.004,
            foot - tall - unit * 0.012,
            wide + unit * 0.008,
            unit * 0.018,
            fill(kind === 'jars' ? paint(palette.wood) : dark),
            unit * 0.004,
          );
        from += wide + unit * 0.02;
      }
    }
    return (
      things +
      rect(x, foot, w, unit * 0.02, fill(paint(palette.wood)), unit * 0.004) +
      rect(x, foot + unit * 0.013, w, unit * 0.007, fill(dark, 0.2)) +
      rect(x + unit * 0.04, foot + unit * 0.02, w - unit * 0.08, unit * 0.012, fill(dark, 0.1))
    );
  },
};

/** What hangs on walls and is no prop: it fits its place, or its things stand there by chance. */
export const WALL_THINGS: Readonly<Record<string, WallThing>> = {
  'attic-roof': atticRoof,
  'bread-shelf': breadShelf,
  frame,
  'goods-shelf': goodsShelf,
  lamp,
  shelf,
  'terminal-front': terminalFront,
};
