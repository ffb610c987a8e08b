import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const gasPump = drawSubject({
  name: 'gas-pump',
  nouns: ['gas pump', 'petrol pump', 'fuel pump'],
  bounds: { x: 0, y: 0, width: 370, height: 424 },
  natural: { main: '#d9403a', second: '#eef1f3', accent: '#3b424b', ink: '#22272d', light: '#ffffff' },
  presence: { nouns: ['gas pump'], home: 'street', stands: 'ground', tall: 0.44, metres: 1.8 },
  paint: (colors, id) => `
    ${path(line('240,120 300,130 306,230 300,320 340,340 356,290 346,150 300,80'), stroke(colors.accent, 14))}${path('M286 66L322 96L334 140H306L276 96Z', fill(colors.accent))}
    ${body('M50 0H210Q240 0 240 30V400H20V30Q20 0 50 0Z', colors.main, colors, { id: `${id}b`, dx: -22, dy: 0, marks: path('M0 240H260V262H0Z', fill(colors.second)) })}
    ${path('M52 40H208V150H52Z', fill(colors.second))}${path('M72 66H188M72 92H150M72 118H170', stroke(colors.accent, 9, 0.7))}
    ${path(shape('130,176! 152,204 158,222 130,238 102,222 108,204'), fill(colors.second))}${path('M0 400H260V424H0Z', fill(colors.accent))}
    ${path('M40 290V380', stroke(colors.light, 9, 0.35))}`,
});
