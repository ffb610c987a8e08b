import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const speaker = drawSubject({
  name: 'speaker',
  nouns: ['speaker box'],
  bounds: { x: 0, y: 0, width: 260, height: 420 },
  natural: { main: '#39424e', second: '#5a6675', accent: '#e0a040', ink: '#1b2027', light: '#eef1f4' },
  presence: {
    nouns: ['loudspeaker', 'speaker'],
    home: 'still-life',
    stands: 'table',
    tall: 0.42,
    metres: 0.5,
  },
  paint: (colors, id) => `
    ${body('M26 0H234Q260 0 260 26V394Q260 420 234 420H26Q0 420 0 394V26Q0 0 26 0Z', colors.main, colors, { id: `${id}b`, dx: -14, dy: -6 })}
    ${circle(130, 104, 66, fill(colors.second))}${circle(130, 104, 46, fill(colors.ink))}${circle(130, 104, 17, fill(colors.accent))}${path('M98 84A40 40 0 0 1 130 66', stroke(colors.light, 6, 0.4))}
    ${circle(130, 284, 104, fill(colors.second))}${circle(130, 284, 82, fill(colors.ink))}${circle(130, 284, 62, fill(colors.second, 0.45))}${circle(130, 284, 32, fill(colors.accent))}${path('M72 246A70 70 0 0 1 130 214', stroke(colors.light, 7, 0.4))}
    ${path('M24 24h.1M236 24h.1M24 396h.1M236 396h.1', stroke(colors.light, 11, 0.7))}`,
});
