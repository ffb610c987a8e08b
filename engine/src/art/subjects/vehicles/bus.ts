import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';
import { wheel } from './wheel.ts';
export const bus = drawSubject({
  name: 'bus',
  nouns: ['bus', 'school bus', 'coach'],
  bounds: { x: 10, y: 20, width: 440, height: 232 },
  natural: { main: '#f0b429', second: '#7d8791', accent: '#d8442f', ink: '#25282e', light: '#eaf4f7' },
  presence: {
    nouns: ['bus', 'school bus', 'coach'],
    home: 'street',
    stands: 'ground',
    tall: 0.36,
    metres: 3,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${body('M34 20H400C424 20 432 36 438 70L448 140C450 156 450 196 446 214H14C10 200 10 60 14 40C16 26 22 20 34 20Z', colors.main, colors, { id: `${id}b`, dx: -4, dy: -26, marks: path('M0 150H460V164H0Z', fill(colors.ink)) + path('M0 176H460V182H0Z', fill(colors.accent)) })}
    ${[36, 100, 164, 228, 292].map((x) => rect(x, 50, 54, 66, fill(colors.light), 8)).join('')}
    ${path('M362 50H404C414 50 416 58 418 68L428 124H362Z', fill(colors.light))}${path('M36 116L90 60V108Q90 116 82 116ZM164 116L218 60V108Q218 116 210 116ZM292 116L346 60V108Q346 116 338 116ZM380 124L420 76L428 124Z', fill(colors.ink, 0.12))}
    ${path('M20 34H400', stroke(colors.light, 6, 0.45))}
    ${path('M432 176h10', stroke(colors.light, 16))}${path('M14 178h4', stroke(colors.accent, 14))}
    ${path('M60 214A46 46 0 0 1 152 214ZM308 214A46 46 0 0 1 400 214Z', fill(colors.ink))}${wheel(106, 214, 38, colors)}${wheel(354, 214, 38, colors)}`,
});
