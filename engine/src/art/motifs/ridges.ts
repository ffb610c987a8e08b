import { defineMotif } from '../define-motif.ts';
import { createNoise } from '../noise.ts';
import { circle, fill, lines, type Point, path, stroke, svg } from '../svg.ts';

const STEPS = 64;

/** Mountain ranges behind one another under a large sun; beside the type they are seen through an arch. */
export const ridges = defineMotif({
  name: 'ridges',
  topics: ['nature', 'travel'],
  ending: 'figure',
  paint: ({ free, away, width, colors, scheme, random, hairline }) => {
    const windowed = away.x !== 0 && away.y === 0;
    const wide = windowed ? Math.min(free.width * 0.88, free.height * 0.86) : width;
    const from = windowed ? free.x + (free.width - wide) / 2 : 0;
    const [to, top] = [from + wide, free.y + free.height * (windowed ? 0.07 : 0)];
    const bottom = free.y + free.height + 2;
    const tall = bottom - top;
    const [sunX, sunY, sun] = [
      from + wide * random.range(0.4, 0.64),
      top + tall * 0.34,
      Math.min(wide, tall) * 0.15,
    ];
    const front = scheme === 'dark' ? colors.night : colors.peak;
    const tones = windowed
      ? [colors.soft, colors.mid, colors.strong, front]
      : [colors.wash, colors.soft, colors.mid, colors.strong];
    const ranges = tones.map((tone, i) => {
      const skyline = createNoise(random.fork(`range ${i}`), 3, 0.4);
      const base = top + tall * (0.6 + i * 0.125);
      const swing = tall * (0.3 - i * 0.05);
      const points = Array.from({ length: STEPS + 1 }, (_, step): Point => {
        const x = from + (wide * step) / STEPS;
        // Folded noise: its zeros are the sharp summits, its extremes the round valleys.
        const summit = 1 - Math.abs(skyline((x / tall) * (1.1 + i * 0.3), i * 7.3)) * 1.7;
        return [x, base - Math.max(-0.25, summit) * swing];
      });
      const crest = lines(points);
      const slope = svg`${crest}L${to} ${bottom}L${from} ${bottom}Z`;
      const mist = i < 3 ? path(slope, 'fill="url(#mist)"') : '';
      return path(slope, fill(tone)) + mist + path(crest, stroke(colors.paper, hairline, 0.3));
    });
    const birds = [0, 1, 2].map((i) => {
      const s = sun * (0.24 - i * 0.04);
      const [x, y] = [sunX - sun * (1.9 - i * 0.5), sunY - sun * (0.5 + (i % 2) * 0.45)];
      return svg`M${x - s} ${y - s * 0.5}q${s * 0.6} ${-s * 0.2} ${s} ${s * 0.5}q${s * 0.4} ${-s * 0.7} ${s} ${-s * 0.5}`;
    });
    const half = wide / 2;
    const arch = svg`M${from} ${bottom}V${top + half}a${half} ${half} 0 0 1 ${wide} 0V${bottom}Z`;
    const scene =
      circle(sunX, sunY, sun * 1.5, fill(colors.second, 0.2)) +
      circle(sunX, sunY, sun, fill(colors.second)) +
      path(birds.join(''), stroke(colors.peak, hairline * 2)) +
      ranges.join('');
    const stops = `<stop offset="0.3" stop-color="${colors.ground}" stop-opacity="0"/><stop offset="1" stop-color="${colors.ground}" stop-opacity="0.4"/>`;
    return {
      defs: `<linearGradient id="mist" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient><clipPath id="arch">${path(arch, '')}</clipPath>`,
      body: windowed ? `${path(arch, fill(colors.wash))}<g clip-path="url(#arch)">${scene}</g>` : scene,
    };
  },
});
