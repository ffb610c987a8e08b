import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const clownfish = drawSubject({
  name: 'clownfish',
  nouns: ['clownfish', 'clown fish', 'nemo fish', 'anemonefish'],
  bounds: { x: -23, y: 21, width: 363, height: 259 },
  natural: { main: '#f07a26', second: '#ffffff', accent: '#f2b03c', ink: '#22222c', light: '#fff3e0' },
  presence: {
    nouns: ['clownfish', 'clown fish'],
    home: 'underwater',
    stands: 'deep',
    tall: 0.22,
    metres: 0.12,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(shape('84,150 40,96 6,84 -6,110 4,150 -6,190 6,216 40,204'), fill(colors.main))}
    ${path(shape('6,84 -6,110 4,150 -6,190 6,216! -4,226 -22,196 -12,150 -22,104 -4,74'), fill(colors.ink))}
    ${path(shape('140,84 160,50 210,30 260,40 282,74'), fill(colors.main))}
    ${path(shape('140,84 160,46 210,22 264,32 286,76! 260,48 212,38 166,58'), fill(colors.ink))}
    ${path(shape('170,222 180,256 214,270 240,252 244,216'), fill(colors.main))}
    ${path(shape('170,222 176,260 214,280 246,258 250,214! 234,246 214,260 188,250'), fill(colors.ink))}
    ${body(shape('76,150 110,100 180,72 250,78 310,110 340,150 310,190 250,222 180,228 110,200'), colors.main, colors, { id: `${id}a`, dx: -8, dy: -20, marks: path('M104 80C92 120 92 180 104 224L148 232C134 180 134 120 148 76Z', fill(colors.ink)) + path('M112 80C100 120 100 180 112 224L140 232C126 180 126 120 140 76Z', fill(colors.second)) + path('M226 62C236 110 236 190 226 240L276 232C290 190 290 110 276 70Z', fill(colors.ink)) + path('M234 62C244 110 244 190 234 240L268 232C282 190 282 110 268 70Z', fill(colors.second)) })}
    ${path(shape('176,160 150,140 136,160 150,186 180,180'), fill(colors.accent))}
    ${path('M146 152L170 164M142 164H168M146 176L168 170', stroke(colors.ink, 4, 0.4))}
    ${circle(306, 138, 14, fill(colors.second))}
    ${eye(308, 138, 9, colors)}
    ${path('M334 164C326 172 316 174 308 172', stroke(colors.ink, 4))}`,
});
