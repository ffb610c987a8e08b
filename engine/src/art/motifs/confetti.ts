import { defineMotif } from '../define-motif.ts';
import { scatter } from '../scatter.ts';
import { fill, type Point, path, rect, stroke, stroked, svg } from '../svg.ts';

/** Strings of pennants over a shower of paper. */
export const confetti = defineMotif({
  name: 'confetti',
  topics: ['celebration'],
  ending: 'figure',
  paint: ({ area, free, keepClear, width, away, colors, scheme, random, hairline, unit }) => {
    const tones = [
      colors.strong,
      colors.second,
      scheme === 'dark' ? colors.paper : colors.night,
      colors.mid,
      colors.secondSoft,
    ] as const;
    const grid = Math.sqrt(free.width * free.height) / 100;
    const margin = grid * 3;
    const near = ([x, y]: Point): boolean =>
      x > keepClear.x - margin &&
      x < keepClear.x + keepClear.width + margin &&
      y > keepClear.y - margin &&
      y < keepClear.y + keepClear.height + margin;
    // Paper thins out towards the sides of the area that are not the canvas's own.
    const thin = ([x, y]: Point): boolean => {
      const reach = Math.min(area.width, area.height) * 0.5;
      const inward = [
        area.x > 1 ? (x - area.x) / reach : 1,
        area.y > 1 ? (y - area.y) / reach : 1,
        area.x + area.width < width - 1 ? (area.x + area.width - x) / reach : 1,
      ];
      return random.next() > Math.min(1, ...inward);
    };
    const bits = scatter(area, grid * 11.5, random.fork('bits'), 0.46)
      .filter((point) => !near(point) && !thin(point))
      .map(([x, y], i) => {
        const color = tones[i % tones.length] ?? colors.strong;
        const s = grid * random.range(1.5, 2.5);
        const turn = svg`transform="translate(${x} ${y}) rotate(${random.integer(0, 11) * 30})"`;
        switch (random.integer(0, 5)) {
          case 0:
            return rect(-s, -s * 0.5, s * 2, s, `${fill(color)} ${turn}`, s * 0.2);
          case 1:
            return svg`<circle r="${s * 0.7}" ${fill(color)} ${turn}/>`;
          case 2:
            return path(
              svg`M${-s * 1.4} 0q${s * 0.7} ${-s * 1.6} ${s * 1.4} 0t${s * 1.4} 0`,
              `${stroke(color, s * 0.55)} ${turn}`,
            );
          case 3:
            return path(svg`M0 ${-s}L${s} ${s * 0.8}H${-s}Z`, `${fill(color)} ${turn}`);
          case 4:
            return svg`<circle r="${s * 0.75}" fill="none" stroke="${color}" stroke-width="${s * 0.45}" ${turn}/>`;
          default:
            return path(svg`M${-s} 0a${s} ${s} 0 0 1 ${2 * s} 0Z`, `${fill(color)} ${turn}`);
        }
      });
    // Strings start at the canvas edge, so they hang rather than float.
    const from = away.x > 0 ? free.x : Math.min(0, free.x);
    const to = away.x < 0 ? free.x + free.width : Math.max(width, free.x + free.width);
    const top = free.y;
    const bunting = [
      { drop: 26, y: top - unit * 2, shift: 0 },
      { drop: 34, y: top + unit * 20, shift: 2 },
    ].map(({ drop, y, shift }) => {
      const [a, b]: [Point, Point] = [
        [from - unit * 4, y + (away.x > 0 ? unit * 2 : unit * 14)],
        [to + unit * 4, y + (away.x > 0 ? unit * 14 : unit * 2)],
      ];
      const sag: Point = [(a[0] + b[0]) / 2, Math.max(a[1], b[1]) + unit * drop * 0.8];
      const at = (t: number): Point => [
        (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * sag[0] + t * t * b[0],
        (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * sag[1] + t * t * b[1],
      ];
      const flags = Math.max(6, Math.round((b[0] - a[0]) / (grid * 13)));
      const pennants = Array.from({ length: flags }, (_, i) => {
        const [l, r] = [at((i + 0.12) / flags), at((i + 0.88) / flags)];
        const [mx, my] = [(l[0] + r[0]) / 2, (l[1] + r[1]) / 2];
        const [dx, dy] = [r[0] - l[0], r[1] - l[1]];
        const tip: Point = [mx - dy * 1.05, my + dx * 1.05];
        const color = tones[(i + shift) % tones.length] ?? colors.strong;
        const point = ([x, y]: Point): string => svg`${x} ${y}`;
        return (
          path(
            `M${point(l)}L${point(r)}L${point(tip)}Z`,
            svg`${fill(color)} stroke="${color}" stroke-width="${grid * 0.6}" stroke-linejoin="round"`,
          ) + path(`M${point([mx, my])}L${point(r)}L${point(tip)}Z`, fill(colors.night, 0.16))
        );
      });
      const cord = stroked(colors.quiet, hairline * 2)`M${a[0]} ${a[1]}Q${sag[0]} ${sag[1]} ${b[0]} ${b[1]}`;
      return cord + pennants.join('');
    });
    return { body: bits.join('') + bunting.join('') };
  },
});
