import { behind, body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';
import { BAY, horsePresence } from './horse.ts';

// Each leg in its bones, above the knee or hock and below it: a smooth curve would bend like a hose.
const FAR_LEGS = [
  '134,160,74 106,192,44 82,214,26',
  '88,206,26 58,234,17 34,248,14 20,258,15',
  '312,150,58 356,168,36 392,182,22',
  '386,179,23 424,198,15 450,208,13 468,216,15',
].map(limb);
const NEAR_LEGS = [
  '128,150,92 120,192,62 98,224,32',
  '106,212,31 78,246,20 48,268,15 32,280,16',
  '298,148,68 330,180,44 356,202,30',
  '360,198,26 350,222,19 326,240,14 310,248,15',
].map(limb);
// Round joints over the ends of the bones.
const joint = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`;
const farJoints = joint(389, 181, 11.5) + joint(85, 210, 13);
const nearJoints = joint(357, 205, 15) + joint(101, 219, 16);
const nearHooves = 'M42 282L26 266L10 282L26 298ZM316 256L306 240L288 250L296 268Z';
const farHooves = 'M28 264L16 248L-2 260L8 276ZM462 224L470 206L492 216L484 234Z';
const trunk = shape(
  '76,142 96,112 138,98 190,104 240,104 276,84 316,50 350,34! 370,40 386,58 408,84 424,108 422,122 410,128 396,122 380,108 366,104 354,124 344,154 316,182 268,190 206,182 150,182 104,176 82,160',
);

export const horseRunning = drawSubject({
  name: 'horse-running',
  nouns: [],
  bounds: { x: -16, y: 16, width: 508, height: 282 },
  natural: BAY,
  presence: { ...horsePresence, tall: 0.4, posture: 'running', seat: { x: 216, y: 84 } },
  paint: (colors, id) => `
    ${FAR_LEGS.map((leg) => behind(leg, colors.main, colors, 0.3)).join('')}${path(farJoints, fill(colors.main))}${path(farJoints, fill(colors.ink, 0.3))}${path(farHooves, fill(colors.ink))}
    ${path(shape('102,118! 70,96 40,102 10,122 -16,118! 4,140 40,138 22,156! 60,150 96,138'), fill(colors.second))}
    ${path(shape('368,44 380,18! 384,34 380,54'), fill(colors.accent))}
    ${body(trunk, colors.main, colors, { id: `${id}b` })}
    ${NEAR_LEGS.map((leg) => path(leg, fill(colors.main))).join('')}${path(nearJoints, fill(colors.main))}${path(nearHooves, fill(colors.ink))}
    ${path(shape('354,30! 322,34 296,50 286,66 258,62! 268,80 248,84! 262,98 244,110! 282,104 316,80 340,60 352,46'), fill(colors.second))}
    ${path(shape('352,46 358,16! 372,30 370,50'), fill(colors.main))}
    ${path('M404 126C398 112 406 96 416 98C424 108 426 118 420 124Q412 129 404 126Z', fill(colors.accent))}
    ${eye(382, 72, 5.5, colors)}
    ${path(line('424,114 416,119 406,119'), stroke(colors.ink, 2.5, 0.7))}${path('M415 105h3', stroke(colors.ink, 4))}`,
});
