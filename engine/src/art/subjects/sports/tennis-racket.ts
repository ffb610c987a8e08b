import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const tennisRacket = drawSubject({
  name: 'tennis-racket',
  nouns: ['tennis racket', 'tennis rackets', 'tennis racquet', 'tennis'],
  bounds: { x: 19, y: -2, width: 285, height: 396 },
  natural: { main: '#2f6fb0', second: '#d8e34a', accent: '#e2504a', ink: '#1f2f40', light: '#f7fbfa' },
  presence: {
    nouns: ['tennis racket'],
    home: 'park',
    stands: 'ground',
    tall: 0.4,
    metres: 0.7,
  },
  paint: (colors) => `
    <g transform="rotate(28 150 160)">
    ${path(shape('150,0 214,24 246,90 238,160 200,214 150,232 100,214 62,160 54,90 86,24'), stroke(colors.main, 18))}
    ${path('M80 44V176M104 22V206M128 12V222M150 10V226M172 12V222M196 22V206M220 44V176M66 70H234M60 94H240M60 118H240M66 142H234M76 166H224M96 190H204M92 46H208', stroke(colors.light, 3, 0.9))}
    ${path('M222 40C244 84 240 150 200 208', stroke(colors.ink, 6, 0.2))}
    ${path('M110 222L140 300H160L190 222L172 226L152 280H148L128 226Z', fill(colors.main))}
    ${rect(136, 296, 28, 18, fill(colors.accent), 4)}
    ${rect(138, 312, 24, 110, fill(colors.ink), 8)}
    ${path('M138 330L162 342M138 350L162 362M138 370L162 382M138 390L162 402', stroke(colors.light, 3, 0.3))}
    </g>
    ${circle(260, 330, 44, fill(colors.second))}
    ${path('M292 300A44 44 0 0 1 230 362A48 48 0 0 0 292 300Z', fill(colors.ink, 0.18))}
    ${path('M226 304C250 312 262 336 254 372M296 304C276 310 266 326 270 340', stroke(colors.light, 6))}`,
});
