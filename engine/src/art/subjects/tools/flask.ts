import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const flask = drawSubject({
  name: 'flask',
  nouns: ['flask', 'lab flask', 'erlenmeyer flask', 'beaker', 'chemistry flask', 'chemistry'],
  bounds: { x: 11, y: 8, width: 298, height: 378 },
  natural: { main: '#3fb58f', second: '#e9f4f6', accent: '#f2b93d', ink: '#23404a', light: '#ffffff' },
  presence: {
    nouns: ['flask', 'beaker', 'lab flask'],
    home: 'still-life',
    stands: 'table',
    tall: 0.4,
    metres: 0.2,
  },
  paint: (colors, id) => `
    ${body('M120 30H200V150L304 340C316 364 304 386 276 386H44C16 386 4 364 16 340L120 150Z', colors.second, colors, { id: `${id}a`, dx: -16, dy: -6 })}
    ${body('M76 236C110 222 140 250 170 238C200 226 220 226 244 236L300 342C310 362 300 376 276 376H44C20 376 10 362 20 342Z', colors.main, colors, { id: `${id}b`, dx: -16, dy: -4 })}
    ${path('M76 236C110 222 140 250 170 238S220 226 244 236L250 248C220 238 200 240 170 250S110 234 70 248Z', fill(colors.light, 0.25))}
    ${rect(106, 8, 108, 28, fill(colors.second), 12)}
    ${path('M170 8H202A12 12 0 0 1 202 36H176Z', fill(colors.ink, 0.14))}
    ${path('M176 180H200M176 206H214M196 280H240M206 310H256', stroke(colors.ink, 5, 0.35))}
    ${circle(110, 300, 14, fill(colors.light, 0.7))}
    ${circle(150, 330, 10, fill(colors.light, 0.7))}
    ${circle(96, 346, 9, fill(colors.light, 0.7))}
    ${circle(180, 290, 8, fill(colors.light, 0.7))}
    ${circle(160, 200, 9, fill(colors.accent))}
    ${circle(138, 176, 7, fill(colors.accent))}
    ${circle(166, 150, 6, fill(colors.accent))}
    ${path('M132 60V150L70 262', stroke(colors.light, 10, 0.8))}`,
});
