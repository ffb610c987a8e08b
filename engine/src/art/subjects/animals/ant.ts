import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const ant = drawSubject({
  name: 'ant',
  nouns: ['ant', 'ants', 'black ant', 'red ant'],
  bounds: { x: -10, y: 23, width: 425, height: 243 },
  natural: { main: '#5a2f22', second: '#7a4531', accent: '#d98a4a', ink: '#1f100c', light: '#ffe6d0' },
  presence: { nouns: ['ant'], home: 'meadow', stands: 'ground', tall: 0.16, metres: 0.012, faces: 'right' },
  paint: (colors, id) => `
    ${path('M180 150L140 90L90 60M180 150L150 210L110 250M200 156L190 230L160 262M216 156L236 226L260 258M226 150L270 210L310 240M190 140L200 80L176 30', stroke(colors.ink, 8))}
    ${body('M80 90C136 90 172 118 172 148C172 178 136 200 80 200C24 200 -10 178 -10 146C-10 114 26 90 80 90Z', colors.main, colors, { id: `${id}a`, dx: -10, dy: -16 })}
    ${path('M40 100C56 130 56 166 40 192M80 92C98 124 98 170 80 198M120 98C136 128 136 162 120 190', stroke(colors.second, 6))}
    ${path('M14 128C22 116 36 108 50 106', stroke(colors.light, 8, 0.5))}
    ${body('M214 118C240 118 258 132 258 148C258 164 240 178 214 178C188 178 170 164 170 148C170 132 188 118 214 118Z', colors.second, colors, { id: `${id}b`, dx: -8, dy: -12 })}
    ${body('M302 80C338 80 360 104 360 134C360 164 338 184 302 184C266 184 248 162 248 134C248 106 266 80 302 80Z', colors.main, colors, { id: `${id}c`, dx: -10, dy: -14 })}
    ${path('M320 84L346 40L390 26M336 92L372 62L412 64', stroke(colors.ink, 6))}
    ${path('M350 160L376 172M344 170L362 190', stroke(colors.ink, 7))}
    ${circle(326, 122, 12, fill(colors.light))}
    ${eye(328, 122, 8, colors)}`,
});
