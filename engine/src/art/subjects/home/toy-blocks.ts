import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path } from '../../svg.ts';

export const toyBlocks = drawSubject({
  name: 'toy-blocks',
  nouns: [
    'toy blocks',
    'building blocks',
    'alphabet blocks',
    'toy bricks',
    'lego',
    'lego bricks',
    'lego brick',
    'blocks',
  ],
  bounds: { x: 10, y: -8, width: 360, height: 348 },
  natural: { main: '#e2504a', second: '#3f8fd0', accent: '#f4bf3d', ink: '#3a2c38', light: '#fff8ea' },
  presence: {
    nouns: ['toy blocks', 'building blocks', 'alphabet blocks', 'toy bricks', 'lego brick'],
    home: 'still-life',
    stands: 'table',
    tall: 0.34,
    metres: 0.14,
    several: 3,
  },
  paint: (colors, id) => `
    ${body('M20 170H170C176 170 180 174 180 180V330C180 336 176 340 170 340H20C14 340 10 336 10 330V180C10 174 14 170 20 170Z', colors.second, colors, { id: `${id}a`, dx: -14, dy: -10 })}
    ${path('M32 192H158V318H32Z', fill(colors.light))}
    ${path(shape('95,206 128,232 128,268 95,304 62,268 62,232'), fill(colors.second))}
    ${body('M210 170H360C366 170 370 174 370 180V330C370 336 366 340 360 340H210C204 340 200 336 200 330V180C200 174 204 170 210 170Z', colors.main, colors, { id: `${id}b`, dx: -14, dy: -10 })}
    ${path('M222 192H348V318H222Z', fill(colors.light))}
    ${path('M285 206L304 242L342 248L314 274L322 312L285 292L248 312L256 274L228 248L266 242Z', fill(colors.main))}
    <g transform="rotate(-6 190 90)">
    ${body('M115 0H265C271 0 275 4 275 10V160C275 166 271 170 265 170H115C109 170 105 166 105 160V10C105 4 109 0 115 0Z', colors.accent, colors, { id: `${id}c`, dx: -14, dy: -10 })}
    ${path('M127 22H253V148H127Z', fill(colors.light))}
    ${path('M190 132C150 104 134 86 136 66C138 42 176 38 190 66C204 38 242 42 244 66C246 86 230 104 190 132Z', fill(colors.accent))}
    </g>`,
});
