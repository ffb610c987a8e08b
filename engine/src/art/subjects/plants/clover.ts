import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const LEAF = shape(
  '190,200! 130,170 96,120 100,70 136,50 170,62 190,92! 210,62 244,50 280,70 284,120 250,170',
);

export const clover = drawSubject({
  name: 'clover',
  nouns: ['clover', 'four-leaf clover', 'four leaf clover', 'shamrock'],
  bounds: { x: 34, y: 44, width: 312, height: 373 },
  natural: { main: '#3f9a54', second: '#2f7a44', accent: '#8fd08a', ink: '#14381f', light: '#e0f7e0' },
  presence: { nouns: ['four-leaf clover'], home: 'still-life', stands: 'table', tall: 0.4, metres: 0.1 },
  paint: (colors) => `
    ${path('M190 210C200 290 190 350 230 410', stroke(colors.second, 13))}
    <g transform="rotate(45 190 200)">
    ${[0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn} 190 200)">${path(LEAF, fill(colors.main))}${path('M190 200L190 92C210 62 244 50 280 70C290 120 250 170 190 200Z', fill(colors.ink, 0.14))}${path('M190 190V110M166 160C150 150 136 130 134 104M214 160C230 150 244 130 246 104', stroke(colors.accent, 6, 0.8))}</g>`).join('')}
    </g>`,
});
