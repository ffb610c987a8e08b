import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { path, stroke } from '../../svg.ts';

export const onion = drawSubject({
  name: 'onion',
  nouns: ['onion', 'onions', 'red onion'],
  bounds: { x: 44, y: 5, width: 272, height: 348 },
  natural: { main: '#d99a54', second: '#b06a2e', accent: '#8a9a58', ink: '#5a2f12', light: '#fff0d4' },
  presence: { nouns: ['onion'], home: 'still-life', stands: 'table', tall: 0.26, metres: 0.09 },
  paint: (colors, id) => `
    ${path('M176 90C170 60 150 40 140 16M184 90C186 56 196 36 212 18M180 90C178 60 176 40 176 10', stroke(colors.accent, 10))}
    ${body(shape('180,70! 196,104 250,130 300,170 316,230 290,290 230,322 180,330 130,322 70,290 44,230 60,170 110,130 164,104'), colors.main, colors, { id: `${id}a`, dx: -24, dy: -12 })}
    ${path('M180 96C120 140 92 220 130 316M180 96C240 140 268 220 230 316M176 96C160 150 156 240 170 326M184 96C206 150 208 240 194 326', stroke(colors.second, 6))}
    ${path('M84 190C92 170 108 156 126 146', stroke(colors.light, 12, 0.65))}
    ${path('M156 332l-12 12M172 334l-4 16M190 334l4 16M206 332l12 12', stroke(colors.ink, 5))}`,
});
