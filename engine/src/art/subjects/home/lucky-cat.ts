import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const luckyCat = drawSubject({
  name: 'lucky-cat',
  nouns: ['lucky cat', 'maneki neko', 'maneki-neko', 'beckoning cat'],
  bounds: { x: 18, y: -14, width: 316, height: 438 },
  natural: { main: '#fbf6ec', second: '#d93a3a', accent: '#f0b93c', ink: '#3a2b2a', light: '#f6a8a0' },
  presence: {
    nouns: ['lucky cat', 'maneki neko', 'beckoning cat'],
    home: 'still-life',
    stands: 'table',
    tall: 0.32,
    metres: 0.3,
  },
  paint: (colors, id) => `
    ${body(shape('96,420! 60,400 56,330 84,270 130,240 210,240 262,280 286,350 270,420!'), colors.main, colors, { id: `${id}a`, dx: -14, dy: -10 })}
    ${body(shape('240,250 268,220 276,170 270,110 284,84 316,84 330,112 326,190 310,260 276,310 250,300'), colors.main, colors, { id: `${id}b`, dx: -8, dy: -8 })}
    ${path(shape('284,84 316,84 326,100 300,112 276,104'), fill(colors.second))}
    ${body(shape('80,70! 70,-10 90,-14 130,30! 210,30! 250,-14 270,-10 260,70! 282,130 266,200 210,236 130,236 74,200 58,130'), colors.main, colors, { id: `${id}c`, dx: -14, dy: -12 })}
    ${path('M86 20L98 8L120 34L92 52ZM254 20L242 8L220 34L248 52Z', fill(colors.light))}
    ${path('M96 232C140 256 200 256 246 232L250 256C200 280 140 280 92 256Z', fill(colors.second))}
    ${circle(171, 266, 20, fill(colors.accent))}
    ${circle(171, 270, 5, fill(colors.ink, 0.4))}
    ${path('M153 260H189', stroke(colors.ink, 3, 0.5))}
    ${path('M106 124C114 110 132 110 140 124M202 124C210 110 228 110 236 124', stroke(colors.ink, 9))}
    ${path('M156 148H186L171 164Z', fill(colors.light))}
    ${path('M171 164V176M171 176C160 190 146 188 140 178M171 176C182 190 196 188 202 178', stroke(colors.ink, 5))}
    ${path('M70 150L20 140M70 166L20 172M272 150L316 142M272 166L318 174', stroke(colors.ink, 4, 0.55))}
    ${path(shape('96,166 112,160 120,172 108,182 94,178'), fill(colors.light, 0.8))}
    ${path(shape('222,172 232,160 248,168 246,180 232,182'), fill(colors.light, 0.8))}
    ${body('M130 300C130 280 222 280 222 300V380C222 404 130 404 130 380Z', colors.accent, colors, { id: `${id}d`, dx: -10, dy: -8 })}
    ${path('M150 318H204M176 318V372M154 344H200', stroke(colors.second, 7))}
    ${body(shape('70,330 100,316 128,330 130,360 104,380 72,370'), colors.main, colors, { id: `${id}e`, dx: -8, dy: -6 })}
    ${body(shape('86,420! 80,390 110,376 140,390 146,424!'), colors.main, colors, { id: `${id}f`, dx: -8, dy: -6 })}
    ${body(shape('200,424! 206,390 236,376 266,390 264,420!'), colors.main, colors, { id: `${id}g`, dx: -8, dy: -6 })}`,
});
