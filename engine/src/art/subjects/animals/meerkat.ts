import { behind, body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const meerkat = drawSubject({
  name: 'meerkat',
  nouns: ['meerkat', 'meerkats', 'suricate'],
  bounds: { x: -18, y: 25, width: 251, height: 403 },
  natural: { main: '#cda56c', second: '#8f6a3f', accent: '#e9c999', ink: '#33241a', light: '#fff3df' },
  presence: {
    nouns: ['meerkat'],
    home: 'desert',
    stands: 'ground',
    tall: 0.42,
    metres: 0.35,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(line('96,398 50,420 16,404 -10,414'), stroke(colors.main, 15))}${path('M-2 411L-10 414', stroke(colors.second, 14))}
    ${behind(limb('150,360,40 172,414,30') + limb('166,220,26 196,262,18 186,300,15'), colors.main, colors)}
    ${body(shape('84,360 82,290 96,210 116,160 164,160 184,220 190,300 184,370 166,414 112,416'), colors.main, colors, { id: `${id}b`, dx: -3, dy: -8, marks: path(shape('150,170 200,180 200,390 150,412 140,300 142,220'), fill(colors.light)) + path('M84 250h30M82 280h32M82 310h32M86 340h30', stroke(colors.second, 9)) })}
    ${path(shape('80,410 84,360 108,340 136,362 138,408'), fill(colors.main))}${path('M90 402H166Q184 404 182 420H92Q80 414 90 402Z', fill(colors.main))}
    ${path(limb('124,206,30 152,262,22 166,306,17'), fill(colors.main))}${path('M156 300L176 318', stroke(colors.second, 13))}
    ${path('M78 96a17 19 0 1 0 34 0a17 19 0 1 0 -34 0Z', fill(colors.second))}
    ${body(shape('84,100 92,50 130,26 170,34 196,64 224,90 232,106 216,118 188,122 166,152 120,156 94,136'), colors.main, colors, { id: `${id}h`, dx: -3, dy: -8, marks: path(shape('176,100 206,84 240,104 210,126 170,124'), fill(colors.light)) })}
    ${path(shape('132,88 142,66 164,62 176,80 164,100 142,104'), fill(colors.second))}${eye(156, 82, 10, colors)}${path('M220 92Q236 96 232 106Q222 110 216 102Z', fill(colors.ink))}${path('M222 112Q208 120 194 116', stroke(colors.ink, 3.5, 0.6))}${path('M84 104a12 13 0 1 0 24 0a12 13 0 1 0 -24 0Z', fill(colors.accent, 0.7))}`,
});
