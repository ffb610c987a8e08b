import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const chandelier = drawSubject({
  name: 'chandelier',
  nouns: ['chandelier', 'crystal chandelier'],
  bounds: { x: 20, y: -5, width: 360, height: 317 },
  natural: { main: '#d8a63c', second: '#f7e7b8', accent: '#ffd873', ink: '#5a3f12', light: '#fffdf2' },
  presence: {
    nouns: ['chandelier'],
    home: 'living-room',
    stands: 'air',
    hangs: true,
    tall: 0.34,
    metres: 0.9,
    glow: { x: 200, y: 110, reach: 0.9, shines: 'accent' },
  },
  paint: (colors, id) => `
    ${path('M200 0V110', stroke(colors.main, 10))}${path('M182 0H218V16H182Z', fill(colors.main))}
    ${path(line('200,210 120,250 56,220 46,170'), stroke(colors.main, 13))}${path(line('200,210 280,250 344,220 354,170'), stroke(colors.main, 13))}${path(line('200,230 160,262 128,240 122,180'), stroke(colors.main, 11))}${path(line('200,230 240,262 272,240 278,180'), stroke(colors.main, 11))}
    ${body(shape('200,84 222,120 216,170 236,214 200,262 164,214 184,170 178,120'), colors.main, colors, { id: `${id}b`, dx: -6, dy: -4 })}
    ${path('M36 126H56V170H36ZM112 136H132V180H112ZM268 136H288V180H268ZM344 126H364V170H344Z', fill(colors.light))}
    ${path(shape('46,78 60,108 46,126 32,108') + shape('122,88 136,118 122,136 108,118') + shape('278,88 292,118 278,136 264,118') + shape('354,78 368,108 354,126 340,108'), fill(colors.accent))}
    ${path('M26 170H66M102 180H142M258 180H298M334 170H374', stroke(colors.main, 11))}
    ${path(shape('200,262 212,290 200,312 188,290') + shape('120,252 129,274 120,290 111,274') + shape('280,252 289,274 280,290 271,274') + shape('62,226 70,246 62,260 54,246') + shape('338,226 346,246 338,260 330,246'), fill(colors.second))}`,
});
