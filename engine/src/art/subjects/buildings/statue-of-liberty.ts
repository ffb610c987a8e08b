import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const statueOfLiberty = drawSubject({
  name: 'statue-of-liberty',
  nouns: ['statue of liberty', 'liberty statue'],
  bounds: { x: 60, y: -20, width: 204, height: 610 },
  natural: { main: '#7fb59f', second: '#5f9482', accent: '#f0b53c', ink: '#2c4a42', light: '#d9f0e4' },
  presence: { nouns: ['statue of liberty'], home: 'harbor', stands: 'ground', tall: 0.66, metres: 40 },
  paint: (colors, id) => `
    ${path('M90 430H230L244 560H76Z', fill(colors.second))}
    ${path('M170 430H230L244 560H170Z', fill(colors.ink, 0.16))}
    ${path('M60 556H260V590H60ZM80 410H240V434H80Z', fill(colors.second))}
    ${path('M160 556H260V590H160Z', fill(colors.ink, 0.2))}
    ${path('M130 460H190V520H130Z', fill(colors.ink, 0.3))}
    ${path('M196 200L214 190L250 60L230 50L200 120Z', fill(colors.main))}
    ${body(shape('130,190 170,176 200,190! 214,240 220,320 232,414! 88,414! 100,330 100,250 108,210'), colors.main, colors, { id: `${id}a`, dx: -14, dy: -6 })}
    ${path('M130 220C120 290 116 350 112 412M160 220C156 290 156 350 156 412M190 230C196 290 200 350 206 412', stroke(colors.ink, 5, 0.2))}
    ${path(shape('110,210 140,250 190,300 226,330! 228,380 180,340 130,300 104,260'), fill(colors.second))}
    ${path(shape('110,210 140,250 190,300 226,330! 228,380 180,340 130,300 104,260'), fill(colors.ink, 0.1))}
    ${body('M134 130H186V160C186 184 134 184 134 160Z', colors.main, colors, { id: `${id}b`, dx: -8, dy: -8 })}
    ${path('M124 136C120 96 200 96 196 136L186 130H134Z', fill(colors.second))}
    ${path('M116 116L100 84L128 104L128 66L146 100L160 56L174 100L192 66L192 104L220 84L204 116Z', fill(colors.main))}
    ${path('M146 148H152M168 148H174M152 166H168', stroke(colors.ink, 4, 0.4))}
    ${path('M90 230L120 220L130 300L96 310Z', fill(colors.main))}
    ${path('M84 240L112 234L120 290L92 298Z', fill(colors.ink, 0.14))}
    ${path('M222 48H262L256 66H228Z', fill(colors.second))}
    ${path(shape('242,-20 262,10 260,36 242,48 224,36 222,10'), fill(colors.accent))}
    ${path(shape('242,6 252,22 250,38 242,44 234,38 232,22'), fill(colors.light, 0.6))}`,
});
