import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const wheelbarrow = drawSubject({
  name: 'wheelbarrow',
  nouns: ['wheelbarrow', 'wheelbarrows'],
  bounds: { x: -19, y: 60, width: 391, height: 264 },
  natural: { main: '#3f8a5a', second: '#a8713f', accent: '#d9492f', ink: '#26292a', light: '#eaf5e4' },
  presence: {
    nouns: ['wheelbarrow'],
    home: 'garden',
    stands: 'ground',
    tall: 0.32,
    metres: 0.7,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(shape('90,120 110,90 150,74 196,60 240,76 280,84 310,112 330,130 90,130'), fill(colors.second))}
    ${path('M130 104h10M180 90h10M230 104h10M270 110h8M160 118h10', stroke(colors.ink, 6, 0.25))}
    ${path('M0 116L110 232L300 262', stroke(colors.second, 13))}
    ${path('M128 230L104 316M104 316H132', stroke(colors.ink, 11))}
    ${body('M50 122H350C358 122 360 130 356 138L300 230C296 238 290 240 282 240H130C120 240 114 236 110 228L48 136C44 128 44 122 50 122Z', colors.main, colors, { id: `${id}a`, dx: -14, dy: -10 })}
    ${path('M50 122H350C358 122 358 128 356 134H48C44 128 44 122 50 122Z', fill(colors.light, 0.35))}
    ${path('M270 238L326 278', stroke(colors.ink, 10))}
    ${circle(326, 278, 46, fill(colors.ink))}
    ${circle(326, 278, 30, fill(colors.light))}
    ${circle(326, 278, 22, fill(colors.accent))}
    ${circle(326, 278, 8, fill(colors.ink))}
    ${path('M-12 112L20 134', stroke(colors.ink, 14))}`,
});
