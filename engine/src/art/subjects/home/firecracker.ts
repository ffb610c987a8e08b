import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

const TUBES: readonly (readonly [number, number])[] = [
  [0, 60],
  [1, 60],
  [0, 128],
  [1, 128],
  [0, 196],
  [1, 196],
  [0, 264],
  [1, 264],
  [0, 332],
  [1, 332],
];

export const firecracker = drawSubject({
  name: 'firecracker',
  nouns: ['firecracker', 'firecrackers', 'string of firecrackers'],
  bounds: { x: 67, y: 7, width: 169, height: 549 },
  natural: { main: '#d4332f', second: '#a3222a', accent: '#f5bb3c', ink: '#451016', light: '#ffe6c0' },
  presence: { nouns: ['firecracker'], home: 'street', stands: 'ground', tall: 0.42, metres: 1.4 },
  paint: (colors) => `
    ${path('M150 10V470', stroke(colors.ink, 5))}
    ${TUBES.map(([side, y]) => `<g transform="translate(150 ${y}) rotate(${side ? -38 : 38})">${path('M-24 6H24V104H-24Z', fill(colors.main))}${path('M4 6H24V104H4Z', fill(colors.ink, 0.2))}${path('M-24 14H24V28H-24ZM-24 82H24V96H-24Z', fill(colors.accent))}</g>`).join('')}
    ${path('M110 10H190L180 60H120Z', fill(colors.main))}
    ${path('M110 10H190V28H110Z', fill(colors.accent))}
    ${path(shape('150,440 120,470 100,450! 112,490 80,500! 120,512 110,550! 146,520 170,556! 180,514 220,516! 190,490 210,460! 172,470'), fill(colors.second))}
    ${path(shape('150,464 136,482 118,482! 134,496 132,520! 150,506 166,522! 168,498 186,490! 164,482'), fill(colors.accent))}
    ${path('M150 478L158 492L150 506L142 492Z', fill(colors.light))}
    ${circle(84, 440, 7, fill(colors.accent))}
    ${circle(226, 450, 7, fill(colors.accent))}
    ${circle(230, 540, 6, fill(colors.accent))}
    ${circle(80, 550, 6, fill(colors.accent))}`,
});
