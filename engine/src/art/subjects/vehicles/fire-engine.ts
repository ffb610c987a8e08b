import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';
import { wheel } from './wheel.ts';

export const fireEngine = drawSubject({
  name: 'fire-engine',
  nouns: ['fire engine', 'fire truck', 'firetruck', 'fire brigade'],
  bounds: { x: 10, y: 39, width: 472, height: 267 },
  natural: { main: '#d3312c', second: '#f3f4f2', accent: '#f2b93b', ink: '#24282e', light: '#dceaf2' },
  presence: {
    nouns: ['fire engine', 'fire truck'],
    home: 'street',
    stands: 'ground',
    tall: 0.34,
    metres: 3.2,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M20 70H300V84H20Z', fill(colors.ink, 0.9))}
    ${path('M16 44H320M16 68H320', stroke(colors.second, 10))}
    ${path('M40 44V68M80 44V68M120 44V68M160 44V68M200 44V68M240 44V68M280 44V68', stroke(colors.second, 7))}
    ${body('M16 88H318V260H16Z', colors.main, colors, { id: `${id}a`, dx: -8, dy: -14 })}
    ${path('M16 176H318V196H16Z', fill(colors.second))}
    ${path('M16 200H318V206H16Z', fill(colors.accent))}
    ${path('M40 106H130V164H40ZM146 106H236V164H146Z', fill(colors.second))}
    ${path('M40 106H130V116H40ZM146 106H236V116H146Z', fill(colors.ink, 0.14))}
    ${path('M46 126H124M46 140H124M46 154H124M152 126H230M152 140H230M152 154H230', stroke(colors.ink, 5, 0.35))}
    ${circle(280, 134, 24, fill(colors.accent))}
    ${circle(280, 134, 15, fill(colors.ink))}
    ${circle(280, 134, 6, fill(colors.accent))}
    ${body('M318 88H420C434 88 442 96 448 110L472 176C476 184 478 192 478 202V260H318Z', colors.main, colors, { id: `${id}b`, dx: -8, dy: -14 })}
    ${path('M318 176H471C475 184 477 190 478 196H318Z', fill(colors.second))}
    ${path('M340 106H384V166H340ZM398 106H416C424 106 428 110 431 118L448 166H398Z', fill(colors.light))}
    ${path('M340 166L384 118V166ZM398 166L428 112L448 166Z', fill(colors.ink, 0.12))}
    ${rect(346, 68, 44, 22, fill(colors.accent), 7)}
    ${path('M352 72H366V86H352Z', fill(colors.light, 0.7))}
    ${rect(10, 250, 472, 22, fill(colors.ink), 6)}
    ${path('M462 210H478V232H462Z', fill(colors.light))}
    ${path('M380 200H404V206H380Z', fill(colors.ink))}
    ${wheel(90, 268, 38, colors)}
    ${wheel(190, 268, 38, colors)}
    ${wheel(408, 268, 38, colors)}`,
});
