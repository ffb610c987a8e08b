import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path } from '../../svg.ts';

const trunk = shape(
  '62,150! 100,140 150,130 210,124 246,112 270,112 288,126 290,144 270,158 220,172 160,174 110,164 66,166!',
);
const nearWing = shape('214,140! 176,102 140,60 96,34 14,24! 70,52 104,88 126,128 150,158 190,164');
const farWing = shape('206,132! 224,88 256,50 300,30 376,36! 320,58 286,90 260,126');

export const seagull = drawSubject({
  name: 'seagull',
  nouns: ['seagull', 'gull', 'albatross'],
  bounds: { x: 14, y: 24, width: 362, height: 150 },
  natural: { main: '#f4f4f1', second: '#9aa7b4', accent: '#eda53d', ink: '#2b323c', light: '#fffffe' },
  presence: {
    nouns: ['seagull', 'gull'],
    home: 'coast',
    stands: 'air',
    tall: 0.2,
    metres: 0.6,
    faces: 'right',
    posture: 'flying',
  },
  paint: (colors, id) => `
    <clipPath id="${id}f"><path d="${farWing}"/></clipPath><clipPath id="${id}n"><path d="${nearWing}"/></clipPath>
    ${path(farWing, fill(colors.second))}<g clip-path="url(#${id}f)">${path('M330 0H400V90H318Z', fill(colors.ink))}${path('M200 140L260 126L286 90L320 58L360 40L376 50V140Z', fill(colors.ink, 0.2))}</g>
    ${body(trunk, colors.main, colors, { id: `${id}b`, dy: -14 })}
    ${path(nearWing, fill(colors.second))}<g clip-path="url(#${id}n)">${path('M0 0H64V90H0Z', fill(colors.ink))}${path('M60 46L104 88L126 128L150 170L170 166L140 110L100 64Z', fill(colors.light))}</g>
    ${path('M286 130C300 130 312 136 316 146C306 148 296 148 286 146Z', fill(colors.accent))}
    ${eye(270, 130, 4.5, colors)}`,
});
