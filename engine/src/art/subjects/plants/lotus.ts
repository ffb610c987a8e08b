import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const lotus = drawSubject({
  name: 'lotus',
  nouns: ['lotus', 'lotuses', 'lotus flower', 'water lily', 'waterlily', 'water lilies'],
  bounds: { x: 0, y: 0, width: 400, height: 212 },
  natural: { main: '#ee9bb8', second: '#4f9a66', accent: '#f6c64e', ink: '#5a2b44', light: '#fff0f4' },
  presence: {
    nouns: ['lotus', 'lotus flower', 'water lily'],
    home: 'lake',
    stands: 'water',
    tall: 0.18,
    metres: 0.3,
  },
  paint: (colors) => `
    ${path('M0 180C0 158 90 146 200 146S400 158 400 180S310 212 200 212S0 202 0 180Z', fill(colors.second))}
    ${path('M0 182C40 200 120 204 200 204S360 200 400 182C398 204 310 214 200 214S2 204 0 182Z', fill(colors.ink, 0.18))}
    ${path('M30 178C60 168 110 162 140 162M370 178C340 168 300 162 270 162', stroke(colors.light, 5, 0.4))}
    ${path(shape('86,150 40,124 20,84! 70,84 120,110 150,150'), fill(colors.main))}
    ${path(shape('314,150 360,124 380,84! 330,84 280,110 250,150'), fill(colors.main))}
    ${path(shape('86,150 40,124 20,84! 70,84 120,110 150,150'), fill(colors.ink, 0.12))}
    ${path(shape('314,150 360,124 380,84! 330,84 280,110 250,150'), fill(colors.ink, 0.2))}
    ${path(shape('120,156 80,110 86,42! 130,66 164,110 176,156'), fill(colors.light))}
    ${path(shape('120,156 80,110 86,42! 130,66 164,110 176,156'), fill(colors.main, 0.6))}
    ${path(shape('280,156 320,110 314,42! 270,66 236,110 224,156'), fill(colors.light))}
    ${path(shape('280,156 320,110 314,42! 270,66 236,110 224,156'), fill(colors.main, 0.75))}
    ${path(shape('200,160 146,110 156,56 200,0! 244,56 254,110'), fill(colors.main))}
    ${path(shape('200,160 226,110 222,50 200,0! 244,56 254,110'), fill(colors.ink, 0.14))}
    ${path(shape('150,170 116,140 112,96! 156,112 190,140 200,172'), fill(colors.light))}
    ${path(shape('150,170 116,140 112,96! 156,112 190,140 200,172'), fill(colors.main, 0.8))}
    ${path(shape('250,170 284,140 288,96! 244,112 210,140 200,172'), fill(colors.light))}
    ${path(shape('250,170 284,140 288,96! 244,112 210,140 200,172'), fill(colors.main, 0.9))}
    ${path('M170 160C172 140 184 132 200 132S228 140 230 160C224 176 176 176 170 160Z', fill(colors.accent))}
    ${path('M180 60C186 40 192 26 198 16M98 60C96 84 102 104 112 122', stroke(colors.light, 5, 0.6))}`,
});
