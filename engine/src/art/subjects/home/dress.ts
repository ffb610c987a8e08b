import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const dress = drawSubject({
  name: 'dress',
  nouns: ['dress', 'gown', 'wedding dress', 'summer dress', 'evening gown', 'ball gown'],
  bounds: { x: 54, y: 10, width: 292, height: 438 },
  natural: { main: '#d95f7f', second: '#f3b8c6', accent: '#f2c86a', ink: '#4a1c33', light: '#fff0f2' },
  presence: {
    nouns: ['dress', 'gown', 'wedding dress', 'evening gown'],
    home: 'bedroom',
    stands: 'ground',
    tall: 0.54,
    metres: 1.6,
  },
  paint: (colors, id) => `
    ${path('M200 34C200 8 226 8 222 24C218 34 200 36 200 48', stroke(colors.ink, 6))}
    ${path('M146 78L200 48L254 78', stroke(colors.ink, 7))}
    ${body(shape('148,72! 166,96 200,110 234,96 252,72! 266,80 262,120 250,160 246,196! 154,196! 150,160 138,120 134,80'), colors.main, colors, { id: `${id}a`, dx: -18, dy: -10 })}
    ${body(shape('154,204! 246,204! 276,270 316,350 340,410! 280,426 200,432 120,426 60,410! 84,350 124,270'), colors.main, colors, { id: `${id}b`, dx: -30, dy: -12 })}
    ${path('M190 210C180 290 176 360 168 428L140 428C160 350 176 280 182 210ZM232 210C250 290 262 360 270 426L246 429C240 350 230 280 222 210Z', fill(colors.ink, 0.16))}
    ${path(shape('60,410! 120,426 200,432 280,426 340,410! 346,424! 282,442 200,448 118,442 54,424!'), fill(colors.second))}
    ${path('M152 190H248V212H152Z', fill(colors.accent))}
    ${path(shape('250,200 280,186 300,196 288,216 262,216'), fill(colors.accent))}
    ${path(shape('250,204 276,226 284,250 268,258 252,236'), fill(colors.accent))}
    ${path('M150 110C156 130 160 150 162 170M140 280C124 320 108 350 96 380', stroke(colors.light, 8, 0.5))}`,
});
