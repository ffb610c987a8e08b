import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path } from '../../svg.ts';

export const crown = drawSubject({
  name: 'crown',
  nouns: ['crown', 'royal crown', 'tiara', 'diadem', 'king crown'],
  bounds: { x: 3, y: 31, width: 394, height: 276 },
  natural: { main: '#f0b92f', second: '#c22f4a', accent: '#3f7fd0', ink: '#4a3110', light: '#fff3c4' },
  presence: {
    nouns: ['crown', 'royal crown', 'tiara'],
    home: 'still-life',
    stands: 'table',
    tall: 0.28,
    metres: 0.16,
  },
  paint: (colors, id) => `
    ${path(shape('60,120 130,90 200,84 270,90 340,120 330,220 70,220'), fill(colors.ink, 0.5))}
    ${body('M20 100L110 170L150 60L200 150L250 60L290 170L380 100L346 276C300 296 100 296 54 276Z', colors.main, colors, { id: `${id}a`, dx: -24, dy: -10 })}
    ${path('M20 100L110 170L118 148L40 116L66 262H54Z', fill(colors.light, 0.4))}
    ${path('M54 240H346L344 292C300 312 100 312 56 292Z', fill(colors.main))}
    ${path('M54 240C100 262 300 262 346 240L345 252C300 274 100 274 55 252Z', fill(colors.ink, 0.16))}
    ${circle(20, 92, 17, fill(colors.main))}
    ${circle(380, 92, 17, fill(colors.main))}
    ${circle(150, 50, 19, fill(colors.main))}
    ${circle(250, 50, 19, fill(colors.main))}
    ${circle(20, 92, 9, fill(colors.second))}
    ${circle(380, 92, 9, fill(colors.second))}
    ${circle(150, 50, 10, fill(colors.accent))}
    ${circle(250, 50, 10, fill(colors.accent))}
    ${circle(200, 200, 20, fill(colors.second))}
    ${path('M190 192a12 12 0 0 1 14 -10a20 20 0 0 0 -14 10Z', fill(colors.light, 0.5))}
    ${path('M200 262L218 279L200 296L182 279Z', fill(colors.accent))}
    ${circle(128, 272, 12, fill(colors.second))}
    ${circle(272, 272, 12, fill(colors.second))}
    ${circle(82, 262, 9, fill(colors.accent))}
    ${circle(318, 262, 9, fill(colors.accent))}`,
});
