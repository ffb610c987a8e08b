import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const jamJar = drawSubject({
  name: 'jam-jar',
  nouns: [
    'jam',
    'jam jar',
    'jar of jam',
    'marmalade',
    'preserves',
    'honey jar',
    'honey',
    'jar of honey',
    'mason jar',
    'jar',
  ],
  bounds: { x: 12, y: 4, width: 237, height: 312 },
  natural: { main: '#e79a1f', second: '#c97414', accent: '#d6453b', ink: '#4a2710', light: '#fff8ea' },
  presence: {
    nouns: ['jam', 'jar', 'honey', 'honey pot', 'jar of honey', 'jar of jam'],
    home: 'still-life',
    stands: 'table',
    tall: 0.32,
    metres: 0.14,
  },
  paint: (colors, id) => `
    ${body('M22 92C22 76 34 68 50 68H210C226 68 238 76 238 92V290C238 308 228 316 210 316H50C32 316 22 308 22 290Z', colors.main, colors, { id: `${id}a`, dx: -30, dy: -6 })}
    ${path('M22 92C22 76 34 68 50 68H210C226 68 238 76 238 92V104H22Z', fill(colors.light, 0.5))}
    ${path('M40 120C40 108 58 108 58 120V270C58 282 40 282 40 270Z', fill(colors.light, 0.55))}
    ${body('M66 148H214C222 148 226 152 226 160V244C226 252 222 256 214 256H66C58 256 54 252 54 244V160C54 152 58 148 66 148Z', colors.light, colors, { id: `${id}b`, dx: -14, dy: -4 })}
    ${path('M68 162H212V242H68Z', stroke(colors.accent, 5))}
    ${path(shape('140,176 158,186 160,208 140,230 120,208 122,186'), fill(colors.second))}
    ${path('M126 196H154M124 208H156', stroke(colors.ink, 6, 0.5))}
    ${path(shape('118,184 100,172 104,196'), fill(colors.light))}
    ${path(shape('162,184 180,172 176,196'), fill(colors.light))}
    ${path('M28 40H232C244 40 250 48 248 58C252 68 246 78 234 76C224 88 208 80 200 76C190 88 170 86 162 76C152 88 132 88 124 76C114 88 96 86 88 76C78 86 60 88 52 76C36 84 12 76 14 60C8 50 16 40 28 40Z', fill(colors.accent))}
    ${body('M36 4H224C234 4 240 10 240 18V44H20V18C20 10 26 4 36 4Z', colors.accent, colors, { id: `${id}c`, dx: -12, dy: -6 })}
    ${path('M40 18H200M50 32H52M84 30H86M118 32H120M152 30H154M186 32H188', stroke(colors.light, 7, 0.6))}
    ${path('M22 46H238', stroke(colors.ink, 6, 0.3))}`,
});
