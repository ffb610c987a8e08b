import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const seashell = drawSubject({
  name: 'seashell',
  nouns: ['seashell', 'seashells', 'sea shell', 'shell', 'scallop shell', 'conch'],
  bounds: { x: 13, y: 10, width: 354, height: 331 },
  natural: { main: '#f2a58c', second: '#fbe0cc', accent: '#d97a66', ink: '#6a3428', light: '#fff8f0' },
  presence: {
    nouns: ['seashell', 'shell', 'scallop shell', 'conch'],
    home: 'beach',
    stands: 'ground',
    tall: 0.2,
    metres: 0.1,
  },
  paint: (colors, id) => `
    ${path('M140 270L120 330C150 344 230 344 260 330L240 270Z', fill(colors.accent))}
    ${path('M200 280L240 270L260 330C240 340 220 342 200 342Z', fill(colors.ink, 0.18))}
    ${body(shape('190,290! 120,270 50,220 14,150 20,90! 46,84 56,50! 92,60 108,22! 146,40 190,10! 234,40 272,22! 288,60 324,50! 334,84 360,90! 366,150 330,220 260,270'), colors.main, colors, { id: `${id}a`, dx: -22, dy: -14, marks: path('M190 290L30 110M190 290L66 66M190 290L116 40M190 290L190 20M190 290L264 40M190 290L314 66M190 290L350 110', stroke(colors.second, 9)) + path('M46 170C130 110 250 110 334 170M80 220C150 170 230 170 300 220', stroke(colors.accent, 6, 0.5)) })}
    ${path('M54 96C66 84 80 78 92 76', stroke(colors.light, 9, 0.5))}`,
});
