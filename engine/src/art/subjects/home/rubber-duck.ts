import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const rubberDuck = drawSubject({
  name: 'rubber-duck',
  nouns: ['rubber duck', 'rubber ducky', 'bath duck'],
  bounds: { x: 0, y: 23, width: 383, height: 330 },
  natural: { main: '#f7cf3f', second: '#eda92a', accent: '#ef7f2f', ink: '#3a2a14', light: '#fffbe8' },
  presence: {
    nouns: ['rubber duck'],
    home: 'bathroom',
    stands: 'table',
    tall: 0.3,
    metres: 0.12,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(shape('60,220! 20,190 4,150 34,150 70,170 96,200'), fill(colors.main))}
    ${body(shape('20,230 40,190 96,186 140,200 190,190 250,184 306,196 330,240 316,300 260,342 160,350 70,330 26,286'), colors.main, colors, { id: `${id}b`, dx: -8, dy: -22 })}
    ${path(shape('84,236 130,214 190,226 204,262 166,290 108,282'), fill(colors.second))}
    ${body(shape('166,110 186,50 240,24 298,46 320,104 300,164 244,190 190,170'), colors.main, colors, { id: `${id}h`, dx: -6, dy: -14 })}
    ${path(shape('300,96! 340,88 376,100 382,116 356,128 306,132!'), fill(colors.accent))}${path('M314 114Q346 120 376 110', stroke(colors.ink, 4, 0.4))}${eye(268, 88, 14, colors)}${path('M196 84Q206 56 232 48', stroke(colors.light, 10, 0.6))}`,
});
