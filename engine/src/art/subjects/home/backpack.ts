import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const backpack = drawSubject({
  name: 'backpack',
  nouns: ['backpack', 'rucksack', 'school bag', 'schoolbag', 'knapsack'],
  bounds: { x: 6, y: 4, width: 308, height: 372 },
  natural: { main: '#d9603c', second: '#f0b94a', accent: '#3f7f86', ink: '#3a221c', light: '#fff0dd' },
  presence: {
    nouns: ['backpack', 'rucksack', 'school bag'],
    home: 'park',
    stands: 'ground',
    tall: 0.34,
    metres: 0.5,
  },
  paint: (colors, id) => `
    ${path('M128 40C128 0 192 0 192 40', stroke(colors.ink, 12))}
    ${path(shape('40,170 16,190 10,260 24,320 46,330'), fill(colors.accent))}
    ${path(shape('280,170 304,190 310,260 296,320 274,330'), fill(colors.accent))}
    ${body('M160 24C230 24 276 70 276 140V320C276 350 256 366 226 366H94C64 366 44 350 44 320V140C44 70 90 24 160 24Z', colors.main, colors, { id: `${id}a`, dx: -26, dy: -14 })}
    ${path('M60 132C90 110 230 110 260 132V150C230 130 90 130 60 150Z', fill(colors.ink, 0.2))}
    ${path('M66 140C66 92 92 58 130 50', stroke(colors.light, 9, 0.45))}
    ${body('M86 214H234C246 214 252 222 252 232V318C252 332 244 340 230 340H90C76 340 68 332 68 318V232C68 222 74 214 86 214Z', colors.second, colors, { id: `${id}b`, dx: -18, dy: -8 })}
    ${path('M68 250H252V260H68Z', fill(colors.ink, 0.25))}
    ${rect(148, 240, 24, 34, fill(colors.light), 6)}
    ${path('M108 96H212C218 96 222 100 222 106V150C222 156 218 160 212 160H108C102 160 98 156 98 150V106C98 100 102 96 108 96Z', fill(colors.accent))}
    ${path('M104 100H216V108H104Z', fill(colors.light, 0.3))}
    ${path('M116 130H204', stroke(colors.ink, 5))}
    ${path('M90 366H110V376H90ZM210 366H230V376H210Z', fill(colors.main))}`,
});
