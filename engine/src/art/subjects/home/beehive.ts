import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const beehive = drawSubject({
  name: 'beehive',
  nouns: ['beehive', 'beehives', 'bee hive', 'skep', 'hive'],
  bounds: { x: 14, y: 20, width: 272, height: 360 },
  natural: { main: '#e3a93a', second: '#9a6a32', accent: '#f6cf6e', ink: '#3a2510', light: '#fff3cf' },
  presence: { nouns: ['beehive', 'hive'], home: 'garden', stands: 'ground', tall: 0.36, metres: 0.8 },
  paint: (colors, id) => `
    ${path('M70 330H90V380H70ZM230 330H250V380H230Z', fill(colors.second))}
    ${path('M40 316H280C288 316 288 338 280 338H40C32 338 32 316 40 316Z', fill(colors.second))}
    ${path('M200 316H280C288 316 288 338 280 338H190Z', fill(colors.ink, 0.2))}
    ${body('M160 20C226 40 276 120 276 210C276 260 268 296 256 318H64C52 296 44 260 44 210C44 120 94 40 160 20Z', colors.main, colors, { id: `${id}a`, dx: -34, dy: -10, marks: path('M60 66C120 84 200 84 260 66M30 116C110 138 210 138 290 116M20 170C110 194 210 194 300 170M20 222C110 246 210 246 300 222M20 274C110 296 210 296 300 274', stroke(colors.ink, 6, 0.22)) + path('M40 96C90 110 120 112 150 112M26 148C80 164 110 168 140 168M26 200C80 216 110 220 140 220', stroke(colors.light, 6, 0.3)) })}
    ${path('M132 318V290C132 266 188 266 188 290V318Z', fill(colors.ink))}
    <g transform="translate(250 60)">
    ${path(shape('-20,0 -8,-12 12,-12 24,0 12,10 -8,10'), fill(colors.ink))}
    ${path('M-8 -12H0V11H-8ZM8 -12H15V9H8Z', fill(colors.accent))}
    ${path(shape('-2,-10 -14,-28 -2,-36 6,-22'), fill(colors.light, 0.8))}
    ${path(shape('8,-10 12,-32 24,-30 20,-14'), fill(colors.light, 0.8))}
    </g>
    <g transform="translate(40 190) scale(-1 1)">
    ${path(shape('-20,0 -8,-12 12,-12 24,0 12,10 -8,10'), fill(colors.ink))}
    ${path('M-8 -12H0V11H-8ZM8 -12H15V9H8Z', fill(colors.accent))}
    ${path(shape('-2,-10 -14,-28 -2,-36 6,-22'), fill(colors.light, 0.8))}
    ${path(shape('8,-10 12,-32 24,-30 20,-14'), fill(colors.light, 0.8))}
    </g>`,
});
