import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const snowman = drawSubject({
  name: 'snowman',
  nouns: ['snowman', 'snowmen'],
  bounds: { x: 15, y: -2, width: 294, height: 406 },
  natural: { main: '#fdfdff', second: '#d8323f', accent: '#f0873a', ink: '#2b3442', light: '#ffffff' },
  presence: { nouns: ['snowman', 'snowmen'], home: 'snowfield', stands: 'ground', tall: 0.42, metres: 1.7 },
  paint: (colors, id) => `
    ${path('M84 214L20 160M42 178L20 182M40 176L40 148M236 214L300 150M278 172L304 176M280 170L278 142', stroke(colors.ink, 9))}
    ${body('M160 246C232 246 274 290 274 344C274 376 258 396 236 404H84C62 396 46 376 46 344C46 290 88 246 160 246Z', colors.main, colors, { id: `${id}a`, dx: -26, dy: -14 })}
    ${body('M160 146C214 146 244 180 244 220C244 262 208 288 160 288C112 288 76 262 76 220C76 180 106 146 160 146Z', colors.main, colors, { id: `${id}b`, dx: -20, dy: -12 })}
    ${body('M160 52C206 52 232 82 232 116C232 152 202 176 160 176C118 176 88 152 88 116C88 82 114 52 160 52Z', colors.main, colors, { id: `${id}c`, dx: -16, dy: -10 })}
    ${path('M90 158C120 182 200 182 230 158L238 184C200 206 120 206 84 184Z', fill(colors.second))}
    ${path('M194 180L222 184L234 262L204 268Z', fill(colors.second))}
    ${path('M210 182L222 184L234 262L218 265ZM200 176C214 172 222 166 230 158L238 184C226 192 214 196 202 198Z', fill(colors.ink, 0.16))}
    ${path('M206 246l26 -5M202 226l26 -5', stroke(colors.light, 6))}
    ${path('M84 64C120 50 200 50 236 64C244 68 244 78 236 80C200 68 120 68 84 80C76 78 76 68 84 64Z', fill(colors.ink))}
    ${path('M108 62L114 4C116 -4 204 -4 206 4L212 62C180 56 140 56 108 62Z', fill(colors.ink))}
    ${path('M110 44C140 38 180 38 210 44L212 62C180 56 140 56 108 62Z', fill(colors.second))}
    ${path('M124 8L118 40H130L134 8Z', fill(colors.light, 0.2))}
    ${circle(136, 106, 8, fill(colors.ink))}
    ${circle(184, 106, 8, fill(colors.ink))}
    ${circle(133.5, 103, 2.6, fill(colors.light))}
    ${circle(181.5, 103, 2.6, fill(colors.light))}
    ${path('M158 118L230 134C234 136 234 140 228 141L160 138C150 136 150 120 158 118Z', fill(colors.accent))}
    ${path('M160 130L232 138C232 140 230 141 228 141L160 138Z', fill(colors.ink, 0.2))}
    ${path('M128 144h0M138 153h0M152 158h0M170 158h0M184 153h0', stroke(colors.ink, 6))}
    ${circle(150, 216, 8, fill(colors.ink))}
    ${circle(150, 248, 8, fill(colors.ink))}
    ${circle(152, 322, 9, fill(colors.ink))}`,
});
