import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, oval, path } from '../../svg.ts';

const ring = (count: number, radius: number, one: (angle: number) => string): string =>
  Array.from(
    { length: count },
    (_, i) => `<g transform="rotate(${(i * 360) / count}) translate(0 ${-radius})">${one(i)}</g>`,
  ).join('');

export const rangoli = drawSubject({
  name: 'rangoli',
  nouns: ['rangoli', 'kolam'],
  bounds: { x: 0, y: 4, width: 600, height: 252 },
  natural: { main: '#e2457a', second: '#f5b52e', accent: '#2f9fb5', ink: '#4a1a4a', light: '#fff6e8' },
  presence: { nouns: ['rangoli', 'kolam'], home: 'still-life', stands: 'table', tall: 0.2, metres: 0.2 },
  paint: (colors) => `
    <g transform="translate(300 130) scale(1 0.42)">
    ${path(oval([0, 0], 300, 300), fill(colors.ink))}
    ${path(oval([0, 0], 286, 286), fill(colors.main))}
    ${path(oval([0, 0], 226, 226), fill(colors.light))}
    ${ring(12, 226, () => path('M-52 22C-34 -30 0 -56 0 -56C0 -56 34 -30 52 22Z', fill(colors.second)) + path('M-20 14C-16 -14 0 -30 0 -30C0 -30 16 -14 20 14Z', fill(colors.light)))}
    ${path(oval([0, 0], 206, 206), fill(colors.accent))}
    ${ring(10, 150, () => path('M0 62C-46 20 -30 -40 0 -62C30 -40 46 20 0 62Z', fill(colors.main)) + path('M0 40C-22 14 -16 -18 0 -34C16 -18 22 14 0 40Z', fill(colors.second)))}
    ${path(oval([0, 0], 94, 94), fill(colors.ink))}
    ${path(oval([0, 0], 86, 86), fill(colors.light))}
    ${ring(8, 46, () => path('M0 44C-26 16 -20 -20 0 -40C20 -20 26 16 0 44Z', fill(colors.accent)))}
    ${path(oval([0, 0], 34, 34), fill(colors.main))}
    ${path(oval([0, 0], 20, 20), fill(colors.second))}
    </g>
    <g transform="translate(300 96)">
    ${path('M-34 26C-34 40 34 40 34 26Z', fill(colors.ink, 0.2))}
    ${path('M-36 16H36C34 38 20 48 0 48S-34 38 -36 16Z', fill(colors.main))}
    ${path(shape('0,-46 14,-16 12,6 0,14 -12,6 -14,-16'), fill(colors.second))}
    ${path(shape('0,-22 7,-6 5,6 0,10 -5,6 -7,-6'), fill(colors.light))}
    ${path(oval([0, 16], 34, 6), fill(colors.ink, 0.4))}
    </g>`,
});
