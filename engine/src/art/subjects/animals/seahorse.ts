import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '150,76 172,92 186,130 182,176 164,220 146,256 142,290 156,312 178,308 184,290 172,282! 192,270 206,290 200,320 174,336 140,330 118,302 116,262 120,220 112,176 110,130 124,96',
);

export const seahorse = drawSubject({
  name: 'seahorse',
  nouns: ['seahorse'],
  bounds: { x: 62, y: 15, width: 218, height: 322 },
  natural: { main: '#f0a63a', second: '#d97b2a', accent: '#f7cf73', ink: '#40261a', light: '#fff3d8' },
  presence: {
    nouns: ['seahorse'],
    home: 'underwater',
    stands: 'deep',
    tall: 0.36,
    metres: 0.25,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(shape('112,136! 78,140 62,164 66,190! 80,188 84,202! 100,196 116,186'), fill(colors.second))}${path('M104 152L78 162M106 168L80 182', stroke(colors.accent, 4))}
    ${path('M122 60L106 34L126 42L130 14L146 36L164 16L166 44Z', fill(colors.second))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dx: -10, dy: -4, marks: path('M150 120L190 114M148 144L190 142M144 168L190 170M138 192L186 198M132 216L176 226M126 240L160 252M120 264L150 272', stroke(colors.accent, 7)) })}
    ${path(shape('112,84 116,52 144,38 174,46 192,66 222,76 260,80 274,76! 280,92 276,104! 258,100 220,104 192,112 160,116 128,110'), fill(colors.main))}${path(shape('192,96 220,94 276,104! 258,100 220,104 192,112 160,116 140,110'), fill(colors.ink, 0.14))}
    ${path('M148 70A14 14 0 1 0 176 70A14 14 0 1 0 148 70Z', fill(colors.light))}${eye(164, 71, 9, colors)}`,
});
