import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const zeppelin = drawSubject({
  name: 'zeppelin',
  nouns: ['zeppelin', 'airship', 'blimp'],
  bounds: { x: 0, y: 20, width: 610, height: 256 },
  natural: { main: '#c9d0d6', second: '#c8473f', accent: '#e0b04a', ink: '#3a444d', light: '#f4f8fb' },
  presence: {
    nouns: ['zeppelin', 'airship'],
    home: 'sky',
    stands: 'air',
    tall: 0.26,
    metres: 30,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M60 60L0 20V100L70 130ZM60 200L0 250V170L70 130Z', fill(colors.second))}
    ${path('M60 200L0 250V170L70 130Z', fill(colors.ink, 0.2))}
    ${path('M240 236H360L346 276H262Z', fill(colors.accent))}
    ${path('M310 236H360L346 276H310Z', fill(colors.ink, 0.2))}
    ${path('M270 252h0M294 252h0M318 252h0M340 252h0', stroke(colors.light, 12))}
    ${path('M250 226V240M350 226V240', stroke(colors.ink, 4, 0.6))}
    ${body('M30 130C60 60 180 20 320 20C470 20 580 70 610 130C580 190 470 240 320 240C180 240 60 200 30 130Z', colors.main, colors, { id: `${id}a`, dx: -10, dy: -30, marks: path('M20 130H620M60 90C200 50 440 50 580 90M60 170C200 210 440 210 580 170M180 20C160 90 160 170 180 240M320 20V240M460 20C480 90 480 170 460 240', stroke(colors.ink, 4, 0.16)) + path('M20 116H620V144H20Z', fill(colors.second)) })}
    ${path('M20 124L90 122V138L20 136Z', fill(colors.second))}
    ${path(shape('120,90 180,56 280,40 340,40 260,56 180,78'), fill(colors.light, 0.6))}`,
});
