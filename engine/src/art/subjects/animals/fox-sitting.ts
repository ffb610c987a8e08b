import { behind, body, paw } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path } from '../../svg.ts';

const trunk = shape(
  '72,262 76,216 102,176 136,140 160,112 198,98 224,114 228,160 216,214 192,256 150,284 102,288',
);
const tail = shape('124,256! 84,238 40,236 10,256! -10,276 4,300 52,306 118,300');
const tailTip = shape('36,240! 22,246 10,256! -10,276 4,300 34,304! 30,292 40,284! 28,274 40,264! 30,252');

export const foxSitting = drawSubject({
  name: 'fox-sitting',
  nouns: [],
  bounds: { x: -6, y: 38, width: 288, height: 268 },
  natural: { main: '#e2702b', second: '#b9501c', accent: '#8a4a2a', ink: '#3a2119', light: '#fff3e4' },
  presence: {
    nouns: ['fox', 'red fox', 'vixen'],
    home: 'forest',
    stands: 'ground',
    tall: 0.38,
    metres: 0.75,
    faces: 'right',
    posture: 'sitting',
  },
  paint: (colors, id) => {
    const { main, accent, ink, light } = colors;
    return `
    ${path(tail, fill(main))}${path(tailTip, fill(light))}
    ${behind(limb('204,190,38 210,240,22 208,290,17') + paw(210, 302, 30, 13), ink, colors)}
    ${body(trunk, main, colors, { id: `${id}b`, marks: path(shape('236,96 240,170 222,220 196,246 188,204 196,160 206,112'), fill(light)) })}
    ${path(limb('174,184,46 182,236,26 182,290,19'), fill(main))}${path(limb('182,244,22 182,270,20 182,290,19') + paw(184, 302, 33, 14), fill(ink))}
    ${path(shape('64,276 70,236 100,214 136,226 146,262 132,290 92,298'), fill(main))}${path('M106 224C132 226 144 250 138 276C128 286 106 292 92 296C120 284 132 250 106 224Z', fill(ink, 0.2))}
    ${path('M88 286H134C152 286 154 302 140 302H84C70 302 74 286 88 286Z', fill(ink))}
    <g transform="translate(-118 -6)">
      ${path('M334 90L346 52C356 62 360 78 358 94Z', fill(main))}${path('M334 90L346 52C356 62 360 78 358 94Z', fill(ink, 0.3))}
      ${path('M290 150C284 120 300 92 318 92L344 130C336 152 322 170 306 172Z', fill(main))}
      ${path('M304 102C308 82 328 74 346 80C358 84 368 98 392 111C397 115 395 121 388 122C372 126 358 132 344 135C322 140 302 128 304 102Z', fill(main))}
      ${path('M312 94L314 48C330 58 342 72 346 88Z', fill(main))}${path('M319 86L320 60C328 66 335 74 338 84Z', fill(accent))}
      ${path('M346 52C352 57 355 63 357 69L348 66ZM314 48C321 52 326 57 331 62L315 66Z', fill(ink))}
      ${path('M330 118C340 122 352 116 364 118C374 119 384 121 388 122C372 126 358 132 344 135C340 152 334 164 324 178C318 168 316 150 318 136Z', fill(light))}
      ${path('M386 108C392 108 397 112 396 117C394 121 388 120 386 117ZM340 101C345 96 352 97 356 103C350 105 344 105 340 101Z', fill(ink))}
    </g>`;
  },
});
