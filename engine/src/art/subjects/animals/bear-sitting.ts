import { behind, body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import type { SubjectColors } from '../../subject.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '38,250 40,196 66,140 112,102 164,80 216,76 246,104 254,156 246,212 218,260 160,288 84,292',
);
const BOUNDS = { x: 32, y: 26, width: 280, height: 270 };

const foot = (x: number): string =>
  `M${x - 30} 292C${x - 34} 276 ${x - 14} 268 ${x + 4} 270C${x + 26} 270 ${x + 34} 284 ${x + 28} 292C${x + 12} 298 ${x - 16} 298 ${x - 30} 292Z`;

const paint = (colors: SubjectColors, id: string): string => {
  const { main, accent, ink } = colors;
  return `
    ${behind(limb('226,160,64 240,226,50 240,280,44') + foot(246), main, colors)}
    ${body(trunk, main, colors, { id: `${id}b` })}
    ${path('M60 284C52 240 76 206 116 204C152 204 172 232 166 268C160 288 84 296 60 284Z', fill(main))}${path('M118 206C150 212 164 238 158 268', stroke(ink, 5, 0.22))}
    ${path('M84 294C72 280 90 266 116 268H160C186 268 190 294 172 296H96Z', fill(main))}${path('M156 272C182 268 190 294 172 296H158C148 290 148 278 156 272Z', fill(ink, 0.35))}
    ${path(limb('196,150,74 206,220,54 204,280,46'), fill(main))}${path(foot(212), fill(main))}${path('M214 288V296M226 286V294', stroke(ink, 4, 0.5))}
    <g transform="translate(-68 -38)">
      <circle cx="286" cy="80" r="18" fill="${main}"/><circle cx="286" cy="81" r="9" fill="${ink}" fill-opacity=".35"/>
      ${path('M258 116C258 84 290 66 316 72C332 76 342 90 356 98C370 102 380 110 378 122C376 134 362 138 346 138C332 148 314 162 290 160C268 154 258 136 258 116Z', fill(main))}
      ${path('M336 98C342 94 350 96 356 98C370 102 380 110 378 122C376 134 362 138 346 138C332 134 328 110 336 98Z', fill(accent))}
      ${path('M362 100C372 102 380 108 377 115C370 118 360 112 362 100ZM318 98C323 94 329 96 331 102C326 104 321 103 318 98Z', fill(ink))}
      ${path('M352 128C360 130 368 128 374 124', stroke(ink, 4, 0.6))}
    </g>`;
};

export const bearSitting = drawSubject({
  name: 'bear-sitting',
  nouns: [],
  bounds: BOUNDS,
  natural: { main: '#8a5a3a', second: '#6d4329', accent: '#c99a6c', ink: '#2e1d15', light: '#f6e6cf' },
  presence: {
    nouns: ['bear'],
    home: 'forest',
    stands: 'ground',
    tall: 0.42,
    metres: 1.6,
    faces: 'right',
    posture: 'sitting',
  },
  paint,
});

export const polarBearSitting = drawSubject({
  name: 'polar-bear-sitting',
  nouns: [],
  bounds: BOUNDS,
  natural: { main: '#f3f1ea', second: '#d8d8d6', accent: '#e2dfd8', ink: '#3a4250', light: '#fffffc' },
  presence: {
    nouns: ['polar bear'],
    home: 'snowfield',
    stands: 'ground',
    tall: 0.42,
    metres: 1.7,
    faces: 'right',
    posture: 'sitting',
  },
  paint,
});
