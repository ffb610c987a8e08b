import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const helicopter = drawSubject({
  name: 'helicopter',
  nouns: ['helicopter', 'chopper'],
  bounds: { x: 6, y: 24, width: 441, height: 220 },
  natural: { main: '#d8452f', second: '#7f8b95', accent: '#f2b944', ink: '#23272d', light: '#dff0f6' },
  presence: {
    nouns: ['helicopter'],
    home: 'mountains',
    stands: 'air',
    tall: 0.26,
    metres: 3.2,
    faces: 'right',
    posture: 'flying',
  },
  paint: (colors, id) => `
    ${path('M300 72V38', stroke(colors.ink, 12))}${path('M150 32C220 22 380 22 450 32C380 42 220 42 150 32Z', fill(colors.ink, 0.85))}${path('M286 34h28', stroke(colors.accent, 14))}
    ${path('M40 92L26 46L58 48L80 90ZM48 128L40 152L66 150L84 122Z', fill(colors.accent))}
    ${path('M32 84C110 84 190 90 236 88V166C190 150 110 130 36 126Z', fill(colors.main))}${path('M34 108C110 112 190 126 236 140V166C190 150 110 130 36 126Z', fill(colors.ink, 0.18))}
    ${path('M262 198L250 232M342 200L354 232', stroke(colors.second, 9))}${path('M200 238H388C400 238 408 232 412 222', stroke(colors.ink, 11))}
    ${body('M214 96C230 74 270 64 320 66C384 70 428 110 434 152C434 186 400 204 340 206H274C230 204 208 176 206 146C206 126 206 110 214 96Z', colors.main, colors, { id: `${id}b`, dx: -2, dy: -22, marks: path('M190 158H450V170H190Z', fill(colors.accent)) })}
    ${path('M330 86C378 92 412 118 420 150H338C330 150 326 146 326 138V90Q326 86 330 86Z', fill(colors.light))}${path('M350 150L392 108C408 120 417 134 420 150Z', fill(colors.ink, 0.12))}
    ${rect(250, 92, 56, 52, fill(colors.light), 12)}${path('M250 132L292 92H296Q306 94 306 104V132Q306 144 294 144H262Q252 144 250 132Z', fill(colors.ink, 0.12))}
    ${path('M36 74V138M10 106H62', stroke(colors.second, 7))}${path('M36 106h0', stroke(colors.ink, 16))}`,
});
