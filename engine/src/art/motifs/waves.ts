import { defineMotif } from '../define-motif.ts';
import { curve, fill, type Point, path, stroke, svg } from '../svg.ts';

/** Swells of water rolling in from the edge beside the type, each with a bright crest. */
export const waves = defineMotif({
  name: 'waves',
  topics: ['nature', 'travel', 'music'],
  ending: 'figure',
  paint: ({ free, away, width, height, colors, scheme, random, hairline }) => {
    const sideways = away.x !== 0 && away.y === 0;
    // Drawn as if rolling in from below; beside the type, the picture is turned on its side.
    const length = sideways ? height : width;
    const depth = sideways ? free.width * 0.92 : free.height * 0.82;
    const flip = sideways ? away.x : away.y === 0 ? 1 : away.y;
    const [edge, start] = [sideways ? (flip > 0 ? width : 0) : flip > 0 ? height : 0, -length * 0.1];
    const place = (along: number, rise: number): Point =>
      sideways ? [edge - flip * rise, along] : [along, edge - flip * rise];
    const tones = [
      colors.wash,
      colors.soft,
      scheme === 'dark' ? colors.secondSoft : colors.mid,
      colors.strong,
      colors.peak,
    ];
    const drop = depth / (tones.length + 0.35);
    const period = Math.min(length, depth * 1.7);
    const body = tones.map((tone, i) => {
      const phase = random.range(0, Math.PI * 2);
      const swell = drop * random.range(0.28, 0.38);
      const points: Point[] = [];
      for (let along = start; along <= length * 1.1; along += period / 10) {
        const t = (along / period) * Math.PI * 2 * (0.8 + i * 0.1);
        const lift = Math.sin(t + phase) + 0.35 * Math.sin(t * 1.9 + phase * 2);
        points.push(place(along, depth - drop * (i + 0.35) + swell * lift));
      }
      const crest = curve(points);
      const [lastX, lastY] = place(length * 1.2, 0);
      const [firstX, firstY] = place(start, 0);
      const water = svg`${crest}L${lastX} ${lastY}L${firstX} ${firstY}Z`;
      return path(water, fill(tone)) + path(crest, stroke(colors.paper, hairline, 0.35));
    });
    return { body: body.join('') };
  },
});
