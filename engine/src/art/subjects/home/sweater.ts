import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const sweater = drawSubject({
  name: 'sweater',
  nouns: ['sweater', 'jumper', 'pullover', 'knitted sweater', 'ugly christmas sweater', 'cardigan'],
  bounds: { x: -6, y: 34, width: 412, height: 316 },
  natural: { main: '#3f7f6b', second: '#f2ead8', accent: '#d94f43', ink: '#1c3a33', light: '#e9f5ee' },
  presence: {
    nouns: ['sweater', 'jumper', 'pullover'],
    home: 'bedroom',
    stands: 'ground',
    tall: 0.4,
    metres: 0.7,
  },
  paint: (colors, id) => `
    ${path(shape('92,60! 40,96 6,250 0,304! 66,316! 84,220 110,150'), fill(colors.main))}
    ${path(shape('308,60! 360,96 394,250 400,304! 334,316! 316,220 290,150'), fill(colors.main))}
    ${path(shape('308,60! 360,96 394,250 400,304! 334,316! 316,220 290,150'), fill(colors.ink, 0.14))}
    ${body(shape('96,54! 140,40 160,36! 200,60 240,36! 260,40 304,54! 306,180 302,330! 98,330! 94,180'), colors.main, colors, { id: `${id}a`, dx: -16, dy: -10 })}
    ${path('M98 130H303V196H96Z', fill(colors.second))}
    ${path('M104 140l18 22l18 -22l18 22l18 -22l18 22l18 -22l18 22l18 -22l18 22l18 -22V148l-18 22l-18 -22l-18 22l-18 -22l-18 22l-18 -22l-18 22l-18 -22l-18 22l-18 -22Z', fill(colors.accent))}
    ${path('M112 84l6 6l6 -6l-6 -6ZM152 96l6 6l6 -6l-6 -6ZM236 96l6 6l6 -6l-6 -6ZM276 84l6 6l6 -6l-6 -6ZM120 230l6 6l6 -6l-6 -6ZM160 250l6 6l6 -6l-6 -6ZM200 230l6 6l6 -6l-6 -6ZM240 250l6 6l6 -6l-6 -6ZM276 230l6 6l6 -6l-6 -6Z', fill(colors.second))}
    ${path('M98 300H302V340C302 346 298 350 292 350H108C102 350 98 346 98 340Z', fill(colors.accent))}
    ${path('M-4 288L70 302L66 330L-6 318ZM404 288L330 302L334 330L406 318Z', fill(colors.accent))}
    ${path(shape('154,34! 200,44 246,34! 250,52 200,82 150,52'), fill(colors.accent))}
    ${path(shape('164,40! 200,48 236,40! 200,66'), fill(colors.ink, 0.3))}
    ${path('M120 306V344M146 306V344M172 306V344M198 306V344M224 306V344M250 306V344M276 306V344', stroke(colors.ink, 4, 0.2))}
    ${path('M270 48L304 54C308 180 306 250 302 350H262C280 260 284 150 270 48Z', fill(colors.ink, 0.12))}`,
});
