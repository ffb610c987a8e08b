import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape('40,190 44,140 84,96 146,78 216,86 270,114 300,156 296,200 250,218 130,222 66,214');

export const foxSleeping = drawSubject({
  name: 'fox-sleeping',
  nouns: [],
  bounds: { x: 36, y: 72, width: 287, height: 172 },
  natural: { main: '#e2702b', second: '#b9501c', accent: '#8a4a2a', ink: '#3a2119', light: '#fff3e4' },
  presence: {
    nouns: ['fox', 'red fox', 'vixen'],
    home: 'forest',
    stands: 'ground',
    tall: 0.22,
    metres: 0.35,
    faces: 'right',
    posture: 'lying',
  },
  paint: (colors, id) => `
    ${body(trunk, colors.main, colors, { id: `${id}b`, dy: -20 })}${path('M214 128C252 130 276 160 270 192', stroke(colors.ink, 5, 0.18))}
    ${path(shape('90,134! 86,92 92,76! 116,88 130,112'), fill(colors.main))}${path(shape('97,118 96,90! 110,98 118,110'), fill(colors.ink, 0.8))}
    ${path(shape('150,110! 168,78 178,72! 190,98 186,134'), fill(colors.main))}${path(shape('162,106 175,84! 182,104 178,120'), fill(colors.ink, 0.8))}
    ${path(shape('84,142 96,116 126,104 160,106 184,122 194,144 182,166 158,184 140,200 128,200 116,184 96,166'), fill(colors.main))}
    ${path(shape('86,150 108,146 126,158 138,176 150,158 170,146 192,150 182,166 158,184 140,200 128,200 116,184 96,166'), fill(colors.light))}
    ${path('M104 142Q114 152 124 144M152 144Q162 152 172 142', stroke(colors.ink, 5))}
    ${path(limb('286,160,34 300,190,48 262,214,54 200,214,50 160,210,40'), fill(colors.second))}
    ${path(shape('166,184! 154,194 140,192! 146,204 136,208! 144,214 138,224! 158,232 178,236 190,236! 196,212 188,186'), fill(colors.light))}${path('M124 192Q136 186 146 192Q144 202 135 203Q126 202 124 192Z', fill(colors.ink))}`,
});
