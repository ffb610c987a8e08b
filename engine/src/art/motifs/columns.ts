import { defineMotif } from '../define-motif.ts';
import { circle, fill, filled, path, rect, stroke, stroked, svg } from '../svg.ts';

/** The front of a classical court: steps, fluted columns, a gable. */
export const columns = defineMotif({
  name: 'columns',
  topics: ['legal'],
  ending: 'figure',
  paint: ({ free, colors, scheme, hairline }) => {
    const dark = scheme === 'dark';
    const wide = Math.min(free.width * 0.94, free.height * 1.5);
    const left = free.x + (free.width - wide) / 2;
    const bottom = free.y + free.height;
    const tall = Math.min(free.height * 0.94, wide * 1.12);
    const y = (share: number): number => bottom - tall * share;
    const [lit, base, shaded] = dark
      ? [colors.strong, colors.mid, colors.soft]
      : [colors.soft, colors.mid, colors.strong];
    const slab = (from: number, to: number, inset: number, color: string): string =>
      rect(left + wide * inset, y(to), wide * (1 - 2 * inset), tall * (to - from) + 0.6, fill(color));
    const count = wide > tall * 1.2 ? 6 : 4;
    const pitch = (wide * 0.84) / count;
    const shafts = Array.from({ length: count }, (_, i) => {
      const x = left + wide * 0.08 + pitch * (i + 0.5);
      const [foot, neck] = [pitch * 0.31, pitch * 0.26];
      const [low, high] = [y(0.2), y(0.62)];
      const flutes = [-0.66, -0.33, 0, 0.33, 0.66]
        .map((t) => svg`M${x + foot * t} ${low - tall * 0.012}L${x + neck * t} ${high + tall * 0.012}`)
        .join('');
      return (
        filled(base)`M${x - foot} ${low}L${x - neck} ${high}L${x + neck} ${high}L${x + foot} ${low}Z` +
        filled(
          colors.night,
          0.22,
        )`M${x + foot * 0.33} ${low}L${x + neck * 0.33} ${high}L${x + neck} ${high}L${x + foot} ${low}Z` +
        filled(
          colors.paper,
          0.28,
        )`M${x - foot} ${low}L${x - neck} ${high}L${x - neck * 0.66} ${high}L${x - foot * 0.66} ${low}Z` +
        path(flutes, stroke(colors.night, Math.max(hairline, pitch * 0.022), 0.35)) +
        rect(x - pitch * 0.38, low - tall * 0.014, pitch * 0.76, tall * 0.034, fill(lit), tall * 0.01) +
        rect(x - pitch * 0.33, high - tall * 0.03, pitch * 0.66, tall * 0.036, fill(lit), tall * 0.018) +
        circle(x - pitch * 0.3, high - tall * 0.004, pitch * 0.1, fill(lit)) +
        circle(x + pitch * 0.3, high - tall * 0.004, pitch * 0.1, fill(lit)) +
        circle(x - pitch * 0.3, high - tall * 0.004, pitch * 0.04, fill(shaded)) +
        circle(x + pitch * 0.3, high - tall * 0.004, pitch * 0.04, fill(shaded)) +
        rect(x - pitch * 0.4, high - tall * 0.052, pitch * 0.8, tall * 0.026, fill(lit))
      );
    });
    const gable = (low: number, high: number, inset: number, color: string, opacity = 1): string =>
      filled(
        color,
        opacity,
      )`M${left + wide * inset} ${y(low)}L${left + wide / 2} ${y(high)}L${left + wide * (1 - inset)} ${y(low)}Z`;
    return {
      body:
        slab(0.18, 0.68, 0.1, dark ? colors.wash : colors.wash) +
        slab(-0.1, 0.06, 0, shaded) +
        slab(0.06, 0.12, 0.03, base) +
        slab(0.12, 0.18, 0.06, lit) +
        shafts.join('') +
        slab(0.672, 0.73, 0.05, base) +
        slab(0.73, 0.765, 0.03, lit) +
        stroked(
          colors.night,
          hairline * 2,
          0.3,
        )`M${left + wide * 0.05} ${y(0.672)}L${left + wide * 0.95} ${y(0.672)}` +
        gable(0.765, 1, 0.02, lit) +
        gable(0.785, 0.965, 0.11, shaded) +
        gable(0.785, 0.965, 0.11, colors.night, 0.12) +
        circle(left + wide / 2, y(0.84), tall * 0.045, fill(colors.second)) +
        stroked(
          lit,
          hairline * 2.4,
        )`M${left + wide * 0.3} ${y(0.8)}q${wide * 0.06} ${-tall * 0.04} ${wide * 0.13} ${-tall * 0.02}M${left + wide * 0.7} ${y(0.8)}q${-wide * 0.06} ${-tall * 0.04} ${-wide * 0.13} ${-tall * 0.02}`,
    };
  },
});
