import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const claw = shape('64,96! 30,92 12,66 18,34 44,14! 44,40 54,56! 62,36 80,30! 96,56 88,84');
const legs = ['96,170 60,166 38,190 32,220', '104,186 74,192 58,214 58,236', '116,196 96,208 86,226 88,240'];

export const crab = drawSubject({
  name: 'crab',
  nouns: ['crab'],
  bounds: { x: 10, y: 12, width: 340, height: 234 },
  natural: { main: '#e0513a', second: '#b93a2b', accent: '#f6a37c', ink: '#3b1615', light: '#fff1e2' },
  presence: { nouns: ['crab'], home: 'beach', stands: 'ground', tall: 0.22, metres: 0.18 },
  paint: (colors, id) => {
    const side = `${path(legs.map(line).join(''), stroke(colors.second, 13))}${path(line('104,150 66,140 56,112 66,92'), stroke(colors.second, 18))}${path(claw, fill(colors.main))}${path('M26 66C24 54 28 42 34 36', stroke(colors.accent, 6))}`;
    return `
    ${side}<g transform="translate(360 0) scale(-1 1)">${side}</g>
    ${path('M154 116V84M206 116V84', stroke(colors.second, 9))}
    ${body('M84 160C88 124 132 104 180 104C228 104 272 124 276 160C272 196 232 214 180 214C128 214 88 196 84 160Z', colors.main, colors, { id: `${id}b`, dx: -10, dy: -18, marks: path('M112 140h6M130 124h6M118 160h2', stroke(colors.accent, 9)) })}
    ${path('M136 76A17 17 0 1 0 170 76A17 17 0 1 0 136 76ZM190 76A17 17 0 1 0 224 76A17 17 0 1 0 190 76Z', fill(colors.light))}${eye(155, 78, 10, colors)}${eye(205, 78, 10, colors)}
    ${path('M156 170Q180 190 204 170', stroke(colors.ink, 5))}`;
  },
});
