import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const milk = drawSubject({
  name: 'milk',
  nouns: ['glass of milk', 'milk', 'milk bottle', 'bottle of milk', 'milk carton', 'dairy'],
  bounds: { x: 60, y: 20, width: 280, height: 372 },
  natural: { main: '#fdfdf9', second: '#6fa9d6', accent: '#4f86b8', ink: '#2f4356', light: '#ffffff' },
  presence: {
    nouns: ['glass of milk', 'milk', 'milk bottle', 'bottle of milk'],
    home: 'still-life',
    stands: 'table',
    tall: 0.38,
    metres: 0.24,
  },
  paint: (colors, id) => `
    ${body('M94 20H166V50H94Z', colors.accent, colors, { id: `${id}a`, dx: -14, dy: -4 })}
    ${path('M100 24H120V46H100Z', fill(colors.light, 0.4))}
    ${body('M100 50H160V90C160 120 200 136 200 180V370C200 384 192 392 178 392H82C68 392 60 384 60 370V180C60 136 100 120 100 90Z', colors.second, colors, { id: `${id}b`, dx: -24, dy: -6 })}
    ${path('M72 186C72 160 100 150 108 130H152C160 150 188 160 188 186V366C188 376 184 380 176 380H84C76 380 72 376 72 366Z', fill(colors.main))}
    ${path('M150 130C160 150 188 160 188 186V366C188 376 184 380 176 380H140C166 300 168 200 150 130Z', fill(colors.ink, 0.1))}
    ${path('M72 240H188V310H72Z', fill(colors.second, 0.7))}
    ${path(shape('130,254 146,262 150,282 130,300 110,282 114,262'), fill(colors.main))}
    ${path('M82 200V360', stroke(colors.light, 8, 0.9))}
    ${path('M240 230H340L328 384C328 390 324 392 318 392H262C256 392 252 390 252 384Z', fill(colors.second, 0.55))}
    ${path('M247 262H333L324 378C324 382 322 384 318 384H262C258 384 256 382 256 378Z', fill(colors.main))}
    ${path('M306 262H333L324 378C324 382 322 384 318 384H296Z', fill(colors.ink, 0.1))}
    ${path('M247 262C247 254 333 254 333 262S247 270 247 262Z', fill(colors.light))}
    ${path('M262 280L268 360', stroke(colors.light, 6, 0.9))}`,
});
