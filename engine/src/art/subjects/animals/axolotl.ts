import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const axolotl = drawSubject({
  name: 'axolotl',
  nouns: ['axolotl', 'axolotls', 'salamander', 'newt'],
  bounds: { x: -53, y: 41, width: 468, height: 227 },
  natural: { main: '#f2a7b8', second: '#e0607f', accent: '#f7ccd4', ink: '#4a1f2e', light: '#fff0f2' },
  presence: {
    nouns: ['axolotl', 'salamander', 'newt'],
    home: 'underwater',
    stands: 'deep',
    tall: 0.22,
    metres: 0.25,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(shape('120,150 60,130 0,140 -50,170 -20,196 50,206 120,204'), fill(colors.accent))}
    ${body(shape('130,140 60,150 -10,160 -54,172! -10,186 60,196 120,210'), colors.main, colors, { id: `${id}a`, dx: -6, dy: -14 })}
    ${path(limb('150,200,26 140,232,20 120,250,14') + limb('250,204,26 262,236,20 284,252,14'), fill(colors.main))}
    ${path('M120 250l-14 4M120 250l-8 12M122 250l4 12M284 252l14 2M284 252l8 12M282 252l-4 12', stroke(colors.main, 7))}
    ${path('M262 106L234 72M272 94L256 54M290 88L286 48', stroke(colors.second, 13))}
    ${path('M378 106L402 72M366 94L384 54M350 88L354 48', stroke(colors.second, 13))}
    ${path('M240 84l-14 2M246 90l-14 8M262 72l-12 -4M398 84l14 2M392 90l14 8M378 72l12 -4M286 66l-10 -4M354 66l10 -4', stroke(colors.second, 6, 0.6))}
    ${body(shape('100,160 150,140 210,136 262,150 280,180 262,208 210,218 140,216 104,196'), colors.main, colors, { id: `${id}b`, dx: -10, dy: -16 })}
    ${body(shape('320,84 370,94 398,126 396,164 364,196 320,204 276,196 244,164 242,126 270,94'), colors.main, colors, { id: `${id}c`, dx: -14, dy: -14 })}
    ${eye(278, 140, 10, colors)}
    ${eye(362, 140, 10, colors)}
    ${path('M290 164C304 182 336 182 350 164', stroke(colors.ink, 5))}
    ${path('M252 160a14 9 0 1 0 28 0a14 9 0 1 0 -28 0ZM360 160a14 9 0 1 0 28 0a14 9 0 1 0 -28 0Z', fill(colors.second, 0.55))}
    ${path('M160 160h0M190 154h0M176 180h0M214 174h0M140 180h0', stroke(colors.second, 6, 0.5))}`,
});
