import { behind, body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';
import { equineFarHooves, equineFarLegs, equineHooves, equineNearLegs, equineTrunk } from './equine.ts';
export const unicorn = drawSubject({
  name: 'unicorn',
  nouns: ['unicorn', 'pegasus'],
  bounds: { x: 24, y: -40, width: 369, height: 402 },
  natural: { main: '#f7f3f6', second: '#c58be0', accent: '#f2bf4a', ink: '#4a3a5e', light: '#fffeff' },
  presence: {
    nouns: ['unicorn'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.5,
    metres: 2.1,
    faces: 'right',
    seat: { x: 150, y: 150 },
  },
  paint: (colors, id) => `
    ${behind(equineFarLegs, colors.main, colors)}${path(equineFarHooves, fill(colors.accent))}${path(equineFarHooves, fill(colors.ink, 0.3))}
    ${path(shape('92,118! 60,128 34,166 40,214 24,250 34,300! 66,286 76,240 70,200 84,164 104,144'), fill(colors.second))}${path(line('84,134 56,166 56,216 44,270'), stroke(colors.light, 5, 0.5))}
    ${path(shape('330,34 338,10! 344,24 346,44'), fill(colors.second))}
    ${body(equineTrunk, colors.main, colors, { id: `${id}b` })}
    ${path(equineNearLegs, fill(colors.main))}${path(equineHooves, fill(colors.accent))}
    ${path('M330 30L362 -40L350 40Z', fill(colors.accent))}${path('M338 12L352 16M345 -4L356 0M352 -18L359 -16', stroke(colors.ink, 3, 0.3))}
    ${path(shape('322,18! 292,24 284,56 258,78 256,110 232,134 236,160! 262,152 272,120 294,100 296,72 320,48'), fill(colors.second))}${path(line('308,32 290,60 272,92 252,128'), stroke(colors.light, 5, 0.5))}
    ${path(shape('316,36 318,8! 334,20 334,40'), fill(colors.main))}${path(shape('312,22! 330,24 348,38 350,60! 334,52 320,44'), fill(colors.second))}
    ${eye(347, 72, 6, colors)}${path('M342 66Q348 60 356 64', stroke(colors.ink, 3))}
    ${path('M332 100h6', stroke(colors.second, 14, 0.4))}${path(line('391,116 383,121 374,121'), stroke(colors.ink, 2.5, 0.6))}${path('M383 107h3', stroke(colors.ink, 4, 0.7))}`,
});
