import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const statue = drawSubject({
  name: 'statue',
  nouns: ['statue', 'statues', 'monument', 'bust statue', 'sculpture', 'equestrian statue', 'marble statue'],
  bounds: { x: 84, y: -24, width: 252, height: 452 },
  natural: { main: '#cfd3cf', second: '#a9afac', accent: '#8f9794', ink: '#454d4e', light: '#f6f8f5' },
  presence: {
    nouns: ['statue', 'monument', 'marble statue'],
    home: 'park',
    stands: 'ground',
    tall: 0.54,
    metres: 4,
  },
  paint: (colors, id) => `
    ${body(shape('128,262! 134,210 116,180 108,136 124,110 152,98 172,92 196,98 226,112 236,140 262,110 290,70 300,44! 320,52! 312,90 290,136 252,170 232,186 240,262!'), colors.main, colors, { id: `${id}a`, dx: -10, dy: -8 })}
    ${body(shape('156,60 160,36 180,24 204,32 210,58 202,84 184,96 166,86'), colors.main, colors, { id: `${id}b`, dx: -8, dy: -8 })}
    ${path(shape('154,56 158,30 180,18 206,24 214,50 206,40 184,40 166,48'), fill(colors.second))}
    ${path('M192 58h6M176 58h4M184 76C190 78 196 76 198 74', stroke(colors.ink, 4))}
    ${path(shape('108,136 96,180 100,222 116,262! 140,262! 132,220 120,190'), fill(colors.second))}
    ${path('M150 120C156 160 150 200 146 258M176 130C182 170 186 214 184 258M210 140C212 180 214 220 216 258', stroke(colors.ink, 6, 0.2))}
    ${path('M296 50L316 58L330 20L304 12Z', fill(colors.light, 0.6))}
    ${path(shape('300,18 310,-12 330,-24! 328,0 336,12 324,24'), fill(colors.accent))}
    ${rect(100, 260, 160, 24, fill(colors.second), 4)}
    ${body('M112 284H248L258 404H102Z', colors.second, colors, { id: `${id}c`, dx: -24, dy: -6 })}
    ${rect(140, 310, 80, 50, fill(colors.main), 6)}
    ${path('M156 326H204M156 342H194', stroke(colors.ink, 5, 0.4))}
    ${rect(84, 402, 192, 26, fill(colors.accent), 5)}
    ${path('M210 402H276V428H200Z', fill(colors.ink, 0.18))}`,
});
