import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, oval, path, rect, stroke } from '../../svg.ts';

export const lollipop = drawSubject({
  name: 'lollipop',
  nouns: ['lollipop', 'lollipops', 'lolly', 'sucker candy', 'swirl lollipop'],
  bounds: { x: 39, y: 19, width: 242, height: 411 },
  natural: { main: '#e8508a', second: '#fdf3ea', accent: '#7cc9d9', ink: '#5a1638', light: '#ffffff' },
  presence: { nouns: ['lollipop'], home: 'still-life', stands: 'table', tall: 0.4, metres: 0.18 },
  paint: (colors, id) => `
    ${rect(152, 230, 16, 200, fill(colors.second), 8)}
    ${path('M160 230H168V422A8 8 0 0 1 160 430Z', fill(colors.ink, 0.2))}
    ${body('M160 20C226 20 280 74 280 140C280 206 226 260 160 260C94 260 40 206 40 140C40 74 94 20 160 20Z', colors.second, colors, { id: `${id}a`, dx: -20, dy: -12, marks: [0, 60, 120, 180, 240, 300].map((turn) => `<path d="M160 140C150 100 170 60 214 34L246 58C206 76 184 104 160 140Z" transform="rotate(${turn} 160 140)" ${fill(colors.main)}/><path d="M160 140C184 104 206 76 246 58L262 76C220 92 190 114 160 140Z" transform="rotate(${turn} 160 140)" ${fill(colors.accent)}/>`).join('') })}
    ${path(oval([160, 140], 118), stroke(colors.main, 6))}
    ${path('M76 100C86 78 104 62 126 54', stroke(colors.light, 10, 0.7))}
    ${path(shape('160,262 124,242 100,250 104,280 130,286'), fill(colors.accent))}
    ${path(shape('160,262 196,242 220,250 216,280 190,286'), fill(colors.accent))}
    ${path('M156 266L130 320L150 312L162 326L168 270Z', fill(colors.accent))}
    ${circle(160, 264, 11, fill(colors.accent))}
    ${path(shape('160,262 196,242 220,250 216,280 190,286'), fill(colors.ink, 0.18))}`,
});
