import { defineMotif } from '../define-motif.ts';
import { circle, fill, filled, type Point, polar, stroke, stroked, svg } from '../svg.ts';

/** A record with its grooves and label, cut by the canvas edge, the needle on it. */
export const vinyl = defineMotif({
  name: 'vinyl',
  topics: ['music'],
  ending: 'figure',
  paint: ({ free, away, colors, scheme, random, hairline }) => {
    const dark = scheme === 'dark';
    const radius = Math.min(
      free.width * (away.x === 0 ? 0.46 : 0.64),
      free.height * (away.y === 0 ? 0.56 : 0.72),
    );
    const centre: Point = [
      free.x + free.width * (0.5 + away.x * 0.14),
      free.y + free.height * (0.5 + away.y * 0.16),
    ];
    const [x, y] = centre;
    const disc = dark ? colors.night : colors.night;
    const grooves = Array.from({ length: 17 }, (_, i) => {
      const at = 0.47 + i * 0.03;
      const loud = random.next();
      return circle(
        x,
        y,
        radius * at,
        stroke(colors.paper, hairline * (loud < 0.25 ? 1.4 : 0.8), loud < 0.25 ? 0.3 : 0.15),
      );
    });
    const shine = (from: number, to: number, opacity: number): string => {
      const [a, b, c, d] = [
        polar(centre, radius * 0.97, from),
        polar(centre, radius * 0.97, to),
        polar(centre, radius * 0.44, to),
        polar(centre, radius * 0.44, from),
      ];
      const point = (p: Point): string => svg`${p[0]} ${p[1]}`;
      return filled(
        colors.paper,
        opacity,
      )`M${point(a)}A${radius * 0.97} ${radius * 0.97} 0 0 1 ${point(b)}L${point(c)}A${radius * 0.44} ${radius * 0.44} 0 0 0 ${point(d)}Z`;
    };
    // The arm comes in from the upper corner that the canvas does not cut off.
    const outer = away.x > 0 ? -1 : 1;
    const pivot: Point = [x + outer * radius * 0.86, y - radius * 0.9];
    const elbow: Point = [x + outer * radius * 0.92, y - radius * 0.1];
    const needle = polar(centre, radius * 0.66, outer > 0 ? 38 : 142);
    const lean = (Math.atan2(needle[1] - elbow[1], needle[0] - elbow[0]) * 180) / Math.PI - 90;
    return {
      body:
        circle(x, y, radius * 1.14, fill(colors.wash)) +
        circle(x, y, radius * 1.07, fill(colors.soft)) +
        circle(
          x,
          y,
          radius,
          `${fill(disc)}${dark ? svg` stroke="${colors.mid}" stroke-width="${hairline}"` : ''}`,
        ) +
        grooves.join('') +
        shine(-62, -40, 0.16) +
        shine(-38, -32, 0.1) +
        shine(118, 140, 0.16) +
        shine(142, 148, 0.1) +
        circle(x, y, radius * 0.4, fill(colors.strong)) +
        filled(
          colors.second,
        )`M${x} ${y - radius * 0.4}A${radius * 0.4} ${radius * 0.4} 0 0 1 ${x} ${y + radius * 0.4}Z` +
        circle(x, y, radius * 0.31, stroke(colors.paper, hairline * 1.2, 0.6)) +
        circle(x, y, radius * 0.15, fill(colors.paper)) +
        circle(x, y, radius * 0.035, fill(disc)) +
        circle(pivot[0], pivot[1], radius * 0.16, fill(colors.mid)) +
        circle(pivot[0], pivot[1], radius * 0.09, fill(colors.paper)) +
        stroked(
          dark ? colors.paper : colors.peak,
          radius * 0.034,
        )`M${pivot[0]} ${pivot[1]}L${elbow[0]} ${elbow[1]}L${needle[0]} ${needle[1]}` +
        svg`<g transform="translate(${needle[0]} ${needle[1]}) rotate(${lean})"><rect x="${-radius * 0.045}" y="${-radius * 0.1}" width="${radius * 0.09}" height="${radius * 0.17}" rx="${radius * 0.02}" ${fill(colors.second)}/></g>`,
    };
  },
});
