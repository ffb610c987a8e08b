import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const boxingGloves = drawSubject({
  name: 'boxing-gloves',
  nouns: ['boxing glove', 'boxing gloves', 'boxing'],
  bounds: { x: 20, y: 18, width: 309, height: 290 },
  natural: { main: '#d2333a', second: '#f6efe2', accent: '#2b2530', ink: '#4a1016', light: '#ffd4d0' },
  presence: { nouns: ['boxing glove'], home: 'gym', stands: 'ground', tall: 0.34, metres: 0.3, several: 2 },
  paint: (colors, id) => `
    ${path('M150 60C150 10 230 10 240 50', stroke(colors.accent, 6))}
    <g transform="translate(150 10)">
    ${path(shape('40,200! 30,130 50,70 100,44 150,56 176,100 172,160 150,200 140,240! 50,240!'), fill(colors.main))}
    ${path(shape('40,200! 30,130 50,70 100,44 150,56 176,100 172,160 150,200 140,240! 50,240!'), fill(colors.ink, 0.28))}
    ${path('M44 236H148V296H48Z', fill(colors.second))}
    ${path('M44 236H148V296H48Z', fill(colors.ink, 0.2))}
    </g>
    ${body(shape('56,230! 30,180 26,120 56,76 110,60 166,72 196,110 196,160 176,200 160,230!'), colors.main, colors, { id: `${id}a`, dx: -16, dy: -14 })}
    ${path(shape('60,170 30,150 20,120 30,96 50,100 66,124 90,140 96,160'), fill(colors.main))}
    ${path(shape('60,170 40,156 66,150 96,160'), fill(colors.ink, 0.16))}
    ${path('M36 104C60 120 80 140 98 162', stroke(colors.ink, 5, 0.3))}
    ${body('M54 226H166L162 296C162 304 158 308 150 308H72C64 308 60 304 60 296Z', colors.second, colors, { id: `${id}b`, dx: -14, dy: -6 })}
    ${path('M56 250H165L164 266H57Z', fill(colors.accent))}
    ${path('M96 90C120 80 146 84 162 98', stroke(colors.light, 12, 0.55))}`,
});
