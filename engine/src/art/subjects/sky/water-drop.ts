import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const waterDrop = drawSubject({
  name: 'water-drop',
  nouns: ['water drop', 'drop of water', 'droplet', 'raindrop'],
  bounds: { x: 7, y: 0, width: 286, height: 400 },
  natural: { main: '#3f9fe0', second: '#2477bd', accent: '#8fd0f5', ink: '#123f66', light: '#ffffff' },
  presence: { nouns: ['water drop'], home: 'still-life', stands: 'table', tall: 0.36, metres: 0.1 },
  paint: (colors, id) => `
    ${body(shape('150,0! 190,76 262,170 292,250 276,332 220,386 150,400 80,386 24,332 8,250 38,170 110,76'), colors.main, colors, { id: `${id}b`, dx: -18, dy: -12, marks: path(shape('60,300 120,352 220,340 280,270 300,420 0,420'), fill(colors.second, 0.6)) })}
    ${path('M62 250Q60 190 108 132', stroke(colors.light, 18, 0.75))}${circle(72, 292, 11, fill(colors.light, 0.75))}${path('M190 344Q236 326 248 276', stroke(colors.accent, 11, 0.8))}`,
});
