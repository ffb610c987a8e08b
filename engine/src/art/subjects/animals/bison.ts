import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const bison = drawSubject({
  name: 'bison',
  nouns: ['bison', 'bisons', 'buffalo', 'water buffalo', 'yak'],
  bounds: { x: 17, y: 48, width: 397, height: 302 },
  natural: { main: '#6b452c', second: '#3f2718', accent: '#8a5f3f', ink: '#1c110b', light: '#e9d6b8' },
  presence: {
    nouns: ['bison', 'buffalo', 'yak'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.46,
    metres: 1.8,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(limb('120,220,40 128,262,24 116,300,17 118,346,16') + limb('262,226,44 270,270,26 262,306,18 262,346,17'), fill(colors.second))}
    ${path(shape('44,160 20,190 24,240 34,262! 42,230 52,190'), fill(colors.main))}
    ${path(shape('24,240 18,262 30,280! 44,262 38,240'), fill(colors.ink))}
    ${path(limb('90,206,58 78,258,32 92,304,20 84,348,20') + limb('240,216,54 246,270,32 240,306,22 242,348,20'), fill(colors.main))}
    ${path('M74 332H95L98 348H70ZM232 332H253L256 348H228ZM108 332H127L128 346H106ZM254 332H271L272 346H250Z', fill(colors.ink))}
    ${body(shape('44,170 80,134 130,124 180,90 230,56 280,62 320,100 340,140 336,190 300,232 240,250 180,236 110,244 64,232 44,204'), colors.main, colors, { id: `${id}a`, dx: -6, dy: -22 })}
    ${body(shape('186,120 220,62 270,50 320,80 356,110 392,150 406,200 394,238 364,256 340,246 320,276 296,300 280,262 240,256 206,220 186,170'), colors.second, colors, { id: `${id}b`, dx: -8, dy: -20 })}
    ${path(shape('368,226 394,210 412,216 408,240 388,252 370,246'), fill(colors.ink))}
    ${path(shape('300,104 288,76 300,48! 312,60 316,80 330,98'), fill(colors.light))}
    ${path(shape('360,116 376,92 374,60! 360,66 352,84 344,104'), fill(colors.light))}
    ${path(shape('302,116 280,106 268,118 284,132 304,132'), fill(colors.main))}
    ${path('M220 120C214 150 218 180 228 206M250 110C244 150 250 190 262 216M286 200C284 224 290 246 300 262', stroke(colors.ink, 6, 0.35))}
    ${eye(350, 156, 7, colors)}
    ${path('M396 244C388 248 380 248 374 244', stroke(colors.ink, 4, 0.6))}`,
});
