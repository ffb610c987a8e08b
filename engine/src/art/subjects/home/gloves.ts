import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const GLOVE = shape(
  '70,300! 66,240 50,200 20,170 6,140 20,124 40,134 66,160! 60,90 62,40 74,30 86,40 92,130! 96,60 98,10 112,0 124,12 126,124! 134,50 140,14 154,8 166,22 160,128! 174,80 184,56 198,56 206,72 196,140 190,200 186,240 190,300!',
);

export const gloves = drawSubject({
  name: 'gloves',
  nouns: ['leather gloves', 'pair of gloves'],
  bounds: { x: 4, y: 0, width: 394, height: 362 },
  natural: { main: '#8a5a3a', second: '#5a3822', accent: '#d9a85a', ink: '#2a180e', light: '#f4d9b8' },
  presence: {
    nouns: ['glove', 'gloves', 'pair of gloves'],
    home: 'still-life',
    stands: 'table',
    tall: 0.32,
    metres: 0.3,
    several: 2,
  },
  paint: (colors, id) => `
    <g transform="translate(180 10) rotate(8 100 160)">
    ${path(GLOVE, fill(colors.main)) + path(GLOVE, fill(colors.ink, 0.22))}
    ${path('M62 290H196V340H62Z', fill(colors.second))}
    ${path('M62 290H196V340H62Z', fill(colors.ink, 0.2))}
    </g>
    <g transform="rotate(-6 100 160)">
    ${body(GLOVE, colors.main, colors, { id: `${id}a`, dx: -12, dy: -8 })}
    ${path('M92 130V180M126 124V180M160 128V180', stroke(colors.ink, 4, 0.25))}
    ${path('M62 290H196V340H62Z', fill(colors.second))}
    ${path('M62 300H196V310H62Z', fill(colors.accent))}
    ${path('M150 290H196V340H150Z', fill(colors.ink, 0.14))}
    ${path('M72 60H80L88 130H80Z', fill(colors.light, 0.4))}
    </g>`,
});
