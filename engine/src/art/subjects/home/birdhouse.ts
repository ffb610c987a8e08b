import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const birdhouse = drawSubject({
  name: 'birdhouse',
  nouns: ['birdhouse', 'bird house', 'nesting box', 'bird feeder', 'birdhouses'],
  bounds: { x: 34, y: 0, width: 232, height: 420 },
  natural: { main: '#5fa0a8', second: '#c2553f', accent: '#f0c25a', ink: '#34261f', light: '#f7efdf' },
  presence: {
    nouns: ['birdhouse', 'nesting box', 'bird feeder'],
    home: 'garden',
    stands: 'ground',
    tall: 0.46,
    metres: 1.8,
  },
  paint: (colors, id) => `
    ${rect(140, 240, 20, 180, fill(colors.ink))}
    ${path('M140 240H147V420H140Z', fill(colors.accent))}
    ${body('M70 100L150 30L230 100V256H70Z', colors.main, colors, { id: `${id}a`, dx: -20, dy: -8 })}
    ${path('M102 80V256M134 50V256M166 50V256M198 80V256', stroke(colors.ink, 5, 0.14))}
    ${path('M150 0L264 100C270 108 262 122 252 116L150 32L48 116C38 122 30 108 36 100Z', fill(colors.second))}
    ${path('M150 0L264 100C270 108 262 122 252 116L150 32Z', fill(colors.ink, 0.2))}
    ${path('M146 8L44 98L50 102L148 16Z', fill(colors.light, 0.35))}
    ${circle(150, 138, 32, fill(colors.ink))}
    ${path('M126 158a32 32 0 0 0 48 0a36 36 0 0 1 -48 0Z', fill(colors.light, 0.25))}
    ${path('M150 196V200M150 200H182', stroke(colors.accent, 12))}
    ${rect(54, 248, 192, 18, fill(colors.second), 6)}
    ${path('M180 248H240A6 6 0 0 1 246 254V266H170Z', fill(colors.ink, 0.18))}`,
});
