import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';
import { wheel } from './wheel.ts';
export const camperVan = drawSubject({
  name: 'camper-van',
  nouns: ['van', 'camper van', 'camper', 'vanlife', 'rv', 'motorhome'],
  bounds: { x: 10, y: 4, width: 406, height: 250 },
  natural: { main: '#4aa3a0', second: '#8c979b', accent: '#e8703a', ink: '#25292c', light: '#f6f1e4' },
  presence: {
    nouns: ['van', 'camper van', 'camper', 'rv'],
    home: 'road',
    stands: 'ground',
    tall: 0.34,
    metres: 2.4,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M96 22V12H280V22', stroke(colors.ink, 6))}${path('M104 4H270C276 4 278 8 278 16H98C98 8 100 4 104 4Z', fill(colors.accent))}
    ${body('M44 26H320C352 26 372 50 390 96L410 132C416 142 416 160 416 184V212H10V90C10 50 20 26 44 26Z', colors.light, colors, { id: `${id}b`, dx: -5, dy: -16, marks: path('M0 118H360C380 118 400 130 420 136V220H0Z', fill(colors.main)) + path('M0 112H362C382 112 402 124 420 130V140C400 134 380 124 360 124H0Z', fill(colors.accent)) })}
    ${rect(36, 50, 76, 48, fill(colors.ink, 0.75), 10)}${rect(126, 50, 76, 48, fill(colors.ink, 0.75), 10)}${rect(216, 50, 66, 48, fill(colors.ink, 0.75), 10)}${path('M300 50H318C338 50 350 66 362 98H300Z', fill(colors.ink, 0.75))}
    ${path('M44 92L78 56M134 92L168 56M226 92L258 56M310 92L330 60', stroke(colors.light, 6, 0.35))}${path('M208 130V200M292 130V200', stroke(colors.ink, 3, 0.3))}${path('M220 142h16', stroke(colors.light, 6))}
    ${path('M400 158h6', stroke(colors.light, 20))}${path('M16 160h2', stroke(colors.accent, 15))}${path('M10 198H416V214H10Z', fill(colors.second))}
    ${path('M58 212A44 44 0 0 1 146 212ZM286 212A44 44 0 0 1 374 212Z', fill(colors.ink))}${wheel(102, 214, 38, colors)}${wheel(330, 214, 38, colors)}`,
});
