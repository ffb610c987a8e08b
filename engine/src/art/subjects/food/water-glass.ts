import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path } from '../../svg.ts';

export const waterGlass = drawSubject({
  name: 'water-glass',
  nouns: ['water bottle', 'bottle of water'],
  bounds: { x: 36, y: 0, width: 320, height: 392 },
  natural: { main: '#8fcdea', second: '#e6f4fa', accent: '#3f8fc4', ink: '#2a5068', light: '#ffffff' },
  presence: {
    nouns: ['water bottle', 'glass of water'],
    home: 'still-life',
    stands: 'table',
    tall: 0.32,
    metres: 0.22,
  },
  paint: (colors, id) => `
    ${path('M70 0H130V30H70Z', fill(colors.accent))}
    ${path('M106 0H130V30H106Z', fill(colors.ink, 0.2))}
    ${body('M76 30H124V70C150 90 164 120 164 150V360C164 380 156 390 140 390H60C44 390 36 380 36 360V150C36 120 50 90 76 70Z', colors.main, colors, { id: `${id}a`, dx: -14, dy: -8, marks: path('M30 190H170V270H30Z', fill(colors.light)) + path('M30 206H170V254H30Z', fill(colors.accent)) })}
    ${path('M50 150C52 130 60 112 74 100L82 108C70 120 64 136 64 154V180H50Z', fill(colors.light, 0.7))}
    ${path('M216 190H356L340 384C338 390 332 392 326 392H246C240 392 234 390 232 384Z', fill(colors.second))}
    ${body('M224 250H348L338 376C336 382 332 384 326 384H246C240 384 236 382 234 376Z', colors.main, colors, { id: `${id}b`, dx: -12, dy: -8 })}
    ${path('M224 250C260 242 312 242 348 250C312 260 260 260 224 250Z', fill(colors.light, 0.6))}
    ${path('M232 204H246L256 370H246Z', fill(colors.light, 0.7))}`,
});
