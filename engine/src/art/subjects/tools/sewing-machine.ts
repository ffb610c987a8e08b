import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const sewingMachine = drawSubject({
  name: 'sewing-machine',
  nouns: ['sewing machine', 'sewing machines', 'sewing'],
  bounds: { x: 10, y: 6, width: 418, height: 328 },
  natural: { main: '#4f8f8a', second: '#e9dcc4', accent: '#d9a441', ink: '#23302f', light: '#f6f1e4' },
  presence: {
    nouns: ['sewing machine'],
    home: 'workshop',
    stands: 'table',
    tall: 0.34,
    metres: 0.35,
    faces: 'left',
  },
  paint: (colors, id) => `
    ${body('M10 262H420V312C420 320 414 324 406 324H24C16 324 10 320 10 312Z', colors.second, colors, { id: `${id}a`, dx: -10, dy: -8 })}
    ${path('M10 262H420V272H10Z', fill(colors.ink, 0.2))}
    ${body('M60 70C60 50 74 40 92 40H330C374 40 400 66 400 110V262H316V170C316 150 306 140 286 140H134V196H60Z', colors.main, colors, { id: `${id}b`, dx: -24, dy: -16 })}
    ${path('M60 88H400C400 92 400 96 400 100H60Z', fill(colors.accent))}
    ${path('M76 54H300V64H76Z', fill(colors.light, 0.35))}
    ${path('M78 196H112L106 220H84Z', fill(colors.second))}
    ${path('M95 220V262', stroke(colors.ink, 5))}
    ${path('M74 250H124V262H74Z', fill(colors.ink))}
    ${circle(402, 130, 26, fill(colors.second))}
    ${circle(402, 130, 10, fill(colors.ink))}
    ${rect(110, 14, 26, 26, fill(colors.accent), 4)}
    ${rect(180, 6, 40, 34, fill(colors.accent), 4)}
    ${path('M182 16H218M182 24H218M182 32H218M180 22L120 120L96 200', stroke(colors.ink, 3))}
    ${circle(358, 150, 20, fill(colors.light))}
    ${path('M358 150L366 138', stroke(colors.ink, 4))}
    ${path('M130 262C180 244 230 250 300 262Z', fill(colors.accent, 0.8))}
    ${rect(40, 304, 30, 30, fill(colors.ink), 4)}
    ${rect(360, 304, 30, 30, fill(colors.ink), 4)}`,
});
