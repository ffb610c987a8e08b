import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const signpost = drawSubject({
  name: 'signpost',
  nouns: [
    'signpost',
    'sign post',
    'direction sign',
    'wooden sign',
    'fingerpost',
    'guidepost',
    'crossroads sign',
  ],
  bounds: { x: 30, y: 4, width: 300, height: 416 },
  natural: { main: '#b77d45', second: '#8a5a31', accent: '#e8c184', ink: '#3a2412', light: '#fff0d6' },
  presence: { nouns: ['signpost', 'wooden sign'], home: 'meadow', stands: 'ground', tall: 0.44, metres: 2.3 },
  paint: (colors, id) => `
    ${rect(150, 20, 30, 400, fill(colors.second))}
    ${path('M166 20H180V420H166Z', fill(colors.ink, 0.2))}
    ${path('M150 24L165 4L180 24Z', fill(colors.second))}
    ${body('M70 50H290L330 84L290 118H70Z', colors.main, colors, { id: `${id}a`, dx: -8, dy: -8 })}
    ${path('M104 76H240M104 94H200', stroke(colors.ink, 8, 0.55))}
    ${path('M76 56H284', stroke(colors.light, 5, 0.4))}
    ${body('M280 140H70L30 172L70 204H280Z', colors.accent, colors, { id: `${id}b`, dx: -8, dy: -8 })}
    ${path('M90 164H240M90 182H190', stroke(colors.ink, 8, 0.5))}
    ${body('M90 226H270L306 258L270 290H90Z', colors.main, colors, { id: `${id}c`, dx: -8, dy: -8 })}
    ${path('M120 250H230M120 268H200', stroke(colors.ink, 8, 0.55))}
    ${circle(165, 62, 4, fill(colors.ink))}
    ${circle(165, 106, 4, fill(colors.ink))}
    ${circle(165, 152, 4, fill(colors.ink))}
    ${circle(165, 194, 4, fill(colors.ink))}
    ${circle(165, 238, 4, fill(colors.ink))}
    ${circle(165, 280, 4, fill(colors.ink))}`,
});
