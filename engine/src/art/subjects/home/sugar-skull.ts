import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const sugarSkull = drawSubject({
  name: 'sugar-skull',
  nouns: ['sugar skull', 'day of the dead', 'calavera'],
  bounds: { x: 59, y: 6, width: 262, height: 360 },
  natural: { main: '#fbf4e8', second: '#e2457a', accent: '#2fa3b3', ink: '#3a2140', light: '#f5b53a' },
  presence: {
    nouns: ['sugar skull', 'skull', 'calavera'],
    home: 'still-life',
    stands: 'table',
    tall: 0.3,
    metres: 0.22,
  },
  paint: (colors, id) => `
    ${body('M60 160C50 60 110 6 190 6C270 6 330 60 320 160C318 200 300 226 290 244C286 256 286 266 280 284C276 340 240 366 190 366C140 366 104 340 100 284C94 266 94 256 90 244C80 226 62 200 60 160Z', colors.main, colors, { id: `${id}a`, dx: -20, dy: -12 })}
    ${path(shape('128,190 104,176 90,196 92,220! 82,240 102,258 118,256! 134,268 154,254 156,238! 170,220 162,196 146,190!'), fill(colors.second))}
    ${circle(126, 220, 27, fill(colors.ink))}
    ${path(shape('252,190 234,190 218,196 210,220! 224,238 226,254 246,268 262,256! 278,258 298,240 288,220! 290,196 276,176'), fill(colors.second))}
    ${circle(254, 220, 27, fill(colors.ink))}
    ${path('M190 248C176 268 172 286 182 288C188 290 190 282 190 280C190 282 192 290 198 288C208 286 204 268 190 248Z', fill(colors.ink))}
    ${path('M118 316C150 334 230 334 262 316', stroke(colors.ink, 6))}
    ${path('M142 308V338M166 314V346M190 316V348M214 314V346M238 308V338', stroke(colors.ink, 5))}
    ${path(shape('190,40 206,62 230,60 222,84 236,104 210,106 190,126 170,106 144,104 158,84 150,60 174,62'), fill(colors.second))}
    ${circle(190, 84, 17, fill(colors.light))}
    ${path(shape('110,100 96,120 88,140 100,144 118,130'), fill(colors.accent))}
    ${path(shape('270,100 284,120 292,140 280,144 262,130'), fill(colors.accent))}
    ${path(shape('120,70 106,70 96,84 108,92'), fill(colors.accent))}
    ${path(shape('260,70 274,70 284,84 272,92'), fill(colors.accent))}
    ${path('M96 288C104 276 114 276 120 288M284 288C276 276 266 276 260 288', stroke(colors.accent, 6))}
    ${circle(110, 162, 6, fill(colors.light))}
    ${circle(126, 166, 6, fill(colors.light))}
    ${circle(254, 166, 6, fill(colors.light))}
    ${circle(270, 162, 6, fill(colors.light))}`,
});
