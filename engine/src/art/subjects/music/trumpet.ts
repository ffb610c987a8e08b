import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const trumpet = drawSubject({
  name: 'trumpet',
  nouns: ['trumpet', 'trumpets', 'cornet', 'bugle', 'trumpeter'],
  bounds: { x: -1, y: 28, width: 463, height: 189 },
  natural: { main: '#e7b135', second: '#b9821f', accent: '#f9dd8a', ink: '#4a3110', light: '#fff6d2' },
  presence: {
    nouns: ['trumpet', 'cornet'],
    home: 'still-life',
    stands: 'table',
    tall: 0.3,
    metres: 0.2,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M20 110H360', stroke(colors.main, 16))}
    ${path('M110 118V176C110 208 140 210 150 210H280C310 210 320 192 320 176V118', stroke(colors.second, 14))}
    ${path('M150 210H280C310 210 320 192 320 176V118', stroke(colors.ink, 14, 0.16))}
    ${body('M330 96C390 92 420 70 440 30H456V190H440C420 150 390 128 330 124Z', colors.main, colors, { id: `${id}a`, dx: -4, dy: -10 })}
    ${path('M440 28C452 28 462 64 462 110S452 192 440 192S432 150 432 110S430 28 440 28Z', fill(colors.accent))}
    ${path('M444 44C450 52 454 80 454 110S450 168 444 176S438 140 438 110S438 52 444 44Z', fill(colors.ink, 0.35))}
    ${path('M4 94C16 94 22 104 32 104V116C22 116 16 126 4 126C-2 126 -2 94 4 94Z', fill(colors.second))}
    ${body('M164 78H194V214H164Z', colors.main, colors, { id: `${id}b`, dx: -10, dy: 0 })}
    ${body('M204 78H234V214H204Z', colors.main, colors, { id: `${id}c`, dx: -10, dy: 0 })}
    ${body('M244 78H274V214H244Z', colors.main, colors, { id: `${id}d`, dx: -10, dy: 0 })}
    ${path('M160 86H198V98H160ZM200 86H238V98H200ZM240 86H278V98H240Z', fill(colors.accent))}
    ${path('M179 80V54M219 80V60M259 80V54', stroke(colors.second, 7))}
    ${path('M164 46H194V58H164ZM204 52H234V64H204ZM244 46H274V58H244Z', fill(colors.accent))}
    ${path('M40 106H150M290 106H330M352 104C384 100 406 88 424 66', stroke(colors.light, 6, 0.6))}
    ${path('M172 108V204M212 108V204M252 108V204', stroke(colors.light, 5, 0.5))}`,
});
