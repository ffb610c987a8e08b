import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '14,196! 60,176 92,150 120,110 156,84 190,52 226,38 262,52 274,84 268,124 252,172 214,206 164,214 120,204 80,200 30,214!',
);

export const bird = drawSubject({
  name: 'bird',
  nouns: ['bird', 'songbird', 'sparrow', 'tweet', 'nightingale'],
  bounds: { x: 14, y: 38, width: 292, height: 224 },
  natural: { main: '#6c7f93', second: '#4c5c70', accent: '#e8733a', ink: '#262b33', light: '#fbf1e2' },
  presence: {
    nouns: ['bird', 'songbird', 'sparrow'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.22,
    metres: 0.22,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M158 208L150 252M150 252l-18 8M150 252l20 8M150 252l-24 -2M190 206L188 254M188 254l-18 6M188 254l22 6M188 254l-24 -2', stroke(colors.ink, 6))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, marks: path(shape('300,40 252,64 234,86 216,120 196,150 190,190 240,240 320,180'), fill(colors.accent)) + path(shape('130,230 150,196 190,182 230,190 220,240'), fill(colors.light)) })}
    ${path(shape('108,128! 146,112 186,124 206,152 200,172! 160,176 120,186 70,196 26,202! 76,176 96,152'), fill(colors.second))}
    ${path('M140 138C160 136 176 144 186 158M126 156C144 156 156 160 166 168', stroke(colors.light, 4, 0.35))}
    ${path('M266 70L306 86L268 98Z', fill(colors.ink))}
    ${eye(242, 76, 7.5, colors)}`,
});
