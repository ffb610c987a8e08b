import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const narwhal = drawSubject({
  name: 'narwhal',
  nouns: ['narwhal', 'narwhals'],
  bounds: { x: 10, y: 54, width: 630, height: 275 },
  natural: { main: '#7f95a8', second: '#5d7386', accent: '#e9dcc0', ink: '#22303b', light: '#eef3f6' },
  presence: { nouns: ['narwhal'], home: 'underwater', stands: 'deep', tall: 0.3, metres: 4, faces: 'right' },
  paint: (colors, id) => `
    ${path(limb('470,150,20 540,112,13 640,54,0'), fill(colors.accent))}${path('M500 128l12 14M530 110l12 13M560 93l9 11M590 76l7 8', stroke(colors.ink, 5, 0.3))}
    ${path(shape('80,190! 40,170 10,120 20,90 60,120 92,166') + shape('80,196! 40,210 10,250 24,280 64,256 94,214'), fill(colors.second))}
    ${body(shape('70,196 120,160 200,130 300,112 400,114 470,140 498,180 490,220 440,256 340,272 220,262 130,230'), colors.main, colors, { id: `${id}b`, dx: -6, dy: -16, marks: path(shape('110,236 220,232 340,240 440,226 500,200 500,300 140,300'), fill(colors.light)) + path('M180 160h.1M220 146h.1M260 156h.1M300 134h.1M340 150h.1M380 130h.1M240 182h.1M320 178h.1M200 188h.1M280 196h.1M370 172h.1', stroke(colors.second, 17)) })}
    ${path(shape('330,236! 300,300 310,326 350,310 392,246!'), fill(colors.second))}${eye(444, 176, 9, colors)}${path('M490 208Q462 226 440 216', stroke(colors.ink, 5, 0.55))}`,
});
