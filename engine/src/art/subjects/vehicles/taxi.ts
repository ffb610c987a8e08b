import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';
import { wheel } from './wheel.ts';

export const taxi = drawSubject({
  name: 'taxi',
  nouns: ['taxi', 'taxis', 'cab', 'taxicab', 'yellow cab'],
  bounds: { x: 18, y: 6, width: 450, height: 242 },
  natural: { main: '#f3bc2e', second: '#23262b', accent: '#ffffff', ink: '#2a2420', light: '#e6f1f5' },
  presence: {
    nouns: ['taxi', 'cab'],
    home: 'street',
    stands: 'ground',
    tall: 0.24,
    metres: 1.5,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${rect(196, 6, 72, 30, fill(colors.accent), 7)}
    ${path('M206 14H258V28H206Z', fill(colors.second))}
    ${path('M214 21H250', stroke(colors.accent, 5))}
    ${body('M20 190C14 150 26 134 60 128L108 122L150 62C158 48 168 40 186 38H286C304 38 316 44 326 56L376 120L430 132C456 138 466 152 466 176V196C466 206 460 210 450 210H36C26 210 22 202 20 190Z', colors.main, colors, { id: `${id}a`, dx: -8, dy: -14 })}
    ${path('M134 120L166 74C172 64 178 60 190 60H220V120ZM236 60H280C292 60 300 64 308 74L344 120H236Z', fill(colors.light))}
    ${path('M150 120L206 60H220V120ZM262 120L306 72L344 120Z', fill(colors.ink, 0.14))}
    ${path('M228 66V200M128 128C124 160 130 190 140 204M350 128V170', stroke(colors.ink, 4, 0.3))}
    ${path('M30 156H460C463 160 465 166 466 172H26C26 166 28 160 30 156Z', fill(colors.ink))}
    ${[36, 72, 108, 144, 180, 216, 252, 288, 324, 360, 396, 432].map((x, i) => rect(x, i % 2 ? 156 : 164, 18, 8, fill(colors.main)) + rect(x + 18, i % 2 ? 164 : 156, 18, 8, fill(colors.main))).join('')}
    ${path('M440 140C454 146 462 152 464 164H446C440 158 438 148 440 140Z', fill(colors.light))}
    ${path('M20 180H34V196H22Z', fill(colors.second, 0.8))}
    ${path('M176 140H196M300 140H320', stroke(colors.ink, 6))}
    ${path('M30 200H462C460 208 456 212 448 212H40C34 212 30 208 30 200Z', fill(colors.ink))}
    ${wheel(108, 212, 36, colors)}
    ${wheel(376, 212, 36, colors)}`,
});
