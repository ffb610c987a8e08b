import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';
import { wheel } from './wheel.ts';

export const policeCar = drawSubject({
  name: 'police-car',
  nouns: ['police car', 'police cars', 'patrol car', 'cop car'],
  bounds: { x: 18, y: 16, width: 448, height: 232 },
  natural: { main: '#2f5fa8', second: '#f7f8f8', accent: '#e0423a', ink: '#22262c', light: '#dcebf3' },
  presence: {
    nouns: ['police car', 'patrol car'],
    home: 'street',
    stands: 'ground',
    tall: 0.24,
    metres: 1.5,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M206 16H232V38H206Z', fill(colors.accent))}
    ${path('M232 16H258V38H232Z', fill(colors.main))}
    ${path('M210 20H220V34H210ZM244 20H252V34H244Z', fill(colors.light, 0.6))}
    ${body('M20 190C14 150 26 134 60 128L108 122L150 62C158 48 168 40 186 38H286C304 38 316 44 326 56L376 120L430 132C456 138 466 152 466 176V196C466 206 460 210 450 210H36C26 210 22 202 20 190Z', colors.second, colors, { id: `${id}a`, dx: -8, dy: -14, marks: path('M0 120H128L132 220H0ZM350 118H480V220H344Z', fill(colors.main)) + path('M0 166H480V186H0Z', fill(colors.main)) })}
    ${path('M134 120L166 74C172 64 178 60 190 60H220V120ZM236 60H280C292 60 300 64 308 74L344 120H236Z', fill(colors.light))}
    ${path('M150 120L206 60H220V120ZM262 120L306 72L344 120Z', fill(colors.ink, 0.14))}
    ${path('M228 66V200M128 128C124 160 130 190 140 204M350 128V170', stroke(colors.ink, 4, 0.3))}
    ${path('M240 130L246 142L260 144L250 154L252 167L240 161L228 167L230 154L220 144L234 142Z', fill(colors.main))}
    ${path('M440 140C454 146 462 152 464 164H446C440 158 438 148 440 140Z', fill(colors.light))}
    ${path('M20 176H34V192H22Z', fill(colors.accent))}
    ${path('M160 142H180M290 142H310', stroke(colors.ink, 6))}
    ${path('M30 200H462C460 208 456 212 448 212H40C34 212 30 208 30 200Z', fill(colors.ink))}
    ${wheel(108, 212, 36, colors)}
    ${wheel(376, 212, 36, colors)}`,
});
