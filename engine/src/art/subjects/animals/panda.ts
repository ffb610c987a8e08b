import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { line, shape } from '../../outline.ts';
import type { SubjectColors } from '../../subject.ts';
import { fill, path, stroke } from '../../svg.ts';

const torso = shape('92,250 100,190 130,160 190,152 240,170 266,220 264,280 236,320 180,330 120,318');
const head = shape('84,96 98,56 140,36 184,36 222,58 238,98 230,138 196,164 158,170 118,160 90,134');

/** The stalk and the paws that hold it. */
const held = (colors: SubjectColors): string => `
    ${path('M150 300L262 150', stroke(colors.accent, 11))}${path('M184 255l9 7M222 204l9 7', stroke(colors.ink, 3, 0.35))}
    ${path(shape('250,166! 262,132 292,120 306,124! 296,148 276,162'), fill(colors.accent))}${path(shape('254,162! 242,134 250,110 260,100! 272,122 268,146'), fill(colors.accent))}${path(shape('254,162! 242,134 250,110 260,100! 262,130'), fill(colors.ink, 0.15))}
    ${path(line('112,194 108,226 138,244 176,250'), stroke(colors.second, 36))}
    ${path(line('246,192 254,216 232,224 206,216'), stroke(colors.second, 34))}`;

/** Its end between the jaws, the leaves below. */
const bitten = (colors: SubjectColors): string => `
    ${path('M142 143Q161 134 180 143Q180 166 161 168Q142 166 142 143Z', fill(colors.ink))}
    ${path('M160 152L254 276', stroke(colors.accent, 12))}${path('M192 206l10 -7M226 250l10 -7', stroke(colors.ink, 3, 0.35))}
    ${path('M146 143Q161 137 176 143L172 149H150Z', fill(colors.light))}
    ${path(shape('246,262! 276,246 300,254 310,268! 286,284 262,280'), fill(colors.accent))}${path(shape('250,268! 266,288 262,312 252,324! 236,304 236,280'), fill(colors.accent))}${path(shape('250,268! 266,288 262,312 252,324! 250,296'), fill(colors.ink, 0.15))}
    ${path(line('112,194 106,230 140,232 186,192'), stroke(colors.second, 36))}
    ${path(line('246,192 262,218 250,236 222,234'), stroke(colors.second, 34))}`;

const pandaWith = (stalk: (colors: SubjectColors) => string) => (colors: SubjectColors, id: string) =>
  `
    ${path('M76 62A28 28 0 1 0 132 62A28 28 0 1 0 76 62ZM190 62A28 28 0 1 0 246 62A28 28 0 1 0 190 62Z', fill(colors.second))}
    ${body(torso, colors.main, colors, { id: `${id}b`, dx: -14, dy: -10, marks: path(shape('80,170 130,150 200,148 260,170 280,210 240,206 180,196 120,204 80,214'), fill(colors.second)) })}
    ${path(shape('60,318 66,282 100,266 140,280 152,312 140,342 84,342'), fill(colors.second))}${path(shape('206,312 218,280 258,266 292,282 298,318 274,342 218,342'), fill(colors.second))}
    ${path('M76 314A23 25 0 1 0 122 314A23 25 0 1 0 76 314ZM238 314A23 25 0 1 0 284 314A23 25 0 1 0 238 314Z', fill(colors.accent, 0.25))}${path('M84 320A15 12 0 1 0 114 320A15 12 0 1 0 84 320ZM246 320A15 12 0 1 0 276 320A15 12 0 1 0 246 320Z', fill(colors.light, 0.5))}
    ${body(head, colors.main, colors, { id: `${id}h`, dx: -8, dy: -8 })}
    ${path(shape('104,100 116,82 138,84 142,102 128,122 110,122'), fill(colors.second))}${path(shape('218,100 206,82 184,84 180,102 194,122 212,122'), fill(colors.second))}
    ${path('M118 104A8 8 0 1 0 134 104A8 8 0 1 0 118 104ZM188 104A8 8 0 1 0 204 104A8 8 0 1 0 188 104Z', fill(colors.light))}${path('M123 104A5 5 0 1 0 133 104A5 5 0 1 0 123 104ZM193 104A5 5 0 1 0 203 104A5 5 0 1 0 193 104Z', fill(colors.ink))}
    ${path(shape('148,124 161,119 174,124 168,134 161,138 154,134'), fill(colors.ink))}${path('M161 138V144M161 144Q150 154 140 147M161 144Q172 154 182 147', stroke(colors.ink, 4))}
    ${stalk(colors)}`;

const DRAWING = {
  bounds: { x: 58, y: 33, width: 248, height: 318 },
  natural: { main: '#f6f2e9', second: '#2f2f36', accent: '#7cae4a', ink: '#1b1b20', light: '#fffefa' },
};

export const panda = drawSubject({
  name: 'panda',
  nouns: ['panda', 'giant panda', 'bamboo'],
  ...DRAWING,
  presence: { nouns: ['panda'], home: 'forest', stands: 'ground', tall: 0.38, metres: 1.1 },
  paint: pandaWith(held),
});

/** The panda while it eats. */
export const pandaEating = drawSubject({
  name: 'panda-eating',
  nouns: [],
  ...DRAWING,
  paint: pandaWith(bitten),
});
