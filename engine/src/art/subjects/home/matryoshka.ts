import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const matryoshka = drawSubject({
  name: 'matryoshka',
  nouns: ['matryoshka', 'nesting doll', 'russian doll', 'matryoshka doll'],
  bounds: { x: 25, y: 10, width: 250, height: 334 },
  natural: { main: '#c8303c', second: '#2f7d5a', accent: '#f2bf4a', ink: '#3a1c1a', light: '#fbe0c4' },
  presence: {
    nouns: ['matryoshka', 'nesting doll', 'russian doll'],
    home: 'still-life',
    stands: 'table',
    tall: 0.38,
    metres: 0.2,
  },
  paint: (colors, id) => `
    ${body(shape('150,10 204,24 228,66 228,110 250,160 272,220 270,290 240,344! 60,344! 30,290 28,220 50,160 72,110 72,66 96,24'), colors.main, colors, { id: `${id}a`, dx: -24, dy: -10 })}
    ${path(shape('150,34 190,46 208,80 200,120 178,140 150,146 122,140 100,120 92,80 110,46'), fill(colors.accent))}
    ${path(shape('150,52 184,64 194,92 186,118 150,134 114,118 106,92 116,64'), fill(colors.light))}
    ${path(shape('104,92 112,62 150,48 188,62 196,92! 176,74 150,66 124,74'), fill(colors.ink))}
    ${circle(132, 96, 5, fill(colors.ink))}
    ${circle(168, 96, 5, fill(colors.ink))}
    ${path('M112 110a9 7 0 1 0 18 0a9 7 0 1 0 -18 0ZM170 110a9 7 0 1 0 18 0a9 7 0 1 0 -18 0Z', fill(colors.main, 0.45))}
    ${path('M140 116C146 122 154 122 160 116', stroke(colors.main, 5))}
    ${path(shape('118,142 150,156 182,142 174,176 150,166 126,176'), fill(colors.second))}
    ${path(shape('90,210 120,180 150,176 180,180 210,210 222,270 204,330 150,338 96,330 78,270'), fill(colors.light))}
    ${path(shape('150,210 170,226 168,250 150,262 132,250 130,226'), fill(colors.second))}
    ${path(shape('150,224 160,232 158,246 150,250 142,246 140,232'), fill(colors.accent))}
    ${path('M150 262C170 280 172 300 150 320C128 300 130 280 150 262Z', fill(colors.main))}
    ${path('M128 284C112 270 98 276 94 292C108 300 122 298 128 284ZM172 284C188 270 202 276 206 292C192 300 178 298 172 284Z', fill(colors.second))}
    ${rect(60, 336, 180, 8, fill(colors.ink, 0.2))}
    ${path('M92 60C98 44 108 34 122 28', stroke(colors.light, 7, 0.5))}`,
});
