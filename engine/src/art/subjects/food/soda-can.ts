import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const sodaCan = drawSubject({
  name: 'soda-can',
  nouns: ['soda can', 'can of soda', 'soft drink', 'cola can'],
  bounds: { x: 20, y: 4, width: 220, height: 388 },
  natural: { main: '#d8322f', second: '#c9d1d8', accent: '#f7f3ea', ink: '#3a2226', light: '#ffffff' },
  presence: { nouns: ['soda can'], home: 'still-life', stands: 'table', tall: 0.34, metres: 0.13 },
  paint: (colors, id) => `
    ${path('M58 20H202L226 62H34Z', fill(colors.second))}${path('M166 20H202L226 62H176Z', fill(colors.ink, 0.16))}${path('M58 20a72 16 0 1 0 144 0a72 16 0 1 0 -144 0Z', fill(colors.second))}${path('M72 20a58 11 0 1 0 116 0a58 11 0 1 0 -116 0Z', fill(colors.ink, 0.22))}${path('M112 20a20 6 0 1 0 40 0a20 6 0 1 0 -40 0Z', fill(colors.second))}
    ${body('M34 62H226Q240 66 240 82V340Q240 356 226 360H34Q20 356 20 340V82Q20 66 34 62Z', colors.main, colors, { id: `${id}b`, dx: -22, dy: 0, marks: path(shape('0,250 70,200 150,220 260,140 260,200 160,270 80,256 0,310'), fill(colors.accent)) })}
    ${path('M34 360H226L206 392H54Z', fill(colors.second))}${path('M170 360H226L206 392H160Z', fill(colors.ink, 0.18))}${path('M48 96V320', stroke(colors.light, 11, 0.45))}`,
});
