import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const ladybug = drawSubject({
  name: 'ladybug',
  nouns: ['ladybug', 'ladybird', 'beetle'],
  bounds: { x: 22, y: 48, width: 277, height: 175 },
  natural: { main: '#dc3b32', second: '#b42a26', accent: '#f0a39a', ink: '#221c20', light: '#fff6f0' },
  presence: {
    nouns: ['ladybug', 'ladybird', 'beetle'],
    shows: ['dotted'],
    home: 'garden',
    stands: 'ground',
    tall: 0.18,
    metres: 0.06,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M80 190L66 216M126 192L122 218M182 192L190 218M218 184L236 210', stroke(colors.ink, 10))}
    ${path('M256 118Q262 92 284 84M266 124Q280 106 296 108', stroke(colors.ink, 6))}
    ${path('M200 150A44 42 0 1 0 288 150A44 42 0 1 0 200 150Z', fill(colors.ink))}${path('M256 134A11 12 0 1 0 278 134A11 12 0 1 0 256 134Z', fill(colors.light))}${path('M266 135h1', stroke(colors.ink, 9))}
    ${body('M24 196C10 120 62 48 140 48C206 48 238 108 232 178C230 190 226 196 214 196Z', colors.main, colors, { id: `${id}s`, dy: -24, dx: -10, marks: path('M60 66C120 90 170 130 232 196', stroke(colors.second, 5)) + path('M96 92h0M64 146h0M128 150h0M172 92h0M196 144h0M96 190h0M170 196h0', stroke(colors.ink, 32)) })}
    ${path('M48 120C58 88 82 68 110 62', stroke(colors.accent, 8, 0.8))}`,
});
