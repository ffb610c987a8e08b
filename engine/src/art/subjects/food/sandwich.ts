import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const sandwich = drawSubject({
  name: 'sandwich',
  nouns: ['sandwich', 'sandwiches', 'club sandwich', 'toastie', 'sub sandwich', 'panini', 'blt'],
  bounds: { x: 6, y: 22, width: 428, height: 270 },
  natural: { main: '#e0a458', second: '#6cae4a', accent: '#e0483a', ink: '#4f2d16', light: '#fbeccb' },
  presence: { nouns: ['sandwich'], home: 'still-life', stands: 'table', tall: 0.28, metres: 0.1 },
  paint: (colors, id) => `
    ${path('M6 262H434C434 282 410 292 376 292H64C30 292 6 282 6 262Z', fill(colors.light))}
    ${path('M300 262H434C434 282 410 292 376 292H250C280 284 296 274 300 262Z', fill(colors.ink, 0.14))}
    ${body('M60 226H380C394 226 400 234 400 244C400 256 392 264 378 264H62C48 264 40 256 40 244C40 234 46 226 60 226Z', colors.main, colors, { id: `${id}a`, dx: -14, dy: -6 })}
    ${path('M58 236H382C390 236 394 240 394 246C394 252 390 256 382 256H58C50 256 46 252 46 246C46 240 50 236 58 236Z', fill(colors.light))}
    ${path(shape('34,216 60,200 130,206 220,198 310,206 380,200 408,214 400,232 372,226 344,238 312,228 280,240 244,228 208,240 172,228 138,240 104,228 70,238 42,230'), fill(colors.second))}
    ${path('M70 186H374C388 186 392 196 388 208H56C52 196 56 186 70 186Z', fill(colors.accent))}
    ${path('M84 196h0M150 198h120', fill(colors.light, 0.5))}
    ${path('M92 197H150', stroke(colors.light, 6, 0.5))}
    ${path('M52 164H392C398 164 400 172 396 178L352 182L326 198L296 182H60C50 182 46 164 52 164Z', fill(colors.light))}
    ${path('M52 164H392C398 164 400 172 396 178L352 182L326 198L296 182H60C50 182 46 164 52 164Z', fill(colors.accent, 0.35))}
    ${path(shape('44,152 90,140 170,148 240,140 320,148 400,142 406,158 378,168 340,160 300,170 258,160 214,170 172,160 130,170 90,160 58,166'), fill(colors.second))}
    ${body('M52 100C90 84 350 84 388 100C412 108 414 148 392 150H48C26 148 28 108 52 100Z', colors.main, colors, { id: `${id}b`, dx: -16, dy: -8 })}
    ${path('M44 118H396C402 128 400 144 392 148H48C40 144 38 128 44 118Z', fill(colors.light))}
    ${path('M290 118H396C402 128 400 144 392 148H280Z', fill(colors.ink, 0.1))}
    ${path('M90 132h0M140 138h0M190 130h0M240 138h0M300 130h0M350 137h0', stroke(colors.ink, 5, 0.14))}
    ${path('M220 26V96', stroke(colors.main, 5))}
    ${circle(220, 40, 18, fill(colors.second))}
    ${circle(220, 62, 15, fill(colors.second))}
    ${path('M226 24a18 18 0 0 1 4 33a15 15 0 0 1 -4 19Z', fill(colors.ink, 0.2))}
    ${circle(220, 40, 7, fill(colors.accent))}`,
});
