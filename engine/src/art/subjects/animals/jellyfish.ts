import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, line } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const bell =
  'M40 150C36 76 84 22 152 22C220 22 268 76 264 150C256 166 244 166 234 152C224 168 208 168 196 152C184 170 166 170 152 152C138 170 120 170 108 152C96 168 80 168 70 152C60 166 48 166 40 150Z';

export const jellyfish = drawSubject({
  name: 'jellyfish',
  nouns: ['jellyfish', 'medusa'],
  bounds: { x: 38, y: 20, width: 228, height: 350 },
  natural: { main: '#b07fd0', second: '#8a5cb4', accent: '#f2a7c8', ink: '#33214a', light: '#fbeefa' },
  presence: { nouns: ['jellyfish'], home: 'underwater', stands: 'deep', tall: 0.42, metres: 0.8 },
  paint: (colors, id) => `
    ${path(['64,150 52,200 74,240 58,290 70,330', '240,150 252,204 230,250 248,300 234,344', '92,156 100,220 84,280 98,350', '212,156 204,222 222,290 206,356'].map(line).join(''), stroke(colors.second, 6))}
    ${path([limb('122,150,34 110,200,30 130,240,26 112,290,18 124,340,0'), limb('184,150,34 198,204,30 176,250,26 194,300,18 182,368,0')].join(''), fill(colors.accent))}${path(limb('152,150,36 142,210,30 162,256,24 148,310,14 154,352,0'), fill(colors.light, 0.85))}
    ${body(bell, colors.main, colors, { id: `${id}b`, dx: -16, dy: -8, marks: path('M152 22C110 50 92 100 92 160M152 22C194 50 212 100 212 160M152 22V160', stroke(colors.second, 5)) + path('M40 150C60 118 244 118 264 150V180H40Z', fill(colors.accent, 0.6)) })}
    ${path('M72 104C80 74 98 52 124 42', stroke(colors.light, 9, 0.6))}`,
});
