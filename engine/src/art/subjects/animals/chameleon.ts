import { behind, body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '76,168 92,124 132,92 184,80 234,92 262,86 286,54 304,84 332,104 350,126 344,142 316,152 284,160 254,176 206,190 150,196 104,194',
);

export const chameleon = drawSubject({
  name: 'chameleon',
  nouns: ['chameleon'],
  bounds: { x: 18, y: 54, width: 332, height: 196 },
  natural: { main: '#6fb548', second: '#3f8f4a', accent: '#f0b53c', ink: '#22351f', light: '#eaf3c6' },
  presence: {
    nouns: ['chameleon'],
    home: 'jungle',
    stands: 'ground',
    tall: 0.26,
    metres: 0.3,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${behind(limb('150,180,26 160,208,16 150,232,13') + limb('246,172,24 262,206,15 258,232,13'), colors.second, colors)}
    ${path(line('100,184 64,200 36,190 28,162 46,142 70,150 70,170 54,172'), stroke(colors.main, 19))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, marks: path([limb('116,96,16 124,130,14 116,170,0'), limb('150,80,16 162,120,14 156,170,0'), limb('186,70,16 198,116,14 194,168,0'), limb('222,80,16 232,116,12 228,150,0')].join(''), fill(colors.second)) + path(shape('110,200 170,182 230,176 290,152 340,140 300,190 150,220'), fill(colors.light, 0.8)) })}
    ${path('M100 116L108 98L120 102L132 86L144 90L160 76L172 82L188 72L200 80L216 78L226 90', stroke(colors.second, 6))}
    ${path(`${limb('118,184,32 106,212,20 116,238,15') + limb('214,176,32 224,212,19 218,238,15')}M98 238H128Q136 238 134 246Q132 250 126 250H98Q90 246 98 238ZM200 238H230Q238 238 236 246Q234 250 228 250H200Q192 246 200 238Z`, fill(colors.main))}
    ${path('M288 108A22 22 0 1 0 332 108A22 22 0 1 0 288 108Z', fill(colors.accent))}${path('M296 108A14 14 0 1 0 324 108A14 14 0 1 0 296 108Z', fill(colors.light))}${eye(313, 108, 8, colors)}
    ${path('M348 134C326 144 304 142 284 134', stroke(colors.ink, 4, 0.6))}`,
});
