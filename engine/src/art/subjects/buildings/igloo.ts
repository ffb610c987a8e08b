import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const igloo = drawSubject({
  name: 'igloo',
  nouns: ['igloo'],
  bounds: { x: 10, y: 20, width: 380, height: 200 },
  natural: { main: '#e4eff6', second: '#b5cfe0', accent: '#8fb3cc', ink: '#2f4558', light: '#fbfdff' },
  presence: { nouns: ['igloo'], home: 'snowfield', stands: 'ground', tall: 0.32, metres: 2.4 },
  paint: (colors, id) => `
    ${body('M10 220C10 96 84 20 176 20C268 20 342 96 342 220Z', colors.main, colors, { id: `${id}b`, dx: -26, dy: -8, marks: path('M0 172H360M0 124H360M0 78H360M70 220V172M140 220V172M210 220V172M104 172V124M176 172V124M40 172V124M250 172V124M76 124V78M140 124V78M212 124V78M280 124V78M110 78V40M176 78V20M240 78V40', stroke(colors.second, 5)) })}
    ${path('M56 120C72 80 100 54 136 42', stroke(colors.light, 10, 0.9))}
    ${body('M210 220V170C210 120 242 94 284 94H312C356 94 390 128 390 172V220Z', colors.main, colors, { id: `${id}e`, dx: -6, dy: -6, marks: path('M210 172H250M220 130L262 150M258 98L280 134M312 94V130M352 104L334 136M384 146L352 156M390 186H354', stroke(colors.second, 5)) })}
    ${path('M254 220V178C254 148 276 130 304 130C332 130 354 148 354 178V220Z', fill(colors.ink))}${path('M254 220V178C254 148 276 130 304 130C282 146 274 160 274 184V220Z', fill(colors.accent, 0.6))}`,
});
