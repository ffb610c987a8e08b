import { behind, body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, line, shape } from '../../outline.ts';
import type { Presence } from '../../presence.ts';
import type { SubjectColors } from '../../subject.ts';
import { fill, path, stroke } from '../../svg.ts';
import { equineFarHooves, equineFarLegs, equineHooves, equineNearLegs, equineTrunk } from './equine.ts';

const tail = limb('96,126,16 62,150,34 46,206,44 48,256,30 38,296,0');
const mane = shape('316,24! 302,42 296,76 272,106 240,132 246,102 264,70 288,38');

/** The natural colours of a bay horse. */
export const BAY: SubjectColors = {
  main: '#a1602f',
  second: '#43291c',
  accent: '#7a4522',
  ink: '#2a1811',
  light: '#f8ead6',
};

export const horsePresence: Omit<Presence, 'seat' | 'posture'> = {
  nouns: ['horse', 'stallion', 'mare', 'pony', 'mustang'],
  home: 'meadow',
  stands: 'ground',
  tall: 0.46,
  metres: 1.9,
  faces: 'right',
};

export const horse = drawSubject({
  name: 'horse',
  nouns: ['horse', 'stallion', 'mare', 'pony', 'equestrian'],
  bounds: { x: 24, y: 8, width: 369, height: 354 },
  natural: BAY,
  presence: { ...horsePresence, seat: { x: 176, y: 108 } },
  paint: (colors, id) => `
    ${behind(equineFarLegs, colors.main, colors)}${path(equineFarHooves, fill(colors.ink))}
    ${path(tail, fill(colors.second))}
    ${path(shape('330,34 338,10! 344,24 346,44'), fill(colors.accent))}
    ${body(equineTrunk, colors.main, colors, { id: `${id}b` })}
    ${path(equineNearLegs, fill(colors.main))}${path(equineHooves, fill(colors.ink))}
    ${path(mane, fill(colors.second))}
    ${path(shape('316,36 318,8! 334,20 334,40'), fill(colors.main))}
    ${path(shape('312,24! 326,30 342,40 350,54! 336,50 322,44'), fill(colors.second))}
    ${path('M372 128C366 114 374 96 384 98C392 108 394 118 388 126Q380 131 372 128Z', fill(colors.accent))}
    ${eye(347, 70, 5.5, colors)}
    ${path(line('391,116 383,121 374,121'), stroke(colors.ink, 2.5, 0.7))}${path('M383 107h3', stroke(colors.ink, 4))}`,
});
