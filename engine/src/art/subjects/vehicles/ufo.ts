import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const ufo = drawSubject({
  name: 'ufo',
  nouns: ['ufo', 'flying saucer', 'alien spaceship'],
  bounds: { x: 6, y: 20, width: 388, height: 250 },
  natural: { main: '#8b98ab', second: '#5f6c82', accent: '#f4cf4d', ink: '#232a38', light: '#d8f4f0' },
  presence: { nouns: ['ufo', 'flying saucer'], home: 'meadow', stands: 'air', tall: 0.3, metres: 5 },
  paint: (colors, id) => `
    <linearGradient id="${id}ray" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${colors.accent}" stop-opacity=".75"/><stop offset="1" stop-color="${colors.accent}" stop-opacity=".46"/></linearGradient>
    ${path('M138 150H262L318 270H82Z', `fill="url(#${id}ray)"`)}
    ${path('M118 100C118 50 156 20 200 20C244 20 282 50 282 100Z', fill(colors.light, 0.85))}${path('M240 34C266 48 282 70 282 100H250C254 74 252 52 240 34Z', fill(colors.ink, 0.14))}${path('M146 84C150 62 164 48 182 42', stroke(colors.light, 7))}
    ${path('M176 100C172 70 184 58 200 58C216 58 228 70 224 100Z', fill(colors.second))}${path('M190 78h0M210 78h0', stroke(colors.ink, 11))}
    ${body('M6 124C20 98 110 88 200 88C290 88 380 98 394 124C380 154 290 170 200 170C110 170 20 154 6 124Z', colors.main, colors, { id: `${id}b`, dx: -4, dy: -24 })}
    ${path('M130 158C150 178 250 178 270 158C250 168 150 168 130 158Z', fill(colors.second))}${path('M60 130h0M106 142h0M152 148h0M200 150h0M248 148h0M294 142h0M340 130h0', stroke(colors.accent, 17))}${path('M40 112C90 100 150 98 200 98', stroke(colors.light, 6, 0.7))}`,
});
