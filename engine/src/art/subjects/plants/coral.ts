import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const coral = drawSubject({
  name: 'coral',
  nouns: ['corals', 'coral branch'],
  bounds: { x: 29, y: 33, width: 360, height: 376 },
  natural: { main: '#ee6a5b', second: '#d94f6a', accent: '#f5a65b', ink: '#6a1f24', light: '#ffe0d0' },
  presence: {
    nouns: ['corals', 'coral branch'],
    home: 'underwater',
    stands: 'deep',
    tall: 0.3,
    metres: 0.5,
    several: 3,
  },
  paint: (colors) => `
    ${path(shape('20,410 80,376 200,366 320,376 380,410 300,420 100,420'), fill(colors.ink, 0.3))}
    ${path('M300 390C310 320 340 300 344 230M318 320C350 310 372 290 376 250M328 290C300 270 296 250 300 220', stroke(colors.second, 26))}
    ${path('M190 392C190 300 186 240 190 150M190 310C140 290 110 260 100 180M190 250C240 230 268 190 270 120M120 250C80 240 60 220 56 180M258 196C296 190 310 170 316 130M190 170C170 130 160 100 162 50M190 190C210 140 216 100 214 60', stroke(colors.main, 34))}
    ${path('M184 380C182 300 180 240 182 160M112 250C100 230 96 210 94 184M264 170C264 150 264 140 264 124M184 150C172 120 156 90 156 56', stroke(colors.light, 7, 0.35))}
    ${path('M70 394C66 360 40 340 40 300M64 350C84 340 92 320 94 300', stroke(colors.accent, 22))}
    ${circle(40, 300, 5, fill(colors.light, 0.5))}
    ${circle(162, 48, 7, fill(colors.light, 0.5))}
    ${circle(270, 116, 7, fill(colors.light, 0.5))}`,
});
