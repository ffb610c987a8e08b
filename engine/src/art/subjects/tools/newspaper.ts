import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const newspaper = drawSubject({
  name: 'newspaper',
  nouns: ['newspaper', 'newspapers', 'magazine', 'gazette', 'tabloid'],
  bounds: { x: 18, y: 20, width: 378, height: 306 },
  natural: { main: '#f4efe3', second: '#c9c1b0', accent: '#c9483c', ink: '#2c2a28', light: '#ffffff' },
  presence: { nouns: ['newspaper', 'gazette'], home: 'still-life', stands: 'table', tall: 0.3, metres: 0.3 },
  paint: (colors, id) => `
    ${path('M330 90H396V290C396 314 380 326 360 326H330Z', fill(colors.second))}
    ${path('M366 90H396V290C396 314 380 326 360 326H366Z', fill(colors.ink, 0.14))}
    ${body('M30 20H320C330 20 336 26 336 36V300C336 316 344 326 360 326H56C32 326 18 312 18 292V32C18 24 22 20 30 20Z', colors.main, colors, { id: `${id}a`, dx: -10, dy: -6 })}
    ${path('M44 46H310V78H44Z', fill(colors.ink))}
    ${path('M44 96H176V206H44Z', fill(colors.accent))}
    ${path('M44 206L90 140L120 176L140 154L176 190V206Z', fill(colors.light, 0.5))}
    ${circle(146, 122, 13, fill(colors.light))}
    ${path('M196 104H306M196 126H306M196 148H306M196 170H270M196 192H306M48 232H160M48 254H160M48 276H140M196 232H306M196 254H306M196 276H290', stroke(colors.ink, 7, 0.5))}
    ${path('M62 62H290', stroke(colors.light, 7))}`,
});
