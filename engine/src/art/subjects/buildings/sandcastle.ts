import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const sandcastle = drawSubject({
  name: 'sandcastle',
  nouns: ['sandcastle', 'sand castle'],
  bounds: { x: -4, y: 3, width: 414, height: 348 },
  natural: { main: '#e9c27c', second: '#c9944f', accent: '#d9503f', ink: '#6d4722', light: '#fff0cc' },
  presence: {
    nouns: ['sandcastle', 'sand castle'],
    home: 'beach',
    stands: 'ground',
    tall: 0.26,
    metres: 0.5,
  },
  paint: (colors, id) => `
    ${path('M200 70V6M84 138V84M316 138V84', stroke(colors.ink, 5))}
    ${path('M203 8L248 22L203 38Z', fill(colors.accent))}
    ${path('M87 86L120 97L87 108ZM319 86L352 97L319 108Z', fill(colors.accent))}
    ${body('M140 100H260L270 300H130Z', colors.main, colors, { id: `${id}a`, dx: -24, dy: -4 })}
    ${path('M132 74H156V96H176V74H224V96H244V74H268V116H132Z', fill(colors.main))}
    ${path('M234 96H244V74H268V116H230Z', fill(colors.ink, 0.14))}
    ${body('M40 170H128L136 320H30Z', colors.main, colors, { id: `${id}b`, dx: -16, dy: -4 })}
    ${path('M34 142H54V160H74V142H94V160H114V142H134V180H34Z', fill(colors.main))}
    ${body('M272 170H360L370 320H264Z', colors.main, colors, { id: `${id}c`, dx: -16, dy: -4 })}
    ${path('M266 142H286V160H306V142H326V160H346V142H366V180H266Z', fill(colors.main))}
    ${path('M336 160H346V142H366V180H332Z', fill(colors.ink, 0.13))}
    ${path('M100 230H300V330H100Z', fill(colors.main))}
    ${path('M100 230H300V244H100Z', fill(colors.ink, 0.12))}
    ${path('M172 330V276C172 240 228 240 228 276V330ZM186 140C186 122 214 122 214 140V174H186ZM70 206C70 192 94 192 94 206V236H70ZM306 206C306 192 330 192 330 206V236H306Z', fill(colors.second))}
    ${path('M182 330V278C182 254 218 254 218 278V330Z', fill(colors.ink, 0.3))}
    ${path('M146 196h0M160 214h0M250 200h0M236 218h0M50 260h0M66 280h0M120 270h0M280 280h0M330 270h0M350 290h0M144 290h0M252 300h0', stroke(colors.ink, 5, 0.2))}
    ${path(shape('-4,348! 10,324 40,312 90,320 140,310 200,320 270,310 320,320 366,312 394,326 410,348!'), fill(colors.main))}
    ${path(shape('-4,348! 60,340 200,344 320,338 380,342 410,348!'), fill(colors.ink, 0.14))}
    ${path(shape('120,330 134,316 150,322 154,334 138,342 124,340'), fill(colors.light))}
    ${path(shape('262,334 270,322 276,332 288,330 280,340 284,350 272,344 260,350 264,340 254,334'), fill(colors.accent))}`,
});
