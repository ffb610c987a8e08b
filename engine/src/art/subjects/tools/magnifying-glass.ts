import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const magnifyingGlass = drawSubject({
  name: 'magnifying-glass',
  nouns: ['hand lens'],
  bounds: { x: 10, y: 10, width: 421, height: 396 },
  natural: { main: '#d9ebf2', second: '#a8713f', accent: '#c9a04a', ink: '#2f2a28', light: '#ffffff' },
  presence: {
    nouns: ['magnifying glass', 'hand lens'],
    home: 'still-life',
    stands: 'table',
    tall: 0.36,
    metres: 0.2,
  },
  paint: (colors, id) => `
    ${path('M268 268L296 240L424 368C444 388 416 420 394 400Z', fill(colors.second))}
    ${path('M282 282L296 268L414 386C410 408 400 406 394 400Z', fill(colors.ink, 0.2))}
    ${path('M244 262L262 244L304 282L282 304Z', fill(colors.accent))}
    ${circle(160, 160, 150, fill(colors.accent))}
    ${body('M160 40C226 40 280 94 280 160C280 226 226 280 160 280C94 280 40 226 40 160C40 94 94 40 160 40Z', colors.main, colors, { id: `${id}a`, dx: -20, dy: -16 })}
    ${path(shape('70,150 82,106 116,76 128,88 100,116 88,156'), fill(colors.light, 0.7))}
    ${path('M160 16A144 144 0 0 1 304 160', stroke(colors.ink, 5, 0.2))}`,
});
