import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, oval, path, stroke } from '../../svg.ts';

const PETAL = shape('190,200! 130,170 96,110 110,50 160,20 190,34 220,20 270,50 284,110 250,170');

export const hibiscus = drawSubject({
  name: 'hibiscus',
  nouns: ['hibiscus', 'hibiscus flower'],
  bounds: { x: -20, y: 20, width: 420, height: 353 },
  natural: { main: '#e2456a', second: '#4f9a55', accent: '#f6d04a', ink: '#4a1024', light: '#ffd3dc' },
  presence: { nouns: ['hibiscus'], home: 'garden', stands: 'table', tall: 0.4, metres: 0.3 },
  paint: (colors) => `
    ${path(shape('60,330 10,300 -20,250 -10,210! 50,220 110,270 140,330'), fill(colors.second))}
    ${path(shape('320,330 370,300 400,250 390,210! 330,220 270,270 240,330'), fill(colors.second))}
    ${path(shape('320,330 370,300 400,250 390,210! 330,220 270,270 240,330'), fill(colors.ink, 0.16))}
    ${[0, 72, 144, 216, 288].map((turn) => `<g transform="rotate(${turn} 190 200)">${path(PETAL, fill(colors.main))}${path('M190 200L190 34C220 20 270 50 284 110C270 150 230 180 190 200Z', fill(colors.ink, 0.12))}${path('M190 180C190 140 188 100 190 64M180 170C164 140 150 110 146 86M200 170C216 140 230 110 234 86', stroke(colors.light, 5, 0.45))}</g>`).join('')}
    ${path(oval([190, 200], 52, 52), fill(colors.ink, 0.35))}
    ${path('M190 200C220 180 250 150 280 100', stroke(colors.accent, 15))}
    ${circle(268, 96, 9, fill(colors.accent))}
    ${circle(290, 90, 9, fill(colors.accent))}
    ${circle(296, 108, 9, fill(colors.accent))}
    ${circle(262, 118, 9, fill(colors.accent))}
    ${circle(284, 122, 9, fill(colors.accent))}
    ${circle(300, 84, 6, fill(colors.light))}`,
});
