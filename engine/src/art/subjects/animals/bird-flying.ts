import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '28,228! 66,204 110,186 160,176 210,160 240,140 268,136 290,150 292,172 276,190 244,208 200,226 140,232 92,228 50,244! 52,232',
);
const nearWing = shape(
  '216,170! 200,120 176,76 134,38 84,10! 92,36 84,50! 100,66 96,80! 112,94 112,108! 126,120 130,136! 140,156 150,184 180,206 212,204',
);
const farWing = shape(
  '226,160! 236,110 258,64 296,20! 302,46 312,60! 304,76 308,92! 296,104 294,122! 278,140 256,158',
);

export const birdFlying = drawSubject({
  name: 'bird-flying',
  nouns: ['dove'],
  bounds: { x: 29, y: 10, width: 283, height: 234 },
  natural: { main: '#f3f1ec', second: '#cfd6de', accent: '#e99a4e', ink: '#2f3742', light: '#fffffe' },
  presence: {
    nouns: ['bird', 'dove', 'songbird', 'swallow'],
    home: 'meadow',
    stands: 'air',
    tall: 0.26,
    metres: 0.5,
    faces: 'right',
    posture: 'flying',
  },
  paint: (colors, id) => `
    ${path(farWing, fill(colors.second))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dy: -16 })}
    ${path(nearWing, fill(colors.light))}${path(shape('216,170! 200,120 176,76 134,38 84,10! 130,62 160,110 184,160 212,204'), fill(colors.second, 0.6))}
    ${path('M112 62C134 84 150 108 160 134M122 96C140 116 152 136 160 158', stroke(colors.second, 4))}
    ${path('M288 154L312 168L286 174Z', fill(colors.accent))}
    ${eye(268, 156, 5.5, colors)}`,
});
