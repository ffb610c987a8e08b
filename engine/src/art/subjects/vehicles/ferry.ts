import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const ferry = drawSubject({
  name: 'ferry',
  nouns: ['ferry', 'ferries', 'ferryboat', 'ferry boat'],
  bounds: { x: 20, y: -17, width: 450, height: 257 },
  natural: { main: '#f7f5ee', second: '#2b6f9e', accent: '#e2534a', ink: '#24333f', light: '#d8ebf3' },
  presence: {
    nouns: ['ferry', 'ferryboat'],
    home: 'sea',
    stands: 'water',
    tall: 0.3,
    metres: 14,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M250 20H300V70H250Z', fill(colors.accent))}
    ${path('M250 20H300V36H250Z', fill(colors.ink))}
    ${path('M262 16C250 -2 270 -16 284 -10C296 -24 322 -14 318 2C330 8 322 20 310 16Z', fill(colors.light, 0.7))}
    ${path('M150 70V30M120 40H180', stroke(colors.ink, 6))}
    ${rect(116, 66, 226, 40, fill(colors.main), 6)}
    ${path('M280 66H336A6 6 0 0 1 342 72V106H270Z', fill(colors.ink, 0.12))}
    ${[132, 168, 204, 240, 276, 308].map((x) => rect(x, 76, 22, 18, fill(colors.second), 4)).join('')}
    ${rect(66, 104, 330, 50, fill(colors.main), 6)}
    ${path('M300 104H390A6 6 0 0 1 396 110V154H290Z', fill(colors.ink, 0.12))}
    ${[82, 122, 162, 202, 242, 282, 322, 362].map((x) => rect(x, 116, 26, 24, fill(colors.second), 4) + path(`M${x} 134L${x + 20} 116H${x + 26}L${x + 4} 140H${x}Z`, fill(colors.light, 0.4))).join('')}
    ${body('M20 152H470C462 190 444 220 420 240H60C40 220 24 190 20 152Z', colors.second, colors, { id: `${id}a`, dx: -10, dy: -10, marks: path('M0 152H480V170H0Z', fill(colors.main)) + path('M0 218H480V250H0Z', fill(colors.accent)) })}
    ${path('M40 186H440', stroke(colors.light, 6, 0.6))}
    ${circle(80, 196, 7, fill(colors.main))}
    ${circle(120, 196, 7, fill(colors.main))}
    ${circle(160, 196, 7, fill(colors.main))}
    ${circle(360, 196, 7, fill(colors.main))}
    ${circle(400, 196, 7, fill(colors.main))}
    ${path('M440 152V110', stroke(colors.ink, 5))}
    ${path('M442 112L468 122L442 132Z', fill(colors.accent))}`,
});
