import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';
import { wheel } from './wheel.ts';

export const biplane = drawSubject({
  name: 'biplane',
  nouns: ['biplane', 'propeller plane', 'small plane'],
  bounds: { x: 20, y: 20, width: 403, height: 308 },
  natural: { main: '#d9453f', second: '#f0c04a', accent: '#8a5a34', ink: '#33262a', light: '#fff3dc' },
  presence: {
    nouns: ['biplane', 'propeller plane', 'small plane'],
    home: 'sky',
    stands: 'air',
    tall: 0.28,
    metres: 3,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M30 90C20 40 40 20 66 20C86 20 96 60 100 110Z', fill(colors.main))}
    ${path('M60 20C86 20 96 60 100 110H70Z', fill(colors.ink, 0.14))}
    ${path('M20 130H120V146H20Z', fill(colors.second))}
    ${path('M200 220L230 290M270 220L230 290', stroke(colors.ink, 7))}
    ${body('M40 120C60 108 120 106 200 106H330C370 106 396 130 396 160C396 196 370 214 330 214H240C160 210 80 170 40 140Z', colors.main, colors, { id: `${id}a`, dx: -8, dy: -16, marks: path('M330 90H360V230H330Z', fill(colors.second)) + path('M40 120H330V132H40Z', fill(colors.light, 0.4)) })}
    ${path('M230 106C230 80 270 80 276 106Z', fill(colors.light, 0.9))}
    ${path('M190 60L190 190M330 60L330 190M190 60L250 190M330 60L280 190', stroke(colors.ink, 6))}
    ${body('M140 44H380C392 44 392 66 380 66H140C128 66 128 44 140 44Z', colors.second, colors, { id: `${id}b`, dx: -8, dy: -4 })}
    ${body('M130 186H370C382 186 382 208 370 208H130C118 208 118 186 130 186Z', colors.second, colors, { id: `${id}c`, dx: -8, dy: -4 })}
    ${path('M390 130H412C424 130 424 190 412 190H390Z', fill(colors.ink))}
    ${path('M408 70C416 70 420 110 416 160C420 210 416 250 408 250C400 250 402 210 406 160C402 110 400 70 408 70Z', fill(colors.accent))}
    ${circle(412, 160, 11, fill(colors.accent))}
    ${wheel(230, 300, 28, colors)}
    ${path('M66 150H84V180H66Z', fill(colors.ink))}
    ${circle(75, 186, 11, fill(colors.ink))}`,
});
