import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const barn = drawSubject({
  name: 'barn',
  nouns: ['barn', 'farmhouse', 'stable', 'ranch'],
  bounds: { x: 6, y: 10, width: 434, height: 300 },
  natural: { main: '#b8392f', second: '#6b5148', accent: '#e9c46a', ink: '#33221e', light: '#f8f0e4' },
  presence: {
    nouns: ['barn', 'farmhouse', 'stable'],
    home: 'farm',
    stands: 'ground',
    tall: 0.4,
    metres: 9,
  },
  paint: (colors, id) => `
    ${path('M372 310V96C372 60 436 60 436 96V310Z', fill(colors.accent))}${path('M412 70C430 74 436 84 436 96V310H412Z', fill(colors.ink, 0.2))}${path('M372 130H436M372 180H436M372 230H436M372 280H436', stroke(colors.ink, 3, 0.25))}${path('M368 98C368 56 440 56 440 98Z', fill(colors.second))}
    ${path('M190 28H330L386 150V310H290V130Z', fill(colors.main))}${path('M190 28H330L386 150V310H290V130Z', fill(colors.ink, 0.22))}${path('M178 10H330L350 60L394 152H312L278 76Z', fill(colors.second))}
    ${body('M26 310V142L72 72L166 22L260 72L306 142V310Z', colors.main, colors, { id: `${id}b`, dx: 0, dy: 0, marks: path('M60 90V310M96 60V310M132 40V310M168 20V310M204 40V310M240 60V310M276 90V310', stroke(colors.ink, 3, 0.2)) })}
    ${path('M6 152L62 64L166 10L270 64L326 152L306 160L256 82L166 34L76 82L26 160Z', fill(colors.light))}
    ${path('M136 78H196V132H136Z', fill(colors.ink))}${path('M136 78H196V132H136ZM166 78V132M136 105H196', stroke(colors.light, 7))}
    ${path('M96 196H236V310H96Z', fill(colors.ink, 0.35))}${path('M96 196H236V306H96ZM166 196V306M98 198L164 304M164 198L98 304M168 198L234 304M234 198L168 304', stroke(colors.light, 8))}${path('M26 300H306V310H26Z', fill(colors.ink, 0.25))}`,
});
