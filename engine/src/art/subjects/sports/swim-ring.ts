import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path } from '../../svg.ts';

const RING =
  'M240 20C372 20 470 70 470 136C470 206 372 256 240 256C108 256 10 206 10 136C10 70 108 20 240 20Z';

export const swimRing = drawSubject({
  name: 'swim-ring',
  nouns: ['swim ring', 'swimming ring', 'rubber ring', 'pool float', 'inflatable ring'],
  bounds: { x: 10, y: 20, width: 460, height: 236 },
  natural: { main: '#f0708f', second: '#fff4e6', accent: '#f5c542', ink: '#5a1a30', light: '#ffe3ea' },
  presence: { nouns: ['swim ring'], home: 'swimming-pool', stands: 'water', tall: 0.2, metres: 0.5 },
  paint: (colors, id) => `
    ${body(RING, colors.main, colors, { id: `${id}a`, dx: -14, dy: -18, marks: path('M60 40L150 10L200 90L130 116ZM330 10L440 50L360 118L290 90ZM440 170L400 240L320 190L370 150ZM170 250L80 230L120 150L180 190Z', fill(colors.second)) })}
    ${path('M240 92C306 92 350 110 350 136C350 164 306 182 240 182C174 182 130 164 130 136C130 110 174 92 240 92Z', fill(colors.ink, 0.3))}
    ${path(shape('50,116 70,84 120,56 126,66 92,90 66,124'), fill(colors.light, 0.5))}
    ${circle(240, 50, 9, fill(colors.accent))}
    ${circle(90, 180, 9, fill(colors.accent))}
    ${circle(390, 110, 9, fill(colors.accent))}
    ${circle(260, 222, 9, fill(colors.accent))}`,
});
