import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path } from '../../svg.ts';

export const handSaw = drawSubject({
  name: 'hand-saw',
  nouns: ['hand saw', 'handsaw'],
  bounds: { x: -3, y: 61, width: 411, height: 259 },
  natural: { main: '#b8793f', second: '#c3ccd3', accent: '#8a5426', ink: '#2a2422', light: '#f6fafc' },
  paint: (colors, id) => `
    <g transform="rotate(-24 200 160)">
    ${path('M118 96L420 150V176L118 246Z', fill(colors.second))}
    ${path('M118 246L134 222L150 239L166 215L182 232L198 208L214 225L230 201L246 218L262 194L278 211L294 187L310 203L326 180L342 196L358 172L374 189L390 166L406 181L420 160V176L118 256Z', fill(colors.ink, 0.28))}
    ${path('M118 96L420 150V158L118 116Z', fill(colors.light, 0.55))}
    ${body('M0 120C0 96 20 80 44 80H120C134 80 140 88 140 100V240C140 254 130 262 118 262H50C20 262 2 244 6 218C8 204 18 196 18 182C18 168 0 146 0 120Z', colors.main, colors, { id: `${id}a`, dx: -14, dy: -10 })}
    ${path('M44 116H92C100 116 104 120 104 128V208C104 218 98 224 88 224H58C44 224 40 214 44 202C50 188 50 168 42 150C34 134 32 116 44 116Z', fill(colors.ink, 0.85))}
    ${circle(122, 110, 6, fill(colors.accent))}
    ${circle(122, 232, 6, fill(colors.accent))}
    </g>`,
});
