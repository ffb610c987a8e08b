import { createNoise } from '../noise.ts';
import { sketchMotif } from '../sketch.ts';
import { circle, fill, lines, num, type Point, path, stroke } from '../svg.ts';

const STEPS = 64;

/** Mountain ranges behind one another, paler with distance, under a large sun. */
export const ridges = sketchMotif({
  name: 'ridges',
  topics: ['nature', 'travel'],
  ending: 'field',
  paint: ({ free, area, height, inks, random, hairline }) => {
    const [from, to] = [area.x, area.x + area.width];
    const bottom = Math.min(height, free.y + free.height) + 2;
    const sunX = free.x + free.width * random.range(0.56, 0.7);
    const sunY = free.y + free.height * 0.36;
    const sun = Math.min(free.width, free.height) * 0.16;
    const ranges = [inks.wash, inks.soft, inks.mid, inks.strong].map((tone, i) => {
      const skyline = createNoise(random.fork(`range ${i}`), 3, 0.4);
      const base = free.y + free.height * (0.64 + i * 0.115);
      const swing = free.height * (0.42 - i * 0.07);
      const points = Array.from({ length: STEPS + 1 }, (_, step): Point => {
        const x = from + ((to - from) * step) / STEPS;
        const place = (x / free.height) * (1.3 + i * 0.35);
        // Folded noise: its zeros are the sharp summits, its extremes the round valleys.
        const summit = 1 - Math.abs(skyline(place, i * 7.3)) * 1.7;
        return [x, base - Math.max(-0.25, summit) * swing * 0.72];
      });
      const crest = lines(points);
      const slope = `${crest}L${num(to)} ${num(bottom)}L${num(from)} ${num(bottom)}Z`;
      const mist = i < 3 ? path(slope, 'fill="url(#mist)"') : '';
      return path(slope, fill(tone)) + mist + path(crest, stroke(inks.paper, hairline, 0.3));
    });
    const birds = [0, 1, 2].map((i) => {
      const s = sun * (0.2 - i * 0.03);
      const [x, y] = [sunX - sun * (2 - i * 0.55), sunY - sun * (0.7 + (i % 2) * 0.4)];
      return `M${num(x - s)} ${num(y - s * 0.5)}q${num(s * 0.6)} ${num(-s * 0.2)} ${num(s)} ${num(s * 0.5)}q${num(s * 0.4)} ${num(-s * 0.7)} ${num(s)} ${num(-s * 0.5)}`;
    });
    const stops = `<stop offset="0.3" stop-color="${inks.ground}" stop-opacity="0"/><stop offset="1" stop-color="${inks.ground}" stop-opacity="0.5"/>`;
    return {
      defs: `<linearGradient id="mist" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`,
      body:
        circle(sunX, sunY, sun * 1.5, fill(inks.second, 0.16)) +
        circle(sunX, sunY, sun, fill(inks.second)) +
        path(birds.join(''), stroke(inks.peak, hairline * 2)) +
        ranges.join(''),
    };
  },
});
