import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '50,250! 84,214 112,172 140,138 170,112 200,98 224,104 232,124 220,150 196,182 164,210 120,232 74,262!',
);

export const hummingbird = drawSubject({
  name: 'hummingbird',
  nouns: ['hummingbird', 'colibri'],
  bounds: { x: 21, y: 8, width: 294, height: 255 },
  natural: { main: '#2f9a6d', second: '#1f7a72', accent: '#d93b6a', ink: '#1f2d30', light: '#f3f7ec' },
  presence: {
    nouns: ['hummingbird'],
    home: 'garden',
    stands: 'air',
    tall: 0.24,
    metres: 0.16,
    faces: 'right',
    posture: 'flying',
  },
  paint: (colors, id) => `
    ${path(shape('174,132! 180,84 204,40 240,8! 244,36 238,50! 236,66 226,82! 222,100 208,124'), fill(colors.second))}${path(shape('174,132! 180,84 204,40 240,8! 244,36 238,50! 236,66 226,82! 222,100 208,124'), fill(colors.ink, 0.2))}
    ${path(shape('96,206! 60,222 34,244 22,262! 50,254 56,264! 76,252 82,262! 98,246 114,228'), fill(colors.second))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, marks: path(shape('240,130 206,140 190,166 166,192 110,220 130,240 210,200 250,150'), fill(colors.light)) + path(shape('206,126 236,120 240,146 214,158 198,150'), fill(colors.accent)) })}
    ${path('M226 112L318 84L228 122Z', fill(colors.ink))}
    ${path(shape('160,150! 126,118 84,92 40,82 20,86! 40,98 42,110! 62,116 68,130! 90,134 100,146! 122,152 140,168'), fill(colors.second))}${path('M54 92L136 146M74 122L140 154', stroke(colors.light, 4, 0.45))}
    ${eye(208, 114, 6, colors)}`,
});
