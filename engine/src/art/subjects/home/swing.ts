import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const swing = drawSubject({
  name: 'swing',
  nouns: ['swing', 'swings', 'swing set', 'tree swing', 'playground swing'],
  bounds: { x: 52, y: 18, width: 356, height: 350 },
  natural: { main: '#b5713c', second: '#8a5129', accent: '#e8b84a', ink: '#3a2216', light: '#f6e6c8' },
  presence: {
    nouns: ['swing', 'swing set', 'tree swing'],
    home: 'garden',
    stands: 'ground',
    tall: 0.48,
    metres: 2.4,
  },
  paint: (colors, id) => `
    ${path('M60 360L112 30M164 360L112 30M296 360L348 30M400 360L348 30', stroke(colors.second, 16))}
    ${path('M164 360L112 30M400 360L348 30', stroke(colors.ink, 16, 0.2))}
    ${path('M84 230H144M316 230H376', stroke(colors.second, 12))}
    ${body('M92 18H368C376 18 380 24 380 32C380 40 376 46 368 46H92C84 46 80 40 80 32C80 24 84 18 92 18Z', colors.main, colors, { id: `${id}a`, dx: 0, dy: -8 })}
    ${path('M180 46L172 264M280 46L288 264', stroke(colors.accent, 6))}
    ${rect(152, 260, 156, 20, fill(colors.main), 6)}
    ${path('M152 272H308V274A6 6 0 0 1 302 280H158A6 6 0 0 1 152 274Z', fill(colors.ink, 0.22))}
    ${path('M160 265H230', stroke(colors.light, 5, 0.5))}
    ${path('M180 40V52M280 40V52', stroke(colors.ink, 8))}`,
});
