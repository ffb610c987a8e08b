import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '96,206 130,186 190,176 244,166 280,150 312,148 334,164 344,180 330,194 300,204 260,226 210,240 150,236 110,224',
);
const nearWing = shape(
  '150,196! 124,150 100,104 84,60 52,20! 76,22 92,34 86,8! 108,14 122,34 122,6! 142,18 152,42 158,18! 172,36 180,66 194,108 212,150 232,178 220,206 180,214',
);
const farWing = shape(
  '232,172! 250,120 276,76 304,44 342,14! 336,36 330,48 360,34! 352,54 340,70 366,62! 354,82 338,96 358,94! 342,112 318,130 292,156',
);

export const eagle = drawSubject({
  name: 'eagle',
  nouns: ['eagle', 'hawk', 'falcon', 'bald eagle'],
  bounds: { x: 36, y: 6, width: 330, height: 262 },
  natural: { main: '#6f4a31', second: '#4d3222', accent: '#f0b43c', ink: '#221610', light: '#fbf5ea' },
  presence: {
    nouns: ['eagle', 'hawk', 'falcon'],
    home: 'mountains',
    stands: 'air',
    tall: 0.34,
    metres: 1.1,
    faces: 'right',
    posture: 'flying',
  },
  paint: (colors, id) => `
    ${path(farWing, fill(colors.second))}
    ${path(shape('130,194! 84,200 46,214 36,222! 58,230 44,242! 70,242 66,254! 96,248 140,232'), fill(colors.light))}${path(shape('66,254! 96,248 140,232 140,218 90,232'), fill(colors.ink, 0.15))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, marks: path(shape('262,140 284,170 268,190 290,196 280,220 360,220 360,130'), fill(colors.light)) })}
    ${path('M214 236l18 22M214 236l4 28M236 228l20 20M236 228l8 24', stroke(colors.accent, 8))}
    ${path(nearWing, fill(colors.main))}${path(shape('150,196! 124,150 100,104 84,60 52,20! 92,70 124,110 160,150 220,206 180,214'), fill(colors.second, 0.75))}
    ${path('M120 60L150 120M146 58L168 118M172 66L186 112', stroke(colors.ink, 4, 0.28))}
    ${path('M330 160C346 158 360 166 360 184C360 190 356 194 354 192C350 184 342 186 330 186C324 178 324 166 330 160Z', fill(colors.accent))}
    ${eye(314, 166, 5.5, colors)}${path('M304 158L324 162', stroke(colors.ink, 4))}`,
});
