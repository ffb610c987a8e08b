import { behind, body, paw } from '../../coat.ts';
import { limb, line, shape } from '../../outline.ts';
import type { SubjectColors } from '../../subject.ts';
import { fill, path, stroke } from '../../svg.ts';

const farLegs =
  limb('150,176,56 170,214,36 158,246,24 172,282,19 172,299,21') +
  limb('264,176,44 258,226,30 248,262,21 238,290,19 238,299,20') +
  paw(174, 300, 40, 15) +
  paw(240, 300, 38, 15);
const nearLegs =
  limb('108,168,84 92,208,56 106,234,34 80,262,23 78,286,20 80,299,23') +
  limb('274,166,66 288,216,38 294,260,25 298,284,23 298,299,25') +
  paw(82, 300, 44, 17) +
  paw(299, 300, 44, 17);
const trunk = shape(
  '64,172 70,142 98,126 142,128 200,134 244,120 280,98 312,104 326,140 318,184 292,206 250,214 200,206 150,198 104,204 80,196',
);
const head = shape(
  '280,130 286,98 312,82 340,84 360,98 378,114 388,126 386,142 372,154 348,164 318,168 292,156',
);
const muzzle = shape('352,124 372,114 388,126 386,142 372,154 348,164 330,158 338,140');

type Cat = {
  /** Painted on the trunk, on the legs, on the head, and round the neck. */
  coat?: string;
  legs?: string;
  face?: string;
  mane?: string;
  /** Where the tail ends. */
  tip: string;
};

/** A great cat that walks to the right; what tells one from another is painted over it. */
export function paintBigCat(
  colors: SubjectColors,
  id: string,
  { coat = '', legs = '', face = '', mane = '', tip }: Cat,
): string {
  const { main, second, accent, ink, light } = colors;
  return `
    ${behind(farLegs, main, colors)}
    ${path(line('76,150 44,166 34,204 42,240 24,262 12,252'), stroke(main, 13))}${tip}
    ${body(trunk, main, colors, { id: `${id}b`, marks: path(shape('90,214 150,192 220,200 290,196 340,150 340,240 90,240'), fill(light, 0.7)) + coat })}
    <clipPath id="${id}l"><path d="${nearLegs}"/></clipPath>${path(nearLegs, fill(main))}
    <g clip-path="url(#${id}l)">${legs}</g>
    ${mane}
    ${path(shape('330,88 334,72 344,70 350,90'), fill(second))}
    ${body(head, main, colors, { id: `${id}h`, dx: -3, dy: -9, marks: path(muzzle, fill(light)) + face })}
    ${path(shape('290,102 290,80 300,70 314,76 320,92'), fill(main))}${path(shape('297,96 297,84 302,79 309,83 312,92'), fill(ink, 0.5))}
    ${path('M374 112C384 112 391 119 389 127C382 131 374 124 374 112Z', fill(accent))}
    ${path('M338 108C344 100 355 102 360 110C353 116 343 116 338 108Z', fill(ink))}${path('M347 106h1', stroke(light, 4))}
    ${path('M386 140C376 148 364 148 356 144', stroke(ink, 3, 0.65))}`;
}
