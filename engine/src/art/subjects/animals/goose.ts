import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape('20,196! 50,180 90,150 140,132 200,136 240,160 248,196 230,232 180,254 120,250 70,228');
const neck = limb('216,196,64 250,160,40 256,110,26 254,66,24 270,46,26 290,50,26');

export const goose = drawSubject({
  name: 'goose',
  nouns: ['goose'],
  bounds: { x: 20, y: 30, width: 310, height: 270 },
  natural: { main: '#f4f2ec', second: '#d3d5d6', accent: '#ef8f35', ink: '#2b2d31', light: '#fffffd' },
  presence: { nouns: ['goose'], home: 'farm', stands: 'ground', tall: 0.3, metres: 0.85, faces: 'right' },
  paint: (colors, id) => `
    ${path('M138 248L134 290M182 250L184 292', stroke(colors.accent, 10))}${path('M134 284L104 296Q102 302 110 302H150Q156 300 152 294ZM184 286L158 298Q156 302 164 302H202Q208 300 204 294Z', fill(colors.accent))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dy: -18 })}${body(neck, colors.main, colors, { id: `${id}n`, dy: -2 })}
    ${path(shape('272,36 294,34 308,48 306,64 286,70 266,62'), fill(colors.main))}
    ${path(shape('300,46 318,54 332,66! 314,72 300,68'), fill(colors.accent))}${path('M308 66L326 67', stroke(colors.ink, 2.5, 0.4))}
    ${path(shape('40,186! 84,154 140,148 190,164 216,190! 190,196 196,208! 164,208 160,220! 130,210 116,216! 90,200 76,202! 66,190'), fill(colors.second))}${path('M90 172C124 164 158 170 186 186', stroke(colors.light, 5))}
    ${eye(288, 48, 5, colors)}`,
});
