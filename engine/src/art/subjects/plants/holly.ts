import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

const LEAF = shape(
  '200,200! 170,150! 120,160 124,120! 70,110 86,70! 40,40 20,0! 70,10 110,20! 130,40 160,40! 170,80 200,80! 196,120 226,130! 210,170',
);

export const holly = drawSubject({
  name: 'holly',
  nouns: ['holly', 'holly branch'],
  bounds: { x: -33, y: 57, width: 466, height: 240 },
  natural: { main: '#3a8a4c', second: '#d0303a', accent: '#6fbf74', ink: '#14301c', light: '#ffe0dc' },
  presence: { nouns: ['holly'], home: 'still-life', stands: 'table', tall: 0.3, metres: 0.15 },
  paint: (colors, id) => `
    <g transform="rotate(-18 200 200)">
    ${body(LEAF, colors.main, colors, { id: `${id}a`, dx: -8, dy: -10 })}
    ${path('M196 190C140 130 90 70 40 20M110 96L120 60M110 96L80 92M156 146L168 104M156 146L122 140', stroke(colors.accent, 6))}
    </g>
    <g transform="translate(400 0) scale(-1 1) rotate(-18 200 200)">
    ${body(LEAF, colors.main, colors, { id: `${id}b`, dx: 8, dy: -10 })}
    ${path('M196 190C140 130 90 70 40 20M110 96L120 60M110 96L80 92M156 146L168 104M156 146L122 140', stroke(colors.accent, 6))}
    </g>
    ${circle(176, 214, 35, fill(colors.second))}
    ${circle(230, 218, 35, fill(colors.second))}
    ${circle(202, 262, 35, fill(colors.second))}
    ${circle(184, 222, 26, fill(colors.ink, 0.18))}
    ${circle(238, 226, 26, fill(colors.ink, 0.18))}
    ${circle(210, 270, 26, fill(colors.ink, 0.18))}
    ${circle(172, 208, 27, fill(colors.second))}
    ${circle(226, 212, 27, fill(colors.second))}
    ${circle(198, 256, 27, fill(colors.second))}
    ${circle(164, 200, 7, fill(colors.light, 0.8))}
    ${circle(218, 204, 7, fill(colors.light, 0.8))}
    ${circle(190, 248, 7, fill(colors.light, 0.8))}`,
});
