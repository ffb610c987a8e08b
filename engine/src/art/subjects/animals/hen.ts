import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const legs =
  'M132 232V282M132 282l-16 6M132 282l20 6M132 282h-22M166 234V284M166 284l-16 6M166 284l20 6M166 284h-22';
const trunk = shape(
  '44,92! 62,84 78,104 102,136 146,138 184,110 204,66 230,46 256,56 264,86 260,130 256,178 230,220 182,242 126,238 82,208 56,160 40,124',
);

export const hen = drawSubject({
  name: 'hen',
  nouns: ['chicken', 'hen', 'poultry'],
  bounds: { x: 22, y: 22, width: 272, height: 272 },
  natural: { main: '#c8763a', second: '#eab14a', accent: '#d5403a', ink: '#3b1f15', light: '#fff0dc' },
  presence: {
    nouns: ['chicken', 'hen'],
    home: 'farm',
    stands: 'ground',
    tall: 0.27,
    metres: 0.45,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(legs, stroke(colors.second, 8))}
    ${path(shape('206,62! 204,36 220,44! 226,22 240,42! 256,32 252,60'), fill(colors.accent))}
    ${path(shape('58,130 26,112 24,78! 44,82 50,64! 70,72 82,100 96,132'), fill(colors.main))}${path(shape('58,130 26,112 24,78! 44,82 50,64! 70,72 82,100 96,132'), fill(colors.ink, 0.35))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dy: -20, dx: -10 })}
    ${path(shape('104,158! 140,148 186,152 214,172! 202,182 206,194! 190,198 188,208! 156,216 124,198'), fill(colors.ink, 0.28))}
    ${path(shape('262,72 294,88! 264,100'), fill(colors.second))}
    ${path(shape('254,100 266,100 272,122 262,136 252,124'), fill(colors.accent))}
    ${eye(238, 78, 6, colors)}
    ${path('M196 128l8 8M214 142l8 6M190 150l8 6', stroke(colors.light, 4, 0.35))}`,
});
