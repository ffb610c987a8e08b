import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const pictureFrame = drawSubject({
  name: 'picture-frame',
  nouns: ['picture frame', 'framed picture'],
  bounds: { x: 10, y: 10, width: 400, height: 320 },
  natural: { main: '#c99a45', second: '#7fb6d0', accent: '#5f9a58', ink: '#4a3414', light: '#fff6e2' },
  presence: {
    nouns: ['picture frame', 'framed picture'],
    home: 'living-room',
    stands: 'table',
    tall: 0.36,
    metres: 0.5,
  },
  paint: (colors, id) => `
    ${body('M10 10H410V330H10Z', colors.main, colors, { id: `${id}a`, dx: -14, dy: -14 })}
    ${path('M40 40H380V300H40Z', fill(colors.ink, 0.2))}
    ${path('M48 48H372V292H48Z', fill(colors.light))}
    ${path('M70 70H350V270H70Z', fill(colors.second))}
    ${circle(290, 120, 27, fill(colors.main))}
    ${path('M70 220L150 130L210 190L260 150L350 230V270H70Z', fill(colors.accent))}
    ${path('M150 130L210 190L190 230L150 210ZM260 150L350 230V270H300Z', fill(colors.ink, 0.18))}
    ${path('M70 240C140 220 220 250 350 236V270H70Z', fill(colors.accent))}
    ${path('M24 24H396M24 24V316', stroke(colors.light, 6, 0.5))}`,
});
