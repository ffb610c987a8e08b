import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { path, stroke } from '../../svg.ts';

const points = Array.from({ length: 10 }, (_, i) => {
  const [reach, angle] = [i % 2 === 0 ? 140 : 62, (i / 10) * 2 * Math.PI - Math.PI / 2];
  return { x: Math.round(150 + reach * Math.cos(angle)), y: Math.round(150 + reach * Math.sin(angle)) };
});
const star = shape(points.map(({ x, y }) => `${x},${y}`).join(' '));
const arms = points.filter((_, i) => i % 2 === 0);
const dots = [0.2, 0.4, 0.58, 0.74]
  .flatMap((share) =>
    arms.map(
      ({ x, y }) => `M${Math.round(150 + (x - 150) * share)} ${Math.round(150 + (y - 150) * share)}h0`,
    ),
  )
  .join('');

export const starfish = drawSubject({
  name: 'starfish',
  nouns: ['starfish', 'sea star'],
  bounds: { x: 16, y: 10, width: 268, height: 257 },
  natural: { main: '#f0894f', second: '#cf6433', accent: '#fbc48c', ink: '#4a2017', light: '#fff3e2' },
  presence: { nouns: ['starfish', 'sea star'], home: 'beach', stands: 'ground', tall: 0.18, metres: 0.12 },
  paint: (colors, id) => `
    ${body(star, colors.main, colors, { id: `${id}s`, dx: -8, dy: -10 })}
    ${path(dots, stroke(colors.accent, 11))}${path('M150 150h0', stroke(colors.light, 14))}
    ${path('M136 44C140 76 132 96 120 108', stroke(colors.light, 6, 0.4))}${path('M110 214L88 240', stroke(colors.second, 4, 0.6))}`,
});
