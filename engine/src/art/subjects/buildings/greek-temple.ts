import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const greekTemple = drawSubject({
  name: 'greek-temple',
  nouns: [
    'greek temple',
    'acropolis',
    'parthenon',
    'roman temple',
    'temple ruins',
    'pantheon',
    'courthouse',
    'ancient temple',
  ],
  bounds: { x: 10, y: -1, width: 400, height: 347 },
  natural: { main: '#e9dcc0', second: '#cbb68d', accent: '#c77f4d', ink: '#54452f', light: '#fffaf0' },
  presence: {
    nouns: ['greek temple', 'acropolis', 'parthenon', 'roman temple', 'ancient temple'],
    home: 'island',
    stands: 'ground',
    tall: 0.42,
    metres: 12,
  },
  paint: (colors, id) => `
    ${rect(10, 326, 400, 20, fill(colors.main), 3)}
    ${rect(30, 306, 360, 22, fill(colors.main), 3)}
    ${rect(48, 288, 324, 20, fill(colors.main), 3)}
    ${path('M10 338H410V346H10ZM30 320H390V328H30ZM48 302H372V308H48Z', fill(colors.ink, 0.14))}
    ${path('M70 132H350V290H70Z', fill(colors.ink, 0.5))}
    ${path('M70 132H350V290H70Z', fill(colors.second, 0.5))}
    ${path('M184 290V190H236V290Z', fill(colors.ink, 0.6))}
    ${[66, 126, 186, 246, 306].map((x) => rect(x, 140, 36, 148, fill(colors.main)) + path(`M${x + 22} 140h14v148h-14Z`, fill(colors.ink, 0.15)) + path(`M${x + 9} 150V280M${x + 19} 150V280`, stroke(colors.ink, 3, 0.2)) + rect(x - 7, 126, 50, 16, fill(colors.light), 3) + rect(x - 6, 276, 48, 13, fill(colors.light), 3)).join('')}
    ${rect(46, 100, 328, 28, fill(colors.main), 2)}
    ${path('M46 116H374V128H46Z', fill(colors.ink, 0.13))}
    ${path('M70 110h0M100 110h0M130 110h0M160 110h0M190 110h0M220 110h0M250 110h0M280 110h0M310 110h0M340 110h0', stroke(colors.second, 9))}
    ${body('M210 10L392 92C396 96 394 102 388 102H32C26 102 24 96 28 92Z', colors.light, colors, { id: `${id}a`, dx: -10, dy: -8 })}
    ${path('M210 34L334 90H86Z', fill(colors.second))}
    ${path('M210 48L236 62L228 88H192L184 62Z', fill(colors.accent))}
    ${path('M210 34L334 90H250Z', fill(colors.ink, 0.16))}
    ${circle(210, 8, 9, fill(colors.light))}`,
});
