import { behind, body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';
import { BAY, horsePresence } from './horse.ts';

const farLegs =
  limb('134,160,70 96,196,38 74,214,24 34,232,15 16,250,12') +
  limb('316,150,50 366,166,30 410,152,19 452,160,13 468,164,12');
const nearLegs =
  limb('128,150,88 116,198,56 134,222,34 96,244,20 62,262,14 46,280,13') +
  limb('300,150,64 336,190,34 372,208,21 340,230,15 318,226,13');
const nearHooves = 'M54 284L40 272L24 290L36 302ZM324 234L320 217L300 216L300 236Z';
const farHooves = 'M20 256L10 244L-6 262L6 272ZM466 156L464 171L482 178L486 160Z';
const trunk = shape(
  '76,142 96,112 138,98 190,104 240,104 276,84 316,50 350,34! 370,40 386,58 408,84 424,108 422,122 410,128 396,122 380,108 366,104 354,124 344,154 316,182 268,190 206,182 150,182 104,176 82,160',
);

export const horseRunning = drawSubject({
  name: 'horse-running',
  nouns: [],
  bounds: { x: -16, y: 16, width: 502, height: 286 },
  natural: BAY,
  presence: { ...horsePresence, tall: 0.4, posture: 'running', seat: { x: 216, y: 84 } },
  paint: (colors, id) => `
    ${behind(farLegs, colors.main, colors)}${path(farHooves, fill(colors.ink))}
    ${path(shape('102,118! 70,96 40,102 10,122 -16,118! 4,140 40,138 22,156! 60,150 96,138'), fill(colors.second))}
    ${path(shape('368,44 380,18! 384,34 380,54'), fill(colors.accent))}
    ${body(trunk, colors.main, colors, { id: `${id}b` })}
    ${path(nearLegs, fill(colors.main))}${path(nearHooves, fill(colors.ink))}
    ${path(shape('354,30! 322,34 296,50 286,66 258,62! 268,80 248,84! 262,98 244,110! 282,104 316,80 340,60 352,46'), fill(colors.second))}
    ${path(shape('352,46 358,16! 372,30 370,50'), fill(colors.main))}
    ${path('M404 126C398 112 406 96 416 98C424 108 426 118 420 124Q412 129 404 126Z', fill(colors.accent))}
    ${eye(382, 72, 5.5, colors)}
    ${path(line('424,114 416,119 406,119'), stroke(colors.ink, 2.5, 0.7))}${path('M415 105h3', stroke(colors.ink, 4))}`,
});
