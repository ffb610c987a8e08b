import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const recordPlayer = drawSubject({
  name: 'record-player',
  nouns: [
    'record player',
    'turntable',
    'vinyl record',
    'vinyl',
    'gramophone record',
    'phonograph',
    'lp record',
  ],
  bounds: { x: 20, y: 60, width: 400, height: 204 },
  natural: { main: '#a5663a', second: '#24222a', accent: '#e0523f', ink: '#241a1a', light: '#f7ead4' },
  presence: {
    nouns: ['record player', 'turntable', 'vinyl record'],
    home: 'living-room',
    stands: 'ground',
    tall: 0.26,
    metres: 0.2,
  },
  paint: (colors, id) => `
    ${body('M20 150H420L404 236C402 246 396 250 388 250H52C44 250 38 246 36 236Z', colors.main, colors, { id: `${id}a`, dx: -16, dy: -6 })}
    ${path('M70 60H370L420 150H20Z', fill(colors.light))}
    ${path('M270 60H370L420 150H250Z', fill(colors.ink, 0.08))}
    ${path('M56 112C56 86 112 70 186 70S316 86 316 112S260 150 186 150S56 138 56 112Z', fill(colors.second))}
    ${path('M84 112C84 94 130 82 186 82S288 94 288 112S242 138 186 138S84 130 84 112ZM112 112C112 100 146 92 186 92S260 100 260 112S226 128 186 128S112 124 112 112Z', stroke(colors.light, 3, 0.25))}
    ${path('M146 112C146 104 164 100 186 100S226 104 226 112S208 122 186 122S146 120 146 112Z', fill(colors.accent))}
    ${circle(186, 111, 5, fill(colors.light))}
    ${path('M100 92C130 78 160 74 186 73L184 100C170 100 158 102 152 105Z', fill(colors.light, 0.35))}
    ${circle(366, 84, 13, fill(colors.second))}
    ${path('M366 84L340 126L268 118', stroke(colors.ink, 7))}
    ${path('M280 108L258 116L276 128Z', fill(colors.ink))}
    ${circle(352, 136, 9, fill(colors.accent))}
    ${circle(384, 136, 7, fill(colors.second))}
    ${path('M40 170H160', stroke(colors.light, 6, 0.4))}
    ${path('M70 250H110V264H70ZM330 250H370V264H330Z', fill(colors.ink))}
    ${circle(330, 200, 12, fill(colors.light))}
    ${circle(366, 200, 12, fill(colors.light))}
    ${path('M330 200V190M366 200L374 194', stroke(colors.ink, 3))}`,
});
