import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const cupcake = drawSubject({
  name: 'cupcake',
  nouns: ['cupcake', 'muffin', 'fairy cake', 'cupcakes'],
  bounds: { x: 24, y: 1, width: 272, height: 343 },
  natural: { main: '#f28aa6', second: '#7a4a2f', accent: '#e23b4e', ink: '#5a2534', light: '#fff1e6' },
  presence: { nouns: ['cupcake', 'muffin'], home: 'still-life', stands: 'table', tall: 0.34, metres: 0.1 },
  paint: (colors, id) => `
    ${body('M62 200H258L232 330C230 340 224 344 214 344H106C96 344 90 340 88 330Z', colors.second, colors, { id: `${id}a`, dx: -18, dy: -4 })}
    ${path('M96 214L112 332M130 214L138 334M160 214V336M190 214L182 334M224 214L208 332', stroke(colors.light, 7, 0.28))}
    ${body(shape('40,206! 24,180 44,152 76,148 74,118 104,100 120,104 124,74 160,48 192,74 198,104 222,100 246,120 244,148 278,154 296,182 280,206!'), colors.main, colors, { id: `${id}b`, dx: -14, dy: -16 })}
    ${path('M58 186C110 206 220 204 266 180M92 140C130 158 196 156 232 134M132 98C150 106 176 106 192 98', stroke(colors.ink, 8, 0.13))}
    ${path('M60 172C66 162 76 158 88 158M98 122C104 116 112 114 118 116', stroke(colors.light, 10, 0.6))}
    ${path('M40 206H280L270 222C220 232 100 232 50 222Z', fill(colors.ink, 0.18))}
    ${body(shape('160,22 186,36 188,62 168,78 144,74 132,54 140,32'), colors.accent, colors, { id: `${id}c`, dx: -6, dy: -6 })}
    ${path('M162 30C164 14 176 4 192 4', stroke(colors.ink, 6))}
    ${path('M148 44C150 38 154 36 158 36', stroke(colors.light, 7, 0.7))}
    ${path('M70 170l8 6M118 148l-2 10M206 166l8 -6M156 130l10 2M244 182l-6 -8M120 190l8 6', stroke(colors.accent, 8))}
    ${path('M94 188l8 -4M180 150l4 8M218 136l6 4M184 190l-8 -4', stroke(colors.light, 8))}`,
});
