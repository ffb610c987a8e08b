import { drawSubject } from '../../drawing.ts';
import { num, type Point, polar } from '../../svg.ts';

/** Path data of rays around a point, and of the sparks at their ends. */
function burst(at: Point, radius: number, rays: number): { rays: string; sparks: string } {
  let [lines, sparks] = ['', ''];
  for (let i = 0; i < rays; i++) {
    const angle = (i / rays) * 360 - 90;
    const long = radius * (i % 2 === 0 ? 1 : 0.72);
    const [from, to] = [polar(at, long * 0.28, angle), polar(at, long * 0.86, angle)];
    const [x, y] = polar(at, long, angle);
    const r = radius * 0.06;
    lines += `M${num(from[0])} ${num(from[1])}L${num(to[0])} ${num(to[1])}`;
    sparks += `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(r * 2)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-r * 2)} 0Z`;
  }
  return { rays: lines, sparks };
}

const large = burst([162, 160], 138, 16);
const middle = burst([318, 110], 84, 12);
const small = burst([304, 266], 66, 12);

/** Three rockets that have burst, a large one and two beside it. */
export const fireworks = drawSubject({
  name: 'fireworks',
  nouns: ['fireworks', 'firework'],
  bounds: { x: 16, y: 14, width: 380, height: 386 },
  natural: { main: '#f2b23c', second: '#e2574c', accent: '#3f9fd0', ink: '#6b4a8f', light: '#ffe9b0' },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M162 318C166 344 164 370 156 396M318 206C322 232 330 250 352 396M304 342C300 362 290 380 272 396" fill="none" stroke="${ink}" stroke-opacity=".45" stroke-width="7"/>
    <path d="${large.rays}" stroke="${main}" stroke-width="13"/><path d="${large.sparks}" fill="${main}"/>
    <circle cx="162" cy="160" r="16" fill="${light}"/>
    <path d="${middle.rays}" stroke="${second}" stroke-width="10"/><path d="${middle.sparks}" fill="${second}"/>
    <circle cx="318" cy="110" r="11" fill="${light}"/>
    <path d="${small.rays}" stroke="${accent}" stroke-width="9"/><path d="${small.sparks}" fill="${accent}"/>
    <circle cx="304" cy="266" r="9" fill="${light}"/>`,
});
