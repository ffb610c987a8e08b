import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const cookingPot = drawSubject({
  name: 'cooking-pot',
  nouns: ['pot', 'cooking pot', 'saucepan', 'casserole', 'stew pot', 'dutch oven'],
  bounds: { x: 2, y: -10, width: 376, height: 302 },
  natural: { main: '#d6502f', second: '#f0c36a', accent: '#8f2f1d', ink: '#3a1a14', light: '#fff1e0' },
  presence: {
    nouns: ['pot', 'cooking pot', 'saucepan', 'casserole'],
    home: 'kitchen',
    stands: 'table',
    tall: 0.32,
    metres: 0.22,
  },
  paint: (colors, id) => `
    ${path('M130 44C118 30 142 20 130 2M190 40C178 24 202 14 190 -6M250 44C238 30 262 20 250 2', stroke(colors.light, 9, 0.55))}
    ${path('M20 156C0 156 -6 190 16 192H48V176H24V168H48V156ZM360 156C380 156 386 190 364 192H332V176H356V168H332V156Z', fill(colors.accent))}
    ${body('M42 130H338V258C338 280 324 292 302 292H78C56 292 42 280 42 258Z', colors.main, colors, { id: `${id}a`, dx: -44, dy: -6 })}
    ${path('M42 130H338V142H42Z', fill(colors.ink, 0.2))}
    ${path('M68 160V240', stroke(colors.light, 12, 0.4))}
    ${body('M34 128C40 96 100 80 190 80C280 80 340 96 346 128C346 134 342 136 338 136H42C38 136 34 134 34 128Z', colors.main, colors, { id: `${id}b`, dx: -30, dy: -6 })}
    ${path('M76 112C100 100 130 96 160 94', stroke(colors.light, 8, 0.5))}
    ${path('M162 82C162 62 176 54 190 54S218 62 218 82Z', fill(colors.accent))}
    ${path('M172 74C174 66 180 62 188 62V74Z', fill(colors.light, 0.3))}
    ${rect(42, 204, 296, 16, fill(colors.second))}
    ${path('M278 204H338V220H278Z', fill(colors.ink, 0.16))}`,
});
