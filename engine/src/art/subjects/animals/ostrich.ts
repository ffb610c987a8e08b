import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const ostrich = drawSubject({
  name: 'ostrich',
  nouns: ['ostrich', 'ostriches', 'emu'],
  bounds: { x: -10, y: -4, width: 362, height: 408 },
  natural: { main: '#2f2c31', second: '#d9b79b', accent: '#f0e8da', ink: '#1a181c', light: '#fffaf2' },
  presence: { nouns: ['ostrich'], home: 'desert', stands: 'ground', tall: 0.54, metres: 2.3, faces: 'right' },
  paint: (colors, id) => `
    ${path(limb('150,250,40 172,300,20 150,344,13 154,396,12'), fill(colors.second))}
    ${path('M150 392H186L192 402H140Z', fill(colors.second))}
    ${path(shape('58,196 20,170 -6,190 16,206 -10,224 24,228 10,250 56,240'), fill(colors.accent))}
    ${path(limb('240,190,40 276,150,26 284,100,20 274,60,20 282,34,22'), fill(colors.second))}
    ${body(shape('46,210 74,156 130,126 190,126 244,158 268,196 252,238 204,262 140,266 84,252'), colors.main, colors, { id: `${id}a`, dx: -10, dy: -18 })}
    ${path(shape('70,208! 110,172 170,170 206,198 196,226! 170,214 160,240! 138,222 120,244! 106,222 84,234!'), fill(colors.accent))}
    ${path(shape('70,208! 110,190 170,184 206,198 196,226! 176,206 120,204'), fill(colors.ink, 0.25))}
    ${path(limb('186,246,44 222,300,22 196,346,14 204,396,13'), fill(colors.second))}
    ${path('M208 262L228 300L202 346L200 396H210L210 346L236 300Z', fill(colors.ink, 0.14))}
    ${path('M198 392H240L248 404H190Z', fill(colors.second))}
    ${body(shape('262,44 266,18 286,4 308,8 322,24 318,40 296,50 284,62 266,60'), colors.second, colors, { id: `${id}b`, dx: -4, dy: -8 })}
    ${path(shape('270,14 264,2 280,-4 296,2 306,10'), fill(colors.ink))}
    ${path(shape('314,20 346,34 352,42 336,46 312,42'), fill(colors.accent))}
    ${path('M316 36L346 40', stroke(colors.ink, 3, 0.4))}
    ${eye(298, 24, 7, colors)}`,
});
