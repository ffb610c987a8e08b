import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const mittens = drawSubject({
  name: 'mittens',
  nouns: ['mitten', 'mittens', 'gloves', 'winter gloves'],
  bounds: { x: 22, y: 22, width: 326, height: 335 },
  natural: { main: '#c8323f', second: '#fff6ea', accent: '#2f7d6b', ink: '#4a141c', light: '#ffffff' },
  presence: {
    nouns: ['mitten', 'mittens'],
    home: 'still-life',
    stands: 'table',
    tall: 0.34,
    metres: 0.24,
    several: 2,
  },
  paint: (colors, id) => `
    ${path('M100 300C100 370 270 370 270 300', stroke(colors.accent, 8))}
    <g transform="rotate(-10 100 180)">
    ${body(shape('40,250! 36,160 40,80 70,30 110,22 144,50 152,120 152,150 176,120 202,112 214,130 200,170 170,206 150,220 148,250!'), colors.main, colors, { id: `${id}a`, dx: -14, dy: -10 })}
    ${path('M50 120l16 -14l16 14l16 -14l16 14l16 -14V118l-16 14l-16 -14l-16 14l-16 -14l-16 14ZM96 150l7 15l16 2l-12 11l4 16l-15 -8l-15 8l4 -16l-12 -11l16 -2Z', fill(colors.second))}
    ${rect(28, 246, 132, 44, fill(colors.second), 14)}
    ${path('M50 252V284M74 252V284M98 252V284M122 252V284', stroke(colors.ink, 5, 0.14))}
    </g>
    <g transform="translate(370 0) scale(-1 1) rotate(-10 100 180)">
    ${body(shape('40,250! 36,160 40,80 70,30 110,22 144,50 152,120 152,150 176,120 202,112 214,130 200,170 170,206 150,220 148,250!'), colors.main, colors, { id: `${id}b`, dx: -14, dy: -10 })}
    ${path('M50 120l16 -14l16 14l16 -14l16 14l16 -14V118l-16 14l-16 -14l-16 14l-16 -14l-16 14ZM96 150l7 15l16 2l-12 11l4 16l-15 -8l-15 8l4 -16l-12 -11l16 -2Z', fill(colors.second))}
    ${rect(28, 246, 132, 44, fill(colors.second), 14)}
    ${path('M50 252V284M74 252V284M98 252V284M122 252V284', stroke(colors.ink, 5, 0.14))}
    </g>`,
});
