import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const bento = drawSubject({
  name: 'bento',
  nouns: ['bento', 'bento box', 'lunch box', 'lunchbox'],
  bounds: { x: 0, y: 62, width: 480, height: 162 },
  natural: { main: '#b5302f', second: '#f7f3ea', accent: '#f2b53a', ink: '#2a1416', light: '#6fa84f' },
  presence: {
    nouns: ['bento', 'bento box', 'lunch box'],
    home: 'still-life',
    stands: 'table',
    tall: 0.24,
    metres: 0.09,
  },
  paint: (colors, id) => `
    ${path(shape('30,130! 40,84 80,66 120,78 160,64 196,84 204,130!'), fill(colors.second))}
    ${path('M60 130V96H104V130ZM130 130V92H172V130Z', fill(colors.ink, 0.8))}
    ${circle(82, 80, 9, fill(colors.main))}
    ${path(shape('210,130! 214,80 240,64 270,72 276,130!'), fill(colors.accent))}
    ${path('M226 78C222 96 222 112 224 130M250 70C246 92 246 112 248 130', stroke(colors.ink, 5, 0.2))}
    ${path(shape('270,130! 276,96 300,70 310,92 330,62 344,90 366,76 376,130!'), fill(colors.light))}
    ${path('M304 124C304 108 306 98 310 92M346 124C344 110 344 100 344 92', stroke(colors.ink, 4, 0.2))}
    ${circle(400, 104, 24, fill(colors.main))}
    ${circle(446, 110, 22, fill(colors.accent))}
    ${path(shape('386,86 396,72 410,74 414,86'), fill(colors.light))}
    ${body('M10 126H470C476 126 480 130 480 136V204C480 216 472 224 460 224H20C8 224 0 216 0 204V136C0 130 4 126 10 126Z', colors.main, colors, { id: `${id}a`, dx: -20, dy: -6 })}
    ${path('M0 150H480V158H0Z', fill(colors.accent))}
    ${path('M0 126H480V134H0Z', fill(colors.ink, 0.2))}
    ${path('M24 180H180', stroke(colors.light, 7, 0.3))}
    ${path('M330 178a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM362 190a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM390 176a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z', fill(colors.accent, 0.9))}`,
});
