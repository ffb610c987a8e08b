import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const dandelion = drawSubject({
  name: 'dandelion',
  nouns: ['dandelion', 'dandelions', 'pusteblume'],
  bounds: { x: 30, y: -27, width: 307, height: 451 },
  natural: { main: '#f2f4ee', second: '#6a9a4e', accent: '#8a9a86', ink: '#3c4a38', light: '#ffffff' },
  presence: { nouns: ['dandelion'], home: 'meadow', stands: 'ground', tall: 0.34, metres: 0.4 },
  paint: (colors) => `
    ${path('M150 150C156 240 144 320 152 420', stroke(colors.second, 8))}
    ${path(shape('150,416! 110,404 96,380! 80,394 66,366! 52,378 30,356! 40,392 80,416 140,424!'), fill(colors.second))}
    ${path(shape('154,416! 190,400 208,372! 220,388 236,362! 248,376 270,352! 262,392 220,416 164,424!'), fill(colors.second))}
    ${path(shape('154,416! 200,410 240,390 270,352! 262,392 220,416 164,424!'), fill(colors.ink, 0.16))}
    ${circle(150, 122, 118, fill(colors.light, 0.45))}
    ${Array.from({ length: 24 }, (_, i) => `<g transform="rotate(${i * 15} 150 122)">${path(`M150 108V${i % 2 ? 34 : 54}`, stroke(colors.accent, 2.5, 0.8))}${path(i % 2 ? 'M138 18L150 34L162 18M150 34V12' : 'M140 40L150 54L160 40M150 54V36', stroke(i % 3 ? colors.light : colors.main, 4))}</g>`).join('')}
    ${circle(150, 122, 16, fill(colors.accent))}
    ${path('M158 108A16 16 0 0 1 140 134A18 18 0 0 0 158 108Z', fill(colors.ink, 0.2))}
    ${path('M300 60L320 44M286 12L300 -10', stroke(colors.accent, 4))}
    ${path('M310 34L322 42L334 42M322 42L330 30M290 -22L302 -12L314 -12M302 -12L310 -24', stroke(colors.light, 5))}`,
});
