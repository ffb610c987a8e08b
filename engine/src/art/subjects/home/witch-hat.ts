import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const witchHat = drawSubject({
  name: 'witch-hat',
  nouns: ['witch hat', 'witches hat', 'wizard hat', 'magic hat'],
  bounds: { x: -10, y: -10, width: 440, height: 336 },
  natural: { main: '#4a3566', second: '#f08a2c', accent: '#f4c64a', ink: '#1c1228', light: '#d8c4f0' },
  presence: {
    nouns: ['witch hat', 'wizard hat'],
    home: 'still-life',
    stands: 'table',
    tall: 0.36,
    metres: 0.35,
  },
  paint: (colors, id) => `
    ${body(shape('-10,270 40,246 130,250 210,254 300,250 380,246 430,270 400,304 310,322 210,326 110,322 20,304'), colors.main, colors, { id: `${id}a`, dx: -10, dy: -8 })}
    ${body(shape('110,264! 140,170 170,90 220,30 280,-10 316,4! 304,24 280,22 268,50 276,120 296,190 320,264! 270,282 160,282'), colors.main, colors, { id: `${id}b`, dx: -26, dy: -10 })}
    ${path(shape('126,222! 180,240 250,240 306,222! 320,264! 270,282 160,282 110,264!'), fill(colors.second))}
    ${path('M262 236C282 232 296 226 306 222L320 264C302 272 284 277 268 281Z', fill(colors.ink, 0.2))}
    ${path('M188 226H240V282H188ZM202 240V268H226V240Z', fill(colors.accent))}
    ${path('M150 200C166 150 184 106 214 68M24 276C60 266 90 266 120 270', stroke(colors.light, 9, 0.35))}
    ${path('M236 60C244 70 256 74 266 72M212 110C232 122 256 122 272 112', stroke(colors.ink, 6, 0.3))}
    ${path('M180 150l5 12l12 1l-9 8l3 13l-11 -7l-11 7l3 -13l-9 -8l12 -1ZM240 180l4 9l10 1l-8 7l3 10l-9 -6l-9 6l3 -10l-8 -7l10 -1Z', fill(colors.accent))}`,
});
