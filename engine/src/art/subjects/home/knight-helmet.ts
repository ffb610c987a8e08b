import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const knightHelmet = drawSubject({
  name: 'knight-helmet',
  nouns: ['knight helmet', 'armor', 'armour', 'suit of armor'],
  bounds: { x: 24, y: -42, width: 316, height: 452 },
  natural: { main: '#aab4bd', second: '#c8393f', accent: '#e0b34a', ink: '#2c333b', light: '#f2f6f8' },
  presence: {
    nouns: ['knight helmet', 'armor', 'armour'],
    home: 'still-life',
    stands: 'table',
    tall: 0.34,
    metres: 0.35,
  },
  paint: (colors, id) => `
    ${path(shape('170,70 150,20 180,-30 240,-40 300,-10 330,50 340,120! 300,70 260,40 220,50 200,80'), fill(colors.second))}
    ${path(shape('240,0 300,30 330,80 340,120! 300,70 260,40'), fill(colors.ink, 0.18))}
    ${body(shape('170,60! 250,76 304,140 316,230 304,330! 250,364 170,370 90,364 36,330! 24,230 36,140 90,76'), colors.main, colors, { id: `${id}a`, dx: -24, dy: -14 })}
    ${path('M56 190L170 216L284 190V214L170 240L56 214Z', fill(colors.ink, 0.85))}
    ${path('M36 240L170 274L304 240L298 300L210 372L170 378L130 372L42 300Z', fill(colors.main))}
    ${path('M170 274L304 240L298 300L210 372L170 378Z', fill(colors.ink, 0.14))}
    ${path('M94 280V312M118 286V322M222 286V322M246 280V312', stroke(colors.ink, 7, 0.7))}
    ${path('M170 64V210M36 232L170 266L304 232', stroke(colors.accent, 9))}
    ${circle(44, 226, 12, fill(colors.accent))}
    ${circle(296, 226, 12, fill(colors.accent))}
    ${path(shape('58,180 64,138 92,104 104,112 82,142 76,184'), fill(colors.light, 0.6))}
    ${path('M70 360H270L286 410H54Z', fill(colors.main))}
    ${path('M190 360H270L286 410H200Z', fill(colors.ink, 0.2))}
    ${path('M58 404H282', stroke(colors.accent, 8))}`,
});
