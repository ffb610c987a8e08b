import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const grill = drawSubject({
  name: 'grill',
  nouns: ['grill', 'barbecue', 'bbq', 'charcoal grill'],
  bounds: { x: 26, y: -23, width: 308, height: 447 },
  natural: { main: '#c8433a', second: '#3a4048', accent: '#f2a63a', ink: '#22262a', light: '#eef2f4' },
  presence: { nouns: ['grill', 'barbecue', 'bbq'], home: 'garden', stands: 'ground', tall: 0.36, metres: 1 },
  paint: (colors, id) => `
    ${path('M110 40C100 20 124 10 114 -10M180 30C170 10 194 0 184 -20M250 40C240 20 264 10 254 -10', stroke(colors.light, 6, 0.6))}
    ${path('M100 220L50 400M260 220L310 400M180 230V340', stroke(colors.ink, 12))}
    ${path('M80 340H282', stroke(colors.ink, 8, 0.7))}
    ${path(shape('90,120 100,84 120,110! 136,70 154,104! 176,60 196,104! 216,74 230,108! 252,86 266,120'), fill(colors.accent))}
    ${path('M60 90H300V104H60Z', fill(colors.second))}
    ${path(shape('90,92! 94,66 150,62 160,92!'), fill(colors.ink, 0.7))}
    ${path(shape('190,92! 196,70 260,66 270,92!'), fill(colors.main))}
    ${body('M36 110H324C324 190 270 240 180 240C90 240 36 190 36 110Z', colors.main, colors, { id: `${id}a`, dx: -24, dy: -10 })}
    ${path('M26 104H334V122H26Z', fill(colors.second))}
    ${path('M60 134H80C84 170 98 194 120 210L108 216C78 198 62 170 60 134Z', fill(colors.light, 0.45))}
    ${circle(52, 400, 24, fill(colors.second))}
    ${circle(52, 400, 9, fill(colors.light))}
    ${path('M296 394H328V408H296Z', fill(colors.ink))}`,
});
