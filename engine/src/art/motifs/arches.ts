import { defineMotif } from '../define-motif.ts';
import { circle, fill, filled } from '../svg.ts';

/** Arches within arches, standing on the lower edge, a disc in the innermost. */
export const arches = defineMotif({
  name: 'arches',
  topics: [],
  ending: 'figure',
  paint: ({ free, colors, scheme, random }) => {
    const bottom = free.y + free.height;
    const count = free.width > free.height * 1.5 ? 3 : free.width > free.height * 1.05 ? 2 : 1;
    const pitch = Math.min(free.width / (count + 0.1), free.height * 0.86);
    const start = free.x + (free.width - pitch * count) / 2;
    const sets = [
      [colors.wash, colors.soft, colors.mid, colors.strong, colors.second],
      [
        colors.wash,
        colors.secondSoft,
        colors.second,
        scheme === 'dark' ? colors.paper : colors.night,
        colors.strong,
      ],
      [colors.soft, colors.mid, colors.strong, colors.peak, colors.second],
    ];
    const drops = random.shuffle([0.02, 0.2, 0.1]);
    const body = Array.from({ length: count }, (_, i) => {
      const x = start + pitch * (i + 0.5);
      const tones = sets[i % sets.length] ?? [];
      const half = pitch * (count === 1 ? 0.42 : 0.49);
      const top = free.y + free.height * (count === 1 ? 0.08 : (drops[i] ?? 0) + 0.04);
      const layers = tones.slice(0, 4).map((color, level) => {
        const w = half * (1 - level * 0.235);
        const y = top + half * level * 0.3 + w;
        return filled(color)`M${x - w} ${bottom}V${y}a${w} ${w} 0 0 1 ${2 * w} 0V${bottom}Z`;
      });
      const inner = half * 0.295;
      const disc = circle(x, top + half * 0.9 + inner * 1.08, inner * 0.62, fill(tones[4] ?? colors.second));
      return layers.join('') + disc;
    });
    return { body: body.join('') };
  },
});
