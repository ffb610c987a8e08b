import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const gingerbreadHouse = drawSubject({
  name: 'gingerbread-house',
  nouns: ['gingerbread house', 'candy house'],
  bounds: { x: 0, y: 10, width: 420, height: 332 },
  natural: { main: '#b8743a', second: '#d93a45', accent: '#58a866', ink: '#4f2814', light: '#fff8ee' },
  presence: {
    nouns: ['gingerbread house', 'candy house'],
    home: 'still-life',
    stands: 'table',
    tall: 0.42,
    metres: 0.25,
  },
  paint: (colors, id) => `
    ${rect(0, 322, 420, 20, fill(colors.light), 10)}
    ${path('M260 322H410A10 10 0 0 1 410 342H250Z', fill(colors.ink, 0.12))}
    ${rect(290, 44, 46, 90, fill(colors.main))}
    ${path('M282 50C282 30 300 36 306 30C318 24 340 34 344 50L338 66C330 56 322 76 314 60C306 72 292 68 288 60Z', fill(colors.light))}
    ${path('M66 160L210 50L354 160V324H66Z', fill(colors.main))}
    ${path('M240 70L354 160V324H262C272 240 268 150 240 70Z', fill(colors.ink, 0.16))}
    ${body('M210 18L404 168C412 178 398 194 386 188L210 64L34 188C22 194 8 178 16 168Z', colors.main, colors, { id: `${id}a`, dx: -14, dy: -10 })}
    ${path(shape('210,10 240,30 284,66 330,100 378,138 404,164 402,186 388,180 380,196 366,178 352,188 340,166 326,172 310,146 296,152 282,124 264,128 252,104 234,104 224,78 210,84 196,78 186,104 168,104 156,128 138,124 124,152 110,146 94,172 80,166 68,188 54,178 40,196 32,180 18,186 16,164 42,138 90,100 136,66 180,30'), fill(colors.light))}
    ${circle(70, 148, 10, fill(colors.second))}
    ${circle(126, 104, 10, fill(colors.accent))}
    ${circle(182, 60, 10, fill(colors.second))}
    ${circle(238, 60, 10, fill(colors.accent))}
    ${circle(294, 104, 10, fill(colors.second))}
    ${circle(350, 148, 10, fill(colors.accent))}
    ${path('M170 324V240C170 216 188 200 210 200S250 216 250 240V324Z', fill(colors.light))}
    ${path('M180 324V242C180 224 194 210 210 210S240 224 240 242V324Z', fill(colors.second))}
    ${path('M218 211C232 214 240 228 240 242V324H218Z', fill(colors.ink, 0.18))}
    ${circle(230, 270, 6, fill(colors.light))}
    ${path('M96 214H146V264H96ZM274 214H324V264H274Z', stroke(colors.light, 10))}
    ${path('M96 214H146V264H96ZM274 214H324V264H274Z', fill(colors.accent))}
    ${path('M121 214V264M96 239H146M299 214V264M274 239H324', stroke(colors.light, 6))}
    ${path(shape('210,176 190,158 192,142 204,138 210,148 216,138 228,142 230,158'), fill(colors.second))}
    ${path('M30 322V284C30 262 58 262 58 284M390 322V284C390 262 362 262 362 284', stroke(colors.second, 14))}
    ${path('M24 310l12 -8M24 290l12 -8M384 310l12 -8M384 290l12 -8', stroke(colors.light, 6))}
    ${path(shape('66,326 70,306 92,312 108,300 132,314 150,308 164,326!'), fill(colors.light))}
    ${path(shape('256,326! 262,308 286,314 306,300 330,312 350,306 356,326!'), fill(colors.light))}`,
});
