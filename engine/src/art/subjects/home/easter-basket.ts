import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const easterBasket = drawSubject({
  name: 'easter-basket',
  nouns: ['easter eggs', 'easter basket', 'painted eggs', 'decorated eggs', 'easter egg basket'],
  bounds: { x: 26, y: 80, width: 338, height: 274 },
  natural: { main: '#e8894f', second: '#b98249', accent: '#5aa9c9', ink: '#4a2d16', light: '#fff3e2' },
  presence: {
    nouns: ['easter basket'],
    home: 'garden',
    stands: 'ground',
    tall: 0.34,
    metres: 0.35,
  },
  paint: (colors, id) => `
    ${path('M70 230C60 40 330 40 320 230', stroke(colors.second, 14))}
    ${path('M78 190C90 70 300 70 312 190', stroke(colors.ink, 5, 0.2))}
    ${body('M60 240C50 180 80 120 112 120C144 120 176 180 164 250Z', colors.accent, colors, { id: `${id}a`, dx: -10, dy: -10, marks: path('M40 190l14 -14l14 14l14 -14l14 14l14 -14l14 14l14 -14l14 14l14 -14V200l-14 14l-14 -14l-14 14l-14 -14l-14 14l-14 -14l-14 14l-14 -14l-14 14Z', fill(colors.light)) })}
    ${body('M226 250C212 180 246 126 278 126C310 126 340 190 328 250Z', colors.light, colors, { id: `${id}b`, dx: -10, dy: -10, marks: path('M216 176H340M216 214H340', stroke(colors.main, 14)) })}
    ${body('M136 260C122 170 158 100 196 100C234 100 268 170 256 260Z', colors.main, colors, { id: `${id}c`, dx: -12, dy: -10, marks: path('M120 168C150 150 170 186 200 168S250 150 280 168V192C250 174 230 210 200 192S150 174 120 192Z', fill(colors.light)) + circle(170, 222, 9, fill(colors.accent)) + circle(222, 222, 9, fill(colors.accent)) })}
    ${path(shape('60,240 84,216 100,238 120,210 136,236 160,214 176,238 200,212 220,238 244,214 260,238 284,212 300,238 330,240 300,260 90,260'), fill(colors.accent, 0.9))}
    ${body('M44 232H346L318 340C314 350 308 354 298 354H92C82 354 76 350 72 340Z', colors.second, colors, { id: `${id}d`, dx: -30, dy: -6 })}
    ${path('M54 266H338M64 304H326', stroke(colors.ink, 7, 0.22))}
    ${path('M92 244L110 346M140 244L150 348M195 244V348M248 244L240 348M298 244L280 346', stroke(colors.light, 8, 0.28))}
    ${path('M34 226H356C366 226 366 248 356 248H34C24 248 24 226 34 226Z', fill(colors.main))}
    ${path('M260 226H356C366 226 366 248 356 248H250Z', fill(colors.ink, 0.16))}`,
});
