import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const crib = drawSubject({
  name: 'crib',
  nouns: ['crib', 'cradle', 'baby crib', 'cot', 'baby bed'],
  bounds: { x: 13, y: 28, width: 374, height: 358 },
  natural: { main: '#c99a66', second: '#f3e7d3', accent: '#8fc0c9', ink: '#4a3018', light: '#fffaf0' },
  presence: {
    nouns: ['crib', 'cradle', 'baby crib'],
    home: 'bedroom',
    stands: 'ground',
    tall: 0.42,
    metres: 1,
  },
  paint: (colors, id) => `
    ${path('M50 190H350V260H50Z', fill(colors.second))}
    ${path('M50 206C120 190 280 190 350 206V260H50Z', fill(colors.accent))}
    ${path('M60 176C60 164 130 160 140 180C140 200 60 204 60 190Z', fill(colors.light, 0.5))}
    ${[84, 126, 168, 210, 252, 294, 336].map((x) => rect(x - 22, 104, 10, 190, fill(colors.main), 5) + path(`M${x - 15} 104h3v190h-3Z`, fill(colors.ink, 0.2))).join('')}
    ${path('M34 90H366C374 90 376 96 376 102S374 114 366 114H34C26 114 24 108 24 102S26 90 34 90Z', fill(colors.main))}
    ${path('M34 92H366V97H34Z', fill(colors.light, 0.35))}
    ${path('M34 280H366V304H34Z', fill(colors.main))}
    ${path('M34 292H366V304H34Z', fill(colors.ink, 0.14))}
    ${body('M28 40C28 24 56 24 56 40V350H28Z', colors.main, colors, { id: `${id}a`, dx: -8, dy: -4 })}
    ${body('M344 40C344 24 372 24 372 40V350H344Z', colors.main, colors, { id: `${id}b`, dx: -8, dy: -4 })}
    ${path('M20 356C120 386 280 386 380 356', stroke(colors.main, 14))}
    ${path('M200 379C270 378 330 370 380 356', stroke(colors.ink, 14, 0.2))}`,
});
