import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const sleepingBag = drawSubject({
  name: 'sleeping-bag',
  nouns: ['sleeping bag', 'sleeping bags'],
  bounds: { x: 10, y: 42, width: 471, height: 170 },
  natural: { main: '#e07a3a', second: '#3a4f78', accent: '#f2c14e', ink: '#35220f', light: '#ffe9d2' },
  presence: { nouns: ['sleeping bag'], home: 'mountains', stands: 'ground', tall: 0.2, metres: 0.5 },
  paint: (colors, id) => `
    ${body(shape('10,130 30,70 90,44 180,56 320,70 420,84 470,110 480,150 460,184 400,200 220,206 80,206 26,186'), colors.main, colors, { id: `${id}b`, dx: -8, dy: -18, marks: path('M170 40V220M260 40V220M350 40V220', stroke(colors.ink, 6, 0.25)) + path('M0 150Q240 176 500 150V230H0Z', fill(colors.second)) })}
    ${path(shape('14,132 34,76 92,56 140,76 152,130 130,176 70,190 28,172'), fill(colors.second))}${path(shape('40,132 56,94 96,84 124,104 126,136 100,160 60,160'), fill(colors.light))}${path(shape('48,150 60,128 100,120 122,136 112,158 66,164'), fill(colors.accent))}
    ${path('M150 118Q310 126 470 122', stroke(colors.accent, 6))}${path('M180 78Q260 82 340 92', stroke(colors.light, 8, 0.45))}`,
});
