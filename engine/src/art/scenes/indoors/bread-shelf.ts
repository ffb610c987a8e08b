import { mix } from '../../../color/oklch.ts';
import { fill, path, rect, stroke, stroked, svg } from '../../svg.ts';
import type { WallThing } from './wall-thing.ts';

const CRUSTS = ['#c98442', '#b06a33', '#d79b57', '#a35d2e'] as const;

/** Two boards full of loaves: round ones with a cross, tin loaves, and baguettes that lean in a row. */
export const breadShelf: WallThing = {
  draw({ unit, random }, { paint, palette, dark }, { x, y, width: w, height: h }) {
    const chance = random.fork('bread');
    const wood = paint(palette.wood);
    const board = unit * 0.018;
    let body = '';
    for (const [row, floor] of [y + h * 0.46, y + h - board].entries()) {
      const tall = h * 0.3;
      for (let from = x + unit * 0.015; from < x + w - unit * 0.07; ) {
        const crust = paint(CRUSTS[chance.integer(0, CRUSTS.length - 1)] ?? CRUSTS[0]);
        const [lit, deep] = [mix(crust, '#ffe9bd', 0.5), mix(crust, dark, 0.25)];
        const kind = row === 0 && chance.next() < 0.4 ? 2 : chance.integer(0, 1);
        const long = kind === 2 ? tall * 0.22 : tall * (kind === 0 ? 0.95 : 1.1);
        if (kind === 2) {
          const lean = tall * 0.12;
          body +=
            stroked(
              crust,
              long,
            )`M${from + long / 2} ${floor - long * 0.5}L${from + long / 2 + lean} ${floor - tall * 1.05}` +
            path(
              [0.3, 0.52, 0.74]
                .map(
                  (k) =>
                    svg`M${from + long * 0.3 + lean * k} ${floor - tall * k}l${long * 0.42} ${-long * 0.4}`,
                )
                .join(''),
              stroke(lit, Math.max(1, unit * 0.004)),
            );
        } else {
          const high = tall * (kind === 0 ? 0.62 : 0.56);
          const shape =
            kind === 0
              ? svg`M${from} ${floor}C${from - long * 0.06} ${floor - high * 1.3} ${from + long * 1.06} ${floor - high * 1.3} ${from + long} ${floor}Z`
              : svg`M${from + long * 0.06} ${floor}L${from} ${floor - high * 0.62}C${from} ${floor - high * 1.1} ${from + long} ${floor - high * 1.1} ${from + long} ${floor - high * 0.62}L${from + long * 0.94} ${floor}Z`;
          const cuts =
            kind === 0
              ? svg`M${from + long * 0.34} ${floor - high * 0.44}L${from + long * 0.66} ${floor - high * 0.78}M${from + long * 0.34} ${floor - high * 0.78}L${from + long * 0.66} ${floor - high * 0.44}`
              : [0.24, 0.46, 0.68]
                  .map((k) => svg`M${from + long * k} ${floor - high * 0.6}l${long * 0.1} ${-high * 0.24}`)
                  .join('');
          body +=
            path(shape, fill(crust)) +
            rect(from + long * 0.08, floor - high * 0.16, long * 0.84, high * 0.16, fill(deep, 0.5)) +
            path(cuts, stroke(lit, Math.max(1, unit * 0.005)));
        }
        from += long + unit * 0.012;
      }
      body +=
        rect(x, floor + board, w, board * 0.6, fill(dark, 0.18)) +
        rect(x, floor, w, board, fill(wood), board * 0.2) +
        rect(x, floor, w, board * 0.3, fill(mix(wood, '#ffffff', 0.22)));
    }
    return rect(x, y, w, h, fill(dark, 0.07)) + body;
  },
};
