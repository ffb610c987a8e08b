import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

const frond = (turn: number, size: number, color: string): string =>
  `<g transform="translate(220 400) rotate(${turn}) scale(${size})">${path('M0 0C-6 -120 -4 -240 20 -360', `fill="none" stroke="${color}" stroke-width="9"`)}${path(
    Array.from({ length: 11 }, (_, i) => {
      const y = -50 - i * 29;
      const long = 96 * Math.sin(((i + 3) / 14) * Math.PI);
      const x = 20 * (i / 11) ** 2 - 4;
      return `M${x.toFixed(0)} ${y}C${(x - long * 0.4).toFixed(0)} ${y - 30} ${(x - long * 0.9).toFixed(0)} ${y - 26} ${(x - long).toFixed(0)} ${y + 4}C${(x - long * 0.7).toFixed(0)} ${y + 10} ${(x - long * 0.3).toFixed(0)} ${y + 10} ${x.toFixed(0)} ${y + 6}ZM${x.toFixed(0)} ${y}C${(x + long * 0.4).toFixed(0)} ${y - 30} ${(x + long * 0.9).toFixed(0)} ${y - 26} ${(x + long).toFixed(0)} ${y + 4}C${(x + long * 0.7).toFixed(0)} ${y + 10} ${(x + long * 0.3).toFixed(0)} ${y + 10} ${x.toFixed(0)} ${y + 6}Z`;
    }).join(''),
    fill(color),
  )}</g>`;

export const fern = drawSubject({
  name: 'fern',
  nouns: ['fern', 'fern leaf'],
  bounds: { x: -8, y: 28, width: 474, height: 390 },
  natural: { main: '#4f9a55', second: '#2f7340', accent: '#9fd08a', ink: '#173a20', light: '#e6f7dc' },
  presence: { nouns: ['fern'], home: 'forest', stands: 'ground', tall: 0.36, metres: 0.9 },
  paint: (colors) => `
    ${frond(-52, 0.8, colors.second) + frond(54, 0.8, colors.second) + frond(-24, 0.95, colors.main) + frond(28, 0.92, colors.main) + frond(0, 1.02, colors.main)}
    ${path('M218 380C214 280 216 160 238 50', stroke(colors.accent, 4))}`,
});
