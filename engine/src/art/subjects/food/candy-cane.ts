import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const candyCane = drawSubject({
  name: 'candy-cane',
  nouns: ['candy cane', 'candy', 'sweets', 'peppermint', 'candies'],
  bounds: { x: 50, y: 26, width: 174, height: 357 },
  natural: { main: '#d8323e', second: '#2f8f52', accent: '#f5b8c4', ink: '#5a1420', light: '#fffdfa' },
  presence: {
    nouns: ['candy cane', 'candy'],
    home: 'still-life',
    stands: 'table',
    tall: 0.4,
    metres: 0.15,
  },
  paint: (colors, id) => `
    <g transform="rotate(-12 120 200)">
    ${path('M90 360V110C90 30 200 30 200 110V128', stroke(colors.light, 40))}
    ${path('M76 340L104 316M76 280L104 256M76 220L104 196M76 160L104 136M84 88L114 98M122 42L136 70M176 44L162 72M206 96L184 108', stroke(colors.main, 20))}
    ${path('M100 360V112C100 52 188 52 190 112', stroke(colors.ink, 12, 0.14))}
    ${path('M80 340V112C80 70 104 42 134 38', stroke(colors.light, 6, 0.7))}
    </g>
    ${body(shape('142,208 110,176 74,170 60,196 74,224 110,228'), colors.second, colors, { id: `${id}a`, dx: -6, dy: -8 })}
    ${body(shape('142,208 176,180 214,178 224,204 208,228 172,230'), colors.second, colors, { id: `${id}b`, dx: -6, dy: -8 })}
    ${path('M128 214L88 300L116 290L128 310L148 222ZM152 214L196 290L168 288L160 310L138 222Z', fill(colors.second))}
    ${path('M134 216L104 290L116 290L128 310L148 222Z', fill(colors.ink, 0.2))}
    ${rect(124, 188, 36, 40, fill(colors.second), 12)}
    ${rect(144, 188, 16, 40, fill(colors.ink, 0.15), 8)}`,
});
