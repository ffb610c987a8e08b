import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const cereal = drawSubject({
  name: 'cereal',
  nouns: ['cereal', 'cereal bowl', 'bowl of cereal', 'muesli', 'granola', 'oatmeal', 'porridge'],
  bounds: { x: 0, y: -38, width: 428, height: 342 },
  natural: { main: '#3f86c0', second: '#fdf8ea', accent: '#d9973f', ink: '#1f3c57', light: '#ffffff' },
  presence: { nouns: ['cereal bowl'], home: 'still-life', stands: 'table', tall: 0.26, metres: 0.12 },
  paint: (colors, id) => `
    ${path('M330 60L420 -30', stroke(colors.ink, 15))}${path('M330 60L420 -30', stroke(colors.light, 9, 0.5))}
    ${path('M0 110a200 60 0 1 0 400 0a200 60 0 1 0 -400 0Z', fill(colors.main))}${path('M18 108a182 48 0 1 0 364 0a182 48 0 1 0 -364 0Z', fill(colors.second))}
    ${path('M70 96a24 12 0 1 0 48 0a24 12 0 1 0 -48 0ZM126 78a24 12 0 1 0 48 0a24 12 0 1 0 -48 0ZM190 90a26 13 0 1 0 52 0a26 13 0 1 0 -52 0ZM256 80a24 12 0 1 0 48 0a24 12 0 1 0 -48 0ZM120 118a26 13 0 1 0 52 0a26 13 0 1 0 -52 0ZM190 128a26 13 0 1 0 52 0a26 13 0 1 0 -52 0ZM262 114a26 13 0 1 0 52 0a26 13 0 1 0 -52 0Z', stroke(colors.accent, 12))}
    ${path(shape('150,94 164,84 178,94 170,110 156,112') + shape('236,104 250,96 262,106 254,120 240,120') + shape('316,92 330,86 340,98 330,110 318,106'), fill(colors.accent))}
    ${body('M0 110Q0 250 120 290H280Q400 250 400 110Q380 168 200 170Q20 168 0 110Z', colors.main, colors, { id: `${id}b`, dx: -24, dy: -8 })}${path('M36 180Q56 236 110 262', stroke(colors.light, 11, 0.4))}${path('M130 286H270L280 304H120Z', fill(colors.ink, 0.5))}`,
});
