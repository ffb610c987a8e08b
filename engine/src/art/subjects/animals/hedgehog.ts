import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const spikes = Array.from({ length: 15 }, (_, i) => {
  const angle = Math.PI * (1.06 + (i / 14) * 0.84);
  const at = (reach: number, turn: number): string =>
    `${Math.round(146 + 122 * reach * Math.cos(angle + turn))} ${Math.round(176 + 118 * reach * Math.sin(angle + turn))}`;
  return `${i === 0 ? 'M' : 'L'}${at(0.9, -0.1)}L${at(1.08, -0.02)}`;
}).join('');
const coat = `${spikes}L262 140L230 190L200 214H60L34 200Z`;
const needles =
  'M70 150l-16 -10M100 120l-12 -14M136 106l-6 -16M174 110l2 -16M206 130l8 -14M84 182l-18 -6M116 156l-12 -12M150 144l-4 -16M186 154l4 -14M130 190l-14 -8M168 184l-4 -14';

export const hedgehog = drawSubject({
  name: 'hedgehog',
  nouns: ['hedgehog', 'porcupine'],
  bounds: { x: 17, y: 50, width: 319, height: 186 },
  natural: { main: '#7a553b', second: '#5b3d29', accent: '#e3b98c', ink: '#2b1b12', light: '#fbead0' },
  presence: {
    nouns: ['hedgehog', 'porcupine'],
    home: 'forest',
    stands: 'ground',
    tall: 0.24,
    metres: 0.25,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M86 206h26v24q0 6 -8 6h-12q-8 0 -8 -6ZM206 206h26v24q0 6 -6 6h-14q-8 0 -8 -6Z', fill(colors.accent))}${path('M86 206h26v24q0 6 -8 6h-12q-8 0 -8 -6ZM206 206h26v24q0 6 -6 6h-14q-8 0 -8 -6Z', fill(colors.ink, 0.25))}
    ${body(shape('196,214 200,160 226,122 258,118 282,140 308,166 330,180! 326,192 300,202 262,210 230,220 120,226 60,216 60,190'), colors.accent, colors, { id: `${id}f`, dx: -2, dy: -10 })}
    ${path(coat, fill(colors.main))}${path('M34 200L60 214H200L230 190L244 168C200 196 100 200 30 180Z', fill(colors.second))}
    ${path(needles, stroke(colors.light, 5, 0.55))}
    ${path('M58 214h24q14 0 14 12v4q0 6 -8 6h-26q-10 0 -10 -10ZM178 214h28q12 0 12 12v4q0 6 -6 6h-34q-8 0 -8 -8Z', fill(colors.accent))}
    ${path('M222 140A17 18 0 1 0 256 140A17 18 0 1 0 222 140Z', fill(colors.accent))}${path('M228 142A11 12 0 1 0 250 142A11 12 0 1 0 228 142Z', fill(colors.ink, 0.25))}
    ${path('M316 178A10 9 0 1 0 336 178A10 9 0 1 0 316 178Z', fill(colors.ink))}${eye(276, 160, 8, colors)}
    ${path('M306 196Q294 196 286 188', stroke(colors.ink, 3.5, 0.6))}`,
});
