import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const boar = drawSubject({
  name: 'boar',
  nouns: ['boar', 'boars', 'wild boar', 'warthog'],
  bounds: { x: 19, y: 70, width: 403, height: 230 },
  natural: { main: '#6a5246', second: '#46342c', accent: '#f4ead6', ink: '#211714', light: '#e8d3c0' },
  presence: {
    nouns: ['boar', 'wild boar', 'warthog'],
    home: 'forest',
    stands: 'ground',
    tall: 0.34,
    metres: 0.9,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(limb('120,200,34 126,240,20 120,272,14 122,298,14') + limb('256,204,34 262,242,20 256,272,14 258,298,14'), fill(colors.second))}
    ${path('M112 286H130L132 300H108ZM248 286H266L268 300H244Z', fill(colors.ink))}
    ${path('M44 146C24 142 18 160 26 174', stroke(colors.second, 7))}
    ${path(shape('60,126! 80,88 96,104 116,76 134,96 160,70 176,92 206,70 222,94 250,84 268,110 290,104! 296,140 60,150'), fill(colors.second))}
    ${body(shape('46,166 74,124 130,100 200,96 260,106 300,120 340,140 384,176 410,196 404,220 380,226 340,222 310,220 280,226 220,232 130,232 70,222 46,200'), colors.main, colors, { id: `${id}a`, dx: -6, dy: -18, marks: path(shape('290,120 320,130 380,176 420,200 400,230 340,226 320,180'), fill(colors.ink, 0.25)) })}
    ${path(limb('90,200,48 84,240,26 90,270,17 86,298,17') + limb('232,206,44 236,244,24 230,272,17 232,298,17'), fill(colors.main))}
    ${path('M76 284H96L98 300H72ZM222 284H242L244 300H218Z', fill(colors.ink))}
    ${path(shape('402,188 416,190 422,206 414,222 400,222'), fill(colors.second))}
    ${circle(412, 200, 3, fill(colors.ink))}
    ${circle(410, 212, 3, fill(colors.ink))}
    ${path(shape('366,214! 372,194 386,180! 384,204 380,222'), fill(colors.accent))}
    ${path(shape('300,126 296,92 318,84 332,106 330,134'), fill(colors.second))}
    ${path(shape('306,122 306,102 316,98 322,112 322,126'), fill(colors.ink, 0.35))}
    ${path('M396 222C380 226 364 224 352 216', stroke(colors.ink, 4))}
    ${eye(346, 162, 6.5, colors)}
    ${path('M120 120h14M170 112h14M220 116h14M150 140h14M200 138h14M100 150h14', stroke(colors.second, 6))}`,
});
