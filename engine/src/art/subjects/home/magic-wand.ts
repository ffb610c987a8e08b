import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const magicWand = drawSubject({
  name: 'magic-wand',
  nouns: ['magic wand', 'wand'],
  bounds: { x: 46, y: 15, width: 347, height: 419 },
  natural: { main: '#4a3a78', second: '#e9c04e', accent: '#f08fb5', ink: '#241a44', light: '#fff7dc' },
  presence: { nouns: ['magic wand', 'wand'], home: 'still-life', stands: 'table', tall: 0.34, metres: 0.35 },
  paint: (colors) => `
    ${path('M60 420L236 160', stroke(colors.main, 26))}
    ${path('M72 424L248 164', stroke(colors.ink, 8, 0.25))}
    ${path('M56 410L226 158', stroke(colors.light, 6, 0.45))}
    ${path('M212 196L236 160M60 420L76 396', stroke(colors.second, 28))}
    ${path('M262 14L286 82L358 84L302 128L322 198L262 158L202 198L222 128L166 84L238 82Z', fill(colors.second))}
    ${path('M262 14L286 82L358 84L302 128L322 198L262 158Z', fill(colors.ink, 0.14))}
    ${path('M250 70L238 88L200 92L226 108Z', fill(colors.light, 0.6))}
    ${path('M120 90L128 112L150 120L128 128L120 150L112 128L90 120L112 112ZM350 230L358 252L380 260L358 268L350 290L342 268L320 260L342 252Z', fill(colors.accent))}
    ${path('M150 220L155 233L168 238L155 243L150 256L145 243L132 238L145 233ZM310 300L315 313L328 318L315 323L310 336L305 323L292 318L305 313Z', fill(colors.second))}
    ${circle(170, 36, 7, fill(colors.accent))}
    ${circle(386, 170, 7, fill(colors.accent))}
    ${circle(90, 200, 6, fill(colors.second))}`,
});
