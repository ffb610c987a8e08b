import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const CENTRE = [230, 268] as const;
const plumes = Array.from({ length: 13 }, (_, i) => (-172 + i * 14.2) * (Math.PI / 180));
const at = (angle: number, reach: number): string =>
  `${Math.round(CENTRE[0] + reach * Math.cos(angle))},${Math.round(CENTRE[1] + reach * Math.sin(angle))}`;
const fan = (inner: number, outer: number, width: number): string =>
  plumes
    .map((angle) =>
      limb(
        `${at(angle, inner)},4 ${at(angle, outer - width)},${width} ${at(angle, outer)},${width * 0.7} ${at(angle, outer + width * 0.34)},0`,
      ),
    )
    .join('');
const eyes = (reach: number): string =>
  plumes.map((angle) => `M${at(angle, reach).replace(',', ' ')}h0`).join('');
const trunk = shape(
  '188,300 196,262 232,240 258,214 262,170 272,136 294,126 312,138 316,162 306,200 306,250 290,298 254,322 214,322',
);

export const peacock = drawSubject({
  name: 'peacock',
  nouns: ['peacock'],
  bounds: { x: 0, y: 36, width: 462, height: 342 },
  natural: { main: '#1f6fb8', second: '#2f9c78', accent: '#e8b84a', ink: '#16294a', light: '#e9f6ef' },
  presence: { nouns: ['peacock'], home: 'garden', stands: 'ground', tall: 0.46, metres: 1.3, faces: 'right' },
  paint: (colors, id) => `
    ${path(fan(20, 216, 48), fill(colors.second))}${path(fan(20, 150, 34), fill(colors.ink, 0.22))}
    ${path(eyes(186), stroke(colors.accent, 34))}${path(eyes(188), stroke(colors.main, 22))}${path(eyes(190), stroke(colors.ink, 10))}
    ${path(eyes(124), stroke(colors.accent, 20))}${path(eyes(125), stroke(colors.main, 12))}
    ${path('M236 312L232 366M232 366l-18 8M232 366l24 8M264 312L266 368M266 368l-16 6M266 368l24 6', stroke(colors.accent, 7))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dx: -10 })}
    ${path(shape('192,292! 210,262 246,262 262,284! 244,308 212,310'), fill(colors.ink, 0.35))}
    ${path('M288 128L278 100M294 126L294 96M300 128L310 100', stroke(colors.main, 4))}${path('M278 100h0M294 96h0M310 100h0', stroke(colors.accent, 11))}
    ${path('M312 146L338 158L312 164Z', fill(colors.accent))}
    ${path('M282 150A14 10 0 1 0 310 150A14 10 0 1 0 282 150Z', fill(colors.light))}${eye(297, 150, 5.5, colors)}`,
});
