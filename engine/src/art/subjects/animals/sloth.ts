import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const sloth = drawSubject({
  name: 'sloth',
  nouns: ['sloth', 'sloths'],
  bounds: { x: -10, y: 10, width: 424, height: 299 },
  natural: { main: '#a18a6b', second: '#7c6748', accent: '#e9dcc2', ink: '#2f2418', light: '#fff7e6' },
  presence: { nouns: ['sloth'], home: 'jungle', stands: 'air', tall: 0.36, metres: 0.7 },
  paint: (colors, id) => `
    ${path('M-10 26C60 10 130 14 200 24S330 30 410 12L414 36C330 54 270 52 200 48S70 36 -6 52Z', fill(colors.second))}
    ${path('M-6 40C70 26 130 36 200 38S330 42 412 26L414 36C330 54 270 52 200 48S70 36 -6 52Z', fill(colors.ink, 0.2))}
    ${path(limb('110,210,56 84,140,44 78,80,40 92,28,36') + limb('270,220,56 314,150,46 324,90,40 312,24,36'), fill(colors.main))}
    ${path('M80 20V44M92 18V44M104 20V44M300 16V40M312 14V40M324 16V40', stroke(colors.accent, 8))}
    ${body(shape('100,196 140,160 200,150 260,164 300,206 296,262 256,300 190,308 128,294 92,250'), colors.main, colors, { id: `${id}a`, dx: -14, dy: -16, marks: path(shape('130,180 200,166 250,190 200,220 140,220'), fill(colors.light, 0.22)) })}
    ${path(limb('120,262,60 92,220,50 100,170,44 128,60,38') + limb('276,262,60 300,220,52 286,160,44 262,56,38'), fill(colors.main))}
    ${path('M286 270C306 240 308 210 302 180L316 210C316 250 306 280 280 290Z', fill(colors.ink, 0.14))}
    ${path('M116 36V64M128 34V64M140 36V64M250 34V60M262 32V60M274 34V60', stroke(colors.accent, 8))}
    ${body(shape('198,150 250,162 276,204 268,252 232,282 196,288 160,282 126,252 118,204 144,162'), colors.main, colors, { id: `${id}b`, dx: -12, dy: -12 })}
    ${path(shape('198,176 238,184 256,216 246,250 218,270 196,272 174,270 148,250 138,216 156,184'), fill(colors.accent))}
    ${path(shape('146,210 170,196 186,208 178,224 148,232'), fill(colors.second))}
    ${path(shape('250,210 226,196 210,208 218,224 248,232'), fill(colors.second))}
    ${eye(172, 212, 8, colors)}
    ${eye(224, 212, 8, colors)}
    ${path(shape('184,232 198,226 212,232 206,244 190,244'), fill(colors.ink))}
    ${path('M168 252C184 264 212 264 228 252', stroke(colors.ink, 5))}`,
});
