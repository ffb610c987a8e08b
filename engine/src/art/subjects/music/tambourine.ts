import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, oval, path, stroke } from '../../svg.ts';

export const tambourine = drawSubject({
  name: 'tambourine',
  nouns: ['tambourine'],
  bounds: { x: 20, y: 20, width: 360, height: 360 },
  natural: { main: '#c9853f', second: '#f4e6c8', accent: '#e0b84a', ink: '#4a2c16', light: '#fff8e6' },
  presence: { nouns: ['tambourine'], home: 'stage-hall', stands: 'ground', tall: 0.3, metres: 0.3 },
  paint: (colors, id) => `
    ${path('M200 20C300 20 380 100 380 200C380 300 300 380 200 380C100 380 20 300 20 200C20 100 100 20 200 20Z', fill(colors.main))}
    ${body('M200 56C280 56 344 120 344 200C344 280 280 344 200 344C120 344 56 280 56 200C56 120 120 56 200 56Z', colors.second, colors, { id: `${id}a`, dx: -14, dy: -12 })}
    ${path('M200 36C290 36 364 110 364 200C364 290 290 364 200 364C110 364 36 290 36 200C36 110 110 36 200 36', stroke(colors.ink, 6, 0.2))}
    ${[20, 80, 140, 200, 260, 320].map((turn) => `<g transform="rotate(${turn} 200 200)">${path('M176 22H224V54H176Z', fill(colors.ink, 0.8))}${path(oval([200, 30], 24, 12), fill(colors.accent))}${path(oval([200, 46], 24, 12), fill(colors.accent))}${path(oval([200, 46], 10, 4), fill(colors.light))}</g>`).join('')}
    ${path(shape('88,190 96,140 130,104 142,114 116,148 106,196'), fill(colors.light, 0.5))}`,
});
