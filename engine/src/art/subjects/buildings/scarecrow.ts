import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const scarecrow = drawSubject({
  name: 'scarecrow',
  nouns: ['scarecrow', 'scarecrows'],
  bounds: { x: -16, y: -14, width: 332, height: 434 },
  natural: { main: '#c24a3a', second: '#6b4a2c', accent: '#e3b44f', ink: '#2f2118', light: '#f3d9a6' },
  presence: { nouns: ['scarecrow'], home: 'farm', stands: 'ground', tall: 0.5, metres: 1.8 },
  paint: (colors, id) => `
    ${rect(140, 150, 20, 270, fill(colors.second))}
    ${path('M150 150H160V420H150Z', fill(colors.ink, 0.2))}
    ${path('M20 156H280', stroke(colors.second, 16))}
    ${path('M20 156L-8 140M20 156L-12 158M20 156L-6 176M280 156L308 140M280 156L312 158M280 156L306 176', stroke(colors.accent, 7))}
    ${path(shape('36,140! 110,136 190,136 264,140! 270,180! 204,182 210,300! 90,300! 96,182 30,180!'), fill(colors.main))}
    ${path('M190 136L264 140L270 180L204 182L210 300H176C190 250 194 190 190 136Z', fill(colors.ink, 0.16))}
    ${path(shape('90,296! 210,296! 204,320 196,306 186,326 174,308 160,328 148,308 134,326 122,306 108,322 98,308'), fill(colors.accent))}
    ${path('M96 200H204M100 250H204M130 140V296M176 140V296', stroke(colors.ink, 5, 0.3))}
    ${path('M112 190H150V228H112Z', fill(colors.accent))}
    ${path('M118 190v-5M130 190v-5M144 190v-5M112 200h-5M112 216h-5M150 200h5M150 216h5', stroke(colors.ink, 4))}
    ${path('M112 128L100 146M128 132L124 150M150 134V152M172 132L176 150M188 128L200 146', stroke(colors.accent, 7))}
    ${body('M150 46C188 46 206 68 206 94C206 124 184 138 150 138C116 138 94 124 94 94C94 68 112 46 150 46Z', colors.light, colors, { id: `${id}a`, dx: -10, dy: -10 })}
    ${circle(130, 90, 7, fill(colors.ink))}
    ${circle(172, 90, 7, fill(colors.ink))}
    ${path('M150 98L160 114H140Z', fill(colors.second))}
    ${path('M122 118C138 130 162 130 178 118M130 116V126M142 122V130M158 122V130M170 116V126', stroke(colors.ink, 5))}
    ${path('M76 62C110 48 190 48 224 62C236 68 232 78 220 76C180 68 120 68 80 76C68 78 64 68 76 62Z', fill(colors.second))}
    ${path('M104 56C104 20 124 -10 140 -14C170 -10 190 20 196 56C170 50 130 50 104 56Z', fill(colors.second))}
    ${path('M106 44C130 38 170 38 193 44L196 56C170 50 130 50 104 56Z', fill(colors.main))}
    ${path('M160 -8C178 4 192 30 196 56C186 54 176 53 166 52C170 30 168 10 160 -8Z', fill(colors.ink, 0.2))}`,
});
