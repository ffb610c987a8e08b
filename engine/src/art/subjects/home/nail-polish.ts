import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const nailPolish = drawSubject({
  name: 'nail-polish',
  nouns: ['nail polish', 'nail varnish', 'nail lacquer'],
  bounds: { x: 30, y: 0, width: 220, height: 352 },
  natural: { main: '#d8436b', second: '#3a2b3f', accent: '#f08aa6', ink: '#4a1a2e', light: '#fff3f5' },
  presence: {
    nouns: ['nail polish', 'nail varnish'],
    home: 'still-life',
    stands: 'table',
    tall: 0.3,
    metres: 0.08,
  },
  paint: (colors, id) => `
    ${body('M108 0H172C184 0 190 8 191 18L200 170H80L89 18C90 8 96 0 108 0Z', colors.second, colors, { id: `${id}a`, dx: -16, dy: -4 })}
    ${path('M112 22L104 150', stroke(colors.light, 9, 0.45))}
    ${rect(92, 166, 96, 30, fill(colors.light), 4)}
    ${path('M150 166H184A4 4 0 0 1 188 170V196H146Z', fill(colors.ink, 0.15))}
    ${body('M88 190H192C228 194 250 222 250 258V318C250 340 238 352 216 352H64C42 352 30 340 30 318V258C30 222 52 194 88 190Z', colors.main, colors, { id: `${id}b`, dx: -26, dy: -8 })}
    ${path('M52 262C52 238 66 220 84 214C92 212 92 222 86 228C76 238 74 250 74 264V306C74 318 52 318 52 306Z', fill(colors.light, 0.7))}
    ${path('M112 286C128 270 152 302 170 286', stroke(colors.light, 7, 0.85))}`,
});
