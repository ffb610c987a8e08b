import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { line } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const legs = [
  '120,150 70,96 30,132 14,190',
  '124,166 70,130 36,170 34,214',
  '128,176 84,164 62,196 66,226',
  '176,146 226,90 268,124 286,186',
  '178,160 226,124 262,164 266,212',
  '176,174 216,160 238,192 234,226',
];

export const spider = drawSubject({
  name: 'spider',
  nouns: ['spider', 'tarantula', 'arachnid'],
  bounds: { x: 9, y: 32, width: 282, height: 199 },
  natural: { main: '#47424f', second: '#5d5667', accent: '#d95d4f', ink: '#1d1a22', light: '#f4f0f4' },
  presence: { nouns: ['spider', 'tarantula'], home: 'forest', stands: 'ground', tall: 0.2, metres: 0.08 },
  paint: (colors, id) => `
    ${path(legs.map(line).join(''), stroke(colors.ink, 10))}
    ${body('M88 98A62 66 0 1 0 212 98A62 66 0 1 0 88 98Z', colors.main, colors, { id: `${id}b`, dx: -10, marks: path('M150 60L166 82L150 98L134 82ZM150 102L162 118L150 134L138 118Z', fill(colors.accent)) })}
    ${body('M106 166A44 40 0 1 0 194 166A44 40 0 1 0 106 166Z', colors.second, colors, { id: `${id}h`, dx: -6 })}
    ${path('M122 162A12 13 0 1 0 146 162A12 13 0 1 0 122 162ZM154 162A12 13 0 1 0 178 162A12 13 0 1 0 154 162Z', fill(colors.light))}${eye(135, 164, 7, colors)}${eye(166, 164, 7, colors)}
    ${path('M140 190Q150 196 160 190', stroke(colors.ink, 4))}${path('M110 72C116 56 130 46 144 44', stroke(colors.light, 6, 0.35))}`,
});
