import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const toilet = drawSubject({
  name: 'toilet',
  nouns: ['toilet', 'toilet bowl', 'loo'],
  bounds: { x: 36, y: 0, width: 330, height: 456 },
  natural: { main: '#f7f8f8', second: '#cfd8dd', accent: '#7fb4cf', ink: '#3a454e', light: '#ffffff' },
  presence: { nouns: ['toilet'], home: 'still-life', stands: 'ground', tall: 0.4, metres: 0.8 },
  paint: (colors, id) => `
    ${body('M60 0H250Q268 0 268 18V170H42V18Q42 0 60 0Z', colors.main, colors, { id: `${id}t`, dx: -18, dy: -6 })}${path('M36 0H274V26H36Z', fill(colors.second))}${path('M70 62H112', stroke(colors.accent, 12))}
    ${body(shape('60,238 70,226 330,226 352,240! 340,300 290,342 262,356! 270,440! 90,440! 108,350 78,300'), colors.main, colors, { id: `${id}b`, dx: -16, dy: -12 })}
    ${path('M70 440H290Q306 440 306 456H54Q54 440 70 440Z', fill(colors.second))}
    ${path('M40 190H340Q366 190 366 214Q366 240 340 240H56Q40 240 40 214Z', fill(colors.second))}${path('M40 164H330Q352 164 352 190H40Z', fill(colors.main))}${path('M40 182H352V190H40Z', fill(colors.ink, 0.14))}`,
});
