import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';
import { wheel } from './wheel.ts';
export const tractor = drawSubject({
  name: 'tractor',
  nouns: ['tractor'],
  bounds: { x: 20, y: 10, width: 352, height: 290 },
  natural: { main: '#d9402f', second: '#f0c04a', accent: '#b02c22', ink: '#25282c', light: '#eef4f4' },
  presence: {
    nouns: ['tractor'],
    home: 'farm',
    stands: 'ground',
    tall: 0.4,
    metres: 2.8,
    faces: 'right',
    seat: { x: 130, y: 132 },
  },
  paint: (colors, id) => `
    ${path('M306 110V36', stroke(colors.ink, 13))}${path('M306 36l10 -8', stroke(colors.ink, 11))}
    ${path('M84 26V150M214 26V150', stroke(colors.ink, 10))}${path('M92 30H208V140H92Z', fill(colors.light, 0.6))}${path('M120 140L200 40H208V140Z', fill(colors.light, 0.5))}
    ${path('M64 10H224C232 10 236 16 236 24V32H54V22C54 14 58 10 64 10Z', fill(colors.main))}
    ${path('M150 150V120L138 92', stroke(colors.ink, 9))}${path('M214 122L196 98', stroke(colors.ink, 6))}
    ${rect(180, 190, 160, 40, fill(colors.ink), 8)}
    ${body('M196 112H340C360 112 372 124 372 146V204H176V150H196Z', colors.main, colors, { id: `${id}b`, dx: -6, dy: -18 })}
    ${path('M236 140H330M236 156H330M236 172H330', stroke(colors.accent, 6))}${path('M366 140v8', stroke(colors.light, 12))}
    ${path('M20 176C30 110 150 90 214 160V204H188C180 160 90 130 44 190Z', fill(colors.main))}${path('M44 190C90 130 180 160 188 204H176C160 166 92 150 56 196Z', fill(colors.ink, 0.3))}
    ${wheel(108, 212, 88, { ...colors, light: colors.second, second: colors.accent })}${path('M108 124v12M108 288v12M20 212h12M184 212h12M46 150l9 9M161 265l9 9M170 150l-9 9M55 265l-9 9', stroke(colors.light, 7, 0.25))}
    ${wheel(318, 248, 52, { ...colors, light: colors.second, second: colors.accent })}`,
});
