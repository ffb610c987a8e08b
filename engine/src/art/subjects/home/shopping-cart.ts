import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const shoppingCart = drawSubject({
  name: 'shopping-cart',
  nouns: ['shopping cart', 'shopping trolley', 'grocery cart', 'supermarket cart'],
  bounds: { x: -4, y: 20, width: 374, height: 316 },
  natural: { main: '#d9dee3', second: '#e2574a', accent: '#5f9f52', ink: '#3a444d', light: '#ffffff' },
  presence: {
    nouns: ['shopping cart', 'shopping trolley'],
    home: 'street',
    stands: 'ground',
    tall: 0.32,
    metres: 1,
  },
  paint: (colors) => `
    ${circle(150, 92, 34, fill(colors.second))}
    ${path(shape('196,110 190,50 214,20 230,50 250,24 262,60 256,110'), fill(colors.accent))}
    ${path('M270 40H316V110H270Z', fill(colors.light))}
    ${path('M270 60H316V84H270Z', fill(colors.second, 0.8))}
    ${path('M76 100H366L340 230H110Z', fill(colors.main, 0.35))}
    ${path('M76 100H366L340 230H110Z', stroke(colors.main, 8))}
    ${path('M120 104L142 228M166 104L178 228M212 104L214 228M258 104L250 228M304 104L288 228M86 144H356M98 186H348', stroke(colors.main, 5))}
    ${path('M10 54H50L116 264C120 276 126 282 140 282H340', stroke(colors.ink, 10))}
    ${path('M2 46H46C54 46 54 64 46 64H2C-6 64 -6 46 2 46Z', fill(colors.second))}
    ${circle(150, 316, 20, fill(colors.ink))}
    ${circle(316, 316, 20, fill(colors.ink))}
    ${circle(150, 316, 8, fill(colors.main))}
    ${circle(316, 316, 8, fill(colors.main))}`,
});
