import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const excavator = drawSubject({
  name: 'excavator',
  nouns: ['excavator', 'excavators', 'digger', 'backhoe', 'construction vehicle', 'bulldozer'],
  bounds: { x: 22, y: 26, width: 444, height: 278 },
  natural: { main: '#f0aa28', second: '#3a3f46', accent: '#c9811a', ink: '#22262b', light: '#dfecf0' },
  presence: {
    nouns: ['excavator', 'digger', 'backhoe'],
    home: 'road',
    stands: 'ground',
    tall: 0.42,
    metres: 3.2,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M300 150L396 34C402 26 414 26 422 34L438 56L322 186Z', fill(colors.accent))}
    ${path('M210 170L310 40C322 24 344 22 356 32L420 44L414 68L344 70L262 196Z', fill(colors.main))}
    ${path('M344 70L262 196L240 184L330 60L414 56V68Z', fill(colors.ink, 0.16))}
    ${path('M404 40L432 46L444 176L424 178Z', fill(colors.main))}
    ${path('M420 44L432 46L444 176L434 177Z', fill(colors.ink, 0.18))}
    ${path('M300 78L366 56M410 90L376 60', stroke(colors.ink, 9))}
    ${circle(344, 46, 9, fill(colors.second))}
    ${circle(420, 54, 10, fill(colors.second))}
    ${path('M400 170H452L466 200C462 240 430 256 390 252L398 216Z', fill(colors.second))}
    ${path('M404 174H448L454 188L404 200Z', fill(colors.light, 0.3))}
    ${path('M392 252L378 262M408 252L400 268M426 248L424 266', stroke(colors.ink, 7))}
    ${body('M60 140H150V90C150 80 156 74 166 74H236C244 74 250 78 254 86L276 150V220H44V160C44 148 50 140 60 140Z', colors.main, colors, { id: `${id}a`, dx: -10, dy: -10 })}
    ${path('M166 92H226C232 92 236 94 238 100L254 150H166Z', fill(colors.light))}
    ${path('M190 150L232 94L254 150Z', fill(colors.ink, 0.12))}
    ${path('M206 92V150', stroke(colors.second, 6))}
    ${path('M44 196H276V220H44Z', fill(colors.accent))}
    ${path('M66 160H126M66 174H126', stroke(colors.ink, 6, 0.35))}
    ${path('M130 220H190V240H130Z', fill(colors.second))}
    ${body('M60 236H264C290 236 302 252 302 270C302 288 290 304 264 304H60C34 304 22 288 22 270C22 252 34 236 60 236Z', colors.second, colors, { id: `${id}b`, dx: -6, dy: -10 })}
    ${path('M64 250H260C274 250 284 258 284 270S274 290 260 290H64C50 290 40 282 40 270S50 250 64 250Z', fill(colors.ink))}
    ${circle(66, 270, 17, fill(colors.accent))}
    ${circle(112, 276, 12, fill(colors.second))}
    ${circle(162, 276, 12, fill(colors.second))}
    ${circle(212, 276, 12, fill(colors.second))}
    ${circle(258, 270, 17, fill(colors.accent))}`,
});
