import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const bonsai = drawSubject({
  name: 'bonsai',
  nouns: ['bonsai', 'bonsai tree'],
  bounds: { x: 13, y: 19, width: 342, height: 351 },
  natural: { main: '#4f8f52', second: '#7a4f31', accent: '#3f6f8f', ink: '#2a2018', light: '#d9ecc4' },
  presence: { nouns: ['bonsai'], home: 'still-life', stands: 'table', tall: 0.38, metres: 0.4 },
  paint: (colors, id) => `
    ${body(shape('150,300 166,262 150,226 160,186 196,160 230,140 250,110! 262,122! 244,156 214,182 194,206 200,236 218,262 236,300'), colors.second, colors, { id: `${id}a`, dx: -8, dy: -4 })}
    ${path('M172 196C140 180 120 170 96 160', stroke(colors.second, 15))}
    ${path('M176 284C180 262 172 246 172 226M196 280C196 262 188 250 186 232', stroke(colors.ink, 4, 0.25))}
    ${body(shape('20,160 14,134 40,116 60,96 96,90 126,104 156,120 158,148 132,166 90,162 50,172'), colors.main, colors, { id: `${id}b`, dx: -8, dy: -12 })}
    ${body(shape('172,116 164,80 192,56 216,28 262,20 300,40 334,56 346,92 322,120 280,122 240,132 200,132'), colors.main, colors, { id: `${id}c`, dx: -8, dy: -14 })}
    ${body(shape('232,186 226,164 250,150 280,146 310,158 324,178 304,194 266,196'), colors.main, colors, { id: `${id}d`, dx: -8, dy: -10 })}
    ${path('M44 126C56 112 72 106 90 106M198 72C216 50 238 40 262 38M252 164C262 158 274 158 284 160', stroke(colors.light, 7, 0.5))}
    ${path('M60 150h12M100 140h12M230 104h14M280 96h14M250 76h12M120 150h10', stroke(colors.ink, 6, 0.2))}
    ${path('M60 306H350C354 306 356 310 354 316L336 356H74L56 316C54 310 56 306 60 306Z', fill(colors.accent))}
    ${path('M60 306H350C354 306 356 310 354 316H56C54 310 56 306 60 306Z', fill(colors.light, 0.3))}
    ${path('M270 306H350C354 306 356 310 354 316L336 356H256Z', fill(colors.ink, 0.2))}
    ${path('M90 356H130V370H90ZM280 356H320V370H280Z', fill(colors.accent))}
    ${path(shape('96,306! 120,292 150,298 200,290 250,298 290,294 314,306!'), fill(colors.main))}`,
});
